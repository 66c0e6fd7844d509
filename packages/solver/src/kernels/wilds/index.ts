/**
 * One hole under a layout with wild cards at hand (rules.ts): TriPeaks Garden, layouts with a bag of irons or with rough.
 * Level by level over the removed sets, which are numbered once for the game (search.ts).
 *
 * A card may leave a full bag to make room, and leaving it long before may be better; the search plays it only when the
 * room is needed. So a win it finds is a win, but where a bag can get full the general search decides the other deals.
 */
import { cardOf, lastOf, rankOf, refusal, type Game, type Move, type State } from '@cairn/engine';
import type { Ask } from '../../contract/ask.ts';
import {
  NO_ROOM, prepareKernel, UNDECIDED, type SearchResult, type Kernel, type Search as Asked,
} from '../../contract/kernel.ts'; // prettier-ignore
import { Pool } from '../../memory/pool.ts';
import { generalKernel } from '../general/index.ts';
import { MoveWriter } from '../common/move-writer.ts';
import { numberIdeals, type Ideals } from '../layout/ideals.ts';
import { RANKS } from '../layout/rules.ts';
import {
  readWildsRules, readWildsPosition, WILDS_WORDS, type WildsRules, type WildsPosition,
} from './rules.ts'; // prettier-ignore
import { LevelSearch } from './search.ts';
import type { WildsStep } from './step-words.ts';
import { WILDS_SCORES, wildsScore, type WildsScore } from './additive-score.ts';

/** More removed sets than this are left to a search that meets only those it needs. */
const MOST = 2 ** 20;
/** Numbers of breaks are signed bytes. */
const MOST_CARDS = 90;

export const wildsKernel: Kernel = {
  name: 'wilds',
  knows: WILDS_WORDS,
  scores: WILDS_SCORES,
  fit: (game) => {
    const rules = readWildsRules(game);
    if (typeof rules === 'string') return rules;
    if (game.cards.length > MOST_CARDS) return 'the game has too many cards for it';
    const ideals = numberIdeals(rules.needs, MOST);
    if (ideals === null) return 'the layout can be taken apart in too many ways for it';
    if (ideals.levels.length !== ideals.places + 2) return 'some cards of the layout can never be played';
    const gone = cardsGone(ideals, rules.places.length);
    const widest = ideals.levels.reduce(
      (most, from, level) => Math.max(most, (ideals.levels[level + 1] ?? from) - from),
      0,
    );
    const pool = new Pool(() => ({
      least: new Int8Array(ideals.count * RANKS),
      heads: new Int32Array(widest * RANKS),
    }));
    const held = ideals.bytes + ideals.count * RANKS + 4 * widest * RANKS;
    return {
      open: (state, ask, setting) => {
        const { bytes, tally } = setting;
        if (bytes < 2 * held) return NO_ROOM;
        const position = readWildsPosition(rules, ideals, state);
        if (position === null) return 'no play leads to this position, or too many cards at hand are alike';
        const worth = ask === 'score' ? wildsScore(game, rules, position, state, tally) : null;
        if (ask === 'score' && worth === null) return 'it wants a scoring that adds up points of cards';
        const fewest = ask === 'shortest' || ask === 'score';
        const tight = mayFill(rules, position, state);
        if (tight && fewest) return 'the bag may get full';
        const other = (): Asked | null => {
          const fitted = tight ? prepareKernel(generalKernel, game) : '';
          const found = typeof fitted === 'string' ? fitted : fitted.open(state, ask, setting);
          return typeof found === 'string' ? null : found;
        };
        const room = pool.take();
        const search = new LevelSearch(rules, ideals, gone, position, fewest, bytes - held, room);
        return new WildsSearch(game, state, ask, worth, rules, search, held, other, () => pool.give(room));
      },
    };
  },
};

/** Whether more cards may go into the bag than it has room for. */
const mayFill = ({ bag, places }: WildsRules, position: WildsPosition, { piles }: State): boolean => {
  const wanting = places.filter(
    (pile, at) => piles[pile].length > 0 && (bag.irons[at] & (bag.ranks >> position.ranks[at]) & 1) === 1,
  );
  return (
    bag.piles.length > 0 && wanting.length > 0 && position.bag.length + wanting.length > bag.piles.length
  );
};

/** By removed set: the layout cards gone, clearings not counted. */
const cardsGone = ({ first, edges, count }: Ideals, cards: number): Uint8Array => {
  const gone = new Uint8Array(count);
  for (let ideal = 0; ideal < count; ideal++)
    for (let edge = first[ideal]; edge < first[ideal + 1]; edge++)
      gone[edges[edge] >> 6] = gone[ideal] + ((edges[edge] & 63) < cards ? 1 : 0);
  return gone;
};

