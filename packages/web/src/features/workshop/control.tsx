/**
 * One control: its form element, its faults, and its choices. A choice that the engine would refuse gives the reason.
 */
import type { Fault, GameDef, Rank } from '@cairn/engine';
import type { Control, ControlValue } from '@cairn/workshop';
import type { ComponentChildren } from 'preact';
import { workshopWords as words } from './messages.ts';
import { Draw } from './draw.tsx';
import { nameOf, partName } from './control-words.ts';
import { reasonOf } from './reason.ts';
import { CardsField, Chips, NumberField, NumbersField } from './fields.tsx';

interface Props {
  readonly def: GameDef;
  readonly control: Control;
  readonly faults: readonly Fault[];
  readonly refused: ReadonlyMap<ControlValue, readonly Fault[]> | undefined;
  /** Whether there is only one rule or lock, so that it needs no number. */
  readonly alone: boolean;
  readonly turn: (value: ControlValue) => void;
}

/** The id of the element of a control. */
export const elementOf = (control: string): string => `control-${control.replaceAll(/[^\w-]+/g, '-')}`;

const ALL_RANKS: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Up to this many choices are radio buttons, so that all are visible. */
const FEW = 4;

interface Way {
  readonly value: ControlValue;
  readonly title: string;
}

const waysOf = (def: GameDef, control: Control): readonly Way[] => {
  if (control.kind === 'choice')
    return control.choices.map((value) => ({ value, title: words.choice(value, control.word) }));
  if (control.kind === 'name')
    return control.among.map((value) => ({ value, title: partName(def, control, value) }));
  return [];
};

interface ChoiceProps extends Omit<Props, 'faults' | 'alone'> {
  readonly id: string;
  readonly told: string | undefined;
  readonly wrong: boolean;
}

const Radios = ({ def, control, refused, turn, id }: ChoiceProps) => (
  <span class="radios">
    {waysOf(def, control).map(({ value, title }, i) => {
      const reason = refused?.get(value);
      return (
        <span key={String(value)}>
          <label>
            <input
              type="radio"
              name={id}
              checked={value === control.value}
              aria-describedby={reason === undefined ? undefined : `${id}-why-${i}`}
              data-test={`${id}-${String(value)}`}
              onChange={() => turn(value)}
            />
            <span>{title}</span>
          </label>
          {reason !== undefined && (
            <small class="quiet" id={`${id}-why-${i}`}>
              {reasonOf(reason)}
            </small>
          )}
        </span>
      );
    })}
  </span>
);

const Select = ({ def, control, refused, turn, id, told, wrong }: ChoiceProps) => {
  const ways = waysOf(def, control);
  return (
    <>
      <select
        id={id}
        value={String(control.value)}
        aria-describedby={told}
        aria-invalid={wrong}
        onChange={({ currentTarget }) => {
          const way = ways.find(({ value }) => value === currentTarget.value);
          if (way !== undefined) turn(way.value);
        }}
      >
        {ways.map(({ value, title }) => (
          <option key={String(value)} value={String(value)}>
            {refused?.has(value) === true ? `${title} ✕` : title}
          </option>
        ))}
      </select>
      {refused !== undefined && (
        <details class="reasons">
          <summary>{words.refusedTitle}</summary>
          <ul>
            {ways.flatMap(({ value, title }) => {
              const reason = refused.get(value);
              return reason === undefined
                ? []
                : [<li key={title}>{words.refused(title, reasonOf(reason))}</li>];
            })}
          </ul>
        </details>
      )}
    </>
  );
};

/** The faults of a control, below it. */
const Wrong = ({ id, faults }: { readonly id: string; readonly faults: readonly Fault[] }) =>
  faults.length === 0 ? null : (
    <p class="fault" id={id}>
      {reasonOf(faults)}
    </p>
  );

export const ControlView = ({ def, control, faults, refused, alone, turn }: Props) => {
  const id = elementOf(control.id);
  const name = nameOf(control, alone);
  const wrong = faults.length > 0;
  const told = wrong ? `${id}-wrong` : undefined;
  const field = { name, id, told, wrong, turn };
  const fault = <Wrong id={`${id}-wrong`} faults={faults} />;
  const group = (children: ComponentChildren) => (
    <fieldset class="control" id={id} tabIndex={-1} aria-describedby={told} data-control={control.id}>
      <legend>{name}</legend>
      {children}
      {fault}
    </fieldset>
  );
  const labelled = (children: ComponentChildren) => (
    <div class="control" data-control={control.id}>
      <label for={id}>{name}</label>
      {children}
      {fault}
    </div>
  );
  switch (control.kind) {
    case 'switch': {
      const reason = refused?.get(!control.value);
      const why = reason === undefined ? undefined : `${id}-why`;
      return (
        <div class="control" data-control={control.id}>
          <label class="switch">
            <input
              id={id}
              type="checkbox"
              checked={control.value}
              aria-describedby={[told, why].filter(Boolean).join(' ') || undefined}
              aria-invalid={wrong}
              onChange={({ currentTarget }) => turn(currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
          {reason !== undefined && (
            <small class="quiet" id={why}>
              {words.refused(words.refusedTitle, reasonOf(reason))}
            </small>
          )}
          {fault}
        </div>
      );
    }
    case 'number':
      return labelled(<NumberField {...field} control={control} />);
    case 'cards':
      return labelled(<CardsField {...field} control={control} />);
    case 'choice':
    case 'name': {
      const choice = { def, control, refused, turn, id, told, wrong };
      const few = waysOf(def, control).length <= FEW;
      return few ? group(<Radios {...choice} />) : labelled(<Select {...choice} />);
    }
    case 'words':
      return group(
        <Chips
          among={control.among}
          chosen={control.value}
          title={(word) => words.names[word]}
          turn={turn}
        />,
      );
    case 'ranks':
      return group(
        <Chips
          among={control.among}
          chosen={control.value}
          title={(rank) => words.ranks[rank] ?? `${rank}`}
          turn={turn}
        />,
      );
    case 'numbers':
      return group(<NumbersField {...field} control={control} ranks={def.pack.ranks ?? ALL_RANKS} />);
    case 'picture':
      return group(<Draw id={id} rows={control.value} name={name} turn={turn} />);
  }
};
