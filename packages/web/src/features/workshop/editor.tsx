/**
 * The editor: controls on one side, the table with the changed game on the other, and below it the differences and
 * the figures. The changed definition is the only state; game, rules, differences and link are derived from it.
 */
import type { Game } from '@cairn/engine';
import { appAddress, faultSentence, rulesPage, type LinkTarget } from '@cairn/rulebook';
import { makeVariant, readVariant, type PlacedFault, type Tab, type Variant } from '@cairn/workshop';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { LONGEST_TITLE } from '../../catalogue/own-games-api.ts';
import { Icon } from '../../ui/icon.tsx';
import { RulesArticle } from '../../shell/rules-article.tsx';
import { redoIcon, undoIcon } from '../../ui/icons.ts';
import { workshopWords as words } from './messages.ts';
import type { Bench } from './bench.ts';
import { elementOf } from './control.tsx';
import { Departs } from './departs.tsx';
import { beginDraft, canStep, change, defOf, faultsIn, soundDef, step, type Draft } from './draft.ts';
import { Figures, FiguresLine } from './figures.tsx';
import { useFigures } from './figures-live.ts';
import { fileNameOf } from './file-name.ts';
import { Keep, playVariant } from './keep.tsx';
import { Panel } from './panel.tsx';
import { Source } from './source.tsx';
import { useSettled } from './settled.ts';
import { Trial } from './trial.tsx';

/** Drafts by the address at which they were begun. A player who leaves to read the rules comes back to them. */
const left = new Map<string, { readonly draft: Draft; readonly title: string }>();

/** A game that is being edited has no address at which it could be played under other rules. */
const addressOf = (target: LinkTarget): string | null => (target.kind === 'play' ? null : appAddress(target));

/** Text fields have an undo of their own. */
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

interface FaultsProps {
  readonly faults: readonly PlacedFault[];
  readonly go: (placed: PlacedFault) => void;
}

