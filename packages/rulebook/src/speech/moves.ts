/** Facts about a move, computed from the positions before and after it, as far as the player saw it. */
import {
  drawPiles,
  cardsInOrder,
  isByLot,
  isDown,
  lastEvent,
  lastOf,
  ROUGH,
  type Card,
  type Game,
  type Move,
  type Position,
  type Power,
  type PileCard,
  type View,
  type ZoneRule,
} from '@cairn/engine';
import { knownCard, pileFact, seatFact, type SeatFact } from '../facts/pile-facts.ts';
import type { AfterFact, FillFact, MoveFact, SuitFact } from '../words/words.ts';

const NONE: readonly PileCard[] = [];
const pileOf = (position: Position, pile: number): readonly PileCard[] => position.piles[pile] ?? NONE;

export const moveFact = (game: Game, before: Position, move: Move, after: Position): MoveFact => {
  switch (move.kind) {
    case 'play': {
      const source = pileOf(before, move.from);
      const end = source.length - (move.skip ?? 0);
      const lead = source[end - move.count] ?? 0;
      return {
        kind: 'play',
        cards: source.slice(end - move.count, end).map(knownCard),
        from: pileFact(game, move.from),
        to: pileFact(game, move.to),
        rough: (lead & ROUGH) !== 0,
        after: afterFact(game, before, after, [move.to]),
      };
    }
    case 'draw': {
      const piles = drawPiles(game);
      const dealt = piles.map((pile) => pileOf(after, pile).slice(pileOf(before, pile).length));
      const suits = suitsLeft(game, before, after, piles);
      return {
        kind: 'draw',
        // A card that completed a suit is its last card, and is not in the column any more.
        cards: [...dealt.flat().map(knownCard), ...suits.flatMap(({ cards }) => cards.slice(-1))],
        to: pileFact(game, piles[0] ?? 0),
        after: afterFact(game, before, after, piles),
      };
    }
    case 'remove': {
      const discard = game.discard ?? 0;
      return {
        kind: 'remove',
        cards: pileOf(after, discard).slice(pileOf(before, discard).length).map(knownCard),
        after: afterFact(game, before, after, game.byRole.discard),
      };
    }
    case 'redeal':
      return { kind: 'redeal', pass: after.pass };
    case 'power':
      return powerFact(game, before, move.power, after);
    case 'again':
    case 'spent':
    case 'end':
      return move;
  }
};

const powerFact = (game: Game, before: Position, power: Power, after: Position): MoveFact => {
  switch (power) {
    case 'peek':
      return { kind: 'peek', shown: nextCard(game, after) };
    case 'reshuffle':
      return {
        kind: 'reshuffle',
        cards: game.byRole.layout.filter((i) => pileOf(after, i).length > 0).length,
      };
    case 'restock':
      return { kind: 'restock', cards: stockOf(game, after).length - stockOf(game, before).length };
    case 'regather': {
      const { regather } = game.def.powers ?? {};
      const zone = game.zones.find(({ id }) => id === regather?.zone);
      const stay = zone === undefined ? 0 : cardsInOrder(game, before, zone).length;
      const cards = (zone?.piles ?? []).reduce((sum, pile) => sum + pileOf(before, pile).length, -stay);
      return { kind: 'regather', cards, shuffled: isByLot(regather) };
    }
    case 'pay':
      return { kind: 'pay', after: afterFact(game, before, after, []) };
    case 'chance':
      return chanceFact(game, before, after);
  }
};

const stockOf = (game: Game, position: Position): readonly PileCard[] => pileOf(position, game.stock ?? -1);

