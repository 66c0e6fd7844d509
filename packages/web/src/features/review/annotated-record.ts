/** The record of a reviewed deal, with what the review says as comments. */
import { makeMove, makeRecord, recordMoves, stepAt, type Session } from '@cairn/engine';
import type { Review } from '@cairn/review';
import { inLinks } from '../../play/route.ts';
import { reviewWords } from './messages.ts';
import { of100, roundedTerms, signed } from './rounded.ts';

/** "An average deal 45, Luck of the deal −8, …" */
const sumsText = ({ average, sums, result }: Review): string => {
  const start = of100(average);
  const terms = roundedTerms([sums.deal, sums.luck, sums.skill, sums.stopped], result * 100 - start);
  const rows = reviewWords.rows;
  const [deal = 0, cards = 0, play = 0, stopped = 0] = terms;
  return [
    `${rows.average} ${start}`,
    `${rows.deal} ${signed(deal)}`,
    `${rows.cards} ${signed(cards)}`,
    `${rows.play} ${signed(play)}`,
    ...(stopped === 0 ? [] : [`${rows.stopped} ${signed(stopped)}`]),
    `${rows.result} ${result * 100}`,
  ].join(', ');
};

/** Comments by the index of their move. */
const commentsOf = (session: Session, { moves }: Review): ReadonlyMap<number, string> =>
  new Map(
    moves
      .filter(({ isMistake }) => isMistake)
      .map(({ at, chance, after, best, reasons }) => {
        const cost = reviewWords.cost(reviewWords.number(of100(chance - after)));
        if (best === null) return [at, cost];
        const better = reviewWords.better(makeMove(session.game, stepAt(session, at).state, best));
        return [at, `${cost} ${better} ${reviewWords.why(session.game, best, reasons)}`.trim()];
      }),
  );

/** Writes the record. */
export const annotatedRecord = (session: Session, review: Review): string => {
  const { game, deal, moves, cursor } = session;
  const record = recordMoves(
    game,
    deal,
    moves.slice(0, cursor).map(({ move }) => move),
    { shows: true },
  );
  if (!record.ok)
    throw new Error(`A session that was played does not replay: ${JSON.stringify(record.error)}`);
  const comments = commentsOf(session, review);
  return makeRecord({
    ...record.value,
    game: inLinks(game.id),
    comment: sumsText(review),
    steps: record.value.steps.map((step, i) => {
      const comment = comments.get(i);
      return comment === undefined ? step : { ...step, comment };
    }),
  });
};
