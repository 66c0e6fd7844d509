// Every game and every choice of its options: a page is written, says the numbers of the deal, and nothing odd.
import { changedOptions, compileGame, optionsOf, type Game, type GameDef } from '@cairn/engine';
import { findNotes, games, presets } from '@cairn/games';
import { describe, expect, test } from 'vitest';
import { familyOf, ofToday, take } from '@cairn/testkit';
import { rulesPage, toMarkdown, toText, type Inline, type TextLine } from '../src/index.ts';
import { standardDeal } from '../src/sections/deal.ts';
import { chosenGame, ruleTexts, sentencesOf } from '../src/sections/rules.ts';
import { englishRules } from '../src/english/rules.ts';
import { singles } from './games.ts';

const textsOf = (game: Game): readonly string[] => sentencesOf(ruleTexts(game, englishRules(game.def.pack)));

/** What would show that a sentence was put together wrongly. */
const ODD =
  /undefined|\[object|NaN|null|\{|\}| {2}| [.,;:]|\.\.|,,|\(\)|(?<!and )\b1 (card|point|stroke|joker)s|\b(a [aeiou]|an [b-df-hj-np-tv-z])|Infinity/;

const expectPlain = (sentences: readonly string[]): void => {
  for (const text of sentences) {
    expect(text).toMatch(/^[A-Z“0-9].*[.]$/);
    expect(text).not.toMatch(ODD);
  }
};

describe.each(ofToday(games, 7, familyOf).map((def) => [def.id, def] as const))('%s', (_, def) => {
  const standard = take(compileGame(def));
  const page = rulesPage(standard, { notes: findNotes(def.id), presets });
  const own = textsOf(standard);
  const oneKind = standard.zones.filter(({ role }) => role === 'tableau').length < 2;

  test('whole sentences, and none twice', () => {
    expectPlain(own);
    // Columns of two kinds are dealt one after another, and their faces may be the same.
    const told = own.filter((text) => oneKind || text !== 'All of them lie face up.');
    expect(new Set(told).size).toBe(told.length);
  });

  test('the counts of the deal', () => {
    const text = own.join(' ');
    const { game, state } = standardDeal(standard);
    const many = (role: 'stock' | 'layout' | 'tableau' | 'reserve'): number =>
      game.byRole[role].reduce((sum, pile) => sum + (state.piles[pile]?.length ?? 0), 0);
    const starter = game.stockDef?.to === 'hole' ? (state.piles[game.byRole.hole[0] ?? 0]?.length ?? 0) : 0;
    if (game.stock !== null)
      expect(text).toContain(`The other ${many('stock') + starter} cards are the stock`);
    if (many('layout') > 0) expect(text).toContain(`Deal ${many('layout')} cards in`);
    // Piles of several cards are dealt "3 cards to each of the eight piles", single cards "side by side".
    const reserves = game.byRole.reserve.length;
    const each = many('reserve') / Math.max(1, reserves);
    if (each > 0) expect(text).toContain(`Deal ${reserves > 1 && each > 1 ? each : many('reserve')} cards`);
    if (many('tableau') > 4 && oneKind && !('pull' in (game.def.zones.tableau ?? {})))
      expect(text).toContain(
        many('tableau') > game.byRole.tableau.length
          ? `Deal ${many('tableau')} cards in`
          : `cards face up, side by side: `,
      );
    const goal = standard.def.goal.kind === 'gather' ? standard.def.goal.cards : null;
    if (goal !== null) expect(text).toContain(`${goal === 'all' ? standard.cards.length : goal} `);
  });

  const choices = singles(def);
  const textOf = (options: Readonly<Record<string, string>>): string | null => {
    const game = chosenGame(def, options);
    return game === null ? null : textsOf(game).join('\n');
  };
  const changed = choices.map((options) => ({ options, text: textOf(options) }));

  test('every choice gives whole sentences too', () => {
    for (const { options, text } of changed) {
      expect(text, JSON.stringify(options)).not.toBeNull();
      expectPlain(text?.split('\n') ?? []);
    }
  });

  test('every choice changes the rules, alone or with another', () => {
    for (const { options, text } of changed.filter((each) => each.text === own.join('\n'))) {
      const differs = changed.some((other) => {
        const both = textOf({ ...other.options, ...options });
        return both !== null && both !== other.text && both !== text;
      });
      expect(differs, JSON.stringify(options)).toBe(true);
    }
  });

  const lines = (line: TextLine): readonly Inline[] => line;
  const links = page.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'list'
        ? block.items.flatMap(lines).flatMap((part) => (typeof part === 'string' ? [] : [part.target]))
        : [],
    ),
  );

  test('every choice is a link that starts it', () => {
    for (const options of choices)
      expect(links).toContainEqual({ kind: 'play', game: def.id, options: changedOptions(def, options) });
    for (const preset of presets.filter(({ of }) => of === def.id))
      expect(links).toContainEqual({ kind: 'play', game: def.id, options: preset.options });
  });

  test('no choice is said to change nothing', () => {
    const options = page.sections.filter(({ id }) => id === 'options');
    expect(toText({ ...page, sections: options })).not.toContain('Changes nothing');
    const titles = Object.values(optionsOf(def)).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('the page can be written as text and as Markdown', () => {
    for (const text of [toText(page), toMarkdown(page)]) {
      expect(text).toContain(def.title);
      expect(text).not.toMatch(/undefined|\[object/);
    }
    for (const { blocks, heading } of page.sections) expect(blocks.length, heading).toBeGreaterThan(0);
  });
});

test('games that nobody knows get a page by their structure alone', () => {
  const strange: GameDef = { ...(games[0] as GameDef), id: 'strange', title: 'Strange', aka: [], tags: [] };
  const page = rulesPage(take(compileGame(strange)));
  expect(page.sections.map(({ id }) => id)).toContain('play');
});
