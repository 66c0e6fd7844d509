/**
 * The definition as JSON, to read, edit and paste. Nothing happens until it is applied. A text with faults stays in
 * the field, and all faults are listed with their lines.
 */
import type { GameDef } from '@cairn/engine';
import { faultSentence } from '@cairn/rulebook';
import { difference, readShape } from '@cairn/workshop';
import { useEffect, useState } from 'preact/hooks';
import { workshopWords as words } from './messages.ts';
import { brokenLine, lineOf } from './json-lines.ts';

interface Props {
  /** The published definition it is derived from; null for none. */
  readonly parent: GameDef | null;
  readonly def: GameDef;
  readonly apply: (def: GameDef) => void;
}

interface Told {
  readonly text: string;
  /** Whether the message is the parser's own, in English. */
  readonly plain: boolean;
}

const written = (def: GameDef): string => JSON.stringify(def, null, 2);

/** A definition, or the faults of the text. */
const read = (text: string): GameDef | readonly Told[] => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const line = brokenLine(text, error instanceof Error ? error.message : '');
    return [{ text: line === null ? words.notJson : words.line(line, words.notJson), plain: false }];
  }
  const shape = readShape(json);
  if (shape.ok) return shape.value;
  return shape.error.map((fault) => ({
    text: words.line(lineOf(text, fault.path), `${fault.path}: ${faultSentence(fault)}`),
    plain: fault.facts === undefined,
  }));
};

const isDef = (result: GameDef | readonly Told[]): result is GameDef => !Array.isArray(result);

/** Nobody reads more faults than this. */
const SHOWN = 8;

export const Source = ({ parent, def, apply }: Props) => {
  const [text, setText] = useState(() => written(def));
  const [told, setTold] = useState<readonly Told[]>([]);
  const [done, setDone] = useState(false);
  const [touched, setTouched] = useState(false);
  // A change made elsewhere does not overwrite a text that is being edited.
  useEffect(() => {
    if (!touched) setText(written(def));
  }, [def]);
  const edits = parent === null ? [] : Object.entries(difference(parent, def));
  const reset = (): void => {
    setText(written(def));
    setTold([]);
    setTouched(false);
  };
  const take = (): void => {
    const result = read(text);
    setDone(isDef(result));
    setTold(isDef(result) ? [] : result);
    if (!isDef(result)) return;
    setTouched(false);
    setText(written(result));
    apply(result);
  };
  return (
    <div class="stack">
      <p class="quiet" id="source-help">
        {words.definitionHelp}
      </p>
      <textarea
        id="source"
        rows={16}
        spellcheck={false}
        autocomplete="off"
        aria-label={words.definitionLabel}
        aria-describedby="source-help source-faults"
        aria-invalid={told.length > 0}
        value={text}
        data-test="source"
        onInput={({ currentTarget }) => {
          setTouched(true);
          setDone(false);
          setText(currentTarget.value);
        }}
      />
      <div class="buttons">
        <button type="button" class="button" data-test="apply" onClick={take}>
          {words.apply}
        </button>
        <button type="button" class="button" disabled={!touched} onClick={reset}>
          {words.reset}
        </button>
      </div>
      <div id="source-faults" role="alert" data-test="source-faults">
        {done && <p class="quiet">{words.applied}</p>}
        <ul class="faults">
          {told.slice(0, SHOWN).map(({ text: line, plain }) => (
            <li key={line} lang={plain ? 'en' : undefined}>
              {line}
            </li>
          ))}
        </ul>
      </div>
      {edits.length > 0 && (
        <details>
          <summary>{words.rawEdits}</summary>
          <ul class="edits" data-proper>
            {edits.map(([path, value]) => (
              <li key={path}>
                <code>
                  {path}: {JSON.stringify(value)}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
