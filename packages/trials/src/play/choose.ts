/** Choosing a move by its value, and the common part of the policies for games with one hole. */
import type { Move } from '@cairn/engine';
import { ChainSearch, type CardValue } from './chain-search.ts';
import { faceBrought, holeFieldOf, placePlayed, type HoleField, type HolePlace } from './hole-field.ts';
import type { Policy, Observation } from './playout.ts';

/** A move of the greatest value, at random among equals; null when all values are negative. */
export const bestMove = ({ moves, random }: Observation, valueOf: (move: Move) => number): Move | null => {
  let [most, ties] = [-Infinity, 0];
  let found: Move | null = null;
  for (const move of moves) {
    const value = valueOf(move);
    if (value > most) [found, most, ties] = [move, value, 1];
    else if (value === most && random.below(++ties) === 0) found = move;
  }
  return most < 0 ? null : found;
};

/** What a policy for one hole knows when it compares first cards of chains. */
export interface HoleObservation {
  readonly field: HoleField;
  readonly chains: ChainSearch;
  readonly observation: Observation;
}

/**
 * A policy for games with one hole that plays every table card it can before it turns the stock. `cardValue` weighs the cards
 * of a chain; `firstCardValue` is added for the card that begins it. A card from reserve or hand is played when no table card
 * can be: before turning the stock when a table card can follow it, else after.
 */
export const holePlayer =
  (
    cardValue: CardValue,
    firstCardValue: (place: HolePlace, context: HoleObservation) => number = () => 0,
  ): Policy =>
  (observation) => {
    const { game, view, moves } = observation;
    const field = holeFieldOf(game, view);
    const cards = moves.flatMap((move) => {
      const place = placePlayed(field, move);
      return place === null ? [] : [{ move, place }];
    });
    const chains = new ChainSearch(field, cardValue);
    if (cards.length > 0) {
      const context = { field, chains, observation };
      // A single card needs no comparing.
      if (cards.length === 1) return cards[0]?.move ?? null;
      const places = new Map(cards.map(({ move, place }) => [move, place]));
      return bestMove({ ...observation, moves: cards.map(({ move }) => move) }, (move) => {
        const place = places.get(move);
        return place === undefined ? -1 : FLOOR + chains.from(place) + firstCardValue(place, context);
      });
    }
    return bestMove(observation, (move) => {
      if (move.kind === 'draw' || move.kind === 'redeal') return 1;
      const face = faceBrought(field, view, move);
      if (face === null) return -1;
      const follows = chains.after(face);
      return follows > 0 ? 1 + follows : 0;
    });
  };

/** Keeps the value of a table card positive if its `firstCardValue` is negative, because it is played in any case. */
const FLOOR = 1e9;
