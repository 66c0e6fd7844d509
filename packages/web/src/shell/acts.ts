/**
 * Everything a player can do beside moving cards, as one list: what it is called, its key, and what it does. The
 * toolbar, the menu, the keyboard, the command line and the help page all read this list.
 */
import { talk } from './telling.ts';
import { canGoForward, changedOptions, type Deal } from '@cairn/engine';
import { copyText } from './copy.ts';
import type { GameController } from '../play/game-controller.ts';
import { library, type Opener } from './library.ts';
import { askToEnd, askToLeave } from './questions.ts';
import { pageHref, rulesHref, workshopHref } from '../play/route.ts';
import type { DialogName, Shell } from './shell.ts';
import type { IconName } from '../ui/icon.tsx';
import { words, type Words } from '../i18n/words.ts';

/** The entries of the catalogue that are one text. */
type WordOf<Text> = { [key in keyof Words]: Words[key] extends Text ? key : never }[keyof Words];

interface About {
  /** What it is called, in the catalogue of the table. */
  readonly word: WordOf<string>;
  readonly icon: IconName;
  /** As KeyboardEvent.key says it; '' for none. */
  readonly key: string;
}

const named = (word: WordOf<string>, icon: IconName, key = ''): About => ({ word, icon, key });

export const ABOUT_ACTS = {
  undo: named('undo', 'undo', 'z'),
  redo: named('redo', 'redo', 'Z'),
  start: named('toStart', 'first', 'Home'),
  latest: named('toLatest', 'last', 'End'),
  safe: named('allSafe', 'next', 'a'),
  new: named('newDeal', 'add', 'n'),
  deal: named('dealByNumber', 'number'),
  next: named('nextDeal', 'next'),
  previous: named('previousDeal', 'previous'),
  restart: named('restart', 'restart'),
  end: named('endDeal', 'end'),
  moves: named('moves', 'branch', 'm'),
  hint: named('hint', 'bulb', 'h'),
  winnable: named('winnable', 'help'),
  solution: named('solution', 'eye'),
  bookmark: named('bookmark', 'mark', 'b'),
  options: named('options', 'options'),
  rules: named('rules', 'rules'),
  change: named('change', 'settings'),
  tracker: named('tracker', 'tracker', 't'),
  command: named('commandLine', 'command', 'c'),
  score: named('readScore', 'chart', 'q'),
  board: named('readBoard', 'eye', 'i'),
  copyLink: named('copyLink', 'link'),
  copyMoves: named('copyMoves', 'link'),
  copyRecord: named('copyRecord', 'copy'),
  palette: named('palette', 'search', '/'),
  games: named('games', 'games'),
  formats: named('formats', 'branch'),
  history: named('history', 'restart'),
  statistics: named('statistics', 'chart'),
  settings: named('settings', 'settings'),
  help: named('help', 'help', '?'),
} as const satisfies Record<string, About>;
export type ActId = keyof typeof ABOUT_ACTS;

export interface Act extends About {
  readonly id: ActId;
  readonly label: string;
  readonly enabled: () => boolean;
  readonly run: () => void;
}
export type Acts = Readonly<Record<ActId, Act>>;
/** What some of the acts do instead; they can always be asked for, to say why they do nothing. */
export type Bound = { readonly [id in ActId]?: () => void };

type Deed = readonly [run: () => void, enabled?: () => boolean];

const deedsOf = (shell: Shell, controller: GameController): Record<ActId, Deed> => {
  const moved = (): boolean => controller.position.session.value.cursor > 0;
  const leave = (run: () => void) => (): void => askToLeave(shell, controller, run);
  const beside = (by: number): Deed => {
    const deal = (): Deal | undefined => controller.deals.neighbour(by);
    const go = (): void => {
      const next = deal();
      if (next !== undefined) controller.deals.deal(next);
    };
    return [leave(go), () => deal() !== undefined];
  };
  const go = (href: () => string): Deed => [
    () => {
      location.hash = href();
    },
  ];
  const open = (dialog: DialogName): Deed => [
    () => {
      shell.dialog.value = dialog;
    },
  ];
  /** Does something as soon as what it needs has been fetched. */
  const later = (run: (part: Opener) => unknown) => (): void =>
    void library.get().then(run, () => controller.announcer.say(words.failedToLoad));
  const playing = (): boolean => controller.position.step.value.status === 'playing';
  const notWon = (): boolean => controller.position.step.value.status !== 'won';
  const ofGame = (href: typeof rulesHref) => (): string => {
    const { game } = controller.position.session.value;
    return href(game.id, changedOptions(game.base, game.options));
  };
  const readScore = (): void => {
    const { view, score } = controller.position.step.value;
    const { game } = controller.position.session.value;
    controller.announcer.sayWhenLoaded(talk, ({ scoreSentence }) => scoreSentence(game, view, score));
  };
  return {
    undo: [() => controller.history.undo(), () => controller.history.canUndo.value],
    redo: [() => controller.history.redo(), () => controller.history.canRedo.value],
    start: [() => controller.history.undo(Infinity), moved],
    latest: [() => controller.history.redo(Infinity), () => canGoForward(controller.position.session.value)],
    safe: [later(({ playSafe }) => playSafe(shell, controller))],
    new: [leave(() => controller.deals.newDeal())],
    deal: open('deal'),
    next: beside(1),
    previous: beside(-1),
    restart: [() => controller.history.restart(), moved],
    end: [() => askToEnd(shell, controller), playing],
    moves: open('moves'),
    hint: [later(async ({ aid }) => (await aid()).hint(shell, controller)), playing],
    winnable: [later(async ({ aid }) => (await aid()).still(shell, controller)), notWon],
    solution: [later(async ({ aid }) => (await aid()).showSolution(shell, controller)), notWon],
    bookmark: [later(({ bookmark }) => bookmark(shell, controller))],
    options: open('options'),
    palette: open('palette'),
    rules: go(ofGame(rulesHref)),
    change: go(ofGame(workshopHref)),
    tracker: [() => shell.set('tracker', shell.settings.value.tracker === 'open' ? 'closed' : 'open')],
    command: [
      () => {
        shell.command.value = true;
      },
    ],
    score: [readScore],
    board: [
      () =>
        controller.announcer.sayWhenLoaded(talk, ({ boardSentence }) =>
          boardSentence(controller.position.session.value.game, controller.position.step.value.view),
        ),
    ],
    copyLink: [() => void copyText(shell, new URL(controller.position.address.value, location.href).href)],
    copyMoves: [later(({ gameLink }) => copyText(shell, gameLink(controller.position.session.value))), moved],
    copyRecord: [later(({ recordText }) => copyText(shell, recordText(controller.position.attempt.value)))],
    games: go(() => pageHref('games')),
    formats: go(() => pageHref('formats')),
    history: go(() => pageHref('history')),
    statistics: go(() => pageHref('statistics')),
    settings: go(() => pageHref('settings')),
    help: go(() => pageHref('help')),
  };
};

export const actsOf = (shell: Shell, controller: GameController): Acts => {
  const deeds = deedsOf(shell, controller);
  const acts = Object.entries(ABOUT_ACTS).map(([name, about]): [string, Act] => {
    const id = name as ActId;
    const [deed, able = () => true] = deeds[id];
    const run = (): void => (shell.bound.value[id] ?? deed)();
    const enabled = (): boolean => id in shell.bound.value || able();
    const key = shell.ownKeys.value[id] ?? about.key;
    return [id, { id, label: words[about.word], ...about, key, run, enabled }];
  });
  return Object.fromEntries(acts) as Acts;
};
