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
    help: 'Automatic: four colours, except in games where red and black matter.',
    values: {
      auto: 'Automatic',
      classic: 'Classic (red and black)',
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
    help: 'If hidden, you see your score only when the deal ends.',
    values: { shown: 'Shown', hidden: 'Hidden' },
  },
  tracker: { title: 'Card tracker', values: { closed: 'Closed', open: 'Open' } },
  safe: {
    title: 'Move safe cards up automatically',
    help: 'A card is safe when you can’t need it on the table any more. Undo brings it down again with your move.',
    values: { off: 'Off', on: 'On' },
  },
  finish: {
    title: 'Finish automatically when the win is certain',
    help: 'When every card is known and playing them all up costs no points.',
    values: { off: 'Off', ask: 'Offer it', on: 'On' },
  },
  keys: {
    title: 'Single-key shortcuts',
    help: 'When off, only the arrows, Enter, Space, Tab and Escape work.',
    values: { on: 'On', off: 'Off' },
  },
  winnable: {
    title: 'Only deal games that can be won',
    help: 'Each deal is checked first by a solver that sees every card. You can still lose it. A deal chosen by its number is dealt as it is.',
    values: { off: 'Any deal', on: 'Only winnable deals' },
  },
  askNew: { title: 'Ask before leaving a deal', values: { on: 'Ask', off: 'Don’t ask' } },
  askEnd: { title: 'Ask before ending a deal', values: { on: 'Ask', off: 'Don’t ask' } },
  awake: {
    title: 'Keep the screen on',
    help: 'While you’re playing.',
    values: { off: 'Off', on: 'On' },
  },
  sound: {
    title: 'Sound',
    help: 'You hear your moves; a streak climbs the scale.',
    values: { off: 'Off', on: 'On' },
  },
  volume: { title: 'Volume', values: { quiet: 'Quiet', normal: 'Normal', loud: 'Loud' } },
  haptics: {
    title: 'Vibration',
    help: 'On devices that support it.',
    values: { off: 'Off', on: 'On' },
  },
  lost: {
    title: 'Tell me when a deal is lost',
    help: 'Only when the cards you can see prove it.',
    values: { on: 'On', off: 'Off' },
  },
};

export const en = {
  settings,
  dataTitle: 'Your data',
  dataText: 'Your settings, results and games are stored only in this browser. Export a file to move them.',
  exportAll: 'Export everything',
  importFile: 'Import a file…',
  imported: (added: number, known: number) =>
    `${count(added, 'result', 'results')} added${known === 0 ? '' : `, ${grouped(known)} already here`}. Your settings now come from the file.`,
  gamesTaken: (n: number) => `${count(n, 'game', 'games')} added to My games.`,
  notImported: 'The file wasn’t imported. Nothing has changed.',
  badBackup: {
    json: (found: string) => `This isn’t a Cairn backup file: ${found}`,
    backup: (found: string) => `Expected a file exported by Cairn, but found ${found || 'nothing'}`,
    version: (found: string) => `Expected a version this Cairn can read, but found ${found || 'none'}`,
    result: (found: string) => `Expected a result, but found ${found || 'nothing'}`,
    results: (found: string) => `Expected a list of results, but found ${found || 'nothing'}`,
    series: (found: string) => `Expected a challenge, but found ${found || 'nothing'}`,
    game: () => 'One of your own games can’t be played:',
    games: (found: string) => `Expected a list of games, but found ${found || 'nothing'}`,
    value: (found: string) => (found === '' ? 'Value missing' : `This value doesn’t belong here: ${found}`),
    names: (found: string) => `Expected entries by name, but found ${found || 'nothing'}`,
  },
  erase: 'Delete everything',
  eraseTitle: 'Delete everything?',
  eraseText: 'This deletes your game, settings and statistics from this browser. You can’t undo it.',
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
  settingPreview: 'Preview of cards and table',
  ownKeys: 'Your own keys',
  ownKeysHelp: 'Choose an action, then press a key for it. Backspace removes its key.',
  keyActs: { draw: 'Deal from the stock', home: 'Move to a foundation', read: 'Read the pile' },
  noKey: 'none',
  changeKey: (act: string, key: string) => `${act}: ${key}. Change`,
  pressKey: 'Press a key…',
  keyTaken: (key: string, act: string) =>
    `${key} is taken (${act}). Choose another key, or change that one first.`,
  keyReserved: (key: string) => `${key} already goes to a column. Choose another key.`,
  keyGiven: (act: string, key: string) => `${act}: ${key}.`,
  resetKeys: 'Reset the keys',
  resetSettings: 'Reset the settings',
  resetSettingsTitle: 'Reset all settings?',
  resetSettingsText: 'Every setting goes back to its default. Your games and statistics stay.',
} as const;
