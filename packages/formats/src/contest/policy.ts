/** What a contest allows: plain data that its director chooses, and how it is checked when it comes from outside. */
import { checkJson, fail, fault, ok, schemaTypes, validate, type Fault, type Result } from '@cairn/engine';

const { boolean, int, object, optional, word } = schemaTypes;
type TypeOf<S> = schemaTypes.TypeOf<S>;

/** A contest has at most so many boards, like a duplicate. */
const MOST_AT_ONCE = 64;

const entry = object({
  /** invited: who has the link of the contest. members: the members of the club. */
  who: word(['anyone', 'invited', 'members']),
  /** Guests, whose accounts nothing keeps, are listed apart or may not enter. */
  guests: word(['apart', 'refused']),
  /** Whether the account needs a passkey. */
  passkey: boolean,
  /** The least age of the account, in days. */
  days: int(0, 3650),
  /** The least number of boards that the account has finished before. */
  finished: int(0, 10_000),
});
/** Who may enter a contest. */
export interface EntryRule extends TypeOf<typeof entry> {}

const policy = object({
  /** sealed: the cards are on the server. open: everybody has them from the start, in games that hide none. */
  cards: word(['sealed', 'open']),
  /** Whether moves can be taken back. A game that counts its undos allows those in any case. */
  undo: boolean,
  hints: boolean,
  /** Seconds for a board from its opening; left out: as long as the contest is open. */
  seconds: optional(int(30, 86_400)),
  /** When others' lines and the deal are shown: once one's own board is over, or at the close. */
  lines: word(['after-own', 'after-close']),
  /** The most boards that a player may have open at a time. */
  atOnce: int(1, MOST_AT_ONCE),
  entry,
});
export interface ContestPolicy extends TypeOf<typeof policy> {}

/** The policy of daily deals. */
export const DAILY_POLICY: ContestPolicy = {
  cards: 'sealed',
  undo: false,
  hints: false,
  lines: 'after-close',
  atOnce: MOST_AT_ONCE,
  entry: { who: 'anyone', guests: 'apart', passkey: false, days: 0, finished: 0 },
};

/** Checks a policy from outside. Faults have paths. */
export const parsePolicy = (json: unknown): Result<ContestPolicy> => {
  const plain = checkJson(json);
  if (plain.length > 0) return fail(plain);
  const shape = validate(policy, json);
  if (shape.length > 0) return fail(shape);
  const read = json as ContestPolicy;
  const faults = checkTogether(read);
  return faults.length > 0 ? fail(faults) : ok(read);
};

/** Faults of values that do not go together. */
const checkTogether = ({ lines, entry: { who, guests, passkey } }: ContestPolicy): readonly Fault[] => {
  const faults: Fault[] = [];
  if (lines === 'after-own' && who !== 'members')
    faults.push(
      fault(
        'lines',
        'lines',
        'Lines can be shown before the close among members only: a second account could look at them first',
      ),
    );
  if (passkey && guests === 'apart')
    faults.push(fault('guests', 'entry.guests', 'Guests have no passkey: wanted "refused"'));
  return faults;
};
