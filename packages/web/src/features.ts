/**
 * The features of the app, a line each. A feature is removed by deleting its folder and its line. The list is loaded
 * after the first paint. What has to be there before, a feature has in files that code-sources.ts finds by their
 * names: the button of its toolbar.ts, and the keys of its keys.ts.
 */
import { isShown, shownGames } from './shell/chance-games.ts';
import type { FeatureLine, Shell } from './shell/shell.ts';

const isOpen =
  (dialog: string) =>
  ({ dialogs }: Shell): boolean =>
    dialogs.open.value === dialog;
const always = (): boolean => true;

export const lines: Readonly<Record<string, FeatureLine>> = {
  atlas: { pages: ['atlas'] },
  autoplay: {
    when: 'start',
    fills: { bar: always },
    serves: ['autoplay'],
    settings: ['safe', 'finish'],
  },
  review: {
    pages: ['review', 'coach'],
    fills: {
      resultAction: ({ controller }) => controller.value?.position.attempt.value.series === undefined,
      viewer: always,
      statistics: always,
    },
  },
  challenge: {
    when: 'first-move',
    fills: {
      overlay: ({ dialogs }) => dialogs.offer.value !== null,
      status: ({ controller, settings }) =>
        controller.value?.position.attempt.value.against !== undefined && settings.value.score !== 'hidden',
      resultAction: always,
    },
  },
  club: { pages: ['club'], serves: ['club'] },
  'command-line': {
    fills: { below: ({ dialogs }) => dialogs.commandLine.value, help: always },
  },
  'custom-games': { fills: { games: always } },
  'custom-games/offer': { when: 'start' },
  'deal-dialogs': {
    when: 'start',
    fills: { dialog: (shell) => isOpen('deal')(shell) || isOpen('options')(shell) },
  },
  feedback: { when: 'start', serves: ['feedback'], settings: ['awake', 'sound', 'volume', 'haptics'] },
  refusal: { when: 'start' },
  'first-deal': {
    when: 'start',
    fills: {
      status: ({ controller, notices }) =>
        notices.toast.value === '' && (controller.value?.position.session.value.cursor ?? 3) < 3,
    },
  },
  chance: {
    fills: {
      status: (shell) =>
        shell.controller.value !== null && isShown(shownGames(shell).value, shell.controller.value),
    },
  },
  games: { pages: ['games'] },
  tracker: {
    when: 'start',
    fills: {
      side: ({ settings, controller }) =>
        settings.value.tracker === 'open' &&
        (controller.value?.position.session.value.game.byRole.hole.length ?? 0) > 0,
    },
    serves: ['tracker'],
    settings: ['tracker'],
  },
  hints: {
    when: 'first-move',
    fills: { resultAction: always, status: ({ notices }) => notices.toast.value !== '' },
    serves: ['hints'],
    settings: ['lost'],
  },
  help: {
    pages: ['help', 'how', 'faq', 'about'],
  },
  history: { pages: ['history'] },
  'last-visit': { when: 'start' },
  links: {
    fills: { overlay: ({ router }) => router.faults.value.length > 0 },
  },
  menu: {
    when: 'start',
    fills: { dialog: isOpen('menu') },
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
  },
  puzzles: { pages: ['puzzles'] },
  questions: {
    when: 'start',
    fills: { overlay: ({ dialogs }) => dialogs.question.value !== null },
    settings: ['askNew', 'askEnd'],
  },
  result: { when: 'start', fills: { result: always } },
  rules: { pages: ['rules'], fills: { dialog: isOpen('score') } },
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
  start: { pages: ['start'] },
  statistics: { pages: ['statistics'] },
  viewer: { pages: ['record'] },
  'winnable-deals': {
    serves: ['winnableDeals'],
    settings: ['winnable'],
  },
  workshop: { pages: ['workshop'] },
};
