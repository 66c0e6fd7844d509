// The rules page of a published game says the right numbers for every option, and every choice changes what it says.
import { findNotes, games, presets } from '@cairn/games';
import { optionsOf, type GameDef } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { rulesPage, toText, type RulesPage, type SectionId } from '../src/index.ts';
import { compiled, peaks } from './games.ts';

/** Pages already written, because a page compares some fifty option sets. */
const pages = new Map<string, RulesPage>();
const page = (options: Record<string, string> = {}, def: GameDef = peaks().base): RulesPage => {
  const key = def.id + JSON.stringify(options);
  const written = pages.get(key) ?? rulesPage(compiled(def, options), { notes: findNotes(def.id), presets });
  pages.set(key, written);
  return written;
};

/** The text of some sections, on one line. */
const said = (from: RulesPage, ...ids: readonly SectionId[]): string =>
  toText({ ...from, sections: from.sections.filter(({ id }) => ids.includes(id)) }, 100_000).replaceAll(
    /\s+/g,
    ' ',
  );

/** What the definition decides; the list of options itself is left out. */
const RULES = ['quick', 'cards', 'objective', 'setup', 'play', 'scoring', 'ending'] as const;
const rules = (options: Record<string, string> = {}): string => said(page(options), ...RULES);

describe('TriPeaks as standard', () => {
  test.each([
    ['header', 'Players: 1'],
    ['rows', '28 cards in four rows of 3, 6, 9 and 10'],
    ['peaks', 'three peaks'],
    ['faces', 'Rows 1 to 3 (18 cards) lie face down, row 4 (10 cards) face up'],
    ['stock with and without the starter', 'The other 24 cards are the stock, face down. Turn the first one up to start the waste: 23 are left'],
    ['wrap', 'on a king goes a queen or an ace, on an ace a 2 or a king'],
    ['stock at any time', 'At any time you may turn the next card of the stock up onto the waste'],
    ['one pass', 'The stock is gone through once'],
    ['peak bonuses', 'earns 15 points more, the second 15 and the last 30'],
    ['price of a stock card', 'Each stock card turned costs 5 points; the first one, which starts the waste, is free'],
    ['price of ending early', 'costs 5 points for each card left; once the stock is empty it costs nothing'],
    ['status line', '“21/-95” reads: 21 now, and -95 (for 19 cards)'],
    ['highest score', 'The most one deal can bring is 466'],
    ['win', 'You win when all 28 cards of the layout have gone'],
  ])('%s', (_, sentence) => expect(rules()).toContain(sentence)); // prettier-ignore
});

describe('options change the numbers', () => {
  test.each([
    [{ wrap: 'linear' }, 'on a king goes a queen, on an ace a 2.'],
    [{ wrap: 'kingStop' }, 'on a king goes nothing, on an ace a 2.'],
    [{ face: 'open' }, 'All of them lie face up'],
    [{ headstart: 'on' }, 'The waste starts empty'],
    [{ headstart: 'on' }, 'a stock of 24.'],
    [{ headstart: 'rank' }, 'The rank of the next stock card is shown until the first one is turned'],
    [{ jokers: '1' }, '1 joker: 53 cards'],
    [{ jokers: '1' }, 'The other 25 cards are the stock, face down. Turn the first one up to start the waste: 24 are left'],
    [{ jokers: '2' }, '2 jokers: 54 cards'],
    [{ jokers: '2' }, 'The other 26 cards are the stock, face down. Turn the first one up to start the waste: 25 are left'],
    [{ jokers: '2', jokerPlace: 'anywhere' }, 'The other 26 cards'],
    [{ jokers: '2', jokerPlace: 'hand' }, 'The other 24 cards'],
    [{ jokers: '2', jokerPlace: 'hand' }, 'The 2 jokers lie face up beside the stock'],
    [{ peek: 'once' }, 'look at the next stock card before you turn it, once in a deal'],
    [{ peek: 'three' }, 'three times in a deal'],
    [{ peek: 'always' }, 'The next stock card is shown all the time'],
    [{ stock: 'stuck' }, 'Only when no card can be played may you turn'],
    [{ scoring: 'chain' }, 'earns 15 points more, the second 30 and the last 45'],
    [{ scoring: 'chain' }, 'The most one deal can bring is 596'],
    [{ scoring: 'chain', completion: '0' }, 'The most one deal can bring is 496'],
    [{ scoring: 'chain', completion: '200' }, 'The most one deal can bring is 696'],
    [{ scoring: 'chain', deduction: '1' }, 'Each card left in a deal that is not won costs 1 point.'],
    [{ scoring: 'chain', deduction: '5' }, 'Each card left in a deal that is not won costs 5 points.'],
    [{ floor: '0' }, 'The score never falls below 0 by turning the stock'],
    [{ scoring: 'money' }, 'Each stock card turned costs $5'],
    [{ scoring: 'money' }, '“$21/-$95” reads'],
    [{ scoring: 'money', earlyEnd: '0' }, 'Cards left at the end cost nothing'],
    [{ scoring: 'none' }, 'No points are counted'],
  ])('%j', (options, sentence) => {
    expect(rules(options as Record<string, string>)).toContain(sentence);
  }); // prettier-ignore
});