/** What chance has brought; null if no card moved or changed except the one that asked. */
const chanceFact = (game: Game, before: Position, after: Position): MoveFact => {
  const event = lastEvent(game, after) ?? null;
  const change = afterFact(game, before, after, game.byRole.hand);
  const fact = (card: Card | null, came = true): MoveFact => ({
    kind: 'chance',
    event: came ? event : null,
    card,
    after: change,
  });
  const gone = game.byRole.layout.find((i) => pileOf(after, i).length < pileOf(before, i).length);
  const given = game.byRole.hand.find((i) => pileOf(after, i).length > pileOf(before, i).length);
  const rough = (position: Position): number =>
    position.piles.flat().filter((seat) => (seat & ROUGH) !== 0).length;
  switch (event?.kind) {
    case 'peek':
      return fact(nextCard(game, after), stockOf(game, after).length > 0);
    case 'unlock':
      return fact(
        gone === undefined ? null : knownCard(lastOf(pileOf(before, gone)) ?? 0),
        gone !== undefined,
      );
    case 'iron':
      return fact(
        given === undefined ? null : knownCard(lastOf(pileOf(after, given)) ?? 0),
        given !== undefined,
      );
    case 'mow':
      return fact(null, rough(after) < rough(before));
    case 'lose':
      return fact(null, stockOf(game, after).length < stockOf(game, before).length);
    case 'strokes':
    case 'gift':
    case 'rough':
    case undefined:
      return fact(null);
  }
};

/** What happened by itself after a step; `taking` are the piles that the step put cards on. */
const afterFact = (game: Game, before: Position, after: Position, taking: readonly number[]): AfterFact => ({
  suits: suitsLeft(game, before, after, taking),
  turned: turnedUp(game, before, after),
  filled: game.zones.flatMap(({ piles, empty }) =>
    empty.refill === undefined
      ? []
      : piles.flatMap((pile) =>
          taking.includes(pile) ? [] : filled(game, before, after, pile, empty.refill),
        ),
  ),
});

/** Foundations that took a whole suit, unless the step itself put cards there. */
const suitsLeft = (game: Game, before: Position, after: Position, taking: readonly number[]): SuitFact[] =>
  game.zones.some(({ def }) => def?.role === 'tableau' && def.leave !== undefined)
    ? game.byRole.foundation.flatMap((pile) => {
        const came = pileOf(after, pile).slice(pileOf(before, pile).length);
        return came.length < game.composition.ranks.length || taking.includes(pile)
          ? []
          : [{ cards: came.map(knownCard), to: pileFact(game, pile) }];
      })
    : [];

/** A pile whose bottom card has changed was emptied and filled. Face-down cards never leave a pile. */
const filled = (
  game: Game,
  before: Position,
  after: Position,
  pile: number,
  refill: ZoneRule['empty']['refill'],
): FillFact[] => {
  const now = pileOf(after, pile);
  const [first] = now;
  const [old] = pileOf(before, pile);
  if (first === undefined || old === first || (old !== undefined && isDown(old))) return [];
  const was = before.piles.findIndex((seats, i) => i !== pile && seats.some((seat) => same(seat, first)));
  // A View does not know face-down cards, so an unknown card can only have come from the reserve or the stock.
  const from = was >= 0 ? was : refill === 'reserve' ? game.byRole.reserve[0] : (game.stock ?? undefined);
  if (from === undefined) return [];
  return [{ cards: now.map(knownCard), from: pileFact(game, from), to: pileFact(game, pile) }];
};

const same = (seat: PileCard, other: PileCard): boolean => {
  const card = knownCard(seat);
  return card !== null && card === knownCard(other);
};

/** Cards that were face down before and are face up in the same seat now. */
const turnedUp = (game: Game, before: Position, after: Position): SeatFact[] =>
  before.piles.flatMap((seats, pile) =>
    pile === game.stock
      ? []
      : seats.flatMap((seat, index) => {
          const now = pileOf(after, pile)[index];
          return isDown(seat) && now !== undefined && !isDown(now)
            ? [seatFact(game, after, pile, index)]
            : [];
        }),
  );

/** The next stock card, if the player has been shown it. */
const nextCard = (game: Game, position: Position): Card | null => {
  if (isView(position)) return position.next?.card ?? null;
  const next = game.stock === null ? undefined : lastOf(pileOf(position, game.stock));
  return next === undefined ? null : knownCard(next);
};

const isView = (position: Position): position is View => 'next' in position;
