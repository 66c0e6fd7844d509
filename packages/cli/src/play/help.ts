/** The help on commands at a deal. For a given game, only the moves it has, with its own piles as examples. */
import { isPairSet, UNIT_FACTS, type Game, type Power, type Role, type ZoneRule } from '@cairn/engine';
import { zoneName } from '@cairn/rulebook';

type Row = readonly [typed: string, meaning: string];

const WORDS: readonly Row[] = [
  ['undo [N]', 'undo the last move, or N moves'],
  ['redo [N]', 'redo it, or N of them'],
  ['restart', 'undo everything; if the deal is over, deal it again'],
  ['board', 'show the board'],
  ['moves', 'list the legal moves'],
  ['where Q', 'show where the queens are, as far as you can see; where QH for one card'],
  ['score', 'show the score in words'],
  ['save FILE', 'save the deal so far as a record'],
  ['help', 'show this list'],
  ['quit', 'leave'],
];

const POWERS = {
  peek: 'look at the next stock card',
  reshuffle: 'shuffle the cards left in the layout',
  restock: 'send half of the played cards back to the stock',
  pay: 'answer an event card by paying a stroke',
  regather: 'gather the cards of the columns and deal them again',
  chance: 'answer an event card by leaving it to chance',
} as const satisfies Readonly<Record<Power, string>>;

const table = (rows: readonly Row[]): string =>
  rows.map(([typed, meaning]) => `  ${typed.padEnd(9)}  ${meaning}`).join('\n');

const page = (moves: readonly Row[], piles: string): string =>
  `Moves, several on a line, separated by spaces; text after # is ignored:\n${table(moves)}\n${piles}Words:\n${table(WORDS)}`;

/** Help for any game. */
export const HELP = page(
  [
    ['7S', 'play the seven of spades, if only one place takes it'],
    ['5>9', 'move the last card of one pile to another'],
    ['5>9*3', 'move the last three cards: at once, or one by one if cells and empty columns have room'],
    ['w_2>5', 'from a spread waste, move the card under two others'],
    ['5D+6C', 'remove these cards together; xKC removes a single card'],
    ['d', 'draw from the stock'],
    ['rd', 'turn the waste over to form the stock again'],
    ['peek', 'use a power: peek, reshuffle, restock or regather; answer an event card: pay or chance'],
    ['again', 'after a clear, deal the next layout'],
    ['end', 'end the deal'],
  ],
  '',
);

/** Help for one game, its piles listed. */
export const helpFor = (game: Game): string => page(moveRows(game), `Piles:\n${table(pileRows(game))}\n`);

const moveRows = (game: Game): Row[] => {
  const { stockDef, waste, def } = game;
  const redeal = stockDef?.to === 'waste' && stockDef.passes !== 1 && waste !== null;
  return [
    ...playRows(game),
    ...removeRows(game),
    ...(stockDef === null || stockDef.when === 'never'
      ? []
      : [['d', stockDef.to === 'tableau' ? 'deal to the columns' : 'draw from the stock'] as const]),
    ...(redeal ? [['rd', 'turn the waste over to form the stock again'] as const] : []),
    ...Object.keys(def.powers ?? {}).map((power): Row => [power, POWERS[power as keyof typeof POWERS]]),
    ...(def.again === undefined ? [] : [['again', 'after a clear, deal the next layout'] as const]),
    ['end', 'end the deal'],
  ];
};

const name = (game: Game, zone: ZoneRule, place: number): string =>
  game.piles[zone.piles[Math.min(place, zone.piles.length - 1)] ?? 0]?.name ?? '';

const playRows = (game: Game): Row[] => {
  const zone = (role: Role): ZoneRule | undefined => game.zones.find((each) => each.role === role);
  const ways = game.zones.flatMap((from) =>
    from.give.flatMap(({ to, unit }) => {
      const target = zone(to);
      return target === undefined
        ? []
        : [{ from, target, unit, choice: from.give.length > 1 || target.piles.length > 1 }];
    }),
  );
  const sure = ways.every(({ choice }) => !choice);
  const card: Row = ['7S', `play the seven of spades${sure ? '' : ', if only one place takes it'}`];
  const several = ways.filter(({ choice }) => choice);
  const rows = several.map(({ from, target, unit }): Row => {
    const to = name(game, target, from === target ? 1 : 0);
    if (UNIT_FACTS[unit].card === 'every')
      return [`${name(game, from, 0)}_2>${to}`, 'move the card under two others'];
    return [`${name(game, from, 4)}>${to}`, 'move the last card of one pile to another'];
  });
  const long = several.find(({ unit }) => UNIT_FACTS[unit].several);
  const single = several.find(
    ({ from, target, unit }) => unit === 'top' && from.role === 'tableau' && target === from,
  );
  return [
    ...(ways.length === 0 ? [] : [card]),
    // One example of each kind.
    ...rows.filter(([, meaning], i) => rows.findIndex((row) => row[1] === meaning) === i),
    ...(single === undefined
      ? []
      : [
          [
            `${name(game, single.from, 4)}>${name(game, single.target, 1)}*3`,
            'move the last three cards one by one, if there is room for them on the way',
          ] as const,
        ]),
    ...(long === undefined
      ? []
      : [
          [
            `${name(game, long.from, 4)}>${name(game, long.target, 1)}*3`,
            'move the last three cards',
          ] as const,
        ]),
  ];
};

const removeRows = ({ def: { remove } }: Game): Row[] => {
  if (remove === undefined) return [];
  if (remove.kind === 'lower') return [['x5C', 'remove the five of clubs']];
  if (remove.kind === 'run') return [['5D+6C+7H', 'remove these cards together']];
  if (remove.kind === 'match')
    return [
      ['5D+5C', 'remove these cards together'],
      ...(remove.sets.some((set) => !isPairSet(set) && set.ranks?.length === 1)
        ? [['xKC', 'remove a single card'] as const]
        : []),
    ];
  return [
    ['5D+8C', 'remove these cards together'],
    ...(remove.alone.length === 0 ? [] : [['xKC', 'remove a single card'] as const]),
  ];
};

/** "1 … 7  columns" */
const pileRows = (game: Game): Row[] =>
  game.zones.map((zone): Row => {
    const names = zone.piles.map((pile) => game.piles[pile]?.name ?? '');
    const [first = ''] = names;
    const words = zoneName(game, zone.role).toLowerCase();
    return [names.length === 1 ? first : `${first} … ${names.at(-1)}`, words];
  });
