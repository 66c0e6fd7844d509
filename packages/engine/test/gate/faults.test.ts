// Broken definitions: every fault is found, at its path, and all those of one stage at once.
import { describe, expect, it } from 'vitest';
import { codes, faultsOf, take } from '@cairn/testkit';
import { compileGame } from '../../src/index.ts';
import { changed, GONE, hill, step, yard } from '../support/defs.ts';

type Edits = Readonly<Record<string, unknown>>;

/** What the gate says of the yard with some paths changed. */
const broken = (edits: Edits): readonly string[] => codes(compileGame(changed(yard, edits)));

const table = (rows: readonly (readonly [what: string, edits: Edits, faults: readonly string[]])[]): void => {
  it.each(rows)('%s', (_, edits, faults) => expect(broken(edits)).toEqual(faults));
};

const side = yard.zones.side;
const layout = { role: 'layout', rows: ['.#.', '#.#'], face: 'open', give: {} };

it('passes what is sound', () => {
  take(compileGame(yard));
  take(compileGame(hill, { ends: 'circular' }));
});

describe('shape', () => {
  table([
    ['a missing key', { title: GONE }, ['missing title']],
    [
      'many faults at once',
      {
        id: 'Yard!',
        'info.difficulty': 6,
        pack: GONE,
        'zones.columns.face': 'sideways',
        'zones.side.deal': '1',
        'stock.passes': 0,
        extra: 1,
      },
      [
        'missing pack',
        'pattern id',
        'range info.difficulty',
        'union zones.columns.face',
        'type zones.side.deal',
        'union stock.passes',
        'unknown extra',
      ],
    ],
    ['an unknown word', { 'zones.columns.build.0.rank': 'left' }, ['enum zones.columns.build.0.rank']],
    ['an unknown kind', { 'goal.kind': 'win' }, ['enum goal.kind']],
    ['no kind at all', { 'goal.kind': GONE }, ['enum goal.kind']],
    ['an unknown role, once', { 'zones.columns.role': 'shelf' }, ['enum zones.columns.role']],
    ['a misspelt key', { 'zones.columns.fase': 'top' }, ['unknown zones.columns.fase']],
    ['a number for a text', { title: 5 }, ['type title']],
    ['a text for a number', { 'pack.packs': '1' }, ['type pack.packs']],
    ['a fraction', { 'pack.packs': 1.5 }, ['type pack.packs']],
    ['a list for an object', { zones: [] }, ['type zones']],
    ['null for an object', { pack: null }, ['type pack']],
    ['a rank too high', { 'pack.ranks': [1, 14] }, ['range pack.ranks.1']],
    ['a rank twice', { 'pack.ranks': [1, 1] }, ['unique pack.ranks']],
    [
      'a rank too low, in a choice',
      { 'zones.columns.empty.takes': [1, 0] },
      ['range zones.columns.empty.takes.1'],
    ],
    ['a count that is none, in a choice', { 'zones.columns.deal': [1, 'x'] }, ['type zones.columns.deal.1']],
    ['a card that is none', { 'zones.piles.pull': ['1S'] }, ['pattern zones.piles.pull.0']],
    ['an unknown unit', { 'zones.columns.give.tableau': 'half' }, ['enum zones.columns.give.tableau']],
    ['an unknown suit', { 'zones.columns.build.0.suit': 'color' }, ['enum zones.columns.build.0.suit']],
    ['an unknown end', { 'zones.columns.build.0.ends': 'last' }, ['enum zones.columns.build.0.ends']],
    ['a space for no rank', { 'zones.columns.empty.takes': 'first' }, ['union zones.columns.empty.takes']],
    ['columns that hold no card', { 'zones.columns.holds': 0 }, ['range zones.columns.holds']],
    ['once a rank', { 'zones.piles.empty.once': 'rank' }, ['enum zones.piles.empty.once']],
    ['another word for cards taken out', { 'zones.piles.pull': 'last' }, ['union zones.piles.pull']],
    ['columns that take the base out', { 'zones.columns.pull': 'base' }, ['type zones.columns.pull']],
    ['an unknown role given to', { 'zones.columns.give.shelf': 'top' }, ['unknown zones.columns.give.shelf']],
    ['a zone name with a blank', { 'zones.my zone': side }, ['pattern zones.my zone']],
    ['a zone name with a dot', { zones: { ...yard.zones, 'a.b': side } }, ['pattern zones.a.b']],
    ['no zones', { zones: {} }, ['length zones']],
    ['an empty title', { title: '' }, ['length title']],
    ['a title too long', { title: 'x'.repeat(61) }, ['length title']],
    ['an empty list of families', { families: [] }, ['length families']],
    ['a picture of other marks', { 'zones.l': { ...layout, rows: ['#x'] } }, ['pattern zones.l.rows.0']],
  ]);

  it.each([
    undefined,
    null,
    5,
    'yard',
    true,
    [],
    [yard],
    () => yard,
    Symbol('y'),
    10n,
    NaN,
    new Date(0),
    new Map(),
  ])('refuses %s', (input) => expect(faultsOf(compileGame(input)).length).toBeGreaterThan(0));

  it('measures titles in characters, not in halves of them', () => {
    take(compileGame(changed(yard, { title: '🂡'.repeat(60) })));
    expect(broken({ title: '🂡'.repeat(61) })).toEqual(['length title']);
  });

  it('quotes the offending value and says what was wanted', () => {
    const def = changed(yard, {
      title: ['x'.repeat(100)],
      'info.length': 'endless',
      'pack.packs': 9,
      'pack.pack': 1,
    });
    expect(faultsOf(compileGame(def)).map((fault) => fault.message)).toEqual([
      `["${'x'.repeat(35)}… is not allowed here: wanted a value of type string`,
      '"endless" is not allowed here: wanted one of "short", "medium", "long"',
      '9 is not allowed here: wanted at most 8',
      '"pack" is not a word here: wanted one of packs, jokers, jokerPlace, suits, ranks, extras, names',
    ]);
  });
});

