/** Why a move is not allowed, as one sentence a table can show at once: "Needs a 6 or an 8; this is a jack." */
import { isDown, lastOf, rankOf, type Game, type Position, type Refusal } from '@cairn/engine';
import { knownCard, pileFact } from './facts.ts';
import { english } from './words/english.ts';
import type { RefusalFact, Words } from './words/words.ts';

/** The sentence for a refusal of the engine, at the position where the move was refused. */
export const refusalSentence = (
  game: Game,
  position: Position,
  refusal: Refusal,
  words: Words = english,
): string => words.refusal(refusalFact(game, position, refusal));

const refusalFact = (game: Game, position: Position, refusal: Refusal): RefusalFact => {
  switch (refusal.kind) {
    case 'no-card':
    case 'face-down':
      return { kind: refusal.kind, pile: pileFact(game, refusal.pile) };
    case 'full':
    case 'one-at-a-time':
      return { kind: refusal.kind, pile: pileFact(game, refusal.to) };
    case 'covered': {
      const top = (pile: number) => {
        const seat = lastOf(position.piles[pile] ?? []);
        return seat === undefined || isDown(seat) ? null : knownCard(seat);
      };
      return { kind: 'covered', card: top(refusal.pile), by: refusal.by.map(top) };
    }
    case 'no-route':
      return { kind: 'no-route', from: pileFact(game, refusal.from), to: pileFact(game, refusal.to) };
    case 'does-not-fit': {
      const { card, on, wanted } = refusal;
      if (wanted.includes(rankOf(card))) return { kind: 'wrong-suit', card, on };
      return { kind: 'wrong-rank', card, on, wanted };
    }
    case 'empty-pile':
      return { kind: 'empty-pile', pile: pileFact(game, refusal.to), wanted: refusal.wanted };
    case 'must-keep':
      return { kind: 'must-keep', pile: pileFact(game, refusal.from), cards: refusal.cards };
    case 'not-a-unit':
      return { kind: 'not-a-unit', count: refusal.count };
    case 'over':
    case 'no-such-pile':
    case 'no-stock':
    case 'stock-empty':
    case 'stock-not-empty':
    case 'no-more-passes':
    case 'cards-can-be-played':
    case 'no-such-power':
    case 'power-spent':
    case 'nothing-to-show':
      return refusal;
  }
};
