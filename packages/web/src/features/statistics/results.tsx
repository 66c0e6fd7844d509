/** The last results of a group. Each can be deleted: a deal that somebody else played, or a mistake. */
import type { ResultRow } from '../../play/results.ts';
import { pageWords } from '../../i18n/pages.ts';
import { words } from '../../i18n/words.ts';
import { statisticsWords } from './messages.ts';

/** The exported file has the rest. */
const SHOWN = 50;

interface Props {
  readonly results: readonly ResultRow[];
  readonly say: (score: number) => string;
  readonly scored: boolean;
  readonly strike: (id: string) => void;
}

export const Results = ({ results, say, scored, strike }: Props) => (
  <div class="scroll">
    <table class="results">
      <thead>
        <tr>
          <th scope="col">{pageWords.dealLabel}</th>
          <th scope="col">{pageWords.result}</th>
          {scored && <th scope="col">{words.status}</th>}
          <th scope="col">{statisticsWords.movesMade}</th>
          <th scope="col">{words.clock}</th>
          <th scope="col">
            <span class="unseen-text">{statisticsWords.strike}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {results
          .toSorted((a, b) => b.at - a.at)
          .slice(0, SHOWN)
          .map(({ id, deal, outcome, score, moves, spent }) => (
            <tr key={id}>
              <th scope="row">{deal.length > 20 ? '–' : deal}</th>
              <td>{pageWords.outcomes[outcome]}</td>
              {scored && <td>{say(score)}</td>}
              <td>{pageWords.number(moves)}</td>
              <td>{words.time(Math.round(spent / 1000))}</td>
              <td>
                <button
                  type="button"
                  class="button"
                  aria-label={statisticsWords.strikeOut(deal.length > 20 ? '' : deal)}
                  data-test="strike"
                  onClick={() => strike(id)}
                >
                  {statisticsWords.strike}
                </button>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
);
