/**
 * The card tracker as a drawing: a row for each rank, a pip for each card. Solid pips are unseen cards, ringed ones
 * are visible, faint ones are gone. For screen readers a row is one sentence.
 */
import { rankLetter, suitOf } from '@cairn/engine';
import { inkOf, inksOf, paletteFor } from '@cairn/table';
import { useShell, type TrackedPlay } from '../../shell/shell.ts';
import { TRACKER_MARKS, countMarked, track } from '../../play/unseen-cards.ts';
import { pageWords } from '../../i18n/pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { trackerWords } from './messages.ts';
import { closeIcon } from '../../ui/icons.ts';

const PIPS = ['♣', '♦', '♥', '♠'];

export const Tracker = ({ controller }: { readonly controller: TrackedPlay }) => {
  const shell = useShell();
  const { game } = controller.position.session.value;
  const rows = track(game, controller.position.step.value.view);
  // The colours of the cards on the table.
  const inks = inksOf(paletteFor(game, shell.settings.value.cards));
  const all = rows.flatMap(({ cards }) => cards);
  const unseen = countMarked(all, 'unseen');
  return (
    <aside class="tracker" aria-label={trackerWords.title}>
      <header>
        <h2>{trackerWords.title}</h2>
        <button
          type="button"
          class="icon-button small"
          aria-label={pageWords.close}
          onClick={() => shell.preferences.set('tracker', 'closed')}
        >
          <Icon path={closeIcon} />
        </button>
      </header>
      <p class="quiet">{trackerWords.remaining(unseen + countMarked(all, 'insight'), unseen)}</p>
      <table>
        <thead class="unseen-text">
          <tr>
            <th scope="col">{trackerWords.trackerRank}</th>
            <th scope="col">{trackerWords.title}</th>
            <th scope="col">{trackerWords.unseen}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, cards }) => (
            <tr key={rank} class={countMarked(cards, 'gone') === cards.length ? 'done' : undefined}>
              <th scope="row">{rank === 10 ? '10' : rankLetter(rank)}</th>
              <td>
                <span class="pips" aria-hidden="true">
                  {cards.map(({ card, mark }) => (
                    <span key={card} class={`pip ${mark}`} style={{ color: inkOf(card, inks) }}>
                      {PIPS[suitOf(card)] ?? '★'}
                    </span>
                  ))}
                </span>
                <span class="unseen-text">
                  {trackerWords.trackerRow(
                    countMarked(cards, 'unseen'),
                    countMarked(cards, 'insight'),
                    countMarked(cards, 'gone'),
                  )}
                </span>
              </td>
              <td class="count" aria-hidden="true">
                {countMarked(cards, 'unseen') || ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="legend" aria-hidden="true">
        {TRACKER_MARKS.map((mark) => (
          <span key={mark}>
            <span class={`pip ${mark}`}>♠</span> {trackerWords[mark]}
          </span>
        ))}
      </p>
    </aside>
  );
};
