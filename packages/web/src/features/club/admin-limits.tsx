/** The limits of the club, which admins change: how often something may be asked for, and how long guests are kept. */
import type { Fault } from '@cairn/engine';
import { LIMIT_NAMES, type LimitName, type SiteLimits } from '@cairn/wire';
import { useState } from 'preact/hooks';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';
import {
  changesIn,
  draftOf,
  guestDaysRange,
  pointsRange,
  spanOfLimit,
  timeRange,
  unitsOf,
  type LimitFields,
  type LimitUnit,
} from './limit-fields.ts';
import { clubWords } from './messages.ts';
import { problemText, type Refused } from './problem-text.ts';
import { ClubProblem } from './problem.tsx';
import { useAnswer } from './use-answer.ts';

/** Whose requests are counted together. */
const COUNTED = {
  request: 'network',
  guest: 'network',
  'passkey-new': 'account',
  'sign-in': 'network',
  'code-new': 'account',
  'code-use': 'network',
  rename: 'account',
  export: 'account',
  'contest-new': 'account',
  'contest-enter': 'account',
  'contest-file': 'network',
  report: 'account',
  boards: 'account',
} as const satisfies Readonly<Record<LimitName, 'network' | 'account'>>;

interface LimitProps {
  readonly name: LimitName;
  readonly fields: LimitFields;
  readonly usual: SiteLimits['usual'];
  readonly isUsual: boolean;
  readonly set: (some: Partial<LimitFields>) => void;
}

const Limit = ({ name, fields, usual, isUsual, set }: LimitProps) => {
  const { limitForm: words } = clubWords;
  const { points, time, unit } = fields;
  const { points: usualPoints, duration } = usual.limits[name];
  const span = spanOfLimit(duration);
  return (
    <fieldset class="club-limit" data-test={`limit-${name}`}>
      <legend>{words.of[name]}</legend>
      <input
        class="field"
        type="number"
        inputMode="numeric"
        required
        {...pointsRange(name)}
        aria-label={words.times}
        value={points}
        onInput={({ currentTarget }) => set({ points: currentTarget.value })}
      />
      <span aria-hidden="true">{words.timesIn}</span>
      <span class="club-time">
        <input
          class="field short"
          type="number"
          inputMode="numeric"
          required
          {...timeRange(name, unit)}
          aria-label={words.time}
          value={time}
          onInput={({ currentTarget }) => set({ time: currentTarget.value })}
        />
        <select
          aria-label={words.unit}
          value={unit}
          onChange={({ currentTarget }) => set({ unit: currentTarget.value as LimitUnit })}
        >
          {unitsOf(name).map((each) => (
            <option key={each} value={each}>
              {words.units[each](Number(time))}
            </option>
          ))}
        </select>
      </span>
      {!isUsual && (
        <span class="quiet">{words.usually(usualPoints, span.n, words.units[span.unit](span.n))}</span>
      )}
    </fieldset>
  );
};

const isLimit = (name: string): name is LimitName => LIMIT_NAMES.some((each) => each === name);

/** Which limit a fault is about, before what is wrong with it. */
const limitProblem = (refused: Refused): string => {
  const { limitForm: words } = clubWords;
  const fault: Fault | undefined = refused.faults[0];
  const [name = ''] = fault?.path.split('.') ?? [];
  const label = isLimit(name) ? words.of[name] : name === 'guestDays' ? words.guestDays : null;
  return label === null ? problemText(refused) : `${label}: ${problemText(refused)}`;
};

interface FormProps {
  readonly site: SiteLimits;
  readonly show: (site: SiteLimits) => void;
}

const LimitsForm = ({ site, show }: FormProps) => {
  const { client } = clubOf(useShell());
  const { limitForm: words } = clubWords;
  const [draft, setDraft] = useState(() => draftOf(site));
  const [said, setSaid] = useState('');
  const set = (name: LimitName, some: Partial<LimitFields>): void =>
    setDraft((before) => ({
      ...before,
      limits: { ...before.limits, [name]: { ...before.limits[name], ...some } },
    }));
  const save = async (): Promise<void> => {
    const changes = changesIn(draft, site);
    if (changes === null) return setSaid(words.same);
    const saved = await client.ask<SiteLimits>('PATCH', '/admin/limits', changes);
    setSaid(saved.ok ? words.saved : limitProblem(saved));
    if (saved.ok) show(saved.value);
  };
  const { usual } = site;
  return (
    <form
      class="stack"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {(['network', 'account'] as const).map((counted) => (
        <section key={counted} class="club-limits" aria-labelledby={`limits-${counted}`}>
          <h3 id={`limits-${counted}`}>{words.per[counted]}</h3>
          {LIMIT_NAMES.filter((name) => COUNTED[name] === counted).map((name) => (
            <Limit
              key={name}
              name={name}
              fields={draft.limits[name]}
              usual={usual}
              isUsual={
                site.limits[name].points === usual.limits[name].points &&
                site.limits[name].duration === usual.limits[name].duration
              }
              set={(some) => set(name, some)}
            />
          ))}
        </section>
      ))}
      <div class="club-field">
        <label for="guest-days">{words.guestDays}</label>
        <input
          id="guest-days"
          class="field short"
          type="number"
          inputMode="numeric"
          required
          {...guestDaysRange}
          aria-describedby="guest-days-help"
          value={draft.guestDays}
          onInput={({ currentTarget }) => setDraft({ ...draft, guestDays: currentTarget.value })}
        />
        <span id="guest-days-help" class="quiet">
          {words.guestDaysHelp(usual.guestDays)}
        </span>
      </div>
      <div class="buttons">
        <button type="submit" class="button" data-test="save-limits">
          {words.save}
        </button>
      </div>
      <p role="status" class="club-said" data-test="limits-said">
        {said}
      </p>
    </form>
  );
};

export const AdminLimits = () => {
  const { answer, ask, show } = useAnswer<SiteLimits>('/admin/limits');
  const { limitForm: words } = clubWords;
  return (
    <details class="card-box" data-test="club-limits">
      <summary>{words.title}</summary>
      <p>{words.about}</p>
      {answer?.ok === false && <ClubProblem answer={answer} retry={ask} />}
      {answer?.ok === true && <LimitsForm site={answer.value} show={show} />}
    </details>
  );
};
