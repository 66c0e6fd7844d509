// Sealed deals of every game: the acts and what they showed give the player's side the server's view at every step, and
// no answer depends on a card that the player does not know.
import {
  awaitedView,
  begin,
  beginFollowed,
  cardOf,
  compileTrusted,
  faceOf,
  fail,
  followAct,
  followedStep,
  isDown,
  isKnown,
  isSealedOver,
  judge,
  judgeAct,
  legalMoves,
  makeCard,
  makeMove,
  makePosition,
  makeShown,
  parseDeal,
  parseMove,
  parseShown,
  POWERS,
  refusal,
  stepAt,
  view as viewOf,
  type ActObjection,
  type Card,
  type FollowedAttempt,
  type Game,
  type JudgedAct,
  type AcceptedMove,
  type Objection,
  type Power,
  type Result,
  type SealedAttempt,
  type State,
} from '@cairn/engine';
import {
  chance,
  changedCases,
  dealt,
  familyOf,
  firstSeed,
  gameOf,
  ofToday,
  singles,
  sized,
  standardCases,
  take,
  type Case,
  type Chance,
} from '@cairn/testkit';
import { deepStrictEqual, strictEqual } from 'node:assert';
import { expect, test } from 'vitest';

const policy = { undo: true, hints: true };
const how = { seconds: 0, policy };

const opened = (game: Game, deal: string): SealedAttempt => ({
  session: take(begin(game, take(parseDeal(deal)))),
  undos: 0,
  looks: 0,
  hints: 0,
});

const made = (judged: Result<JudgedAct, ActObjection>): JudgedAct => {
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
};

/** An act that is possible, mostly a move. */
const someAct = (attempt: SealedAttempt, { below, pick }: Chance): string | null => {
  const { session } = attempt;
  const { game } = session;
  const { view } = stepAt(session);
  const legal = legalMoves(game, view);
  const acts = ['<', '<<', '>', '?hint'].filter((act) => judgeAct(attempt, act, how).ok);
  if (acts.length > 0 && (legal.length === 0 || below(5) === 0)) {
    const act = pick(acts);
    return act === '<<' && below(4) > 0 ? '?hint' : act;
  }
  return legal.length === 0 ? null : makeMove(game, view, pick(legal));
};

/** While an answer is awaited, everything lies where it will, and what is not known yet is face down. */
const awaits = (game: Game, before: FollowedAttempt, after: FollowedAttempt, text: string): void => {
  const { view } = followedStep(before.session);
  const awaited = awaitedView(game, view, take(parseMove(game, view, text)));
  const told = followedStep(after.session).view;
  for (const [i, pile] of awaited.piles.entries()) {
    const seats = told.piles[i] ?? [];
    strictEqual(pile.length, seats.length, text);
    for (const [at, seat] of pile.entries())
      if (isKnown(seat)) strictEqual(faceOf(cardOf(seat)), faceOf(cardOf(seats[at] ?? 0)), text);
      else expect(isDown(seat)).toBe(true);
  }
  expect(makePosition(game, awaited)).toContain('?');
  expect(legalMoves(game, awaited).every((move) => refusal(game, awaited, move) === null)).toBe(true);
};

interface Counted {
  readonly acts: number;
  readonly alone: number;
  readonly views: number;
}

