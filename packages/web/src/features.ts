/**
 * The features of the app and the code that is loaded later: the one place where code is split. A feature is left out
 * by deleting its folder and its line. What stands here is loaded with the first script, so it is kept short.
 */
import { words } from './i18n/words.ts';
import { speakPages, spokenLanguage } from './i18n/language.ts';
import type { CodeSources, FeatureLine, Shell } from './shell/shell.ts';

const isOpen =
  (dialog: string) =>
  ({ dialogs }: Shell): boolean =>
    dialogs.open.value === dialog;
const always = (): boolean => true;
const inSeries = ({ controller }: Shell): boolean =>
  controller.value?.position.attempt.value.series !== undefined;
const hasNotice = ({ db, notices, controller }: Shell): boolean =>
  !db.lasting ||
  notices.uncopied.value !== '' ||
  notices.notice.value !== null ||
  notices.update.value !== null ||
  notices.notStored.value ||
  controller.value?.storage.failed.value === true ||
  controller.value?.storage.takenOver.value === true;

const lines: Readonly<Record<string, FeatureLine>> = {
  atlas: { load: () => import('./features/atlas/index.ts'), pages: ['atlas'] },
  autoplay: {
    load: () => import('./features/autoplay/index.ts'),
    when: 'start',
    fills: { bar: always },
    serves: ['autoplay'],
  },
  challenge: {
    load: () => import('./features/challenge/index.ts'),
    fills: {
      overlay: ({ dialogs }) => dialogs.offer.value !== null,
      status: ({ controller, settings }) =>
        controller.value?.position.attempt.value.against !== undefined && settings.value.score !== 'hidden',
      resultAction: ({ controller }) => controller.value?.position.attempt.value.against !== undefined,
    },
  },
  'command-line': {
    load: () => import('./features/command-line/index.ts'),
    fills: { below: ({ dialogs }) => dialogs.commandLine.value },
  },
  'custom-games': {
    load: () => import('./features/custom-games/index.ts'),
    when: 'start',
    fills: { games: always },
  },
  'deal-dialogs': {
    load: () => import('./features/deal-dialogs/index.tsx'),
    when: 'start',
    fills: { dialog: (shell) => isOpen('deal')(shell) || isOpen('options')(shell) },
  },
  duplicate: {
    load: () => import('./features/duplicate/index.tsx'),
    pages: ['duplicate'],
    fills: { duplicateRoom: always },
    opens: /^\s*\[Duplicate /,
  },
  feedback: { load: () => import('./features/feedback/index.ts'), when: 'start' },
  games: { load: () => import('./features/games/index.ts'), pages: ['games'] },
  tracker: {
    load: () => import('./features/tracker/index.ts'),
    when: 'start',
    fills: {
      side: ({ settings, controller }) =>
        settings.value.tracker === 'open' &&
        (controller.value?.position.session.value.game.byRole.hole.length ?? 0) > 0,
    },
    toolbar: [
      {
        id: 'tracker',
        icon: 'tracker',
        key: 't',
        label: () => words.tracker,
        short: () => words.shortTracker,
        isShown: ({ position }) => position.session.value.game.byRole.hole.length > 0,
        isPressed: ({ settings }) => settings.value.tracker === 'open',
      },
    ],
  },
  hints: {
    load: () => import('./features/hints/index.ts'),
    when: 'first-move',
    fills: { resultAction: always },
    serves: ['hints'],
    toolbar: [{ id: 'hint', icon: 'bulb', key: 'h', label: () => words.hint }],
  },
  help: {
    load: () => import('./features/help/index.tsx'),
    pages: ['help', 'how', 'faq', 'about'],
    toolbar: [
      {
        id: 'help',
        icon: 'keys',
        key: '?',
        label: () => words.keysLong,
        short: () => words.keysHint,
        class: 'for-keys',
      },
    ],
  },
  history: { load: () => import('./features/history/index.ts'), pages: ['history'] },
  links: {
    load: () => import('./features/links/index.ts'),
    fills: { overlay: ({ router }) => router.faults.value.length > 0 },
  },
  menu: {
    load: () => import('./features/menu/index.ts'),
    when: 'start',
    fills: { dialog: isOpen('menu') },
  },
  'move-tree': {
    load: () => import('./features/move-tree/index.ts'),
    fills: { dialog: isOpen('moves') },
  },
  notices: { load: () => import('./features/notices/index.ts'), fills: { notices: hasNotice } },
  palette: { load: () => import('./features/palette/index.ts'), fills: { overlay: isOpen('palette') } },
  questions: {
    load: () => import('./features/questions/index.ts'),
    when: 'start',
    fills: { overlay: ({ dialogs }) => dialogs.question.value !== null },
  },
  result: { load: () => import('./features/result/index.ts'), when: 'start', fills: { result: always } },
  rules: { load: () => import('./features/rules/index.tsx'), pages: ['rules'] },
  series: {
    load: () => import('./features/series/index.tsx'),
    fills: { status: inSeries, outcome: inSeries },
    pages: ['formats', 'series'],
    opens: /^\s*\[Format /,
  },
  settings: { load: () => import('./features/settings/index.ts'), pages: ['settings'] },
  statistics: { load: () => import('./features/statistics/index.ts'), pages: ['statistics'] },
  viewer: { load: () => import('./features/viewer/index.tsx'), pages: ['record'] },
  'winnable-deals': {
    load: () => import('./features/winnable-deals/index.ts'),
    serves: ['winnableDeals'],
  },
  workshop: { load: () => import('./features/workshop/index.tsx'), pages: ['workshop'] },
};

/** Loads what a feature says in the language of the page. */
const translate = async (feature: string): Promise<void> => {
  const language = spokenLanguage();
  if (language === 'en') return;
  const [{ translateFeature }] = await Promise.all([import('./feature-translations.ts'), speakPages()]);
  await translateFeature(feature, language);
};

export const sources: CodeSources = {
  features: {
    lines,
    actions: async () => (await import('./feature-actions.ts')).allActions,
    messages: translate,
  },
  catalogue: async () => {
    const { catalogueCode } = await import('./shell/catalogue-code.ts');
    await catalogueCode.ready();
    return catalogueCode;
  },
  tableParts: async () => {
    const [{ allExtensions }, { tableWords }] = await Promise.all([
      import('@cairn/table/extensions'),
      import('./shell/table-words.ts'),
    ]);
    return { extensions: allExtensions, words: tableWords };
  },
  sentences: () => import('./speech/sentences.ts'),
  decks: () => import('@cairn/table/alternative-decks'),
};
