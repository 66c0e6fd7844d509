/**
 * The rules page of a game. What the definition decides is generated from the definition (law 1); the rest comes from
 * the notes. The page is for the options with which the game was compiled, and works for any definition.
 */
import { changedOptions, optionsOf, SCORING, type Game, type Preset } from '@cairn/engine';
import type { GameNotes } from '@cairn/games';
import {
  listBlock,
  paragraph,
  section,
  type Block,
  type TextLine,
  type RulesPage,
  type Section,
} from '../document/document.ts';
import { standardDeal, packFact } from '../sections/deal.ts';
import { noteSections } from '../sections/notes.ts';
import { optionBlocks, otherScorings, presetBlocks } from '../sections/options.ts';
import { pictureOf } from '../sections/picture.ts';
import { briefTexts, ruleTexts, type RuleTexts } from '../sections/rules.ts';
import { isScored } from '../speech/score.ts';
import { currentRules } from '../current/rules.ts';
import type { RuleLanguage, RuleWords } from '../words/rule-words.ts';

/** The input of a page beside the compiled game. */
export interface PageContent {
  readonly notes: GameNotes | null;
  /** Named sets of options; those of other games are ignored. */
  readonly presets: readonly Preset[];
}

const NOTHING: PageContent = { notes: null, presets: [] };

/** The rules page of a compiled game, for the options it was compiled with. */
export const rulesPage = (
  game: Game,
  content: PageContent = NOTHING,
  language: RuleLanguage = currentRules.now(),
): RulesPage => {
  const { def } = game;
  const words = language(def.pack);
  const texts = ruleTexts(game, words);
  const { labels, players, difficulty, length, cards } = words.header;
  return {
    game: game.id,
    options: changedOptions(game.base, game.options),
    title: def.title,
    summary: content.notes?.summary ?? '',
    facts: [
      { label: labels.players, value: players(1) },
      { label: labels.difficulty, value: difficulty(def.info.difficulty) },
      { label: labels.length, value: length(def.info.length) },
      { label: labels.cards, value: cards(packFact(game)) },
    ],
    sections: [
      ...ruleSections(game, content, texts, words),
      ...(content.notes === null ? [] : noteSections(content.notes, words)),
      ...section('names', words.headings.names, nameBlocks(game, words)),
    ],
  };
};

const ruleSections = (game: Game, content: PageContent, texts: RuleTexts, words: RuleWords): Section[] => {
  const { headings } = words;
  const lines = (sentences: readonly string[], ordered = false): Block =>
    listBlock(
      sentences.map((text): TextLine => [text]),
      ordered,
    );
  const picture = pictureOf(standardDeal(game));
  const scoring = optionsOf(game.base)[SCORING]?.values[game.scoring]?.title ?? '';
  const scored =
    isScored(game) && scoring !== '' ? [paragraph(words.score.title(words.titled(scoring)))] : [];
  return [
    ...section('quick', headings.quick, quickBlocks(game, content, texts, words)),
    ...section('players', headings.players, [paragraph(words.setup.alone)]),
    ...section('cards', headings.cards, [paragraph(texts.cards.join(' '))]),
    ...section('objective', headings.objective, [paragraph(texts.objective.join(' '))]),
    ...section('setup', headings.setup, [
      lines(
        texts.setup.map((step) => step.join(' ')),
        true,
      ),
      ...(picture.length === 0
        ? []
        : [
            {
              kind: 'picture',
              cards: picture,
              caption: words.setup.picture(picture.some(({ up }) => !up)),
            } as const,
          ]),
    ]),
    ...section('play', headings.play, [lines(texts.play)]),
    ...section('scoring', headings.scoring, [
      ...scored,
      lines([...texts.scoring, ...texts.examples]),
      ...otherScorings(game, words),
    ]),
    ...section('ending', headings.ending, [lines(texts.ending)]),
    ...section('options', headings.options, optionBlocks(game, words)),
    ...section('presets', headings.presets, presetBlocks(game, content.presets, words)),
  ];
};

/** The quick reference, a few lines for players who know patience. */
const quickBlocks = (game: Game, content: PageContent, texts: RuleTexts, words: RuleWords): Block[] => {
  const { quick } = words.notes;
  const brief = briefTexts(game, words);
  const items = [
    { term: quick.goal, text: texts.objective.join(' ') },
    { term: quick.setup, text: finished(brief.setup) },
    { term: quick.turn, text: brief.turn.join(' ') },
    ...(brief.spaces.length === 0 ? [] : [{ term: quick.spaces, text: brief.spaces.join(' ') }]),
    { term: quick.scoring, text: finished(brief.scoring) },
    ...(content.notes === null ? [] : [{ term: quick.tip, text: content.notes.tip }]),
  ];
  return [{ kind: 'terms', items }];
};

/** Parts as one sentence: "28 cards …; a stock of 24." */
const finished = (parts: readonly string[]): string => {
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1) + (text.endsWith('.') ? '' : '.');
};

const nameBlocks = (game: Game, words: RuleWords): Block[] => {
  const { aka = [], families, tags } = game.def;
  return [
    ...(aka.length === 0 ? [] : [paragraph(words.notes.aka(aka))]),
    paragraph(words.notes.families(families.map(words.header.family))),
    ...(tags.length === 0 ? [] : [paragraph(words.notes.tags(tags.map(words.titled)))]),
  ];
};