/** Plays acts by chance and follows them; the shares of acts that need the server, and of those that need a view. */
const follows = (
  { game, name }: Case,
  seed: number,
  most: number,
): { alone: number; views: number; acts: number } => {
  const random = chance(seed);
  let server = opened(game, `${seed}`);
  let client: FollowedAttempt = beginFollowed(game, stepAt(server.session).view);
  const counted = { alone: 0, views: 0, acts: 0 };
  for (; counted.acts < most && !isSealedOver(server, policy, 0); counted.acts++) {
    const text = someAct(server, random);
    if (text === null) break;
    const act = made(judgeAct(server, text, how));
    const shown = parseShown(makeShown(act.shown));
    const alone = take(followAct(client, text));
    const told = take(followAct(client, text, { shown }));
    if (told === null) throw new Error(`${name}: "${text}" is not followed`);
    server = act.after();
    const wanted = stepAt(server.session);
    // The session takes piles that are the same from the view before.
    deepStrictEqual(wanted.view, viewOf(game, wanted.state));
    for (const each of alone === null ? [told] : [alone, told]) {
      const { view, status, tally, score } = followedStep(each.session);
      strictEqual(makePosition(game, view), makePosition(game, wanted.view), `${name} ${seed}: ${text}`);
      deepStrictEqual(
        { status, tally, score },
        { status: wanted.status, tally: wanted.tally, score: wanted.score },
      );
      const cards = view.piles.flat().filter(isKnown).map(cardOf);
      strictEqual(new Set(cards).size, cards.length, `${name} ${seed}: ${text}`);
    }
    deepStrictEqual([told.undos, told.hints], [server.undos, server.hints]);
    if (alone === null && act.shown.kind === 'cards') awaits(game, client, told, text);
    client = told;
    counted.alone += alone === null ? 0 : 1;
    counted.views += act.shown.kind === 'view' ? 1 : 0;
  }
  return counted;
};

const ownOption = ({ game }: Case, i: number): Case[] => {
  const options = singles(game.base);
  const chosen = options[i % Math.max(1, options.length)];
  return chosen === undefined
    ? []
    : [{ name: `${game.id} ${JSON.stringify(chosen)}`, game: take(compileTrusted(game.base, chosen)) }];
};
/** In the gate some of the games, each also with one of its options, others every day; else all with every option. */
const some = ofToday(standardCases(), 7, ({ game }) => familyOf(game.def));
const cases = sized(
  () => [...some, ...some.flatMap(ownOption)],
  () => [...standardCases(), ...changedCases()],
)();
const ACTS = sized(40, 60);

test("the player's side follows every act", () => {
  const all = cases.map((each) => follows(each, firstSeed(1), ACTS));
  const sum = (key: keyof Counted): number => all.reduce((total, each) => total + each[key], 0);
  // Most acts show nothing unknown, and only chance within a game shows a whole view.
  expect(sum('alone') / sum('acts')).toBeGreaterThan(0.4);
  expect(sum('views') / sum('acts')).toBeLessThan(0.05);
});

type Reader = (game: Game, state: State, text: string) => Result<AcceptedMove, Objection>;

/** What is sent as an answer; of an odd text that is a move, not what the move would show. */
const answer = (judged: Result<AcceptedMove, Objection>, withShown: boolean): string =>
  JSON.stringify(
    judged.ok ? { text: judged.value.text, ...(withShown ? judged.value.shown : {}) } : judged.error,
  );

/** Texts that ask: of every card and pile, alone, as target, and in groups; of everything that is no move; nonsense. */
const oddTexts = (game: Game, { pick, below }: Chance, count: number): readonly string[] => {
  const names = [...new Set([...game.cards.map(makeCard), ...game.piles.map(({ name }) => name)])];
  const words = [
    'd',
    'rd',
    'again',
    'end',
    'time',
    '<',
    '<<',
    '>',
    '?hint',
    '',
    '!',
    '?',
    's>w',
    'x',
    '+',
    '9'.repeat(300),
  ];
  const ways = [
    () => pick(names),
    () => `x${pick(names)}`,
    () => `${pick(names)}>${pick(names)}`,
    () => `${pick(names)}>${pick(names)}*${below(14)}`,
    () => `${pick(names)}_${below(4)}>${pick(names)}`,
    () => `${pick(names)}+${pick(names)}`,
    () => `${pick(names)}+${pick(names)}+${pick(names)}`,
    () => pick(words),
    () => `${pick(POWERS)}${pick(['', '!'])}`,
  ];
  return Array.from({ length: count }, () => pick(ways)());
};

