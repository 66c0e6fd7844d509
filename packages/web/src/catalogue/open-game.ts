/**
 * Opens a game that is not a new deal: from a link, a record or the database. Each may name any game under any
 * options, so this file imports the whole catalogue.
 */
import {
  begin,
  clip,
  compileTrusted,
  failWith,
  fault,
  ok,
  parseLink,
  parseMove,
  parseRecord,
  play,
  refusal,
  stepAt,
  type FaultFact,
  type Game,
  type Result,
  type Session,
} from '@cairn/engine';
import { isPacked } from '@cairn/workshop';
import type { Attempt, KeptAttempt } from '../play/attempt.ts';
import { randomDeal } from '../play/random-deal.ts';
import { restoreAttempt } from '../play/restore-attempt.ts';
import { gameCalled, ownGames } from './own-games-api.ts';
import type { KeptGame } from './stored-games.ts';

export interface Opening {
  readonly session: Session;
  /** Whether the link had moves. */
  readonly shared: boolean;
  /** Whether the link named no deal. */
  readonly any: boolean;
}

/** What a link or a record plays, and the rules it brought, if it did. */
export type Opened<Played> = Result<{ readonly played: Played; readonly rules: KeptGame | null }>;

/** Opens something that names a game. Rules that it brings are stored only if all of it can be played. */
const bringing = async <Played>(
  named: { readonly game: string; readonly options: Readonly<Record<string, string>> },
  open: (game: Game) => Result<Played>,
): Promise<Opened<Played>> => {
  const unpacked = isPacked(named.game) ? await ownGames.unpack(named.game) : ok(null);
  if (!unpacked.ok) return unpacked;
  const rules = unpacked.value;
  const game = gameOf(named.game, named.options, rules);
  if (!game.ok) return game;
  const played = open(game.value);
  if (!played.ok) return played;
  // On a full disk they are kept in memory.
  if (rules !== null) await ownGames.put(rules).catch(() => undefined);
  return ok({ played: played.value, rules });
};

/** The game of a name, with its options. */
const gameOf = (
  name: string,
  options: Readonly<Record<string, string>>,
  rules: KeptGame | null,
): Result<Game> => {
  const found = rules === null ? gameCalled(name) : { def: rules.def, options: {} };
  if (found === null) {
    const quoted = clip(name);
    return failWith('game', '', `There is no game "${quoted}" here`, { kind: 'no-game', name: quoted });
  }
  return compileTrusted(found.def, { ...found.options, ...options });
};

/** Opens the fragment of a link. All moves in it must be legal, so that a forged link does not half work. */
export const openLink = async (fragment: string): Promise<Opened<Opening>> => {
  const link = parseLink(fragment);
  if (!link.ok) return link;
  const { deal, moves } = link.value;
  return bringing(link.value, (game) => {
    const dealt = begin(game, deal ?? randomDeal());
    if (!dealt.ok) return dealt;
    const played = playTexts(dealt.value, moves ?? []);
    if (!played.ok) return played;
    return ok({ session: played.value, shared: played.value.cursor > 0, any: deal === null });
  });
};

/** Replays a record. Its claims are not checked, but every move must be legal. */
export const openRecord = async (text: string): Promise<Result<Session>> => {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { deal, steps } = record.value;
  const brought = await bringing(record.value, (game) => {
    const dealt = begin(game, deal);
    if (!dealt.ok) return dealt;
    return playTexts(
      dealt.value,
      steps.map((step) => step.text),
      steps.map((step) => step.at),
    );
  });
  return brought.ok ? ok(brought.value.played) : brought;
};

/** @param times seconds since the deal, one per move, if they were stored. */
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
    session = play(session, move.value, { at: times[i] });
  }
  return ok(session);
};

/** Restores a stored attempt. Faults if its game does not exist any more. */
export const restoreStored = (kept: KeptAttempt): Result<Attempt> =>
  restoreAttempt(kept, gameCalled(kept.game)?.def ?? null);
