/**
 * The table alone, for looking at it (dev/index.html; not part of the build). The address chooses the game, options, deal,
 * settings, moves made, and another picture for its layout: dev/index.html?deal=7&cards=four&jokers=2&moves=3&rows=.%23./%23.%23
 * `seek=long` makes the moves that lead to the longest column.
 */
import {
  apply,
  compileGame,
  legalMoves,
  parseDeal,
  refusal,
  start,
  view,
  type Card,
  type Game,
  type Move,
  type Position,
  type Result,
  type State,
} from '@cairn/engine';
import { findGame, games } from '@cairn/games';
import { cardName, moveSentence, pileLabel, pileName, seatName, zoneName } from '@cairn/rulebook';
import { allExtensions } from '../src/all-extensions.ts';
import type { CardPalette } from '../src/cards/palette.ts';
import type { TableCallbacks } from '../src/input/context.ts';
import { createTable } from '../src/table.ts';

const query = new URLSearchParams(location.search);
const valueOf = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
};

const found = findGame(query.get('game') ?? games[0]?.id ?? '');
if (found === null) throw new Error('No such game');
const chosen = {
  ...found.options,
  ...Object.fromEntries([...query].filter(([name]) => name !== 'deal' && name in found.def.options)),
};
const rows = query.get('rows')?.split('/');
const zones = Object.entries(found.def.zones).map(([id, zone]) =>
  zone.role === 'layout' && rows !== undefined ? [id, { ...zone, rows }] : [id, zone],
);
const game = valueOf(compileGame({ ...found.def, zones: Object.fromEntries(zones) as unknown }, chosen));
const deal = valueOf(parseDeal(query.get('deal') ?? '7'));
const past: State[] = [valueOf(start(game, deal))];
const now = (): State => past.at(-1) as State;

const root = document.querySelector<HTMLElement>('#table');
const line = document.querySelector<HTMLElement>('#line');
if (root === null || line === null) throw new Error('No place for the table');

const words = {
  seatName,
  pileLabel,
  zoneName,
  runName: (of: Game, _: Position, pile: number, count: number) =>
    `${count} face-down cards, ${pileName(of, pile)}`,
  removeName: (count: number) => `Remove ${count}`,
  nextName: (of: Game, next: { readonly rank: number; readonly card: Card | null }) =>
    next.card === null ? `Next: rank ${next.rank}` : `Next: ${cardName(of, next.card)}`,
};

const callbacks: TableCallbacks = {
  onMove: (moves) => {
    for (const move of moves) {
      const before = now();
      past.push(apply(game, before, move));
      show('move', moveSentence(game, view(game, before), move, view(game, now())));
    }
    return true;
  },
  onRefused: (reason) => say(JSON.stringify(reason)),
};

const table = createTable(root, callbacks, { words, extensions: allExtensions });
const say = (text: string): void => {
  line.textContent = text;
  table.speak(text);
};

const show = (animate: 'move' | 'deal' | 'none', speak: string): void => {
  const state = now();
  const seen = view(game, state);
  line.textContent = speak;
  table.show({
    game,
    view: seen,
    legal: legalMoves(game, seen),
    refusal: (move: Move) => refusal(game, seen, move),
    animate,
    speak,
  });
};

table.set({
  cards: (query.get('cards') ?? 'classic') as CardPalette,
  hand: query.get('hand') === 'left' ? 'left' : 'right',
});
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
const longest = ({ piles }: State): number =>
  Math.max(0, ...game.byRole.tableau.map((pile) => piles[pile]?.length ?? 0));
for (let i = 0; i < Number(query.get('moves') ?? 0); i++) {
  const next = legalMoves(game, now())
    .slice(0, 80)
    .map((move) => apply(game, now(), move));
  const long = query.get('seek') === 'long' && game.byRole.tableau.length > 0;
  const state = long
    ? next.toSorted((a, b) => longest(b) - longest(a))[0]
    : next[(i * 7) % Math.max(1, next.length)];
  if (state !== undefined) past.push(state);
}
show(query.get('animate') === 'deal' ? 'deal' : 'none', `Deal ${query.get('deal') ?? '7'}`);

document.addEventListener('keydown', (event) => {
  if (event.key === 'z' && past.length > 1) {
    past.pop();
    show('move', 'Taken back');
  } else if (event.key === 'n') {
    past.splice(0, past.length, valueOf(start(game, deal)));
    show('deal', 'Dealt');
  } else if (event.key === 'h') table.hint(legalMoves(game, now())[0] ?? null);
  else table.key(event);
});
