/** Checks the body of a new contest: its window, its policy, and whether its games and options exist. */
import {
  cairnDeal,
  fail,
  ok,
  type Fault,
  type Game,
  type JsonSchema,
  type Result,
  type schemaTypes,
} from '@cairn/engine';
import { openBoard, parsePolicy, showsAllCards, type ContestPolicy } from '@cairn/formats';
import { clubFault, newContestBody, type NewContest } from '@cairn/wire';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_MS = 60 * DAY_MS;
/** A player's clock may be late, and filling in the form takes a while. */
const PAST_MS = 5 * MINUTE_MS;

const shape: JsonSchema = newContestBody;
/** The shape of the body; `parsePolicy` checks the policy. */
export const newContestSchema: schemaTypes.SchemaOf<NewContest> = {
  ...shape,
  properties: { ...shape.properties, policy: {} },
  required: [...(shape.required ?? []), 'policy'],
};

/** A board that is to be made. */
export interface WantedBoard {
  readonly game: Game;
  /** Those that differ from the defaults. */
  readonly options: Readonly<Record<string, string>>;
  /** Fifth of the difficulty; null: any. */
  readonly grade: number | null;
  /** Whether a win must be proven. */
  readonly isProven: boolean;
}

export interface CheckedContest {
  readonly policy: ContestPolicy;
  readonly boards: readonly WantedBoard[];
}

const under = (path: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((each) => ({ ...each, path: each.path === '' ? path : `${path}.${each.path}` }));

/** Faults of a window; `now` by the clock of the database. */
const windowFaults = ({ opens, closes }: NewContest, now: number): readonly Fault[] => {
  const faults: Fault[] = [];
  if (opens < now - PAST_MS)
    faults.push(clubFault('past', 'opens', 'The contest would open in the past: wanted a time from now on'));
  if (closes <= Math.max(opens, now))
    faults.push(
      clubFault('window', 'closes', 'The contest would close before it opens: wanted a later time to close'),
    );
  else if (closes - opens > LONGEST_MS)
    faults.push(clubFault('window-long', 'closes', 'The contest would be open for more than 60 days'));
  return faults;
};

/** The checked contest; faults have the paths of the body. */
export const checkNewContest = (body: NewContest, now: number): Result<CheckedContest> => {
  const faults: Fault[] = [...windowFaults(body, now)];
  const policy = parsePolicy(body.policy);
  if (!policy.ok) faults.push(...under('policy', policy.error));
  const isOpen = policy.ok && policy.value.cards === 'open';
  const boards = body.boards.flatMap(({ game, options, grade, deal }, i): readonly WantedBoard[] => {
    const path = `boards.${i}`;
    // Any deal does to find out whether the game and its options exist.
    const opened = openBoard({ game, options, deal: cairnDeal(1) });
    if (!opened.ok) {
      const isUnknown = opened.error[0]?.code === 'game';
      faults.push(...under(isUnknown ? `${path}.game` : `${path}.options`, opened.error));
      return [];
    }
    const { compiled, options: changed } = opened.value;
    if (isOpen && !showsAllCards(compiled))
      faults.push(
        clubFault(
          'cards-hidden',
          `${path}.game`,
          `${compiled.def.title} hides cards, so its cards can't lie open from the start: wanted "sealed"`,
        ),
      );
    return [
      {
        game: compiled,
        options: changed,
        grade: grade ?? null,
        isProven: deal === 'winnable' || grade !== undefined,
      },
    ];
  });
  return faults.length > 0 || !policy.ok ? fail(faults) : ok({ policy: policy.value, boards });
};
