/** English messages: the workshop. */
import type { Tab } from '@cairn/workshop';
import { figureWords } from './figures-messages.en.ts';
import { formatsOf } from '../../i18n/formats.ts';
import { controlWords } from './names.en.ts';

const { count, grouped } = formatsOf('en');
const cards = (n: number): string => count(n, 'card', 'cards');

const tabs = {
  structure: 'Structure',
  deal: 'Deal',
  tableau: 'Tableau',
  foundation: 'Foundation',
  stock: 'Stock',
  waste: 'Waste',
  goal: 'Goal',
  score: 'Score',
  aids: 'Aids',
} as const satisfies Record<Tab, string>;

export const en = {
  ...controlWords,
  tabs,
  title: 'Workshop',
  titleOf: (game: string) => `Workshop: ${game}`,
  text: 'Change any rule of any game and see it dealt at once. Start from a game you know, or from scratch.',
  ideas: {
    layout: { title: 'Draw your own peaks', text: 'Move the cards of TriPeaks wherever you like.' },
    twist: { title: 'Klondike with a twist', text: 'Build in suit, fill spaces with any card, deal fewer.' },
    family: { title: 'Invent a golf game', text: 'More columns, jokers, kings that connect to aces.' },
  },
  starts: 'Start from scratch',
  beginOf: (title: string) => `Start with ${title}`,
  fromGame: 'Start from a game',
  changeOf: (title: string) => `Change the rules of ${title}`,
  noSuch: 'There’s no game by that name to change.',
  yours: 'Your games',

  // The game and its edits
  name: 'Title',
  inventedTitle: 'My own game',
  newTitle: (parent: string) => `${parent}, changed`,
  undoEdit: 'Undo change',
  redoEdit: 'Redo change',
  toParent: (parent: string) => `Back to ${parent}`,
  undone: 'Change undone.',
  redone: 'Change redone.',
  edits: 'Changes',
  toAdd: 'Parts to add',
  tabList: 'Rules',
  wrongHere: 'Something here needs fixing',
  unsound: 'These rules can’t be played yet:',
  less: (control: string) => `${control}: less`,
  more: (control: string) => `${control}: more`,
  nth: (n: number) => `Number ${n}`,
  nthPile: (n: number) => `Pile ${n}`,
  addNumber: 'One more',
  dropNumber: 'One less',
  aNumber: 'A number',
  refused: (choice: string, reason: string) => `${choice}: ${reason}`,
  refusedTitle: 'Not possible right now',
  cardsHelp: 'Separate cards by spaces: AS is the ace of spades, TD the ten of diamonds, ?C any club.',
  cardsBad: 'Write cards like AS, TD or ?C.',

  // The table
  table: 'Table',
  anotherDeal: 'Another deal',
  takeBack: 'Undo',
  waits: 'Fix the rules below and the table will deal.',
  won: 'Won.',
  over: 'No moves left.',

  // Differences and figures
  departs: (parent: string) => `What’s different from ${parent}`,
  same: (parent: string) => `Same rules as ${parent} so far.`,
  gone: 'No longer:',
  fresh: 'New:',
  rules: 'Rules',
  measured: figureWords,
  definition: 'Definition',
  definitionHelp:
    'The whole game as JSON. Read it, edit it or paste your own; nothing changes until you apply it.',
  definitionLabel: 'Definition of the game',
  apply: 'Apply',
  applied: 'Applied.',
  reset: 'Discard edits',
  rawEdits: 'The changes as edits',
  oneByOne: 'The changes one by one',
  yes: 'yes',
  no: 'no',
  /** '' stands for a missing value. */
  turned: (name: string, before: string, after: string) =>
    `${name}: ${before === '' ? '–' : before} → ${after === '' ? '–' : after}`,
  notJson: 'This isn’t valid JSON',
  line: (n: number, text: string) => `Line ${grouped(n)}: ${text}`,

  // Saving and sharing
  keep: 'Save and share',
  play: 'Play',
  save: 'Save',
  saved: (title: string) => `“${title}” is saved to your games.`,
  share: 'Copy link',
  shareSheet: 'Share link…',
  linkLength: (n: number) => `The link contains all the rules (${grouped(n)} characters).`,
  download: 'Download',
  fileName: 'game',

  // Drawing a layout
  drawHelp:
    'Tap a place to add or remove a card; drag a card to move it. With keys: arrows move around, Enter adds or removes, Shift and an arrow moves a card. A card covers the cards of the row above that it overlaps.',
  place: (column: number, row: number) => `Column ${grouped(column)}, row ${grouped(row)}`,
  lies: (number: number) => `card ${grouped(number)}`,
  covers: (numbers: string) => `covers ${numbers}`,
  covered: (numbers: string) => `covered by ${numbers}`,
  free: 'empty',
  noRoom: 'no room: a card is two columns wide',
  put: 'Card added.',
  taken: 'Card removed.',
  moved: 'Card moved.',
  layoutOf: (n: number, rows: number) => `${cards(n)} in ${count(rows, 'row', 'rows')}`,
} as const;
