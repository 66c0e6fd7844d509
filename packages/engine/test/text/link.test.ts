// Links: read as written, forgiving in form, strict in content.
import { describe, expect, it } from 'vitest';
import { codes, faultsOf, take } from '@cairn/testkit';
import { makeLink, parseDeal, parseLink, type Link } from '../../src/index.ts';

const link = (more: Partial<Link>): Link => ({ game: 'hill', options: {}, deal: null, moves: null, ...more });
const deal = (text: string) => take(parseDeal(text));

describe('is written and read', () => {
  it.each<readonly [string, Link]>([
    ['#/hill', link({})],
    ['#/hill/49621', link({ deal: deal('49621') })],
    ['#/hill/ms:1', link({ deal: deal('ms:1') })],
    ['#/hill/pysol:12345678901234567890', link({ deal: deal('pysol:12345678901234567890') })],
    ['#/hill/cards:AC2C*', link({ deal: deal('cards:AC2C*') })],
    ['#/hill?ends=circular&scoring=none', link({ options: { ends: 'circular', scoring: 'none' } })],
    [
      '#/hill/7?ends=circular&m=7S.d',
      link({ deal: deal('7'), options: { ends: 'circular' }, moves: ['7S', 'd'] }),
    ],
    [
      '#/hill/7?m=5-9*3.w_3-5.*.peek!.end',
      link({ deal: deal('7'), moves: ['5>9*3', 'w_3>5', '*', 'peek!', 'end'] }),
    ],
    ['#/hill/7?m=', link({ deal: deal('7'), moves: [] })],
  ])('%s', (text, wanted) => {
    expect(makeLink(wanted)).toBe(text);
    expect(take(parseLink(text))).toEqual(wanted);
    expect(take(parseLink(text.slice(1)))).toEqual(wanted);
  });

  it('whatever the names are', () => {
    const odd = link({ game: 'my game/2?', options: { 'a&b=c': 'd e#f', ü: '½' } });
    expect(take(parseLink(makeLink(odd)))).toEqual({ ...odd, game: 'my game/2?' });
  });
});

describe('is read in other forms', () => {
  it.each<readonly [string, Link]>([
    ['#/hill/', link({})],
    ['#/hill?', link({})],
    ['#/hill/ 49621 ', link({ deal: deal('49621') })],
    ['#/hill/%34%39?', link({ deal: deal('49') })],
    ['#/hill/1?&&ends=linear&', link({ deal: deal('1'), options: { ends: 'linear' } })],
    ['#/hill/1?ends=', link({ deal: deal('1'), options: { ends: '' } })],
  ])('%s', (text, wanted) => expect(take(parseLink(text))).toEqual(wanted));

  it('names no option by mistake: "__proto__" is a name like any other', () =>
    expect(Object.entries(take(parseLink('#/hill?__proto__=x&constructor=y')).options)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]));
});

describe('is refused', () => {
  it.each<readonly [string, readonly string[]]>([
    ['', ['link']],
    ['#', ['link']],
    ['#/', ['link']],
    ['hill', ['link']],
    ['#hill/1', ['link']],
    ['#/?a=b', ['link']],
    ['#/hill/0', ['deal-number']],
    ['#/hill/xyz', ['deal']],
    ['#/hill/cards:', ['deal-cards']],
    ['#/hill/ms:1/2', ['deal-number']],
    ['#/%', ['link']],
    ['#/hill?%=1', ['link']],
    ['#/hill?a=%', ['link']],
    ['#/hill?a', ['link']],
    ['#/hill?a=b=c', ['link']],
    ['#/hill?=b', ['link']],
    ['#/hill?a=b&a=c', ['link']],
    ['#/hill?m=d&m=d', ['link']],
    [`#/hill?m=${'d.'.repeat(10_000)}`, ['link']],
  ])('%s', (text, faults) => {
    expect(codes(parseLink(text))).toEqual(faults);
    for (const { message } of faultsOf(parseLink(text))) expect(message.length).toBeLessThan(300);
  });

  it('with words that quote the text and say what was wanted', () => {
    const message = (text: string): string | undefined => faultsOf(parseLink(text))[0]?.message;
    expect(message('hill')).toBe('Cannot read link "hill": wanted #/game/deal?option=value');
    expect(message('#/hill?a=b=c')).toBe('Cannot read "a=b=c" in the link: wanted name=value');
    expect(message('#/hill?a=b&a=c')).toBe('"a" stands twice in the link: wanted one value');
    expect(message('#/hill/0')).toContain('"0"');
  });
});