describe('names and sums', () => {
  table([
    ['a goal for no zone', { 'goal.zone': 'stock' }, ['no-zone goal.zone']],
    ['a goal named like a method', { 'goal.zone': 'constructor' }, ['no-zone goal.zone']],
    ['no such scoring', { scoring: 'golf' }, ['no-scoring scoring']],
    [
      'roles that no zone has',
      { 'stock.to': 'hole', 'zones.side.give': { hole: 'top', foundation: 'top' } },
      ['no-zone stock.to', 'no-zone zones.side.give.hole'],
    ],
    ['a second waste', { 'zones.more': yard.zones.waste }, ['unique zones.more']],
    ['words that positions use', { 'zones.pass': side }, ['taken zones.pass']],
    ['the name of the stock', { 'zones.stock': side }, ['taken zones.stock']],
    [
      'names that cannot be drawn on cards',
      { 'pack.names': { ranks: { 2: '<image/>', 3: '\u{1F451}', 11: 'Jean-Paul d’Or' }, suits: ['Ähren'] } },
      ['pattern pack.names.ranks.2', 'pattern pack.names.ranks.3', 'pattern pack.names.ranks.11'],
    ],
    ['too few cards', { 'pack.ranks': [1, 2] }, ['sum zones', 'sum stock']],
    ['cards over and no stock', { stock: GONE }, ['sum zones']],
    ['nothing over for the stock', { 'zones.side.deal': 18 }, ['sum stock']],
    ['columns and counts that differ', { 'zones.columns.piles': 5 }, ['sum zones.columns.deal']],
    [
      'the base taken out beside other cards',
      { 'zones.piles.pull': 'base', 'zones.columns.pull': ['AC'] },
      ['pull zones.piles.pull'],
    ],
    [
      'the base taken out, and cards dealt to its piles',
      { 'zones.piles.pull': 'base', 'zones.piles.deal': 1 },
      ['pull zones.piles.pull'],
    ],
    [
      'more cards of the base rank than piles',
      { 'zones.piles.pull': 'base', 'zones.piles.piles': 2, 'pack.packs': 2, 'goal.cards': 14 },
      ['sum zones.piles.pull'],
    ],
    [
      'a first card from a role that no zone has',
      { 'zones.piles.first': ['hole'] },
      ['first zones.piles.first'],
    ],
    [
      'a first card chosen and one dealt',
      { 'zones.piles.first': ['reserve'], 'zones.piles.deal': [1, 0, 0, 0] },
      ['first zones.piles.first'],
    ],
    [
      'more pulled than piles',
      { 'zones.piles.pull': ['AC', 'AD', 'AH', 'AS', '2C'] },
      ['sum zones.piles.pull'],
    ],
    ['pulled cards that the pack lacks', { 'zones.piles.pull': ['KC', 'AD'] }, ['cards zones.piles.pull.0']],
    ['a card pulled twice', { 'zones.piles.pull': ['AC', 'AC'] }, ['cards zones.piles.pull.1']],
    [
      'odd cards of one rank in two entries',
      { 'pack.extras': [1, 2, 1].map((rank) => ({ rank, count: 1 })) },
      ['unique pack.extras.2.rank'],
    ],
    ['runs that are no list', { 'zones.columns.runs': 'same' }, ['type zones.columns.runs']],
    ['no run at all', { 'zones.columns.runs': [] }, ['length zones.columns.runs']],
    [
      'an unknown word of a run',
      { 'zones.columns.runs': [step(), { ...step(), suit: 'colours' }] },
      ['enum zones.columns.runs.1.suit'],
    ],
    ['runs of what is not built on', { 'zones.side.runs': [step()] }, ['unknown zones.side.runs']],
    ['suits that leave, and stay', { 'zones.columns.leave': 'never' }, ['enum zones.columns.leave']],
    ['suits that must leave and may not', { 'zones.columns.leave': 'must' }, ['leave zones.columns.leave']],
    [
      'a goal that no whole suit can begin',
      { 'zones.columns.give': { foundation: 'suit' }, 'zones.side.give': {}, 'zones.waste.give': {} },
      ['goal goal'],
    ],
    ['a stock that waits for columns it does not go to', { 'stock.when': 'filled' }, ['when stock.when']],
    [
      'a draw that waits for a waste it does not go to',
      { 'stock.when': 'placed', 'stock.to': 'tableau' },
      ['when stock.when'],
    ],
    ['a stock that is never drawn and fills nothing', { 'stock.when': 'never' }, ['when stock.when']],
    [
      'piles filled from nowhere',
      { 'zones.columns.empty.refill': ['hand'] },
      ['enum zones.columns.empty.refill.0'],
    ],
    [
      'piles filled twice from one place',
      { 'zones.columns.empty.refill': ['stock', 'stock'] },
      ['unique zones.columns.empty.refill'],
    ],
    [
      'piles filled from a stock that is not there',
      { stock: GONE, 'zones.waste.rest': true, 'zones.columns.empty.refill': ['stock'] },
      ['no-zone zones.columns.empty.refill'],
    ],
    ['a goal of an unknown zone among others', { 'goal.zone': ['piles', 'moon'] }, ['no-zone goal.zone.1']],
    ['a goal of a list of one zone', { 'goal.zone': ['piles'] }, ['length goal.zone']],
    ['a goal of one zone twice', { 'goal.zone': ['piles', 'piles'] }, ['unique goal.zone']],
    [
      'suits in order in several zones',
      { goal: { kind: 'suits', zone: ['columns', 'side'] } },
      ['type goal.zone'],
    ],
    [
      'several zones that are clear from the start',
      { goal: { kind: 'clear', zone: ['piles', 'waste'] } },
      ['goal goal.zone'],
    ],
    [
      'several zones of which one is never cleared',
      { goal: { kind: 'clear', zone: ['side', 'columns'] }, 'zones.side.give': {} },
      ['goal goal'],
    ],
    [
      'more cards than several zones have room for',
      {
        goal: { kind: 'gather', zone: ['piles', 'more'], cards: 'all' },
        'zones.piles.piles': 1,
        'zones.more': { role: 'foundation', piles: 1, build: [], empty: { takes: 'anything' } },
      },
      ['goal goal'],
    ],
    ...(
      [
        ['a set that says nothing', [{ same: 'rank' }, {}], ['match remove.sets.1']],
        ['one card of each of five ranks', [{ ranks: [1, 2, 3, 4, 5] }], ['match remove.sets.0']],
        ['no set at all', [], ['length remove.sets']],
        ['a set of an unknown likeness', [{ same: 'colour' }], ['enum remove.sets.0.same']],
        ['cards that nothing matches', [{ sum: 7 }], ['goal remove.sets']],
      ] as const
    ).map(
      ([what, sets, faults]) =>
        [
          what,
          {
            remove: { kind: 'match', from: ['tableau'], sets },
            'zones.gone': { role: 'discard' },
            goal: { kind: 'gather', zone: 'gone', cards: 'all' },
          },
          faults,
        ] as const,
    ),
    ['a goal that holds at once', { goal: { kind: 'clear', zone: 'piles' } }, ['goal goal.zone']],
    ['a goal met by the deal', { goal: { kind: 'gather', zone: 'columns', cards: 10 } }, ['goal goal.cards']],
    ['a goal beyond the pack', { 'goal.cards': 29 }, ['goal goal.cards']],
    ['cards side by side', { 'zones.l': { ...layout, rows: ['#.#', '##.'] } }, ['picture zones.l.rows.1']],
    ['a picture without cards', { 'zones.l': { ...layout, rows: ['..', '.'] } }, ['picture zones.l.rows']],
    [
      'faults of all kinds at once',
      {
        'goal.zone': 'nowhere',
        'stock.to': 'hole',
        'zones.columns.piles': 3,
        'options.x': { title: 'X', standard: 'b', values: { a: { title: 'A', set: { 'zonez.y': 1 } } } },
      },
      [
        'no-zone goal.zone',
        'no-zone stock.to',
        'sum zones.columns.deal',
        'standard options.x.standard',
        'option-path options.x.values.a.set',
      ],
    ],
  ]);

  it('accepts several packs, pulled cards and odd cards that do add up', () => {
    const pack = { packs: 2, ranks: [1, 2, 3, 4, 5, 6, 7], extras: [{ rank: 8, count: 2 }] };
    const def = changed(yard, { pack, 'zones.piles.pull': ['AC', 'AC', 'AD'], 'goal.cards': 28 });
    expect(take(compileGame(def)).cards).toHaveLength(58);
  });
});