/** All faults, each a link to the place where it can be mended. */
const Faults = ({ faults, go }: FaultsProps) => (
  <div role="status" class="bench-faults" data-test="bench-faults">
    {faults.length > 0 && (
      <>
        <p>{words.unsound}</p>
        <ul>
          {faults.map((placed) => (
            <li key={placed.fault.message}>
              {placed.tab === null ? (
                faultSentence(placed.fault)
              ) : (
                <button type="button" class="link" onClick={() => go(placed)}>
                  {faultSentence(placed.fault)}
                </button>
              )}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);

/** Ctrl+Z undoes an edit, Ctrl+Shift+Z redoes it. Before the paint, so that no key meets the draft of before. */
const useUndoKeys = (draft: Draft, move: (by: 1 | -1) => void): void =>
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || isText(event.target))
        return;
      event.preventDefault();
      move(event.shiftKey ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [draft]);

interface KeepFoldProps {
  readonly open: boolean;
  readonly title: string;
  readonly setTitle: (title: string) => void;
  readonly variant: () => Variant;
  readonly sound: boolean;
}

/** The title of the game, and what can be done to keep it. */
const KeepFold = ({ open, title, setTitle, variant, sound }: KeepFoldProps) => (
  <details class="bench-keep" open={open}>
    <summary>
      <h2>{words.keep}</h2>
    </summary>
    <div class="stack">
      <label for="variant-title">{words.name}</label>
      <input
        id="variant-title"
        type="text"
        class="field"
        maxLength={LONGEST_TITLE}
        autocomplete="off"
        value={title}
        onInput={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Keep variant={variant} sound={sound} />
    </div>
  </details>
);

export const Editor = ({ address, bench }: { readonly address: string; readonly bench: Bench }) => {
  const { parent, from, origin } = bench;
  const [draft, setDraft] = useState(() => left.get(address)?.draft ?? beginDraft(from));
  const [title, setTitle] = useState(() => left.get(address)?.title ?? bench.title);
  const [tab, setTab] = useState<Tab>('structure');
  const [said, setSaid] = useState('');
  const [ruled, setRuled] = useState(false);
  /** Wide screens show what small ones fold away. */
  const roomy = useMemo(() => window.matchMedia('(min-width: 760px) and (min-height: 521px)').matches, []);
  const def = defOf(draft);
  const settled = useSettled(draft);
  const faults = useMemo(() => faultsIn(settled), [settled]);
  const sound = soundDef(settled);
  /** The last game without faults, which the table shows while the definition has some. */
  const latest = useMemo((): Game | null => {
    if (sound === null) return null;
    const made = readVariant(makeVariant(parent?.base ?? null, sound, bench.title));
    return made.ok ? made.value.game : null;
  }, [sound]);
  const game = faults.length === 0 ? latest : null;
  const page = useMemo(() => (ruled && game !== null ? rulesPage(game) : null), [ruled, game]);

  const live = useFigures(game);
  const named = title.trim() === '' ? bench.title : title.trim();
  const variant = (): Variant => makeVariant(parent?.base ?? null, def, named);
  const put = (next: Draft, sentence = ''): void => {
    setDraft(next);
    setSaid(sentence);
  };
  const move = (by: 1 | -1): void => {
    if (canStep(draft, by)) put(step(draft, by), by < 0 ? words.undone : words.redone);
  };
  useEffect(() => void left.set(address, { draft, title }), [address, draft, title]);
  useUndoKeys(draft, move);
  const go = ({ tab: on, control }: PlacedFault): void => {
    if (on === null) return;
    setTab(on);
    requestAnimationFrame(() =>
      document.getElementById(control === null ? `tab-${on}` : elementOf(control))?.focus(),
    );
  };
  const stepButton = (by: 1 | -1, name: 'undo' | 'redo', label: string) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-tip={label}
      aria-disabled={!canStep(draft, by)}
      data-test={`${name}-edit`}
      onClick={() => move(by)}
    >
      <Icon path={name === 'undo' ? undoIcon : redoIcon} />
    </button>
  );

  return (
    <div class="bench">
      <div class="bench-main">
        <div class="bench-side">
          <Trial game={latest} waits={game === null}>
            <button
              type="button"
              class="button primary"
              disabled={game === null}
              data-test="play-variant"
              onClick={() => void playVariant(variant())}
            >
              {words.play}
            </button>
          </Trial>
          <FiguresLine live={live} parent={parent} isChanged={def !== origin} />
          <KeepFold open={roomy} title={title} setTitle={setTitle} variant={variant} sound={game !== null} />
        </div>
        <div class="bench-rules">
          <div class="bench-bar" role="group" aria-label={words.edits}>
            {stepButton(-1, 'undo', words.undoEdit)}
            {stepButton(1, 'redo', words.redoEdit)}
            <button
              type="button"
              class="button"
              disabled={def === origin}
              data-test="to-parent"
              onClick={() => put(change(draft, origin, null))}
            >
              {words.toParent(bench.originTitle)}
            </button>
          </div>
          <p class="unseen-text" role="status">
            {said}
          </p>
          <Faults faults={faults} go={go} />
          <Panel
            def={def}
            faults={faults}
            tab={tab}
            show={setTab}
            change={(next, by) => put(change(draft, next, by))}
          />
        </div>
      </div>
      <div class="bench-foot">
        {parent !== null && <Departs parent={parent} game={game} def={defOf(settled)} />}
        <Figures live={live} file={fileNameOf(named)} />
        <details onToggle={({ currentTarget }) => setRuled(currentTarget.open)} data-test="rules-fold">
          <summary>{words.rules}</summary>
          {game === null && <p class="quiet">{words.waits}</p>}
          {page !== null && <RulesArticle page={page} heading="h3" address={addressOf} />}
        </details>
        <details data-test="source-fold">
          <summary>{words.definition}</summary>
          <Source parent={parent?.base ?? null} def={def} apply={(next) => put(change(draft, next, null))} />
        </details>
      </div>
    </div>
  );
};
