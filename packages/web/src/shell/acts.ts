/**
 * Everything a player can do beside moving cards, as one list: what it is called, its key, and what it does. The
 * toolbar, the menu, the keyboard, the command line and the help page all read this list.
 */
import { canGoForward, changedOptions, type Deal } from '@cairn/engine';
import { copyText } from './copy.ts';
import type { Desk } from '../play/desk.ts';
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

const deedsOf = (shell: Shell, desk: Desk): Record<ActId, Deed> => {
  const moved = (): boolean => desk.session.value.cursor > 0;
  const leave = (run: () => void) => (): void => askToLeave(shell, desk, run);
  const beside = (by: number): Deed => {
    const deal = (): Deal | undefined => desk.neighbour(by);
    const go = (): void => {
      const next = deal();
      if (next !== undefined) desk.deal(next);
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
    void library.get().then(run, () => desk.say(words.failedToLoad));
  const playing = (): boolean => desk.step.value.status === 'playing';
  const notWon = (): boolean => desk.step.value.status !== 'won';
  const ofGame = (href: typeof rulesHref) => (): string => {
    const { game } = desk.session.value;
    return href(game.id, changedOptions(game.base, game.options));
  };
  const readScore = (): void => {
    const { view, score } = desk.step.value;
    const { game } = desk.session.value;
    desk.tell(({ scoreSentence }) => scoreSentence(game, view, score));
  };
  return {
    undo: [() => desk.undo(), () => desk.canUndo.value],
    redo: [() => desk.redo(), () => desk.canRedo.value],
    start: [() => desk.undo(Infinity), moved],
    latest: [() => desk.redo(Infinity), () => canGoForward(desk.session.value)],
    safe: [later(({ playSafe }) => playSafe(shell, desk))],
    new: [leave(() => desk.newDeal())],
    deal: open('deal'),
    next: beside(1),
    previous: beside(-1),
    restart: [() => desk.restart(), moved],
    end: [() => askToEnd(shell, desk), playing],
    moves: open('moves'),
    hint: [later(async ({ aid }) => (await aid()).hint(shell, desk)), playing],
    winnable: [later(async ({ aid }) => (await aid()).still(shell, desk)), notWon],
    solution: [later(async ({ aid }) => (await aid()).showSolution(shell, desk)), notWon],
    bookmark: [later(({ bookmark }) => bookmark(shell, desk))],
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
      () => desk.tell(({ boardSentence }) => boardSentence(desk.session.value.game, desk.step.value.view)),
    ],
    copyLink: [() => void copyText(shell, new URL(desk.address.value, location.href).href)],
    copyMoves: [later(({ gameLink }) => copyText(shell, gameLink(desk.session.value))), moved],
    copyRecord: [later(({ recordText }) => copyText(shell, recordText(desk.attempt.value)))],
    games: go(() => pageHref('games')),
    formats: go(() => pageHref('formats')),
    history: go(() => pageHref('history')),
    statistics: go(() => pageHref('statistics')),
    settings: go(() => pageHref('settings')),
    help: go(() => pageHref('help')),
  };
};

export const actsOf = (shell: Shell, desk: Desk): Acts => {
  const deeds = deedsOf(shell, desk);
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
