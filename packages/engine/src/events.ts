/**
 * Events that chance brings when the player answers an event card with `chance`. Each place has its own seed, derived
 * from the pack's, so a use that is undone brings the same event again. The position records the event beside the
 * uses of the powers: its number, and the strokes it cost or gave back. Scores and sentences need no more.
 */
import { chanceBy } from './chance.ts';
import type { EventDef } from './definition/index.ts';
import type { Game } from './game.ts';
import { lockersOf, locksOthers } from './hazards.ts';
import { pileAt } from './plays.ts';
import { drawBelow } from './random.ts';
import { rankOf } from './card.ts';
import { faceUp, applyAutomaticMoves } from './automatic-moves.ts';
import { cardOf, ROUGH, SEEN, type Pile, type Position, type State } from './state.ts';

/** Keys of `used`: strokes paid and given back so far, and the number of the last event, from 1. */
export const STROKES_PAID = 'strokes';
export const STROKES_GIVEN = 'gifts';
export const LAST_EVENT = 'event';

/** The last event; undefined if there was none. */
export const lastEvent = (game: Game, { used }: Position): EventDef | undefined =>
  game.def.events?.[(used[LAST_EVENT] ?? 0) - 1];

/** The state after one of the game's events, drawn for the place whose card asked. */
export const bringEvent = (game: Game, state: State, asked: number): State => {
  const { events = [] } = game.def;
  const drawn = drawBelow(chanceBy(state, `chance ${asked}`), events.length);
  const event = events[drawn];
  const { used } = state;
  if (event === undefined) return state;
  const after: State = { ...state, used: { ...used, [LAST_EVENT]: drawn + 1 } };
  if (event.kind === 'strokes' || event.kind === 'gift') {
    const name = event.kind === 'gift' ? STROKES_GIVEN : STROKES_PAID;
    return { ...after, used: { ...after.used, [name]: (used[name] ?? 0) + event.strokes } };
  }
  const piles = [...state.piles];
  change(game, after, piles, event, asked);
  return { ...after, piles };
};

/** Applies an event. */
const change = (
  game: Game,
  state: State,
  piles: Pile[],
  event: Exclude<EventDef, { kind: 'strokes' | 'gift' }>,
  asked: number,
): void => {
  const { stock, byRole } = game;
  const [hole = 0] = byRole.hole;
  const under = (cards: Pile): void => void (piles[hole] = [...cards.map(faceUp), ...(piles[hole] ?? [])]);
  switch (event.kind) {
    case 'peek':
      if (stock !== null)
        piles[stock] = pileAt(state, stock).map((pileCard, i, all) =>
          i + 1 === all.length ? pileCard | SEEN : pileCard,
        );
      return;
    case 'rough':
      piles[asked] = pileAt(state, asked).map((pileCard) => pileCard | ROUGH);
      return;
    case 'mow':
      for (const i of byRole.layout) piles[i] = pileAt(state, i).map((pileCard) => pileCard & ~ROUGH);
      return;
    case 'lose': {
      if (stock === null) return;
      const cards = pileAt(state, stock);
      under(cards.slice(-event.cards));
      piles[stock] = cards.slice(0, -event.cards);
      return;
    }
    case 'unlock': {
      const key = byRole.layout.find((i) => isFree(game, state, i) && locksOthers(game, state, i));
      if (key === undefined) return;
      under(pileAt(state, key));
      piles[key] = [];
      return applyAutomaticMoves(game, piles, [key]);
    }
    case 'iron':
      return giveIron(game, state, piles);
  }
};

const isFree = (game: Game, position: Position, pile: number): boolean =>
  lockersOf(game, position, pile).length === 0 &&
  (game.piles[pile]?.coveredBy ?? []).every((other) => pileAt(position, other).length === 0);

/** The next stock card that an empty place of the hand takes. */
const giveIron = (game: Game, state: State, piles: Pile[]): void => {
  const { stock } = game;
  const place = game.byRole.hand.find(
    (i) => pileAt(state, i).length === 0 && typeof game.piles[i]?.zone.empty.takes === 'object',
  );
  const takes = place === undefined ? undefined : game.piles[place]?.zone.empty.takes;
  if (stock === null || place === undefined || typeof takes !== 'object') return;
  const cards = pileAt(state, stock);
  const at = cards.findLastIndex((pileCard) => takes.includes(rankOf(cardOf(pileCard))));
  const pileCard = cards[at];
  if (pileCard === undefined) return;
  piles[place] = [faceUp(pileCard)];
  piles[stock] = cards.filter((_, i) => i !== at);
};