/** The search of the contract. For the fewest cards left it goes on when the goal is proved out of reach. */
class WildsSearch implements Asked {
  readonly #game: Game;
  readonly #state: State;
  readonly #ask: Ask;
  readonly #worth: WildsScore | null;
  /** Layout cards gone at first. */
  readonly #gone: number;
  readonly #rules: WildsRules;
  readonly #search: LevelSearch;
  readonly #held: number;
  readonly #other: () => Asked | null;
  readonly #give: () => void;
  /** The general search, once it has to decide. */
  #rest: Asked | null = null;
  #lost = false;
  bytes = 0;

  constructor(
    game: Game,
    state: State,
    ask: Ask,
    worth: WildsScore | null,
    rules: WildsRules,
    search: LevelSearch,
    held: number,
    other: () => Asked | null,
    give: () => void,
  ) {
    this.#game = game;
    this.#state = state;
    this.#ask = ask;
    this.#worth = worth;
    this.#gone = search.best.gone;
    this.#rules = rules;
    this.#search = search;
    this.#held = held;
    this.#other = other;
    this.#give = give;
  }

  get nodes(): number {
    return this.#search.nodes + (this.#rest?.nodes ?? 0);
  }

  close(): void {
    this.#rest?.close();
    this.#give();
  }

  step(nodes: number): SearchResult | null {
    if (this.#rest !== null) return this.#goOn(this.#rest, nodes);
    const ended = this.#search.step(nodes);
    this.bytes = Math.max(this.bytes, this.#held + this.#search.bytes);
    if (ended === null) return null;
    if (ended === 'bytes') return { ...this.bestSoFar(), limit: 'bytes' };
    if (ended === 'won') return this.#found('winnable', true);
    this.#rest = this.#other();
    if (this.#rest !== null) return null;
    if (this.#ask !== 'left' && this.#worth === null) return { ...UNDECIDED, verdict: 'unwinnable' };
    if (this.#lost) return this.#found('unwinnable', true);
    this.#lost = true;
    this.#search.goOn();
    return null;
  }

  #goOn(rest: Asked, nodes: number): SearchResult | null {
    const found = rest.step(nodes);
    this.bytes = Math.max(this.bytes, this.#held + this.#search.bytes + rest.bytes);
    return found;
  }

  bestSoFar(): SearchResult {
    if (this.#rest !== null) return this.#rest.bestSoFar();
    const { gone } = this.#search.best;
    if (gone === this.#rules.places.length) return this.#found('winnable', false);
    if (this.#ask !== 'left' && this.#worth === null) return UNDECIDED;
    return this.#found(this.#lost ? 'unwinnable' : 'unknown', false);
  }

  #found(verdict: SearchResult['verdict'], proved: boolean): SearchResult {
    const line = this.#moves(this.#search.best.steps);
    return {
      verdict,
      limit: null,
      line,
      best: this.#ask === 'win' ? null : { value: this.#value(line), proved },
    };
  }

  #value(line: () => readonly Move[]): number {
    const { gone, used } = this.#search.best;
    const left = this.#rules.places.length - gone;
    if (this.#ask === 'left') return left;
    if (this.#worth === null) return line().length;
    return left === 0 ? this.#worth.won(used) : this.#worth.stopped(gone - this.#gone);
  }

  /** The moves of the engine. Cards at hand of one rank are alike, but not all of them may open the hole. */
  #moves(steps: readonly WildsStep[]): () => readonly Move[] {
    const { wilds: held, places, rough, hole } = this.#rules;
    const bag = this.#rules.bag.piles;
    return () => {
      const line = new MoveWriter(this.#game, this.#state);
      const rankAt = (pile: number): number | undefined => {
        const seat = lastOf(line.state.piles[pile]);
        return seat === undefined ? undefined : rankOf(cardOf(seat));
      };
      const play = (from: number, to: number): Move => ({ kind: 'play', from, to, count: 1 });
      const legal = (move: Move): boolean => refusal(this.#game, line.state, move) === null;
      const bring = (cards: WildsStep['cards']): void => {
        if ('draws' in cards) for (let n = 0; n < cards.draws; n++) line.make({ kind: 'draw' });
        else {
          const from = held.filter((pile) => bag.includes(pile) === cards.bag && rankAt(pile) === cards.wild);
          const way = from.map((pile) => play(pile, hole)).find(legal);
          if (way === undefined) throw new Error(`No card of rank ${cards.wild} is at hand`);
          line.make(way);
        }
      };
      for (const { step, kept, cards, after } of steps) {
        if (!after) bring(cards);
        if (step !== null) {
          const place = places[step < places.length ? step : rough[step - places.length]];
          const ways = (kept ? bag : [hole]).map((to) => play(place, to));
          line.make(ways.find(legal) ?? ways[0]);
        }
        if (after) bring(cards);
      }
      // Without a win the best score has all of the reserve played, too.
      if (this.#worth !== null && this.#search.best.gone < places.length)
        for (const way of held.map((pile) => play(pile, hole)).filter(legal)) line.make(way);
      return line.moves;
    };
  }
}
