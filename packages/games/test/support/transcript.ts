/** A deal played by chance, told step by step: what lies where, what is legal, what is played, what it is worth. */
import {
  makeMove,
  makePosition,
  finalScore,
  status,
  view,
  type Game,
  type ScoreEvent,
  type State,
  type Tally,
} from '@cairn/engine';
import { walk } from '@cairn/testkit';

const signed = (points: number): string => (points < 0 ? `${points}` : `+${points}`);

const eventText = (event: ScoreEvent): string => {
  const which = 'n' in event ? ` ${event.n}` : 'cards' in event ? ` ${event.cards}` : '';
  return `${event.kind}${which} ${signed(event.points)}`;
};

const scoreText = ({ total, streak, streakPoints, best, peaks, events }: Tally): string =>
  [
    `score ${total}, streak ${streak} worth ${streakPoints}, best ${best}, peaks ${peaks}`,
    ...events.map(eventText),
  ].join('; ');

/** What the player sees, with the full position once at the head. */
export const transcript = (game: Game, title: string, first: State, seed: number, most: number): string => {
  const stops = walk(game, first, seed, most);
  const steps = stops.map(({ state, tally, legal, move }, i) => {
    const moves = legal.map((each) => makeMove(game, state, each)).join(' ');
    return [
      `--- ${i}: ${status(game, state)}; ${scoreText(tally)}`,
      makePosition(game, view(game, state)).trimEnd(),
      `legal: ${moves === '' ? 'none' : moves}`,
      ...(move === null ? [] : [`plays: ${makeMove(game, state, move)}`]),
    ].join('\n');
  });
  const last = stops.at(-1);
  const end = last === undefined ? '' : scoreText(finalScore(game, last.state, last.tally));
  return [`=== ${title}`, makePosition(game, first).trimEnd(), ...steps, `=== settled: ${end}`, ''].join(
    '\n',
  );
};
