/** The options of a format, one choice each, and its first deal. */
import type { Chosen, FormatDef, FormatOption } from '@cairn/formats';
import { useId } from 'preact/hooks';
import { seriesWords } from './messages.ts';

interface Props {
  readonly name: string;
  readonly option: FormatOption;
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** The value of the list entry that shows a field for a number. */
const TYPED = '#';

const Option = ({ name, option, value, choose }: Props) => {
  const { title, values, number } = option;
  const label = seriesWords.titled(title);
  const typed = number !== undefined && !Object.hasOwn(values, value);
  return (
    <label class="option">
      <span>{label}</span>
      {(number === undefined || Object.keys(values).length > 0) && (
        <select
          name={name}
          value={typed ? TYPED : value}
          onChange={({ currentTarget }) =>
            choose(currentTarget.value === TYPED ? `${number?.least ?? 1}` : currentTarget.value)
          }
        >
          {number !== undefined && <option value={TYPED}>{seriesWords.aNumber}</option>}
          {Object.entries(values).map(([each, { title: called }]) => (
            <option key={each} value={each}>
              {seriesWords.titled(called)}
            </option>
          ))}
        </select>
      )}
      {typed && (
        <input
          type="number"
          name={`${name}-number`}
          aria-label={label}
          min={number.least}
          max={number.most}
          value={value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </label>
  );
};

interface Choosing {
  readonly def: FormatDef;
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  readonly start: string;
  readonly setStart: (start: string) => void;
}

export const Choices = ({ def, chosen, choose, start, setStart }: Choosing) => {
  const id = useId();
  return (
    <>
      <div class="options">
        {Object.entries(def.options).map(([name, option]) => (
          <Option
            key={name}
            name={name}
            option={option}
            value={chosen[name] ?? option.standard}
            choose={(value) => choose({ ...chosen, [name]: value })}
          />
        ))}
        {def.deals === 'consecutive' && (
          <label class="option">
            <span>{seriesWords.startDeal}</span>
            <input
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              placeholder={seriesWords.anyDeal}
              aria-describedby={id}
              data-test="start-deal"
              value={start}
              onInput={({ currentTarget }) => setStart(currentTarget.value)}
            />
          </label>
        )}
      </div>
      {def.deals === 'consecutive' && (
        <p class="quiet" id={id}>
          {seriesWords.startHelp}
        </p>
      )}
    </>
  );
};
