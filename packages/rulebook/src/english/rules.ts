/** The English catalogue of rules pages: headings, words around notes, and the sentences of the other files. */
import { englishCardWords } from './cards.ts';
import * as builds from './builds.ts';
import * as deal from './deal.ts';
import { englishEnd } from './end.ts';
import * as play from './play.ts';
import { englishGrid } from './grid.ts';
import { englishRemove } from './remove.ts';
import { englishRow } from './row.ts';
import { englishScore } from './score.ts';
import * as setup from './setup.ts';
import * as stock from './stock.ts';
import { englishGrouped, englishListed } from './parts.ts';
import type { NoteWords, RateFact, RuleLanguage, RuleWords } from '../words/rule-words.ts';

const WHO: Readonly<Record<RateFact['who'], string>> = {
  solver: 'Solver: a deal counts when it can be won at all',
  policy: 'A simple program that plays by a fixed rule',
  player: 'People',
};
const INFORMATION: Readonly<Record<RateFact['information'], string>> = {
  open: 'All cards known',
  closed: 'Only what a player sees',
};

const notes: NoteWords = {
  quick: {
    goal: 'Goal',
    setup: 'Setup',
    turn: 'On your turn',
    spaces: 'Runs and spaces',
    scoring: 'Scoring',
    tip: 'Tip',
  },
  optionsLead: 'Each choice starts the game with that rule; everything else stays as on this page.',
  standard: 'standard',
  thisPage: 'as on this page',
  leavesOut: (sentences) => `Without: ${sentences.map((text) => `“${text}”`).join(' ')}`,
  onlyWith: 'Only applies with',
  changesNothing: 'Changes nothing here.',
  same: 'The standard rules under another name.',
  rateHead: ['Rules', 'Who plays', 'Knowing', 'Won', 'Deals', 'Source'],
  rate: ({ percent, margin, who, information, sample }) => [
    WHO[who],
    INFORMATION[information],
    margin === null ? `${percent}% (no interval given)` : `${percent}% ± ${margin} (95% interval)`,
    sample === null ? 'not given' : englishGrouped(sample),
  ],
  sourcesHead: ['Question', 'What sources say', 'Here'],
  aka: (names) => `Also known as ${englishListed(names)}.`,
  families: (names) => `Family: ${englishListed(names)}.`,
  tags: (tags) => `Categories: ${tags.join(', ')}.`,
};

const headings: RuleWords['headings'] = {
  quick: 'Quick reference',
  players: 'Players',
  cards: 'Cards',
  objective: 'Objective',
  setup: 'Setup',
  play: 'Play',
  scoring: 'Scoring',
  ending: 'Winning and losing',
  options: 'Options and variations',
  presets: 'Named variations',
  odds: 'How often it can be won',
  strategy: 'Strategy',
  cases: 'Special cases',
  house: 'House rules',
  glossary: 'Glossary',
  trivia: 'Trivia',
  history: 'History',
  sources: 'Where sources disagree',
  similar: 'Similar games',
  references: 'References',
  names: 'Names and categories',
};

export const englishRules: RuleLanguage = (pack) => {
  const c = englishCardWords(pack);
  return {
    titled: (title) => title,
    headings,
    header: setup.englishHeader,
    setup: {
      alone: 'One. Two or more can play the same deal by its number and compare.',
      pack: (fact) => setup.englishPack(c, fact),
      matter: setup.englishMatter,
      goal: (fact) => setup.englishGoal(c, fact),
      shuffle: deal.englishShuffle,
      pull: (fact) => deal.englishPull(c, fact),
      deal: (fact) => deal.englishDeal(c, fact),
      hand: deal.englishHand,
      stock: deal.englishStock,
      rest: deal.englishRest,
      aside: (cards) => `The other ${cards} cards are set aside: they take no part in the game.`,
      picture: (down) => `The deal: [] is a card face up${down ? ', ## a card face down' : ''}.`,
      briefDeal: (fact) => deal.englishBriefDeal(c, fact),
      briefHand: (jokers) => (jokers === 1 ? 'a joker in hand' : `${jokers} jokers in hand`),
      briefStock: deal.englishBriefStock,
      briefAside: (cards) => `the other ${cards} set aside`,
      briefRest: (cards) => `the other ${cards} face up on the waste`,
    },
    play: {
      available: (source) => play.englishAvailable(c, source),
      route: (to, from) => play.englishRoute(c, to, from),
      build: (fact) => builds.englishBuild(c, fact),
      pairs: (fact) => builds.englishPairs(c, fact),
      gaps: (step) => builds.englishGaps(c, step),
      ends: (fact) => builds.englishEnds(c, fact),
      row: (fact) => englishRow(c, fact),
      foundation: (fact) => builds.englishFoundation(c, fact),
      begins: builds.englishBegins,
      grid: (fact) => englishGrid(c, fact),
      ofColumns: builds.englishOfColumns,
      units: (fact) => play.englishUnits(c, fact),
      empty: (fact) => play.englishEmpty(c, fact),
      stays: play.englishStays,
      turnedUp: play.englishTurnedUp,
      jokers: play.englishJokers,
      wild: play.englishWild,
      remove: (fact) => englishRemove(c, fact),
      draw: stock.englishDraw,
      passes: stock.englishPasses,
      show: stock.englishShow,
      power: stock.englishPower,
      seconds: stock.englishSeconds,
      undo: stock.englishUndo,
      hazards: (fact) => stock.englishHazards(c, fact),
    },
    end: englishEnd(c),
    score: englishScore(c),
    notes,
  };
};
