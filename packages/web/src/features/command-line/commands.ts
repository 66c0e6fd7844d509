/**
 * The command line understands moves in notation and a few commands. It answers with one line. For input that
 * cannot be parsed the answer quotes the error of the engine's own parser.
 */
import {
  canGoBack,
  countsUndos,
  cardOf,
  faceOf,
  isDown,
  isKnown,
  makeMove,
  parseCard,
  parseDeal,
  parseMove,
  rankOf,
  sequenceRefusal,
  singleMoves,
  suitOf,
  type Card,
  type Fault,
} from '@cairn/engine';
import { cardName, faultLine, refusalSentence, scoreSentence, seatName } from '@cairn/rulebook';
import { boardSentence } from '../../speech/board-words.ts';
import type { GameController } from '../../play/game-controller.ts';
import type { Actions, Shell } from '../../shell/shell.ts';
import { countMarked, track } from '../../play/unseen-cards.ts';
import { words } from '../../i18n/words.ts';
import { failureText } from '../../shell/failure-text.ts';
import { pageWords } from '../../i18n/pages.ts';
import { commandWords } from './messages.ts';

export interface CommandAnswer {
  readonly text: string;
  /** Whether the command could be done. If not, the text stays in the field. */
  readonly ok: boolean;
  /** Replaces the answer when it resolves. */
  readonly later?: Promise<string>;
}

const good = (text: string): CommandAnswer => ({ text, ok: true });
const bad = (text: string): CommandAnswer => ({ text, ok: false });
const refused = (faults: readonly Fault[]): CommandAnswer =>
  bad(faults.map((fault) => faultLine(fault)).join('\n'));

/** A whole number from 1 up, 1 by default; null for anything else. */
const steps = (text: string): number | null =>
  text === '' ? 1 : /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

const ACTS: Readonly<Record<string, string>> = {
  new: 'new',
  n: 'new',
  next: 'next',
  previous: 'previous',
  restart: 'restart',
  end: 'end',
  resign: 'end',
  link: 'copyLink',
  copy: 'copyRecord',
  rules: 'rules',
  hint: 'hint',
  solution: 'solution',
};

export const runCommand = (
  shell: Shell,
  controller: GameController,
  actions: Actions,
  line: string,
): CommandAnswer => {
  const [word = '', ...more] = line.trim().split(/\s+/);
  const verb = word.toLowerCase();
  const rest = more.join(' ');
  const { game } = controller.position.session.value;
  const { view, score } = controller.position.step.value;
  const id = more.length === 0 && Object.hasOwn(ACTS, verb) ? ACTS[verb] : undefined;
  if (id !== undefined) {
    const action = actions.find(id);
    if (action?.isEnabled() !== true) return bad(commandWords.notNow(action?.label ?? verb));
    action.run();
    return good('');
  }
  switch (verb) {
    case '':
      return good('');
    case 'help':
    case '?':
      return good(commandWords.commandHelp);
    case 'undo':
    case 'u':
    case 'redo': {
      const by = steps(rest);
      if (by === null) return bad(commandWords.wrongCount(rest));
      const back = verb !== 'redo';
      if (!(back ? controller.history.canUndo : controller.history.canRedo).value)
        return bad(back ? noUndo(controller) : commandWords.nothingToRedo);
      if (back) controller.history.undo(by);
      else controller.history.redo(by);
      return good(controller.announcer.latest.value.text);
    }
    case 'deal': {
      if (controller.position.attempt.value.series !== undefined) return bad(pageWords.dealsGiven);
      const deal = parseDeal(rest);
      const faults = deal.ok ? controller.deals.deal(deal.value) : deal.error;
      return faults.length > 0 ? refused(faults) : good(controller.announcer.latest.value.text);
    }
    case 'moves': {
      const texts = controller.position.legal.value.map((move) => makeMove(game, view, move));
      return good(texts.length === 0 ? commandWords.noMoves : commandWords.movesNow(texts.join(' ')));
    }
    case 'where':
      return where(controller, rest);
    case 'score':
      return good(scoreSentence(game, view, score));
    case 'board':
      return good(boardSentence(game, view));
    case 'winnable':
      return winnable(shell, controller);
    default:
      return move(controller, line.trim());
  }
};

/** Why undo is impossible: there is no move, or the rules allow no more undos. */
const noUndo = (controller: GameController): string =>
  !canGoBack(controller.position.session.value)
    ? commandWords.nothingToUndo
    : controller.position.attempt.value.series?.strict === true &&
        !countsUndos(controller.position.session.value.game)
      ? pageWords.noUndoHere
      : words.noUndos;

/**
 * Whether the deal can still be won, or could have been: the same question as in the menu and on the result.
 */
const winnable = (shell: Shell, controller: GameController): CommandAnswer => {
  if (controller.position.step.value.status === 'won') return good(pageWords.wonAlready);
  const answer = async (): Promise<string> => {
    const hints = await shell.features.service('hints');
    const text = hints?.canStillWin(shell, controller) ?? {
      why: commandWords.notNow('winnable'),
    };
    return text instanceof Promise ? text : text.why;
  };
  return { ...good(pageWords.searching), later: answer().catch(failureText) };
};

const move = (controller: GameController, text: string): CommandAnswer => {
  const { game } = controller.position.session.value;
  const { view } = controller.position.step.value;
  const read = parseMove(game, view, text);
  if (!read.ok) return refused(read.error);
  const reason =
    sequenceRefusal(game, view, read.value) ?? controller.play(...singleMoves(game, view, read.value));
  return reason === null
    ? good(controller.announcer.latest.value.text)
    : bad(refusalSentence(game, view, reason));
};

/** Where the cards of a rank, or one card, can be seen, and how many of them are hidden. */
const where = (controller: GameController, text: string): CommandAnswer => {
  const { game } = controller.position.session.value;
  const { view } = controller.position.step.value;
  const wanted = matcher(text);
  if (wanted === null) return bad(commandWords.wrongRank(text));
  const places = view.piles.flatMap((pile, index) => {
    if (game.byRole.hole.includes(index)) return [];
    return pile.flatMap((seat, at) =>
      isKnown(seat) && !isDown(seat) && wanted(cardOf(seat)) ? [`${seatName(game, view, index, at)}.`] : [],
    );
  });
  const cards = track(game, view)
    .flatMap((row) => row.cards)
    .filter(({ card }) => wanted(card));
  const gone = cards.filter(({ mark }) => mark === 'gone').map(({ card }) => cardName(game, card));
  const parts = [...places];
  if (countMarked(cards, 'unseen') > 0) parts.push(commandWords.whereUnseen(countMarked(cards, 'unseen')));
  if (gone.length > 0) parts.push(commandWords.whereGone(gone.join(', ')));
  return good(parts.length === 0 ? commandWords.whereNone(text) : parts.join(' '));
};

/** Parses "q", "10", "7s". */
const matcher = (text: string): ((card: Card) => boolean) | null => {
  const card = parseCard(text);
  if (card.ok) return (other) => faceOf(other) === faceOf(card.value);
  const rank = parseCard(`${text}S`);
  if (text.length > 2 || !rank.ok || suitOf(rank.value) > 3) return null;
  return (other) => rankOf(other) === rankOf(rank.value);
};
