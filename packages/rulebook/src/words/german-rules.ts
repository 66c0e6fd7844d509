/** The German catalogue of rules pages: headings and the words around notes, and the other parts put together. */
import * as builds from './german-builds.ts';
import { cardWords } from './german-cards.ts';
import * as deal from './german-deal.ts';
import { end } from './german-end.ts';
import { grouped, listed } from './german-parts.ts';
import * as play from './german-play.ts';
import { remove } from './german-remove.ts';
import { score } from './german-score.ts';
import * as setup from './german-setup.ts';
import * as stock from './german-stock.ts';
import { germanTitle } from './german-titles.ts';
import type { NoteWords, RateFact, RuleLanguage, RuleWords } from './rule-words.ts';

const WHO: Readonly<Record<RateFact['who'], string>> = {
  solver: 'Löser: ein Spiel zählt, wenn es überhaupt zu gewinnen ist',
  policy: 'Ein einfaches Programm, das nach fester Regel spielt',
  player: 'Menschen',
};
const INFORMATION: Readonly<Record<RateFact['information'], string>> = {
  open: 'Alle Karten bekannt',
  closed: 'Nur was man beim Spielen sieht',
};
const decimal = (n: number): string => `${n}`.replace('.', ',');

const notes: NoteWords = {
  quick: { goal: 'Ziel', setup: 'Aufbau', turn: 'Am Zug', scoring: 'Zählung', tip: 'Rat' },
  optionsLead: 'Jede Wahl beginnt das Spiel mit dieser Regel, alles andere wie auf dieser Seite.',
  standard: 'üblich',
  thisPage: 'wie auf dieser Seite',
  leavesOut: (sentences) => `Ohne: ${sentences.map((text) => `„${text}“`).join(' ')}`,
  onlyWith: 'Ändert die Regeln nur zusammen mit',
  changesNothing: 'Ändert hier nichts.',
  same: 'Die üblichen Regeln unter anderem Namen.',
  rateHead: ['Regeln', 'Wer spielt', 'Kenntnis', 'Gewonnen', 'Spiele', 'Quelle'],
  rate: ({ percent, margin, who, information, sample }) => [
    WHO[who],
    INFORMATION[information],
    margin === null
      ? `${decimal(percent)} % (ohne Intervall)`
      : `${decimal(percent)} % ± ${decimal(margin)} (95-%-Intervall)`,
    sample === null ? 'nicht angegeben' : grouped(sample),
  ],
  sourcesHead: ['Frage', 'Was die Quellen sagen', 'Hier'],
  aka: (names) => `Auch bekannt als ${listed(names)}.`,
  families: (names) => `Familie: ${listed(names)}.`,
  tags: (tags) => `Gruppen: ${tags.join(', ')}.`,
};

const headings: RuleWords['headings'] = {
  quick: 'In Kürze',
  players: 'Spieler',
  cards: 'Karten',
  objective: 'Ziel',
  setup: 'Aufbau',
  play: 'Spiel',
  scoring: 'Zählung',
  ending: 'Gewinnen und verlieren',
  options: 'Wahlregeln und Abarten',
  presets: 'Abarten mit eigenem Namen',
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
  const c = cardWords(pack);
  return {
    titled: germanTitle,
    headings,
    header: setup.header,
    setup: {
      alone: 'Einer. Mehrere können dasselbe Spiel nach seiner Nummer spielen und vergleichen.',
      pack: (fact) => setup.pack(c, fact),
      matter: setup.matter,
      goal: (fact) => setup.goal(c, fact),
      shuffle: deal.shuffle,
      pull: (fact) => deal.pull(c, fact),
      deal: (fact) => deal.deal(c, fact),
      hand: deal.hand,
      stock: deal.stock,
      rest: deal.rest,
      picture: (down) => `Der Aufbau: [] ist eine offene Karte${down ? ', ## eine verdeckte' : ''}.`,
      briefDeal: (fact) => deal.briefDeal(c, fact),
      briefHand: (jokers) => `${jokers === 1 ? 'ein' : jokers} Joker auf der Hand`,
      briefStock: deal.briefStock,
      briefRest: (cards) => `die anderen ${cards} offen auf der Ablage`,
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