describe.each(games.map((def) => [def.id, def] as const))('%s', (_, def) => {
  const texts = (options: Record<string, string>): string => said(page(options, def), ...RULES);
  const choices = Object.entries(optionsOf(def)).flatMap(([id, option]) =>
    Object.keys(option.values)
      .filter((value) => value !== option.standard)
      .map((value) => [id, value] as const),
  );

  test.each(choices)('the choice %s=%s changes the rules, alone or with another', (id, value) => {
    const partners = Object.entries(optionsOf(def)).flatMap(([other, option]) =>
      other === id ? [] : Object.keys(option.values).map((v) => ({ [other]: v })),
    );
    const differs = [{}, ...partners].some((with_) => texts(with_) !== texts({ ...with_, [id]: value }));
    expect(differs).toBe(true);
  });

  test('every choice is a link that starts it, except scorings, which stand under scoring', () => {
    const links = page({}, def).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'list'
          ? block.items.flatMap((item) =>
              item.flatMap((part) => (typeof part === 'string' ? [] : [part.target])),
            )
          : [],
      ),
    );
    for (const [id, value] of choices)
      expect(links).toContainEqual({ kind: 'play', game: def.id, options: { [id]: value } });
  });

  test('no choice is said to change nothing', () => {
    expect(said(page({}, def), 'options')).not.toContain('Changes nothing');
  });
});

describe('what people wrote', () => {
  const written = page();
  test('every section of the page is there once, in order', () => {
    expect(written.sections.map(({ id }) => id)).toEqual([
      'quick', 'players', 'cards', 'objective', 'setup', 'play', 'scoring', 'ending', 'options', 'presets', 'odds',
      'strategy', 'cases', 'house', 'glossary', 'trivia', 'history', 'sources', 'similar', 'references', 'names',
    ]); // prettier-ignore
  });

  test('a rate never stands without who, what was known, interval, sample and source', () => {
    const odds = said(written, 'odds');
    expect(odds).toMatch(/97\.07 % ± 0\.03 \(95 % interval\) Deals: 1,000,000 Source: Cairn/);
    expect(odds).toMatch(/Who plays: Solver.*Knowing: All cards known/);
    for (const rate of findNotes('tripeaks')?.rates ?? []) expect(odds).toContain(`${rate.percent} %`);
  });

  test('options and references that notes name exist', () => {
    const notes = findNotes('tripeaks');
    const ids = notes?.references.map(({ id }) => id) ?? [];
    for (const rate of notes?.rates ?? []) {
      expect(() => peaks({ ...rate.options })).not.toThrow();
      expect(ids).toContain(rate.source);
    }
    expect(said(written, 'sources', 'odds')).not.toMatch(/\[[a-z, ]+\]\.?/);
  });

  test('named variations of the game are links', () => {
    expect(said(written, 'presets')).toContain('TriPeaks without wrap [wrap=linear]');
  });
});
