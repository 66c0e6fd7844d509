/**
 * Powers: actions beside the plain moves, with a number of uses per deal. Also the choice that an event card asks
 * for, and the next layout of a game that continues after a clear.
 */
import { chanceOf, reshuffle, restock, shuffled } from './chance.ts';
import { bringEvent, STROKES_PAID } from './events.ts';
import type { Game } from './game.ts';
import { POWERS, type Move, type Power, type Refusal } from './move.ts';
import { pileAt } from './plays.ts';
import { regather, regatherRefusal } from './regather.ts';
import { startWithPack } from './start.ts';
import { cardOf, EVENT, isHidden, lastOf, SEEN, type Pile, type Position, type State } from './state.ts';
import { shownWhat } from './view.ts';

/** Whether a game has powers, or continues after a clear. */
const hasPowers = ({ def }: Game): boolean => def.powers !== undefined || def.again !== undefined;

/** The powers that may be used now; `alone` if no other move is legal. */
export const powerMoves = (
  game: Game,
  position: Position,
): { readonly moves: readonly Move[]; readonly alone: boolean } =>
  hasPowers(game)
    ? {
        moves: POWERS.filter((power) => powerRefusal(game, position, power) === null).map((power) => ({
          kind: 'power',
          power,
        })),
        alone: askingPile(game, position) !== null,
      }
    : NO_POWERS;

const NO_POWERS = { moves: [], alone: false } as const;

/** Why a move is not allowed because of powers; null if it is allowed; undefined if powers do not decide it. */
export const refusalByPowers = (game: Game, position: Position, move: Move): Refusal | null | undefined => {
  if (!hasPowers(game)) return undefined;
  if (move.kind === 'spent') return usesRefusal(game, position, move.power);
  if (move.kind === 'power') return powerRefusal(game, position, move.power);
  const asking = move.kind === 'end' ? null : askingPile(game, position);
  return asking === null ? undefined : { kind: 'choose-first', pile: asking };
};

/** The state after a legal use of a power, after a use that was undone, or with the next layout. */
export const applyPower = (
  game: Game,
  state: State,
  move: Extract<Move, { readonly kind: 'power' | 'spent' | 'again' }>,
): State => {
  if (move.kind === 'again') return dealAgain(game, state);
  return move.kind === 'spent' ? spend(state, move.power) : usePower(game, state, move.power);
};

/** The first place whose event card asks: nothing lies on it any more, and it has not been answered. */
export const askingPile = (game: Game, position: Position): number | null =>
  game.byRole.layout.find((i) => {
    const pile = pileAt(position, i);
    const marked = ((lastOf(pile) ?? 0) & EVENT) !== 0;
    return marked && game.piles[i]?.coveredBy.every((other) => pileAt(position, other).length === 0);
  }) ?? null;

const powerRefusal = (game: Game, position: Position, power: Power): Refusal | null => {
  const spent = usesRefusal(game, position, power);
  if (spent !== null) return spent;
  const asking = askingPile(game, position);
  if (power === 'pay' || power === 'chance') return asking === null ? { kind: 'nothing-to-choose' } : null;
  if (asking !== null) return { kind: 'choose-first', pile: asking };
  if (power === 'reshuffle')
    return game.byRole.layout.filter((i) => pileAt(position, i).length > 0).length < 2
      ? { kind: 'nothing-to-shuffle' }
      : null;
  if (power === 'restock')
    return pileAt(position, game.byRole.hole[0] ?? 0).length < 3 || game.stock === null
      ? { kind: 'nothing-to-shuffle' }
      : null;
  if (power === 'regather') return regatherRefusal(game, position);
  const next = game.stock === null ? undefined : lastOf(pileAt(position, game.stock));
  const known = next === undefined || !isHidden(next) || shownWhat(game, position) === 'card';
  return known ? { kind: 'nothing-to-show' } : null;
};

const usesRefusal = (game: Game, position: Position, power: Power): Refusal | null => {
  const def = POWERS.includes(power) ? game.def.powers?.[power] : undefined;
  if (def === undefined) return { kind: 'no-such-power', power };
  const spent = def.uses !== 'unlimited' && (position.used[power] ?? 0) >= def.uses;
  return spent ? { kind: 'power-spent', power } : null;
};

const usePower = (game: Game, state: State, power: Power): State => {
  const spent = spend(state, power);
  switch (power) {
    case 'peek':
      return { ...spent, piles: peek(game, state) };
    case 'reshuffle':
      return { ...spent, piles: reshuffle(game, state) };
    case 'restock':
      return { ...spent, piles: restock(game, state) };
    case 'regather':
      return { ...spent, piles: regather(game, state) };
    case 'pay':
      return { ...spend(spent, STROKES_PAID), piles: answered(game, state) };
    case 'chance':
      return bringEvent(game, { ...spent, piles: answered(game, state) }, askingPile(game, state) ?? 0);
  }
};

/** Removes the mark of the card that asked. */
const answered = (game: Game, state: State): readonly Pile[] => {
  const asking = askingPile(game, state);
  return state.piles.map((pile, i) => (i === asking ? pile.map((pileCard) => pileCard & ~EVENT) : pile));
};

const peek = (game: Game, state: State): readonly Pile[] =>
  state.piles.map((pile, i) =>
    i === game.stock ? [...pile.slice(0, -1), (lastOf(pile) ?? 0) | SEEN] : pile,
  );

/** Shuffles all cards of the pack and deals them again. */
const dealAgain = (game: Game, state: State): State => {
  const beyond = new Set(game.held.map(({ card }) => card));
  const pack = state.piles
    .flat()
    .map(cardOf)
    .filter((card) => !beyond.has(card));
  const dealt = startWithPack(game, shuffled(pack, chanceOf(state, 'again')));
  return { ...dealt, seed: state.seed, pass: state.pass, used: spend(state, 'again').used };
};

const spend = (state: State, power: string): State => ({
  ...state,
  used: { ...state.used, [power]: (state.used[power] ?? 0) + 1 },
});
