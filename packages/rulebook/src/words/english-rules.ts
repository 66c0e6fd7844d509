/** The English catalogue of rules pages: headings and the words around notes, and the other parts put together. */
import { english } from './english.ts';
import { play } from './english-play.ts';
import { score } from './english-score.ts';
import { header, setup } from './english-setup.ts';
import { grouped, listed } from './parts.ts';
import type { NoteWords, RateFact, RuleWords } from './rule-words.ts';

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

export const englishRules: RuleWords = {
  say: english,
  headings: {
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
  },
  header,
  setup,
  play,
  score,
  notes,
};
