// The rules page of TriPeaks says the right numbers for every option, and has what people wrote about the game.
import { findNotes, presets } from '@cairn/games';
import type { GameDef } from '@cairn/engine';
import { describe, expect, test } from 'vitest';
import { rulesPage, toText, type RulesPage, type SectionId } from '../src/index.ts';
import { catalogued, compiled, peaks } from './games.ts';

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
    ['one pass', 'You go through the stock only once'],
    ['peak bonuses', 'earns 15 points more, the second 15 and the last 30'],
    ['price of a stock card', 'Each stock card turned costs 5 points; the first one, which starts the waste, is free'],
    ['colours', 'Suits don’t matter, only ranks'],
    ['direction', 'one rank higher or lower than the top card, whatever the suits'],
    ['price of ending early', 'costs 5 points for each card left; once the stock is empty it costs nothing'],
    ['ending', 'If you end the deal with 19 cards left, that costs 95 points: 21 becomes −74.'],
    ['highest score', 'The most one deal can bring is 466'],
    ['win', 'You win when all 28 cards of the layout have gone'],
  ])('%s', (_, sentence) => expect(rules()).toContain(sentence)); // prettier-ignore
});

describe('options change the numbers', () => {
  test.each([
    [{ wrap: 'linear' }, 'on a king goes a queen, on an ace a 2.'],
    [{ wrap: 'kingStop' }, 'on a king goes nothing, on an ace a 2.'],
    [{ face: 'open' }, 'The whole layout lies face up'],
    [{ headstart: 'on' }, 'The waste starts empty. 4. The other 24 cards are the stock, face down. ##'],
    [{ headstart: 'on' }, 'Any card that can be played may open the empty waste, and others may follow, before the first stock card is turned'],
    [{ headstart: 'on' }, 'a stock of 24.'],
    [{ headstart: 'rank' }, 'The rank of the next stock card is shown until the first one is turned'],
    [{ jokers: '1' }, '1 joker: 53 cards'],
    [{ jokers: '1' }, 'The other 25 cards are the stock, face down. Turn the first one up to start the waste: 24 are left'],
    [{ jokers: '2' }, '2 jokers: 54 cards'],
    [{ jokers: '2' }, 'The other 26 cards are the stock, face down. Turn the first one up to start the waste: 25 are left'],
    [{ jokers: '2', jokerPlace: 'anywhere' }, 'The other 26 cards'],
    [{ jokers: '2', jokerPlace: 'hand' }, 'The other 24 cards'],
    [{ jokers: '2', jokerPlace: 'hand' }, 'The two jokers lie face up beside the stock'],
    [{ peek: 'once' }, 'Once in a deal you may look at the next stock card before you turn it'],
    [{ peek: 'three' }, 'Three times in a deal you may look'],
    [{ peek: 'always' }, 'The next stock card is shown all the time'],
    [{ stock: 'stuck' }, 'only when no card can be played.'],
    [{ scoring: 'chain' }, 'earns 15 points more, the second 30 and the last 45'],
    [{ scoring: 'chain' }, 'The most one deal can bring is 596'],
    [{ scoring: 'chain', completion: '0' }, 'The most one deal can bring is 496'],
    [{ scoring: 'chain', completion: '200' }, 'The most one deal can bring is 696'],
    [{ scoring: 'chain', deduction: '1' }, 'In a deal that is not won each card left in the layout costs 1 point.'],
    [{ scoring: 'chain', deduction: '5' }, 'In a deal that is not won each card left in the layout costs 5 points.'],
    [{ floor: '0' }, 'The score never falls below 0.'],
    [{ scoring: 'money' }, 'Each stock card turned costs $5'],
    [{ scoring: 'money' }, 'that costs $95: $21 becomes −$74'],
    [{ scoring: 'money', earlyEnd: '0' }, 'You may end a deal at any time; it costs nothing.'],
    [{ scoring: 'golf' }, 'The score of a deal that is not cleared is the number of cards left in the layout.'],
    [{ scoring: 'golf' }, 'Lower is better.'],
    [{ scoring: 'golf', negative: 'off' }, 'Scoring One for each card left; lower is better.'],
    [{ scoring: 'pysol' }, 'A deal starts at -52.'],
    [{ scoring: 'pysol' }, 'The first four cards of a streak earn 1 point each, the next four 2 each, then 4, 8, and so on.'],
    [{ scoring: 'pysol' }, 'The tops of the peaks multiply this as they go, themselves included: by 2 from the first on, by 4 from the second on and by 8 from the third on.'],
    [{ scoring: 'multiplier' }, 'each further one twice as much as the one before: 2, 4, 8'],
    [{ timer: '180' }, 'A deal lasts three minutes at most; then it ends.'],
    [{ timer: '180' }, 'Each second left on the clock when the deal is won earns 1 point.'],
    [{ mulligan: 'never' }, 'No undo.'],
    [{ mulligan: 'three' }, 'You can undo only three moves per deal.'],
    [{ reshuffle: 'once' }, 'Once in a deal you may have the cards left in the layout change places at random.'],
    [{ restock: 'once' }, 'Once in a deal you may send half of the cards under the top of the waste, taken at random, back to the stock'],
    [{ reshuffle: 'once' }, 'You lose when no card can be played, the stock is out and nothing more can be shuffled.'],
    [{ again: 'reshuffle' }, 'all cards are shuffled and dealt again, and the score goes on'],
    [{ face: 'rows2' }, 'Rows 1 and 2 (9 cards) lie face down, rows 3 and 4 (19 cards) face up'],
    [{ scoring: 'none' }, 'No points are counted'],
  ])('%j', (options, sentence) => {
    expect(rules(options as Record<string, string>)).toContain(sentence);
  }); // prettier-ignore
});

describe('cards that are set aside', () => {
  test.each([
    ['late-binding', 'The other 34 cards are set aside'],
    ['montana', 'take the four aces off the table'],
  ])('of %s', (id, sentence) => expect(said(page({}, catalogued(id).base), 'setup')).toContain(sentence));

  // They were dealt to the grid, so there are no others.
  test('are not those that leave gaps', () =>
    expect(said(page({}, catalogued('montana').base), 'quick', 'setup')).not.toContain('set aside'));
});

describe('what people wrote', () => {
  const written = page();
  test('every section of the page is there once, in order', () => {
    expect(written.sections.map(({ id }) => id)).toEqual([
      'quick', 'players', 'cards', 'objective', 'setup', 'play', 'scoring', 'ending', 'options', 'presets', 'odds',
      'strategy', 'cases', 'house', 'glossary', 'trivia', 'history', 'sources', 'similar', 'references', 'names',
    ]); // prettier-ignore
  });

  test('a rate of others never stands without who, what was known, interval, sample and source', () => {
    const odds = said(page({}, catalogued('klondike').base), 'odds');
    expect(odds).toMatch(/81\.945% ± 0\.084 \(95% interval\) Deals: 1,000,000 Source: /);
    expect(odds).toMatch(/Who plays: Solver.*Knowing: All cards known/);
    for (const rate of findNotes('klondike')?.rates ?? [])
      if (rate.source !== 'measured') expect(odds).toContain(`${rate.percent}%`);
  });

  test('rates of Cairn are left to the Atlas', () => {
    expect(said(written, 'odds')).not.toContain('97.07');
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
