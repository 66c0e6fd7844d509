/**
 * Any game made small: few ranks and suits, short columns, a picture of a few cards, random options. Everything else
 * of the rules stays, so what holds for the small game is evidence for the large one.
 */
import { compileGame, optionsOf, type Game, type GameDef } from '@cairn/engine';
import { pick, type Roll } from './reduced.ts';

type Tree = Record<string, unknown>;

const PICTURES = [
  ['#.#', '.#.', '#.#'],
  ['.#.', '#.#'],
  ['.#.#.', '#.#.#'],
  ['..#..', '.#.#.', '#.#.#'],
  ['#.#.#', '#.#.#'],
] as const;

/** A small game of that definition; null when the choices drawn do not go together. */
export const shrunk = (def: GameDef, roll: Roll): Game | null => {
  const small = structuredClone(def) as unknown as Tree & { pack: Tree; zones: Record<string, Tree> };
  const most = 4 + roll(3);
  const packs = Math.min(2, Number(small.pack.packs));
  const few = [
    [0, 1],
    [1, 2],
  ];
  const suits = pick(roll, packs === 2 ? few : [...few, [0, 1, 2], [0, 1, 2, 3]]);
  const ranks = packs === 2 || suits.length > 2 ? 3 : most;
  small.pack = { ...small.pack, packs, suits, ranks: Array.from({ length: ranks }, (_, i) => i + 1) };
  if (small.pack.extras !== undefined) small.pack.extras = [{ rank: ranks + 1, count: 1 }];
  const all = small.pack.extras === undefined ? ranks : ranks + 1;
  clip(small, all, suits);
  fit(small, roll, packs * suits.length * ranks + (all - ranks), packs * suits.length);
  const options = Object.fromEntries(
    Object.entries(optionsOf(def)).flatMap(([name, { values }]) =>
      roll(3) === 0 ? [[name, pick(roll, Object.keys(values))]] : [],
    ),
  );
  const game = compileGame(small, options);
  return game.ok ? game.value : null;
};

const RANKS = ['takes', 'ring', 'cards', 'on', 'alone', 'order', 'sink', 'first'];
const LETTERS = '?A23456789TJQK';

/** Leaves out what names ranks and suits that are not in the pack; a list that would be empty names the last rank. */
const clip = (tree: Tree, most: number, suits: readonly number[]): void => {
  for (const [path, value] of Object.entries(tree)) {
    const key = path.split('.').at(-1) ?? '';
    if (RANKS.includes(key) && Array.isArray(value) && typeof value[0] !== 'string') {
      const kept = (value as number[]).filter((rank) => rank <= most);
      tree[path] = kept.length === 0 ? [most] : kept;
    } else if (key === 'gaps' && typeof value === 'object' && value !== null)
      tree[path] = {
        ...value,
        ranks: (value as { ranks: number[] }).ranks.map((rank) => Math.min(rank, most)),
      };
    else if (key === 'pull' && Array.isArray(value))
      tree[path] = (value as string[]).filter(
        (name) => suits.includes('CDHS'.indexOf(name.charAt(1))) && LETTERS.indexOf(name.charAt(0)) <= most,
      );
    else if (key === 'sum') tree[path] = most;
    else if (typeof value === 'object' && value !== null) clip(value as Tree, most, suits);
  }
};

/** Shares out the cards: small zones first, then the columns; some are left for a stock. */
const fit = (
  def: Tree & { zones: Record<string, Tree> },
  roll: Roll,
  cards: number,
  foundations: number,
): void => {
  let left = cards - (def.stock === undefined ? 0 : 1 + roll(5));
  const zones = Object.values(def.zones);
  for (const zone of zones) {
    if (zone.role === 'layout') {
      zone.rows = [...pick(roll, PICTURES)];
      left -= (zone.rows as string[]).join('').replaceAll('.', '').length;
    } else if (zone.role === 'grid') {
      const [first = ''] = zone.rows as string[];
      const row = (first.startsWith('.') ? '.' : '') + '#'.repeat(Math.floor(left / foundations));
      zone.rows = Array.from({ length: foundations }, () => row);
      left %= foundations;
    } else if (zone.role === 'foundation') zone.piles = foundations;
    else if (zone.role === 'hole') zone.piles = Math.min(Number(zone.piles), 1 + roll(3));
    else if (zone.role === 'reserve') {
      zone.piles = Math.min(Number(zone.piles), 3);
      zone.deal = Math.min(Number(zone.deal), 3);
      left -= Number(zone.piles) * Number(zone.deal);
    } else if (zone.role === 'row') {
      // Without a place for the rest all cards lie in the row.
      const aside = zones.some((each) => each.rest === true);
      zone.piles = aside ? Math.min(cards, 4 + roll(6)) : cards;
      left -= Number(zone.piles);
    } else if (zone.role === 'cell') {
      zone.piles = Math.min(Number(zone.piles), 1 + roll(3));
      if (zone.deal !== undefined) zone.deal = Array.from({ length: Number(zone.piles) }, () => roll(2));
    }
    if (zone.role === 'foundation' || zone.role === 'hole' || zone.role === 'cell') {
      const { deal = 0, piles } = zone as { deal?: number | number[]; piles: number };
      if (Array.isArray(deal)) zone.deal = Array.from({ length: piles }, (_, i) => deal[i] ?? 0);
      left -= Array.isArray(deal) ? deal.reduce((a, b) => a + b, 0) : deal * piles;
    }
    if (Array.isArray(zone.pull) && zone.pull.length === 0) delete zone.pull;
    if (Array.isArray(zone.pull)) {
      if (zone.role !== 'tableau') zone.pull = zone.pull.slice(0, Number(zone.piles));
      left -= (zone.pull as string[]).length;
    }
    if (zone.pull === 'base') left -= foundations - 1;
  }
  // Of several zones of columns the first takes what is left.
  const columns = zones.filter((zone) => zone.role === 'tableau');
  for (const zone of columns.slice(1)) {
    zone.piles = 1;
    zone.deal = 1;
    left -= 1;
  }
  for (const zone of columns.slice(0, 1)) {
    const least = Array.isArray(zone.pull) ? zone.pull.length : 2;
    const piles = Math.max(least, Math.min(Number(zone.piles), 2 + roll(3)));
    const down = Math.max(0, left);
    zone.piles = piles;
    const { regather } = (def.powers ?? {}) as { regather?: Tree };
    if (regather !== undefined) regather.deal = Math.max(1, Math.ceil(down / piles));
    zone.deal = Array.from({ length: piles }, (_, i) => Math.floor((down + i) / piles));
    if (typeof zone.face === 'object' && zone.face !== null && 'up' in zone.face)
      zone.face = { up: 1 + roll(2) };
  }
  // Without a stock and columns the reserve takes what is left over.
  const reserve = zones.find((zone) => zone.role === 'reserve');
  if (reserve !== undefined && def.stock === undefined && !zones.some((zone) => zone.role === 'tableau'))
    reserve.piles = Number(reserve.piles) + Math.max(0, left);
  const goal = def.goal as { cards?: number | string };
  if (typeof goal.cards === 'number') goal.cards = Math.max(2, cards - roll(4));
};
