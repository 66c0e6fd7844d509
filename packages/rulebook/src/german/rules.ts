/** The German catalogue of rules pages: headings, words around notes, and the sentences of the other files. */
import * as builds from './builds.ts';
import { germanCardWords } from './cards.ts';
import * as deal from './deal.ts';
import { germanEnd } from './end.ts';
import { germanGrouped, germanListed } from './parts.ts';
import * as play from './play.ts';
import { germanGrid } from './grid.ts';
import { germanRemove } from './remove.ts';
import { germanRow } from './row.ts';
import { germanScore } from './score.ts';
import * as setup from './setup.ts';
import * as stock from './stock.ts';
import { germanTitle } from './titles.ts';
import type { NoteWords, RateFact, RuleLanguage, RuleWords } from '../words/rule-words.ts';

const WHO: Readonly<Record<RateFact['who'], string>> = {
  solver: 'Löser: Ein Blatt zählt, wenn es überhaupt zu gewinnen ist',
  policy: 'Ein einfaches Programm, das nach fester Regel spielt',
  player: 'Menschen',
};
const INFORMATION: Readonly<Record<RateFact['information'], string>> = {
  open: 'Alle Karten bekannt',
  closed: 'Nur was man beim Spielen sieht',
};
const decimal = (n: number): string => `${n}`.replace('.', ',');

const notes: NoteWords = {
  quick: {
    goal: 'Ziel',
    setup: 'Aufbau',
    turn: 'Am Zug',
    spaces: 'Folgen und freie Plätze',
    scoring: 'Zählung',
    tip: 'Tipp',
  },
  optionsLead: 'Ein Tippen beginnt das Spiel mit dieser Regel; alles andere bleibt wie auf dieser Seite.',
  standard: 'üblich',
  thisPage: 'wie auf dieser Seite',
  leavesOut: (sentences) => `Ohne: ${sentences.map((text) => `„${text}“`).join(' ')}`,
  onlyWith: 'Ändert die Regeln nur zusammen mit',
  changesNothing: 'Ändert hier nichts.',
  same: 'Die üblichen Regeln unter anderem Namen.',
  rateHead: ['Regeln', 'Wer spielt', 'Kenntnis', 'Gewonnen', 'Blätter', 'Quelle'],
  rate: ({ percent, margin, who, information, sample }) => [
    WHO[who],
    INFORMATION[information],
    margin === null
      ? `${decimal(percent)} % (ohne Intervall)`
      : `${decimal(percent)} % ± ${decimal(margin)} (95-%-Intervall)`,
    sample === null ? 'nicht angegeben' : germanGrouped(sample),
  ],
  sourcesHead: ['Frage', 'Was die Quellen sagen', 'Hier'],
  aka: (names) => `Auch bekannt als ${germanListed(names)}.`,
  families: (names) => `Familie: ${germanListed(names)}.`,
  tags: (tags) => `Gruppen: ${tags.join(', ')}.`,
};

const headings: RuleWords['headings'] = {
  quick: 'In Kürze',
  players: 'Spieler',
  cards: 'Karten',
  objective: 'Ziel',
  setup: 'Aufbau',
  play: 'Spielverlauf',
  scoring: 'Zählung',
  ending: 'Gewinnen und verlieren',
  options: 'Optionen und Varianten',
  presets: 'Varianten mit eigenem Namen',
  odds: 'Wie oft es zu gewinnen ist',
  strategy: 'Strategie',
  cases: 'Besondere Fälle',
  house: 'Hausregeln',
  glossary: 'Wörter',
  trivia: 'Wissenswertes',
  history: 'Geschichte',
  sources: 'Worin die Quellen sich widersprechen',
  similar: 'Ähnliche Spiele',
  references: 'Quellen',
  names: 'Namen und Gruppen',
};

export const germanRules: RuleLanguage = (pack) => {
  const c = germanCardWords(pack);
  return {
    titled: germanTitle,
    headings,
    header: setup.germanHeader,
    setup: {
      alone: 'Einer. Mehrere können dasselbe Blatt nach seiner Nummer spielen und vergleichen.',
      pack: (fact) => setup.germanPack(c, fact),
      matter: setup.germanMatter,
      goal: (fact) => setup.germanGoal(c, fact),
      shuffle: deal.germanShuffle,
      pull: (fact) => deal.germanPull(c, fact),
      deal: (fact) => deal.germanDeal(c, fact),
      hand: deal.germanHand,
      stock: deal.germanStock,
      rest: deal.germanRest,
      aside: (cards) => `Die anderen ${cards} Karten kommen zur Seite: sie spielen nicht mit.`,
      picture: (down) => `Der Aufbau: [] ist eine offene Karte${down ? ', ## eine verdeckte' : ''}.`,
      briefDeal: (fact) => deal.germanBriefDeal(c, fact),
      briefHand: (jokers) => `${jokers === 1 ? 'ein' : jokers} Joker auf der Hand`,
      briefStock: deal.germanBriefStock,
      briefAside: (cards) => `die anderen ${cards} zur Seite`,
      briefRest: (cards) => `die anderen ${cards} offen auf der Ablage`,
    },
    play: {
      available: (source) => play.germanAvailable(c, source),
      route: (to, from) => play.germanRoute(c, to, from),
      build: (fact) => builds.germanBuild(c, fact),
      pairs: (fact) => builds.germanPairs(c, fact),
      gaps: (step) => builds.germanGaps(c, step),
      ends: (fact) => builds.germanEnds(c, fact),
      row: (fact) => germanRow(c, fact),
      foundation: (fact) => builds.germanFoundation(c, fact),
      begins: builds.germanBegins,
      grid: (fact) => germanGrid(c, fact),
      ofColumns: builds.germanOfColumns,
      units: (fact) => play.germanUnits(c, fact),
      empty: (fact) => play.germanEmpty(c, fact),
      stays: play.germanStays,
      turnedUp: play.germanTurnedUp,
      jokers: play.germanJokers,
      wild: play.germanWild,
      remove: (fact) => germanRemove(c, fact),
      draw: stock.germanDraw,
      passes: stock.germanPasses,
      show: stock.germanShow,
      power: stock.germanPower,
      seconds: stock.germanSeconds,
      undo: stock.germanUndo,
      hazards: (fact) => stock.germanHazards(c, fact),
    },
    end: germanEnd(c),
    score: germanScore(c),
    notes,
  };
};
