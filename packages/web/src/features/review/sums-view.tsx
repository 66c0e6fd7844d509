/** Luck and skill as a sum that can be followed: from an average deal to the result, a bar for each term. */
import type { Review } from '@cairn/review';
import { reviewWords } from './messages.ts';
import { of100, roundedTerms, signed } from './rounded.ts';

interface Row {
  readonly id: keyof typeof reviewWords.rows;
  readonly text: string;
  /** Whole numbers of 100. */
  readonly from: number;
  readonly to: number;
}

/** The rows, whose whole numbers add up. */
const rowsOf = ({ average, sums, result }: Review): readonly Row[] => {
  const names = ['average', 'deal', 'cards', 'play', 'stopped'] as const;
  const start = of100(average);
  const others = [sums.deal, sums.luck, sums.skill, sums.stopped];
  const terms = [start, ...roundedTerms(others, result * 100 - start)];
  let at = 0;
  const rows = names.map((id, i): Row => {
    const from = at;
    const term = terms[i] ?? 0;
    at += term;
    return { id, text: id === 'average' ? `${term}` : signed(term), from, to: at };
  });
  const isWon = result === 1;
  return [
    ...rows.filter(({ id, from, to }) => id !== 'stopped' || from !== to),
    { id: 'result', text: `${result * 100}, ${reviewWords.resultOf(isWon)}`, from: 0, to: result * 100 },
  ];
};

/** In fewer worlds the sum of all small losses is mostly noise. */
const FINE = 400;

const isFine = ({ worlds }: Review): boolean => worlds === null || worlds >= FINE;

export const SumsView = ({ review }: { readonly review: Review }) => {
  const rows = rowsOf(review);
  const ends = rows.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...ends);
  const range = Math.max(100, ...ends) - low;
  const place = (at: number): string => `${((at - low) / range) * 100}%`;
  return (
    <section class="card-box review-sums" aria-labelledby="review-sums">
      <h2 id="review-sums">{reviewWords.sums}</h2>
      <table>
        <tbody>
          {rows.map(({ id, text, from, to }) => (
            <tr key={id} class={`sum-${id} ${to < from ? 'less' : 'more'}`}>
              <th scope="row">{reviewWords.rows[id]}</th>
              <td class="sum-bar" aria-hidden="true">
                <i
                  style={{
                    left: place(Math.min(from, to)),
                    right: `calc(100% - ${place(Math.max(from, to))})`,
                  }}
                />
              </td>
              <td data-test={`sum-${id}`}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {reviewWords.sumsNote}
        {isFine(review) && of100(review.plain.skill) !== of100(review.sums.skill) && (
          <> {reviewWords.plain(signed(of100(review.plain.skill)))}</>
        )}
      </p>
    </section>
  );
};
