/** Makes a contest: six choices, and the rest folded away. */
import { optionsOf, type GameDef } from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import type { ContestView } from '@cairn/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { useShell } from '../../shell/shell.ts';
import { ClubPage } from './club-page.tsx';
import { contestHref } from './club-route.ts';
import { clubOf } from './club.ts';
import { clubWords } from './messages.ts';
import {
  BOARD_COUNTS,
  canBeOpen,
  FIRST_CHOICE,
  newContestOf,
  SPANS,
  TIME_LIMITS,
  type ContestChoice,
} from './new-contest.ts';
import { problemText } from './problem-text.ts';

const GRADES = [1, 2, 3, 4, 5] as const;
const ANY = 'any';

const sorted: readonly GameDef[] = games.toSorted((one, other) => one.title.localeCompare(other.title));

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly help?: string;
  readonly children: ComponentChildren;
}

const Field = ({ label, name, help, children }: FieldProps) => (
  <div class="club-field">
    <label for={`new-${name}`}>{label}</label>
    {children}
    {help !== undefined && <span class="quiet">{help}</span>}
  </div>
);

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [value: string, label: string])[];
  readonly help?: string;
  readonly choose: (value: string) => void;
}

const Choice = ({ label, name, value, values, choose, ...rest }: ChoiceProps) => (
  <Field label={label} name={name} {...rest}>
    <select
      id={`new-${name}`}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data-test={`new-${name}`}
    >
      {values.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);

interface CheckProps {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly test?: string;
  readonly set: (on: boolean) => void;
}

const Check = ({ label, help, checked, test, set }: CheckProps) => (
  <label class="club-check">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
      data-test={test}
    />
    <span>
      {label}
      {help !== undefined && <span class="quiet club-help">{help}</span>}
    </span>
  </label>
);

interface PartProps {
  readonly choice: ContestChoice;
  readonly change: (some: Partial<ContestChoice>) => void;
}

const Rest = ({ choice, change }: PartProps) => {
  const def = findGame(choice.game)?.def;
  return (
    <details class="card-box">
      <summary>{clubWords.moreChoices}</summary>
      <div class="club-form">
        {Object.entries(def === undefined ? {} : optionsOf(def)).map(([name, option]) => (
          <Choice
            key={name}
            name={`option-${name}`}
            label={pageWords.titled(option.title)}
            value={choice.options[name] ?? option.standard}
            values={Object.entries(option.values).map(([value, { title }]) => [
              value,
              pageWords.titled(title),
            ])}
            choose={(value) => {
              const { [name]: _, ...others } = choice.options;
              change({ options: value === option.standard ? others : { ...others, [name]: value } });
            }}
          />
        ))}
        <Field label={clubWords.opens} name="opens" help={clubWords.opensHelp}>
          <input
            id="new-opens"
            class="field"
            type="datetime-local"
            value={choice.opens}
            onInput={({ currentTarget }) => change({ opens: currentTarget.value })}
          />
        </Field>
        <Choice
          name="seconds"
          label={clubWords.timePerBoard}
          value={`${choice.seconds}`}
          values={TIME_LIMITS.map((seconds) => [`${seconds}`, clubWords.timeLimit(seconds / 60)])}
          choose={(value) => change({ seconds: Number(value) })}
        />
        {choice.who === 'members' && (
          <Choice
            name="lines"
            label={clubWords.lines}
            value={choice.lines}
            values={[
              ['after-close', clubWords.linesOf['after-close']],
              ['after-own', clubWords.linesOf['after-own']],
            ]}
            choose={(value) => change({ lines: value === 'after-own' ? value : 'after-close' })}
          />
        )}
        {!(choice.open && canBeOpen(choice)) && (
          <>
            <Check label={clubWords.undoAllowed} checked={choice.undo} set={(undo) => change({ undo })} />
            <Check label={clubWords.hintsAllowed} checked={choice.hints} set={(hints) => change({ hints })} />
          </>
        )}
        <Check label={clubWords.anyOrder} checked={choice.atOnce} set={(atOnce) => change({ atOnce })} />
        <Check
          label={clubWords.noGuests}
          checked={choice.guests === 'refused' || choice.passkey}
          set={(on) => change({ guests: on ? 'refused' : 'apart', passkey: on && choice.passkey })}
        />
        <Check
          label={clubWords.needsPasskey}
          checked={choice.passkey}
          set={(passkey) => change({ passkey })}
        />
      </div>
    </details>
  );
};

const Main = ({ choice, change }: PartProps) => (
  <div class="club-form card-box">
    <Choice
      name="game"
      label={clubWords.game}
      value={choice.game}
      values={sorted.map(({ id, title }) => [id, title])}
      choose={(game) => change({ game, options: {} })}
    />
    <Choice
      name="boards"
      label={clubWords.boardCount}
      value={`${choice.boards}`}
      values={BOARD_COUNTS.map((n) => [`${n}`, clubWords.boards(n)])}
      choose={(value) => change({ boards: Number(value) })}
    />
    <Choice
      name="grade"
      label={clubWords.difficulty}
      value={choice.grade === null ? ANY : `${choice.grade}`}
      values={[
        ['0', clubWords.winnable],
        ...GRADES.map((grade) => [`${grade}`, clubWords.grades[grade - 1] ?? ''] as const),
        [ANY, clubWords.anyDeal],
      ]}
      help={clubWords.difficultyHelp}
      choose={(value) => change({ grade: value === ANY ? null : Number(value) })}
    />
    <Choice
      name="span"
      label={clubWords.openFor}
      value={choice.span}
      values={SPANS.map((span) => [span, clubWords.spans[span]])}
      choose={(value) => change({ span: SPANS.find((span) => span === value) ?? 'evening' })}
    />
    <Choice
      name="who"
      label={clubWords.who}
      value={choice.who}
      values={(['anyone', 'invited', 'members'] as const).map((who) => [who, clubWords.whoOf[who]])}
      choose={(value) => change({ who: value === 'invited' || value === 'members' ? value : 'anyone' })}
    />
    <Field label={clubWords.contestTitle} name="title">
      <input
        id="new-title"
        class="field"
        maxLength={80}
        value={choice.title}
        placeholder={findGame(choice.game)?.def.title}
        onInput={({ currentTarget }) => change({ title: currentTarget.value })}
        data-test="new-title"
      />
    </Field>
    {canBeOpen(choice) && (
      <Check
        label={clubWords.anyHelpAllowed}
        help={clubWords.anyHelpAbout}
        checked={choice.open}
        test="new-open"
        set={(open) => change({ open })}
      />
    )}
  </div>
);

export const NewContestPage = () => {
  const { client, join } = clubOf(useShell());
  const [choice, setChoice] = useState<ContestChoice>(FIRST_CHOICE);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const change = (some: Partial<ContestChoice>): void => setChoice((before) => ({ ...before, ...some }));
  const make = async (): Promise<void> => {
    setBusy(true);
    setFault('');
    const joined = await join();
    const title = findGame(choice.game)?.def.title ?? '';
    const made = joined.ok
      ? await client.ask<ContestView>('POST', '/contests', newContestOf(choice, Date.now(), title))
      : joined;
    setBusy(false);
    if (!made.ok) return setFault(problemText(made));
    location.hash = contestHref(made.value.id).slice(1);
  };
  return (
    <ClubPage title={clubWords.makeContest}>
      <p>{clubWords.makeAbout}</p>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Main choice={choice} change={change} />
        <Rest choice={choice} change={change} />
        <p class="faults" role="alert">
          {fault}
        </p>
        <div class="buttons">
          <button type="submit" class="button primary" disabled={isBusy} data-test="make-contest">
            {isBusy ? clubWords.making : clubWords.make}
          </button>
        </div>
      </form>
    </ClubPage>
  );
};
