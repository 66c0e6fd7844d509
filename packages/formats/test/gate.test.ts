// The gate of formats: every fault of a definition with its path, and what a choice of options can still break.
import { describe, expect, it } from 'vitest';
import {
  changedFormatOptions,
  compileFormat,
  findFormat,
  makeSeriesLink,
  parseFormat,
  parseSeriesLink,
  type FormatDef,
} from '../src/index.ts';
import { cairnDeal } from '@cairn/engine';
import { codes, take } from '@cairn/testkit';
import { walk } from './support/defs.ts';

const option = (set: Record<string, unknown>) => ({
  options: {
    way: { title: 'Way', standard: 'a', values: { a: { title: 'a', set: {} }, b: { title: 'b', set } } },
  },
});

describe('a definition', () => {
  it.each<readonly [string, Record<string, unknown>, readonly string[]]>([
    ['a word nobody knows', { flow: 'sometimes' }, ['enum flow']],
    ['a word too many', { colour: 'red' }, ['unknown colour']],
    ['no legs', { legs: [] }, ['length legs']],
    ['a leg of nothing', { legs: [{}] }, ['missing legs.0.game']],
    [
      'a condition of no kind',
      { legs: [{ game: 'golf', pass: [{ by: 'luck' }] }] },
      ['enum legs.0.pass.0.by'],
    ],
    [
      'a condition without its bound',
      { legs: [{ game: 'golf', pass: [{ by: 'score' }] }] },
      ['missing legs.0.pass.0.least'],
    ],
    ['too many deals', { times: 9000 }, ['times times']],
    ['half a time', { times: 1.5 }, ['union times']],
    ['a target in strokes', { counts: 'strokes', ends: { total: 3 } }, ['ends ends']],
    ['seconds and no clock', { seconds: 60 }, ['clock clock']],
    ['a shop and no purse', { shop: [{ item: 'iron', price: 5 }] }, ['purse shop', 'carries shop']],
    ['a prize and no purse', { legs: [{ game: 'golf', prize: 5 }] }, ['purse legs.0.prize']],
    [
      'money and no purse',
      { legs: [{ game: 'golf', pass: [{ by: 'money', least: 1 }] }], goal: { by: 'money', least: 1 } },
      ['purse goal', 'purse legs.0.pass.0'],
    ],
    [
      'strokes that are not counted',
      { legs: [{ game: 'golf', pass: [{ by: 'strokes', most: 1 }] }], goal: { by: 'to-par', most: 1 } },
      ['counts goal', 'counts legs.0.pass.0'],
    ],
    ['what nothing opens', { opens: ['other'] }, ['goal opens']],
    ['deals that are listed nowhere', { deals: 'listed' }, ['missing legs.0.deal', 'missing legs.1.deal']],
    ['deals that are listed for nothing', { legs: [{ game: 'golf', deal: '7' }] }, ['deals legs.0.deal']],
    [
      'an option named like the moves of a link',
      { options: { m: option({}).options.way } },
      ['taken options.m'],
    ],
    [
      'a standard value there is none of',
      { options: { way: { ...option({}).options.way, standard: 'c' } } },
      ['standard options.way.standard'],
    ],
    [
      'bounds the wrong way round',
      { options: { way: { ...option({}).options.way, number: { path: 'times', least: 3, most: 2 } } } },
      ['range options.way.number'],
    ],
    ['an edit that leads nowhere', option({ 'legs.7.par': 3 }), ['option-path options.way.values.b.set']],
    [
      'an edit of what a format is called',
      option({ title: 'Mine' }),
      ['option-path options.way.values.b.set'],
    ],
    [
      'an edit of the prototype',
      option({ 'legs.__proto__.par': 3 }),
      ['option-path options.way.values.b.set'],
    ],
    ['an edit that breaks the shape', option({ times: 'often' }), ['union options.way.values.b.set']],
    ['an edit that breaks the sense', option({ seconds: 60 }), ['clock options.way.values.b.set']],
    [
      'a number that breaks the shape',
      { options: { way: { ...option({}).options.way, number: { path: 'times', least: 0, most: 9 } } } },
      ['union options.way.number'],
    ],
  ])('is refused for %s', (_, change, faults) => {
    expect(codes(parseFormat({ ...walk, ...change }))).toEqual(faults);
  });

  it('is refused with all its faults at once', () => {
    expect(codes(parseFormat({ ...walk, id: 'No', counts: 'x', legs: [{ game: 7 }] }))).toEqual([
      'pattern id',
      'type legs.0.game',
      'enum counts',
    ]);
  });

  it.each([null, 7, 'format', [], {}, new Date(0), Number.NaN])('is not %s', (value) => {
    expect(parseFormat(value).ok).toBe(false);
  });
});

