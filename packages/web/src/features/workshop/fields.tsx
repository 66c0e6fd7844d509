/** Form elements of controls whose value is a number, a list of numbers, a set of words, or a list of cards. */
import type { Rank } from '@cairn/engine';
import { admits, type Control } from '@cairn/workshop';
import { useState } from 'preact/hooks';
import { workshopWords as words } from './messages.ts';

type Of<Kind extends Control['kind']> = Extract<Control, { kind: Kind }>;

export interface FieldProps<Kind extends Control['kind']> {
  readonly control: Of<Kind>;
  /** The label. */
  readonly name: string;
  /** Ids of the element and of the description below it. */
  readonly id: string;
  readonly told: string | undefined;
  readonly wrong: boolean;
  readonly turn: (value: Control['value']) => void;
}

interface NumberProps {
  readonly id: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly label?: string | undefined;
  readonly told?: string | undefined;
  readonly wrong?: boolean;
  readonly set: (value: number) => void;
}

/**
 * A field for a number. The number counts when the field is left or Enter is pressed, so the page may be redrawn
 * meanwhile.
 */
const NumberInput = ({ id, value, least, most, label, told, wrong, set }: NumberProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      value={typed ?? value}
      aria-label={label}
      aria-describedby={told}
      aria-invalid={wrong}
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onChange={({ currentTarget }) => {
        const number = currentTarget.valueAsNumber;
        if (Number.isInteger(number)) set(Math.min(most, Math.max(least, number)));
        setTyped(null);
        currentTarget.value = `${value}`;
      }}
    />
  );
};

interface StepperProps extends Omit<NumberProps, 'label'> {
  readonly name: string;
  /** Whether the label is for screen readers only. */
  readonly spoken?: boolean;
}

/** A number with buttons for one less and one more. */
export const Stepper = ({ name, spoken = false, wrong = false, ...number }: StepperProps) => {
  const { value, least, most, set } = number;
  const button = (by: number, label: string, sign: string) => (
    <button
      type="button"
      class="button"
      aria-label={label}
      disabled={value + by < least || value + by > most}
      onClick={() => set(value + by)}
    >
      {sign}
    </button>
  );
  return (
    <span class="stepper">
      {button(-1, words.less(name), '−')}
      <NumberInput {...number} wrong={wrong} label={spoken ? name : undefined} />
      {button(1, words.more(name), '+')}
    </span>
  );
};

/** A number, or a word instead of one. */
export const NumberField = ({ control, name, id, told, wrong, turn }: FieldProps<'number'>) => {
  const { value, least, most, besides } = control;
  const number = typeof value === 'number';
  const stepper = number && (
    <Stepper
      id={besides.length > 0 ? `${id}-number` : id}
      name={name}
      spoken={besides.length > 0}
      {...{ value, least, most, told, wrong }}
      set={turn}
    />
  );
  if (besides.length === 0) return stepper;
  return (
    <span class="besides">
      <select
        id={id}
        aria-describedby={told}
        aria-invalid={wrong}
        value={number ? 'number' : value}
        onChange={({ currentTarget }) => {
          const word = besides.find((each) => each === currentTarget.value);
          turn(word ?? Math.min(most, Math.max(least, 1)));
        }}
      >
        {besides.map((word) => (
          <option key={word} value={word}>
            {words.choice(word, control.word)}
          </option>
        ))}
        <option value="number">{words.aNumber}</option>
      </select>
      {stepper}
    </span>
  );
};

/** The label of each number of a list: a rank, a pile, or the place in the list. */
const entryName = (control: Of<'numbers'>, ranks: readonly Rank[], i: number): readonly [string, string] => {
  if (control.word === 'rank-points') {
    const rank = words.ranks[ranks[i] ?? 0] ?? '';
    return [rank, rank];
  }
  const perPile = control.fewest === control.longest;
  return [`${i + 1}`, perPile ? words.nthPile(i + 1) : words.nth(i + 1)];
};

/** A list of numbers: one for each pile or rank, or of any length. */
export const NumbersField = ({
  control,
  name,
  id,
  ranks,
  turn,
}: FieldProps<'numbers'> & { readonly ranks: readonly Rank[] }) => {
  const { value, least, most, fewest, longest } = control;
  return (
    <span class="numbers">
      {value.map((each, i) => {
        const [short, long] = entryName(control, ranks, i);
        return (
          <label key={i}>
            <span class="quiet" aria-hidden="true">
              {short}
            </span>
            <NumberInput
              id={`${id}-${i}`}
              label={`${name}: ${long}`}
              value={each}
              {...{ least, most }}
              set={(number) => turn(value.with(i, number))}
            />
          </label>
        );
      })}
      {fewest < longest && (
        <>
          <button
            type="button"
            class="button"
            aria-label={`${name}: ${words.dropNumber}`}
            disabled={value.length <= fewest}
            onClick={() => turn(value.slice(0, -1))}
          >
            −
          </button>
          <button
            type="button"
            class="button"
            aria-label={`${name}: ${words.addNumber}`}
            disabled={value.length >= longest}
            onClick={() => turn([...value, value.at(-1) ?? least])}
          >
            +
          </button>
        </>
      )}
    </span>
  );
};

interface ChipsProps<Each extends string | number> {
  readonly among: readonly Each[];
  readonly chosen: readonly Each[];
  readonly title: (each: Each) => string;
  readonly turn: (chosen: readonly Each[]) => void;
}

/** A set of choices, each a box to tick. */
export const Chips = <Each extends string | number>({ among, chosen, title, turn }: ChipsProps<Each>) => (
  <span class="chips">
    {among.map((each) => (
      <label key={each}>
        <input
          type="checkbox"
          checked={chosen.includes(each)}
          onChange={({ currentTarget }) =>
            turn(among.filter((other) => (other === each ? currentTarget.checked : chosen.includes(other))))
          }
        />
        <span>{title(each)}</span>
      </label>
    ))}
  </span>
);

/** A list of cards of any length, by their names. */
export const CardsField = ({ control, id, told, wrong, turn }: FieldProps<'cards'>) => {
  /** Text that cannot be parsed stays in the field to be corrected. */
  const [typed, setTyped] = useState<string | null>(null);
  const [bad, setBad] = useState(false);
  return (
    <>
      <input
        id={id}
        type="text"
        class="field"
        autocomplete="off"
        spellcheck={false}
        value={typed ?? control.value}
        aria-describedby={[`${id}-help`, told].filter(Boolean).join(' ')}
        aria-invalid={wrong || bad}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onChange={({ currentTarget }) => {
          const fits = admits(control, currentTarget.value);
          setBad(!fits);
          if (!fits) return;
          turn(currentTarget.value.toUpperCase());
          setTyped(null);
        }}
      />
      <p class={bad ? 'fault' : 'quiet'} id={`${id}-help`}>
        {bad ? words.cardsBad : words.cardsHelp}
      </p>
    </>
  );
};