/** The yard with an option "x": "off" sets nothing, "on" sets what is given. */
const withSet = (set: Edits, more: Edits = {}) => {
  const values = { off: { title: 'off', set: {} }, on: { title: 'on', set } };
  return changed(yard, { 'options.x': { title: 'X', standard: 'off', values }, ...more });
};

describe('options', () => {
  it.each([
    ['nowhere.at.all', 1],
    ['zones.none.build.0.ends', 'linear'],
    ['zones.columns.build.1.ends', 'linear'],
    ['zones.columns.build..ends', 'linear'],
    ['zones.columns.build.00.ends', 'linear'],
    ['zones.columns.build.length', 0],
    ['zones.columns.build.1', step()],
    ['zones.columns.piles.x', 1],
    ['', 1],
    ['title', 'Other'],
    ['id', 'other'],
    ['options.x.standard', 'on'],
    ['__proto__.x', 1],
    ['zones.__proto__.x', 1],
    ['zones.columns.__proto__', { x: 1 }],
    ['constructor.x', 1],
    ['constructor.prototype.x', 1],
    ['zones.constructor.prototype.x', 1],
  ])('a path that leads nowhere is a fault, chosen or not: "%s"', (path, value) => {
    const wanted = ['option-path options.x.values.on.set'];
    expect(codes(compileGame(withSet({ [path]: value })))).toEqual(wanted);
    expect(codes(compileGame(withSet({ [path]: value }), { x: 'on' }))).toEqual(wanted);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it('a path may not be "__proto__" itself, which a file can hold', () => {
    const set = JSON.parse('{"__proto__": {"x": 1}}') as Edits;
    const def = {
      ...yard,
      options: { x: { title: 'X', standard: 'a', values: { a: { title: 'A', set } } } },
    };
    expect(codes(compileGame(def))).toEqual(['json options.x.values.a.set.__proto__']);
  });

  it.each<readonly [string, Edits, readonly string[]]>([
    ['a wrong type', { 'zones.columns.piles': 'four' }, ['type zones.columns.piles']],
    ['rows that are none', { 'zones.side': { ...layout, rows: 5 } }, ['type zones.side.rows']],
    ['zones taken away', { 'zones.columns': null, 'zones.piles': null }, ['no-zone goal.zone', 'no-zone zones.side.give.foundation', 'no-zone zones.side.give.tableau', 'no-zone zones.waste.give.foundation', 'no-zone zones.waste.give.tableau']], // prettier-ignore
    ['a goal for no zone', { 'goal.zone': 'nowhere' }, ['no-zone goal.zone']],
    ['no such scoring', { scoring: 'golf' }, ['no-scoring scoring']],
    ['sums', { 'pack.packs': 2, stock: null }, ['sum zones']],
    ['a name that is none', { 'zones.my zone': {} }, ['pattern zones.my zone', 'enum zones.my zone.role']],
    ['a key made up', { 'pack.constructor': 1 }, ['unknown pack.constructor']],
  ])('a choice that breaks the definition is refused: %s', (_, set, faults) => {
    expect(codes(compileGame(withSet(set), { x: 'on' }))).toEqual(faults);
    take(compileGame(withSet(set)));
  });

  it('may put in an optional part, replace a part and take one away', () => {
    const peek = take(compileGame(withSet({ 'powers.peek': { uses: 2 } }), { x: 'on' }));
    expect(peek.def.powers).toEqual({ peek: { uses: 2 } });
    const less = take(compileGame(withSet({ 'zones.side': null, 'stock.passes': 'unlimited' }), { x: 'on' }));
    expect(Object.keys(less.def.zones)).toEqual(['columns', 'piles', 'waste']);
    expect(less.def.stock?.passes).toBe('unlimited');
    expect(less.base.zones).toHaveProperty('side');
  });

  it('leave the published definition alone, even when one edits what another put in', () => {
    const values = {
      off: { title: 'off', set: {} },
      on: { title: 'on', set: { 'stock.show.what': 'card' } },
    };
    const def = withSet(
      { 'stock.show': { what: 'rank', while: 'first' } },
      { 'options.y': { title: 'Y', standard: 'off', values } },
    );
    const before = structuredClone(def);
    expect(take(compileGame(def, { x: 'on', y: 'on' })).def.stock?.show?.what).toBe('card');
    expect(def).toEqual(before);
    expect(take(compileGame(def, { x: 'on' })).def.stock?.show?.what).toBe('rank');
  });

  it.each(['scoring', 'm'])('may not be called "%s"', (name) => {
    const def = changed(yard, { [`options.${name}`]: withSet({}).options.x });
    expect(codes(compileGame(def))).toEqual([`taken options.${name}`]);
  });

  it('called like a method of objects works like any other', () => {
    const def = { ...yard, options: { constructor: withSet({ 'stock.passes': 1 }).options.x } };
    expect(take(compileGame(def)).options).toEqual({ constructor: 'off', scoring: 'none' });
    expect(take(compileGame(def, { constructor: 'on' })).def.stock?.passes).toBe(1);
  });

  it('are refused by name and by value, all at once, with what there is', () => {
    const result = compileGame(hill, { ends: 'round', start: 'x', scoring: 'golf' });
    expect(faultsOf(result).map(({ path, message }) => [path, message])).toEqual([
      ['ends', 'Option "ends" has no value "round": wanted one of linear, circular'],
      ['start', 'Hill has no option "start": wanted one of ends, scoring'],
      ['scoring', 'Option "scoring" has no value "golf": wanted one of none'],
    ]);
  });
});

describe('size', () => {
  const nested = (depth: number): unknown =>
    Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1);
  const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
  const crowd = Object.fromEntries(many(25_000, side).map((zone, i) => [`z${i}`, zone]));

  table([
    ['too many cards', { 'pack.packs': 8, 'pack.ranks': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, ['size pack']],
    ['a list far too long', { tags: many(1_000_000, 5) }, ['size tags']],
    ['a list too long', { tags: many(65, 'x') }, ['length tags']],
    ['too many zones', { zones: many(17, side) }, ['type zones']],
    ['too many names', { zones: Object.fromEntries(Object.entries(crowd).slice(0, 17)) }, ['length zones']],
    ['far too many names', { zones: crowd }, ['size zones']],
    ['deep nesting', { tags: nested(100_000) }, [`size tags${'.0'.repeat(15)}`]],
    ['deep nesting where anything goes', { 'options.x': withSet({ 'zones.z': nested(50) }).options.x }, [`size options.x.values.on.set.zones.z${'.0'.repeat(10)}`]], // prettier-ignore
    ['what is no JSON, each at its path', { title: undefined, 'info.difficulty': NaN, aka: [1n] }, ['json title', 'json info.difficulty', 'json aka.0']], // prettier-ignore
    [
      'a "__proto__" of its own',
      { zones: JSON.parse('{"__proto__": {}}') as unknown },
      ['json zones.__proto__'],
    ],
  ]);

  it('a ring', () => {
    const tags: unknown[] = [];
    tags.push({ tags });
    expect(broken({ tags })).toEqual([`size tags${'.0.tags'.repeat(7)}.0`]);
  });

  it('leaves room for large definitions', () => {
    const rows = { role: 'tableau', piles: 2, deal: 0, face: 'open', build: many(8, step()), empty: { takes: 'nothing' }, give: { hole: 'top' } }; // prettier-ignore
    const zones = Object.fromEntries(many(14, rows).map((zone, i) => [`zones.t${i}`, zone]));
    const def = changed(hill, { 'pack.packs': 4, ...zones });
    expect(take(compileGame(def)).piles).toHaveLength(3 + 1 + 14 * 2 + 1);
    const wide = Object.fromEntries(
      Object.entries(zones).map(([path, zone]) => [path, { ...zone, piles: 3 }]),
    );
    expect(codes(compileGame(changed(hill, { 'pack.packs': 4, ...wide })))).toEqual(['size zones']);
  });

  it('has no more columns for runs than can be listed', () => {
    const columns = (piles: number): unknown =>
      changed(hill, {
        'pack.packs': 4,
        'zones.t': { role: 'tableau', piles, deal: 1, face: 'open', build: [], empty: { takes: 'nothing' }, give: {} }, // prettier-ignore
        'zones.discard': { role: 'discard' },
        remove: { kind: 'run', min: 2, ends: 'circular' },
      });
    expect(take(compileGame(columns(20))).byRole.tableau).toHaveLength(20);
    expect(codes(compileGame(columns(21)))).toEqual(['size remove']);
  });
});
