/**
 * The features of the app, a line each, and the code that is loaded later: the one place where code is split. A
 * feature is removed by deleting its folder and its line. This file is in the first script, so it is short;
 * feature-code.ts finds the features themselves.
 */
import { words } from './i18n/words.ts';
import type { CodeSources, FeatureLine, Shell } from './shell/shell.ts';
import * as icons from './ui/icons.ts';

const isOpen =
  (dialog: string) =>
  ({ dialogs }: Shell): boolean =>
    dialogs.open.value === dialog;
const always = (): boolean => true;

const lines: Readonly<Record<string, FeatureLine>> = {
  atlas: { pages: ['atlas'] },
  autoplay: {
    when: 'start',
    fills: { bar: always },
    serves: ['autoplay'],
    settings: ['safe', 'finish'],
  },
  challenge: {
    fills: {
      overlay: ({ dialogs }) => dialogs.offer.value !== null,
      status: ({ controller, settings }) =>
        controller.value?.position.attempt.value.against !== undefined && settings.value.score !== 'hidden',
      resultAction: ({ controller }) => controller.value?.position.attempt.value.against !== undefined,
    },
  },
  'command-line': {
    fills: { below: ({ dialogs }) => dialogs.commandLine.value, help: always },
  },
  'custom-games': {
    when: 'start',
    fills: { games: always },
  },
  'deal-dialogs': {
    when: 'start',
    fills: { dialog: (shell) => isOpen('deal')(shell) || isOpen('options')(shell) },
  },
  feedback: { when: 'start', settings: ['awake', 'sound', 'volume', 'haptics'] },
  games: { pages: ['games'] },
  tracker: {
    when: 'start',
    fills: {
      side: ({ settings, controller }) =>
        settings.value.tracker === 'open' &&
        (controller.value?.position.session.value.game.byRole.hole.length ?? 0) > 0,
    },
    toolbar: [
      {
        id: 'tracker',
        icon: icons.trackerIcon,
        key: 't',
        label: () => words.label({ en: 'Card tracker', de: 'Kartenzähler' }),
        short: () => words.label({ en: 'Tracker', de: 'Zähler' }),
        isShown: ({ position }) => position.session.value.game.byRole.hole.length > 0,
        isPressed: ({ settings }) => settings.value.tracker === 'open',
      },
    ],
    settings: ['tracker'],
  },
  hints: {
    when: 'first-move',
    fills: { resultAction: always },
    serves: ['hints'],
    toolbar: [
      { id: 'hint', icon: icons.bulbIcon, key: 'h', label: () => words.label({ en: 'Hint', de: 'Tipp' }) },
    ],
    settings: ['lost'],
  },
  help: {
    pages: ['help', 'how', 'faq', 'about'],
    toolbar: [
      {
        id: 'help',
        icon: icons.keysIcon,
        key: '?',
        label: () => words.label({ en: 'Keys and help', de: 'Tasten und Hilfe' }),
        short: () => words.label({ en: 'Keys', de: 'Tasten' }),
        class: 'for-keys',
      },
    ],
  },
  history: { pages: ['history'] },
  links: {
    fills: { overlay: ({ router }) => router.faults.value.length > 0 },
  },
  menu: {
    when: 'start',
    fills: { dialog: isOpen('menu') },
    toolbar: [
      {
        id: 'menu',
        icon: icons.menuIcon,
        key: '',
        label: () => words.label({ en: 'Menu', de: 'Menü' }),
        isFirst: true,
        run: ({ dialogs }) => {
          dialogs.open.value = 'menu';
        },
      },
    ],
  },
  'move-tree': {
    fills: { dialog: isOpen('moves') },
  },
  notices: {
    fills: {
      notices: ({ db, notices, controller }) =>
        !db.lasting ||
        notices.uncopied.value !== '' ||
        notices.notice.value !== null ||
        notices.update.value !== null ||
        notices.notStored.value ||
        controller.value?.storage.failed.value === true ||
        controller.value?.storage.takenOver.value === true,
    },
  },
  palette: {
    fills: { overlay: isOpen('palette') },
    // On the table its single key is that of an action.
    onKey: ({ key, ctrlKey, metaKey }, { actions, dialogs, router, settings }, inField) => {
      const chord = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
      const single =
        key === (actions.ownKeys.value['palette'] ?? '/') &&
        router.route.value.kind !== 'table' &&
        settings.value.keys === 'on' &&
        !inField;
      if (chord || single) dialogs.open.value = 'palette';
      return chord || single;
    },
  },
  questions: {
    when: 'start',
    fills: { overlay: ({ dialogs }) => dialogs.question.value !== null },
    settings: ['askNew', 'askEnd'],
  },
  result: { when: 'start', fills: { result: always } },
  rules: { pages: ['rules'] },
  series: {
    fills: {
      status: ({ controller }) => controller.value?.position.attempt.value.series !== undefined,
      outcome: ({ controller }) => controller.value?.position.attempt.value.series !== undefined,
      history: always,
      statistics: always,
    },
    pages: ['formats', 'series'],
    serves: ['series'],
    opens: /^\s*\[Format /,
  },
  'series/duplicate': {
    pages: ['duplicate'],
    fills: { duplicateRoom: always },
    opens: /^\s*\[Duplicate /,
  },
  settings: { pages: ['settings'] },
  statistics: { pages: ['statistics'] },
  viewer: { pages: ['record'] },
  'winnable-deals': {
    serves: ['winnableDeals'],
    settings: ['winnable'],
  },
  workshop: { pages: ['workshop'] },
};

const code = () => import('./feature-code.ts');

export const sources: CodeSources = {
  features: {
    lines,
    load: async (name) => (await code()).loadFeature(name),
    actions: async () => (await code()).loadActions(),
  },
  catalogue: async () => {
    const { catalogueCode } = await import('./shell/catalogue-code.ts');
    await catalogueCode.ready();
    return catalogueCode;
  },
  tableParts: async () => (await import('./shell/table-code.ts')).tableCode,
  sentences: () => import('./speech/sentences.ts'),
  decks: () => import('@cairn/table/alternative-decks'),
};
