/**
 * Openings: how a session comes about that is no new deal of a game that is here: from a link, or from what was kept.
 * Both may name any game under any options, so all games come with this file.
 */
import {
  begin,
  clip,
  compileKnown,
  failWith,
  fault,
  neighbour,
  ok,
  parseLink,
  parseMove,
  parseRecord,
  play,
  refusal,
  stepAt,
  type Fault,
  type FaultFact,
  type Game,
  type Result,
  type Session,
} from '@cairn/engine';
import { findGame } from '@cairn/games';
import { type Attempt, type KeptAttempt } from '../../session/attempt.ts';
import { isAt } from '../../session/waiting.ts';
import { grown } from '../../session/grown.ts';
import { reviveAttempt } from '../../session/revive.ts';
import { sameDeal, sameRules } from '../../session/session.ts';
import type { Shell } from '../shell.ts';
import { words } from '../words/words.ts';
import { dealerOf } from './dealer.ts';
import { fetched } from '../fetched.ts';
import { speakPages } from '../words/language.ts';
import { attend, playSafe } from './attend.ts';
import { bookmark } from './branches.ts';
import { dealTitle, randomDeal } from './dealing.ts';
import type { Desk } from './desk.ts';
import { gameLink } from './sharing.ts';
import { recordText } from './record-text.ts';

interface Opening {
  readonly session: Session;
  /** The link brought moves with it. */
  readonly shared: boolean;
  /** The link named no deal, so any would do. */
  readonly any: boolean;
}

/** The game of an address, with its options. */
const gameOf = (name: string, options: Readonly<Record<string, string>>): Result<Game> => {
  const found = findGame(name);
  if (found === null) {
    const quoted = clip(name);
    return failWith('game', '', `There is no game "${quoted}" here`, { kind: 'no-game', name: quoted });
  }
  return compileKnown(found.def, { ...found.options, ...options });
};

/** Opens the fragment of a link; moves in it must all be legal, because a forged link must not half work. */
const openLink = (fragment: string): Result<Opening> => {
  const link = parseLink(fragment);
  if (!link.ok) return link;
  const game = gameOf(link.value.game, link.value.options);
  if (!game.ok) return game;
  const { deal, moves } = link.value;
  const dealt = begin(game.value, deal ?? randomDeal());
  if (!dealt.ok) return dealt;
  const played = playTexts(dealt.value, moves ?? []);
  if (!played.ok) return played;
  return ok({ session: played.value, shared: played.value.cursor > 0, any: deal === null });
};

/** Plays a record again; its claims are not looked at, but every move must be allowed. */
const openRecord = (text: string): Result<Session> => {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { game: name, options, deal, steps } = record.value;
  const game = gameOf(name, options);
  if (!game.ok) return game;
  const dealt = begin(game.value, deal);
  if (!dealt.ok) return dealt;
  return playTexts(
    dealt.value,
    steps.map((step) => step.text),
    steps.map((step) => step.at),
  );
};

/** @param times seconds since the deal, one a move, where they were kept. */
const playTexts = (
  dealt: Session,
  moves: readonly string[],
  times: readonly (number | undefined)[] = [],
): Result<Session> => {
  let session = dealt;
  for (const [i, text] of moves.entries()) {
    const { state } = stepAt(session);
    const bad = (code: string, message: string, fact: FaultFact): Result<never> =>
      failWith(code, '', `Move ${i + 1}: ${message}`, { kind: 'move-at', number: i + 1, fact });
    const quoted = clip(text);
    const forbidden = { kind: 'not-allowed', text: quoted } as const;
    const move = parseMove(session.game, state, text);
    if (!move.ok) {
      const [first = fault('move', '', quoted)] = move.error;
      return bad(first.code, first.message, first.facts ?? forbidden);
    }
    const reason = refusal(session.game, state, move.value);
    if (reason !== null) return bad(reason.kind, `"${quoted}" is not allowed there`, forbidden);
    session = play(session, move.value, times[i]);
  }
  return ok(session);
};

/** An attempt that was kept; faults where its game is not there any more. */
const revive = (kept: KeptAttempt): Result<Attempt> => reviveAttempt(kept, findGame(kept.game)?.def ?? null);

/**
 * Follows an address to a table: goes on with what lies there or waits, offers the game that a link has brought, or
 * deals. All that is wrong with the address where it leads nowhere.
 */
const openAddress = (shell: Shell, desk: Desk, address: string): readonly Fault[] => {
  const opening = openLink(address);
  if (!opening.ok) return opening.error;
  const { session: next, shared, any } = opening.value;
  if (shared) {
    shell.offer.value = next;
    return [];
  }
  const here = desk.session.value;
  const { status } = desk.step.value;
  const free = desk.attempt.value.series === undefined;
  if (any ? free && status === 'playing' && sameRules(next, here) : sameDeal(next, here)) return [];
  const kept = desk.waiting.value.find((each) => isAt(each, next, any));
  const waiting = kept === undefined ? null : revive(kept);
  if (waiting?.ok !== true) return any && dealerOf(shell)(desk, next.game) ? [] : desk.start(ok(next));
  desk.enter(waiting.value);
  desk.say(words.backAt(dealTitle(waiting.value.session.deal)));
  return [];
};
/** The solver's help, with the words of pages. */
const aids = fetched(async () => (await Promise.all([import('../aid/index.ts'), speakPages()]))[0]);

export const opener = {
  aid: () => aids.get(),
  attend,
  bookmark,
  compileKnown,
  gameLink,
  grown,
  neighbour,
  openAddress,
  openLink,
  openRecord,
  playSafe,
  recordText,
  revive,
};
