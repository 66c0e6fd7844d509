/** English messages: deals in a row (rounds, trails, sessions). */
import type { ScoreDef } from '@cairn/engine';
import { formatsOf } from '../../i18n/formats.ts';

const { amount, count, grouped } = formatsOf('en');

const date = (at: number): string => new Date(at).toLocaleDateString('en', { dateStyle: 'medium' });

const UNITS = {
  deal: ['Deal', 'deal', 'deals'],
  hole: ['Hole', 'hole', 'holes'],
  level: ['Level', 'level', 'levels'],
  stage: ['Stage', 'stage', 'stages'],
  round: ['Round', 'round', 'rounds'],
} as const;
type Unit = keyof typeof UNITS;

/** "+2", "±0", "−1" */
const signed = (n: number): string => (n === 0 ? '±0' : n < 0 ? `−${grouped(-n)}` : `+${grouped(n)}`);

/** With a true minus sign: "3 points", "−3 points". */
const counted = (n: number, one: string, many: string): string => count(n, one, many).replace('-', '−');
const units = (unit: Unit, n: number): string => count(n, UNITS[unit][1], UNITS[unit][2]);

export const en = {
  duplicateInvite: 'Play a friend: same deals, then compare',
  title: 'Challenges',
  text: 'Play several deals for one score. You can have as many going as you like; we keep your place.',
  /** A title in a definition: of a format, a leg, an option or a value. */
  titled: (title: string) => title,
  /** The description in a definition of a format; '' if the language has no translation. */
  about: (text: string) => text,
  units,
  /** "Hole 3 of 9", "Deal 12". */
  place: (unit: Unit, n: number, of: number | null) =>
    `${UNITS[unit][0]} ${grouped(n)}${of === null ? '' : ` of ${grouped(of)}`}`,
  unitTitle: (unit: Unit) => UNITS[unit][0],
  toPar: signed,
  /** Figures of finished series. */
  standardRules: 'Standard rules',
  figures: { played: 'Finished', best: 'Best', average: 'Average' },
  purse: (money: number) => `Purse ${amount(money, 'dollars')}`,
  /** The price of ending the deal now. */
  stopPrice: (price: number) => `Stop now: ${amount(-price, 'dollars')}`,
  points: (n: number, unit: ScoreDef['unit']) =>
    unit === 'dollars'
      ? amount(n, unit)
      : unit === 'strokes'
        ? counted(n, 'stroke', 'strokes')
        : counted(n, 'point', 'points'),
  wins: (n: number) => `${grouped(n)} won`,
  best: (n: string) => `best ${n}`,
  terms: {
    albatross: 'Albatross',
    eagle: 'Eagle',
    birdie: 'Birdie',
    par: 'Par',
    bogey: 'Bogey',
    'double-bogey': 'Double bogey',
  },
  overPar: (n: number) => `${signed(n)} to par`,
  try: (n: number) => `attempt ${grouped(n)}`,
  manyOf: (unit: Unit, n: number, game: string) => `${units(unit, n)} of ${game}, one after the other.`,
  endlessOf: (game: string) => `${game}, deal after deal, for as long as you like.`,
  endlessRound: (n: number) => `${count(n, 'layout', 'layouts')} in turn, for as long as you like.`,
  sessionOf: (game: string) => `Session of ${game}`,
  manyLayouts: (unit: Unit, n: number) => `${units(unit, n)}, each with its own layout.`,
  manyRules: (unit: Unit, n: number, game: string) =>
    `${units(unit, n)} of ${game}, each with its own rules.`,
  countsBy: {
    sum: 'Your scores are added up.',
    best: 'Your best deal counts.',
    wins: 'Every win counts.',
    strokes: 'Each deal is scored in strokes against its par. Fewer is better.',
  },
  countsPurse: (start: number) =>
    `Each deal adds to your purse or takes from it. You start with ${amount(start, 'dollars')} and can go into debt.`,
  flows: {
    'until-passed': (unit: Unit) =>
      `You stay on a ${UNITS[unit][1]} until you pass it. Each attempt is a new deal.`,
    'while-passed': (unit: Unit) => `It ends at the first ${UNITS[unit][1]} you don’t pass.`,
  },
  firstTo: (total: string) => `It ends at ${total}.`,
  noUndo: 'No undo.',
  inSeconds: (time: string) => `You have ${time} for all of it.`,
  under: 'In progress',
  startDeal: 'First deal',
  anyDeal: 'any',
  aNumber: 'a number',
  optionsOf: 'Options and first deal',
  startHelp: 'Enter a deal number to play the same deals as someone else. Leave it empty for new ones.',
  ofGame: 'Game',
  start: 'Start',
  closed: (title: string) => `Locked until you reach the goal of ${title}. You can still start it.`,
  startAnyway: 'Start anyway',
  startSame: 'Start with these deals',
  goOn: 'Continue',
  goOnWith: (title: string, where: string) => `Continue ${title}, ${where}`,
  card: 'Score card',
  cardAndShop: 'Score card and shop',
  cardOf: (title: string, where: string) => `Score card of ${title}, ${where}`,
  remove: 'Delete',
  removeOf: (title: string, where: string) => `Delete ${title}, ${where}`,
  removeTitle: (title: string) => `Delete ${title}?`,
  removeText: 'This deletes its score card and its games. The results stay in your statistics.',
  finished: 'Finished',
  /** `at` is in milliseconds since 1970. */
  began: (at: number) => `started ${date(at)}`,
  noFormat: (name: string) => `There’s no challenge called “${name}”.`,
  invitedText: 'Everyone who starts from this link plays the same deals.',
  line: 'Challenge',
  next: (unit: Unit) => `Next ${UNITS[unit][1]}`,
  tryAgain: 'Try again',
  dealtOnce: 'In a challenge you play each deal once; you can’t restart it.',
  rulesGiven: 'The challenge sets the rules of this deal.',
  dealCounts: 'This deal counts. You can undo only until the next one is dealt.',
  cannotClear: 'You can’t clear this one any more.',
  /** "Finish hole: 35 strokes"; `total` is '' in a game without a score. */
  finish: (unit: Unit, total: string) => `Finish ${UNITS[unit][1]}${total === '' ? '' : `: ${total}`}`,
  endTitle: 'End this deal?',
  endText: 'It counts as it stands.',
  endNow: 'End it',
  stop: 'Stop here',
  stopTitle: 'Stop this challenge?',
  stopText: 'What you’ve played counts. The rest is skipped.',
  stopDeal: (price: string) => `This ends the deal on the table. ${price}.`,
  stopPurse: (money: number) => `Your purse then holds ${amount(money, 'dollars')}.`,
  stopNow: 'Stop',
  over: {
    done: 'Finished',
    target: 'You reached the target',
    failed: 'Not passed, so it ends here',
    stopped: 'Stopped',
    time: 'Time is up',
  },
  passed: 'passed',
  notPassed: 'not passed',
  fates: { passed: 'passed', played: 'played', here: 'next', locked: 'not reached yet' },
  noSeries: 'That challenge isn’t on this device. It may have been deleted, or played elsewhere.',
  broken: 'This challenge can’t be continued. Your results are kept.',
  standsAt: (total: string) => `Total ${total}`,
  columns: {
    number: 'No.',
    purse: 'Purse',
    deal: 'Deal',
    name: 'Name',
    result: 'Result',
    points: 'Points',
    strokes: 'Strokes',
    par: 'Par',
    toPar: '± par',
    running: 'Total',
    record: 'Record',
  },
  tableOf: (title: string) => `Score card: ${title}`,
  mapOf: (title: string) => `Map of ${title}`,
  allLegs: (unit: Unit) => `All ${UNITS[unit][2]} by name`,
  legLine: (place: string, facts: string) => `${place}: ${facts}`,
  from: (began: string, deal: string) => `${began}, first deal ${deal}`,
  totalRow: 'Total',
  nothingPlayed: 'You haven’t finished a deal yet.',
  look: 'Watch',
  lookAt: (place: string) => `Watch ${place}`,
  shop: 'Shop',
  shopText: 'Cards you buy stay in your bag until you play them.',
  bag: (items: string) => (items === '' ? 'The bag is empty.' : `In the bag: ${items}.`),
  buy: (rank: number, price: number) => `A ${rank} for ${amount(price, 'dollars')}`,
  pass: 'Pass it on',
  copyLink: 'Copy link to the same deals',
  shareLink: 'Share link…',
  copyText: 'Copy as text',
  saveFile: 'Save as a file',
  bring: 'Open a challenge from a file or from text',
  bringText: 'A challenge as text',
  bringFile: 'Open a file…',
  bringIt: 'Open',
  notBrought: 'Nothing was opened. Your challenges are unchanged.',
} as const;
