// The notice that a whole pass brought no move, held against what going on would bring.
import {
  applyLegal,
  begin,
  compileGame,
  isDown,
  isIdle,
  legalMoves,
  parseDeal,
  play,
  stepAt,
  type Game,
  type Move,
  type Session,
} from '@cairn/engine';
import { describe, expect, it } from 'vitest';
import { take } from '@cairn/testkit';
import { findGame } from '../src/index.ts';

const gameOf = (id: string): Game => take(compileGame(findGame(id)?.def));
const turning = ({ kind }: Move): boolean => kind === 'draw' || kind === 'redeal';
const legalAt = (session: Session): readonly Move[] => legalMoves(session.game, stepAt(session).view);

/** A move that cannot be taken back by playing on: what a player makes who does not want to go round in circles. */
const gains = (session: Session, move: Move): boolean => {
  const { game } = session;
  if (move.kind !== 'play') return move.kind === 'remove';
  const from = game.piles[move.from]?.zone.role;
  const pile = stepAt(session).view.piles[move.from] ?? [];
  const up = pile.filter((seat) => !isDown(seat)).length;
  return (
    game.piles[move.to]?.zone.role === 'foundation' ||
    from === 'waste' ||
    from === 'reserve' ||
    (from === 'tableau' && up < pile.length && move.count === up)
  );
};

/** Every session on the way of such a player, who turns the stock when nothing else is gained. */
const walk = (game: Game, deal: string): readonly Session[] => {
  const stops = [take(begin(game, take(parseDeal(deal))))];
  for (let n = 0; n < 250; n++) {
    const session = stops[n] as Session;
    const legal = legalAt(session);
    const next = legal.find((move) => gains(session, move)) ?? legal.find(turning);
    if (next === undefined) break;
    stops.push(play(session, next));
  }
  return stops;
};

/** Whether turning the stock, as often as one likes, comes to a position with another move. */
const comesToMove = (session: Session): boolean => {
  const { game } = session;
  let { state } = stepAt(session);
  for (let turns = 0; turns <= 2 * game.cards.length; turns++) {
    const legal = legalMoves(game, state);
    if (legal.some((move) => !turning(move))) return true;
    const [next] = legal;
    if (next === undefined) return false;
    state = applyLegal(game, state, next);
  }
  return false;
};

describe.each(['trigon', 'trigon-left', 'pyramid', 'canfield', 'barbershop-quintet'])('%s', (id) => {
  const walks = Array.from({ length: 6 }, (_, i) => walk(gameOf(id), `${i + 1}`));
  const met = walks.flatMap((stops) => stops.filter(isIdle));

  it('is said when turning the stock on and on brings nothing, and only then', () => {
    expect(met.length).toBeGreaterThan(0);
    for (const session of met.slice(0, 40)) expect(comesToMove(session)).toBe(false);
  });

  it('is said within two passes of nothing but turning', () => {
    for (const stops of walks) {
      let silent = 0;
      for (const session of stops) {
        silent = legalAt(session).every(turning) ? silent + 1 : 0;
        const cards = [session.game.stock, session.game.waste].reduce<number>(
          (sum, pile) => sum + (stepAt(session).view.piles[pile ?? -1]?.length ?? 0),
          0,
        );
        if (silent > 2 * (cards + 1) && stepAt(session).status === 'playing')
          expect(isIdle(session)).toBe(true);
      }
    }
  });

  it('is never said on the way to a move that was made', () => {
    for (const stops of walks) {
      const last = stops.at(-1)?.moves.findLastIndex(({ move }) => !turning(move)) ?? 0;
      for (const session of stops.slice(0, last + 2)) expect(isIdle(session)).toBe(false);
    }
  });
});

describe('an idle pass of Trigon', () => {
  const stops = walk(gameOf('trigon'), '1').concat(walk(gameOf('trigon'), '2'), walk(gameOf('trigon'), '3'));
  const first = stops.findIndex(isIdle);
  const idle = stops[first] as Session;

  it('is not told a draw too early', () => expect(isIdle(stops[first - 1] as Session)).toBe(false));

  it('goes on with every draw, and ends with the deal', () => {
    const [next] = legalAt(idle);
    expect(isIdle(play(idle, next as Move))).toBe(true);
    expect(isIdle(play(idle, { kind: 'end', why: 'resigned' }))).toBe(false);
  });

  it('is nothing a game without a second pass can have', () => {
    const game = gameOf('tripeaks');
    for (const session of walk(game, '1')) expect(isIdle(session)).toBe(false);
  });
});