describe('the legs', () => {
  it.each<readonly [string, Partial<FormatDef>, readonly string[]]>([
    ['a game nobody knows', { legs: [{ game: 'nonesuch' }] }, ['game legs.0.game']],
    [
      'an option the game has not',
      { legs: [{ game: 'golf', options: { luck: 'on' } }] },
      ['option legs.0.options.luck'],
    ],
    [
      'a value the option has not',
      { legs: [{ game: 'golf', options: { wrap: 'x' } }] },
      ['option-value legs.0.options.wrap'],
    ],
    [
      'a deal nobody can read',
      { deals: 'listed', legs: [{ game: 'golf', deal: 'x' }] },
      ['deal legs.0.deal'],
    ],
    [
      'a deal for another pack',
      { deals: 'listed', legs: [{ game: 'barbershop-quintet', deal: 'ms:1' }] },
      ['deal-pack legs.0.deal'],
    ],
    ['strokes of a game without any', { counts: 'strokes' }, ['counts legs.0', 'counts legs.1']],
    ['more and less in one sum', { legs: [{ game: 'tripeaks' }, { game: 'golf' }] }, ['counts legs.1']],
    ['a target where less is better', { legs: [{ game: 'golf' }], ends: { total: 5 } }, ['ends legs.0']],
  ])('are refused for %s', (_, change, faults) => {
    expect(codes(compileFormat({ ...walk, ...change }))).toEqual(faults);
  });

  it('may be mixed where wins are counted', () => {
    expect(
      take(compileFormat({ ...walk, counts: 'wins', legs: [{ game: 'tripeaks' }, { game: 'golf' }] })).low,
    ).toBe(false);
  });
});

describe('options', () => {
  const trail = findFormat('showdown-trail');
  if (trail === null) throw new Error('there is a trail');

  it('edit every leg with a star', () => {
    const golf = take(compileFormat(trail, { flow: 'golf' }));
    expect(new Set(golf.legs.map(({ game }) => game.scoring))).toEqual(new Set(['golf']));
    expect(golf.low).toBe(true);
    expect(trail.legs.every(({ options }) => options?.['scoring'] === 'hogue')).toBe(true);
  });

  it('take numbers between two bounds', () => {
    const session = findFormat('session:tripeaks');
    if (session === null) throw new Error('there is a session');
    expect(take(compileFormat(session, { deals: '37' })).length).toBe(37);
    for (const deals of ['0', '1001', '07', '1.5', '-3', 'x', ' 3', '1e2'])
      expect(codes(compileFormat(session, { deals })), deals).toEqual(['option-value deals']);
    expect(codes(compileFormat(session, { luck: 'on' }))).toEqual(['option luck']);
    expect(changedFormatOptions(session, { deals: '10', wrap: 'linear' })).toEqual({ wrap: 'linear' });
  });

  it('make another hash where they make other results, and titles do not', () => {
    const standard = take(compileFormat(trail));
    expect(take(compileFormat(trail, { flow: 'clear' })).rules).not.toBe(standard.rules);
    expect(take(compileFormat({ ...trail, title: 'Other' })).rules).toBe(standard.rules);
    const [first, ...others] = trail.legs;
    if (first === undefined) throw new Error('it has levels');
    const renamed = { ...trail, legs: [{ ...first, title: 'Hills' }, ...others] };
    expect(take(compileFormat(renamed)).rules).toBe(standard.rules);
  });
});

describe('links', () => {
  it('are written and read', () => {
    const link = makeSeriesLink('session:tripeaks', { deals: '3', wrap: 'linear' }, cairnDeal(49621));
    expect(link).toBe('#/series/session:tripeaks/49621?deals=3&wrap=linear');
    expect(take(parseSeriesLink(link))).toEqual({
      format: 'session:tripeaks',
      options: { deals: '3', wrap: 'linear' },
      start: cairnDeal(49621),
    });
    expect(makeSeriesLink('golf-round', {}, null)).toBe('#/series/golf-round');
    expect(take(parseSeriesLink('/series/golf-round')).start).toBeNull();
  });

  it.each([
    '#/tripeaks/7',
    '#/series/',
    '#/series',
    '#/series/a/x',
    '#/series/a/7?b',
    '#/series/a/7?m=7S',
    '',
  ])('are refused: %s', (text) => expect(parseSeriesLink(text).ok).toBe(false));
});