/** The seats of a deal with other cards in place of some, and other copy numbers for all. */
const exchanged = (game: Game, state: State, free: ReadonlySet<Card>, random: Chance): State => {
  const cards = [...free];
  const others = random.shuffled(cards);
  const copies = new Map<number, Card[]>();
  for (const card of random.shuffled(game.cards))
    copies.set(faceOf(card), [...(copies.get(faceOf(card)) ?? []), card]);
  const renamed = new Map(game.cards.map((card) => [card, copies.get(faceOf(card))?.pop() ?? card]));
  const other = new Map(cards.map((card, i) => [card, others[i] ?? card]));
  const piles = state.piles.map((pile) =>
    pile.map((seat) => {
      const card = other.get(cardOf(seat)) ?? cardOf(seat);
      return (seat & ~1023) | (renamed.get(card) ?? card);
    }),
  );
  const chosen = random.below(2 ** 32);
  return { ...state, piles, seed: state.seed === null ? null : { high: chosen, low: ~chosen >>> 0 } };
};

/** The powers in which chance has a part. */
const byLot = ({ def }: Game): readonly Power[] => [
  'reshuffle',
  'restock',
  'chance',
  ...(def.powers?.regather?.order === 'shuffled' ? (['regather'] as const) : []),
];

/** Moves by chance, but none in which chance has a part, and the states before and after them. */
const played = (game: Game, first: State, random: Chance, most: number) => {
  const texts: string[] = [];
  const states = [first];
  for (let state = first; texts.length < most; states.push(state)) {
    const seen = viewOf(game, state);
    const legal = legalMoves(game, seen).filter(
      (move) => move.kind !== 'again' && (move.kind !== 'power' || !byLot(game).includes(move.power)),
    );
    if (legal.length === 0) break;
    const text = makeMove(game, seen, random.pick(legal));
    const judged = judge(game, state, text);
    if (!judged.ok) throw new Error(`${game.id}: ${text}`);
    state = judged.value.state;
    texts.push(text);
  }
  return { texts, states };
};

/** The cards that the player has not known at any time, not even by their rank. */
const neverKnown = (game: Game, states: readonly State[]): ReadonlySet<Card> => {
  const free = new Set(game.cards);
  for (const state of states) {
    const seen = viewOf(game, state);
    for (const seat of seen.piles.flat()) if (isKnown(seat)) free.delete(cardOf(seat));
    const next = state.piles[game.stock ?? -1]?.at(-1);
    if (seen.next !== null && next !== undefined) free.delete(cardOf(next));
  }
  return free;
};

/** The first answer that differs between a play and the same acts where unseen cards are exchanged; null if none does. */
const difference = (
  game: Game,
  seed: number,
  read: Reader,
  probes: (random: Chance) => readonly string[],
): string | null => {
  const random = chance(seed);
  const { texts, states } = played(game, dealt(game, `${seed}`), random, MOVES);
  let other = exchanged(game, states[0] as State, neverKnown(game, states), random);
  for (const [i, state] of states.entries()) {
    for (const odd of probes(random)) {
      const answers = [state, other].map((each) => answer(read(game, each, odd), false));
      if (answers[0] !== answers[1]) return `move ${i}, "${odd}": ${answers.join(' or ')}`;
    }
    const text = texts[i];
    if (text === undefined) break;
    const both = [judge(game, state, text), judge(game, other, text)] as const;
    const answers = both.map((each) => answer(each, true));
    if (answers[0] !== answers[1] || !both[1].ok) return `move ${i}, "${text}": ${answers.join(' or ')}`;
    other = both[1].value.state;
  }
  return null;
};

const MOVES = sized(20, 60);
const ODD = sized(10, 60);
const PLAYS = sized(1, 3);

test.each(some)('no answer depends on an unseen card: $name', ({ game }) => {
  for (let play = 0; play < PLAYS; play++)
    expect(
      difference(game, firstSeed(PLAYS) + play, judge, (random) => oddTexts(game, random, ODD)),
    ).toBeNull();
});

test('a text read in the state would tell the next stock card', () => {
  const game = gameOf('pyramid');
  const inState: Reader = (_, state, text) => {
    const move = parseMove(game, state, text);
    return move.ok
      ? fail({ kind: 'refusal', refusal: refusal(game, state, move.value) ?? { kind: 'over' } })
      : fail({ kind: 'fault', faults: move.error });
  };
  const kings = (): readonly string[] => game.cards.map((card) => `x${makeCard(card)}`);
  expect(difference(game, 1, judge, kings)).toBeNull();
  expect(difference(game, 1, inState, kings)).toContain('"x');
});
