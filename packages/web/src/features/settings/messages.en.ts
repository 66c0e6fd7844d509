/**
 * English messages: the sections of the settings page, and each setting with its values. A setting without words in a
 * language is a type error.
 */
import type { SettingName, Settings } from '../../play/settings.ts';
import { formatsOf } from '../../i18n/formats.ts';

const { count, grouped } = formatsOf('en');

/** The label of each setting, and its values in the order in which they are shown. */
export type SettingWords = {
  readonly [name in SettingName]: {
    readonly title: string;
    readonly help?: string;
    readonly values: { readonly [value in Settings[name]]: string };
  };
};

const settings: SettingWords = {
  language: { title: 'Language', values: { auto: 'As the device', en: 'English', de: 'Deutsch' } },
  theme: {
    title: 'Light or dark',
    values: { auto: 'As the device', light: 'Light', dark: 'Dark', oled: 'Black' },
  },
  cards: {
    title: 'Card colours',
    help: 'Classic: four colours where no rule of the game asks for red and black.',
    values: {
      classic: 'Classic',
      four: 'Four colours',
      okabe: 'For colour-blind eyes',
      contrast: 'High contrast',
      grey: 'Greyscale',
    },
  },
  indexSize: {
    title: 'Ranks and suits',
    help: 'Large: plain faces without pictures.',
    values: { normal: 'Normal', large: 'Large' },
  },
  cardSize: {
    title: 'Size of the cards',
    help: 'On small screens cards are already as large as they fit.',
    values: { small: 'Small', normal: 'Normal', large: 'Large' },
  },
  back: {
    title: 'Backs',
    values: { lattice: 'Lattice', brick: 'Bricks', scales: 'Scales', stars: 'Stars', plain: 'Plain' },
  },
  cloth: {
    title: 'Table colour',
    help: 'In black, the table is black, too.',
    values: { green: 'Green', teal: 'Teal', blue: 'Blue', plum: 'Plum', wine: 'Wine', slate: 'Slate' },
  },
  speed: {
    title: 'Motion',
    help: 'A device that asks for reduced motion gets none.',
    values: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  },
  hand: { title: 'Layout for', values: { right: 'Right hand', left: 'Left hand' } },
  clock: { title: 'Clock', values: { shown: 'Shown', hidden: 'Hidden' } },
  score: {
    title: 'Score',
    help: 'Hidden: nothing beside the table tells it; the result still does.',
    values: { shown: 'Shown', hidden: 'Hidden' },
  },
  tracker: { title: 'Card tracker', values: { closed: 'Closed', open: 'Open' } },
  safe: {
    title: 'Move safe cards up automatically',
    help: 'A card is safe when you can’t need it on the table any more. Undo takes it back with your move.',
    values: { off: 'Off', on: 'On' },
  },
  finish: {
    title: 'Finish automatically when the win is certain',
    help: 'All cards are known, and playing them up wins without losing a point.',
    values: { off: 'Off', ask: 'Offer it', on: 'On' },
  },
  keys: {
    title: 'Single-key shortcuts',
    help: 'Off: only arrows, Enter, Space, Tab and Escape do something.',
    values: { on: 'On', off: 'Off' },
  },
  winnable: {
    title: 'Only deal games that can be won',
    help: 'Each deal is checked first by a solver that sees every card. You can still lose it. A deal chosen by its number is dealt as it is.',
    values: { off: 'Any deal', on: 'Only winnable deals' },
  },
  askNew: { title: 'Ask before leaving a deal', values: { on: 'Ask', off: 'Do not ask' } },
  askEnd: { title: 'Ask before ending a deal', values: { on: 'Ask', off: 'Do not ask' } },
  awake: {
    title: 'Keep the screen on',
    help: 'While a game in play can be seen.',
    values: { off: 'Off', on: 'On' },
  },
  sound: {
    title: 'Sound',
    help: 'On: moves can be heard; a streak climbs a scale.',
    values: { off: 'Off', on: 'On' },
  },
  volume: { title: 'Volume', values: { quiet: 'Quiet', normal: 'Normal', loud: 'Loud' } },
  haptics: {
    title: 'Vibration',
    help: 'On devices that can.',
    values: { off: 'Off', on: 'On' },
  },
  lost: {
    title: 'Tell me when a deal is lost',
    help: 'Only when it is proved from the cards you can know.',
    values: { on: 'On', off: 'Off' },
  },
};

export const en = {
  settings,
  dataTitle: 'Your data',
  dataText:
    'Settings, results and records of your games are kept in this browser alone. A file takes them along.',
  exportAll: 'Export everything',
  importFile: 'Import a file…',
  imported: (added: number, known: number) =>
    `${count(added, 'result', 'results')} added${known === 0 ? '' : `, ${grouped(known)} were here already`}. The settings are those of the file.`,
  gamesTaken: (n: number) => `${count(n, 'game', 'games')} added to your own.`,
  notImported: 'This file was not imported; everything is as it was.',
  badBackup: {
    json: (found: string) => `This isn’t a Cairn backup file: ${found}`,
    backup: (found: string) => `Wanted a file that Cairn has exported, found ${found || 'nothing'}`,
    version: (found: string) => `Wanted a version that this Cairn can read, found ${found || 'none'}`,
    result: (found: string) => `Wanted a result, found ${found || 'nothing'}`,
    results: (found: string) => `Wanted a list of results, found ${found || 'nothing'}`,
    series: (found: string) => `Expected a challenge, found ${found || 'nothing'}`,
    game: () => 'This is no game of your own that can be played:',
    games: (found: string) => `Wanted a list of games, found ${found || 'nothing'}`,
    value: (found: string) => `This cannot stand here: ${found || 'nothing'}`,
    names: (found: string) => `Wanted entries by name, found ${found || 'nothing'}`,
  },
  erase: 'Delete everything Cairn keeps here',
  eraseTitle: 'Delete everything?',
  eraseText: 'The game, the settings and all statistics in this browser are deleted. This cannot be undone.',
  eraseNow: 'Delete',
  settingsTitle: 'Settings',
  settingSections: {
    cards: 'Cards',
    table: 'Table',
    play: 'Play',
    sound: 'Sound',
    keys: 'Keys',
    language: 'Language and data',
  },
  settingPreview: 'Cards and cloth as they are set',
  ownKeys: 'Keys of your own',
  ownKeysHelp: 'Choose an act, then press the key it is to have. Backspace takes its key away.',
  keyActs: { draw: 'Deal from the stock', home: 'Play home', read: 'Read the pile' },
  noKey: 'none',
  changeKey: (act: string, key: string) => `${act}: ${key}. Change`,
  pressKey: 'Press a key…',
  keyTaken: (key: string, act: string) =>
    `${key} is taken: ${act}. Choose another one, or change that one first.`,
  keyReserved: (key: string) => `${key} belongs to the table: it leads to a column. Choose another one.`,
  keyGiven: (act: string, key: string) => `${act}: ${key}.`,
  resetKeys: 'All keys as they were',
  resetSettings: 'Reset the settings',
  resetSettingsTitle: 'Reset all settings?',
  resetSettingsText: 'Every setting is as it was at first. Games and statistics stay.',
} as const;
