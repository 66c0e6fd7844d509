/** The English catalogue of rules pages: headings and the words around notes, and the other parts put together. */
import { cardWords } from './cards.ts';
import * as builds from './english-builds.ts';
import * as deal from './english-deal.ts';
import { end } from './english-end.ts';
import * as play from './english-play.ts';
import { remove } from './english-remove.ts';
import { score } from './english-score.ts';
import * as setup from './english-setup.ts';
import * as stock from './english-stock.ts';
import { grouped, listed } from './parts.ts';
import type { NoteWords, RateFact, RuleLanguage, RuleWords } from './rule-words.ts';

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
  quick: { goal: 'Goal', setup: 'Setup', turn: 'On your turn', scoring: 'Scoring', tip: 'Tip' },
  optionsLead: 'Each choice starts the game with that rule, everything else as on this page.',
  standard: 'standard',
  thisPage: 'as on this page',
  leavesOut: (sentences) => `Without: ${sentences.map((text) => `“${text}”`).join(' ')}`,
  onlyWith: 'Changes the rules only together with',
  changesNothing: 'Changes nothing here.',
  same: 'The standard rules under another name.',
  rateHead: ['Rules', 'Who plays', 'Knowing', 'Won', 'Deals', 'Source'],
  rate: ({ percent, margin, who, information, sample }) => [
    WHO[who],
    INFORMATION[information],
    margin === null ? `${percent} % (no interval given)` : `${percent} % ± ${margin} (95 % interval)`,
    sample === null ? 'not given' : grouped(sample),
  ],
  sourcesHead: ['Question', 'What sources say', 'Here'],
  aka: (names) => `Also known as ${listed(names)}.`,
  families: (names) => `Family: ${listed(names)}.`,
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
  const c = cardWords(pack);
  return {
    titled: (title) => title,
    headings,
    header: setup.header,
    setup: {
      alone: 'One. Two or more can play the same deal by its number and compare.',
      pack: (fact) => setup.pack(c, fact),
      matter: setup.matter,
      goal: (fact) => setup.goal(c, fact),
      shuffle: deal.shuffle,
      pull: (fact) => deal.pull(c, fact),
      deal: (fact) => deal.deal(c, fact),
      hand: deal.hand,
      stock: deal.stock,
      rest: deal.rest,
      picture: (down) => `The deal: [] is a card face up${down ? ', ## a card face down' : ''}.`,
      briefDeal: (fact) => deal.briefDeal(c, fact),
      briefHand: (jokers) => (jokers === 1 ? 'a joker in hand' : `${jokers} jokers in hand`),
      briefStock: deal.briefStock,
      briefRest: (cards) => `the other ${cards} face up on the waste`,
    },
    play: {
      available: play.available,
      route: play.route,
      build: (fact) => builds.build(c, fact),
      pairs: (fact) => builds.pairs(c, fact),
      gaps: (step) => builds.gaps(c, step),
      ends: (fact) => builds.ends(c, fact),
      foundation: (fact) => builds.foundation(c, fact),
      units: play.units,
      empty: (fact) => play.empty(c, fact),
      stays: play.stays,
      turnedUp: play.turnedUp,
      jokers: play.jokers,
      wild: play.wild,
      remove: (fact) => remove(c, fact),
      draw: stock.draw,
      passes: stock.passes,
      show: stock.show,
      power: stock.power,
      seconds: stock.seconds,
      undo: stock.undo,
      hazards: (fact) => stock.hazards(c, fact),
    },
    end: end(c),
    score: score(c),
    notes,
  };
};
