// Sealed deals of every game: the acts and what they showed give the player's side the server's view at every step, and
// no answer depends on a card that the player does not know.
import {
  beginFollowed,
  cardOf,
  faceOf,
  followAct,
  followedStep,
  isOver,
  judgeAct,
  legalMoves,
  makeMove,
  makePosition,
  makeShown,
  parseDeal,
  parseShown,
  stepAt,
  begin,
  isKnown,
  type ActObjection,
  type FollowedAttempt,
  type Game,
  type JudgedAct,
  type Result,
  type SealedAttempt,
} from '@cairn/engine';
import {
  chance,
  changedCases,
  firstSeed,
  ofToday,
  sized,
  standardCases,
  take,
  type Case,
} from '@cairn/testkit';
import { deepStrictEqual, strictEqual } from 'node:assert';
import { describe, expect, test } from 'vitest';

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
const someAct = (attempt: SealedAttempt, { below, pick }: ReturnType<typeof chance>): string | null => {
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
  for (; counted.acts < most && !isOver(server, policy, 0); counted.acts++) {
    const text = someAct(server, random);
    if (text === null) break;
    const act = made(judgeAct(server, text, how));
    const shown = parseShown(makeShown(act.shown));
    const alone = take(followAct(client, text));
    const told = take(followAct(client, text, { shown }));
    if (told === null) throw new Error(`${name}: "${text}" is not followed`);
    server = act.after();
    const wanted = stepAt(server.session);
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
    client = told;
    counted.alone += alone === null ? 0 : 1;
    counted.views += act.shown.kind === 'view' ? 1 : 0;
  }
  return counted;
};

/** In the gate some of the games and of their options, others every day. */
const cases = ofToday([...standardCases(), ...changedCases()], 29, ({ game }) => game.def.families[0] ?? '');
const ACTS = sized(40, 200);
const seed = firstSeed(1);

test("the player's side follows every act", () => {
  const all = cases.map((each) => follows(each, seed, ACTS));
  const sum = (key: 'acts' | 'alone' | 'views'): number => all.reduce((total, each) => total + each[key], 0);
  console.log(cases.length, sum('acts'), sum('alone'), sum('views'));
});
