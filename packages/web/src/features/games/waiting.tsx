/** Games that can be continued: the one on the table and the suspended ones, each as a link. */
import { parseDeal } from '@cairn/engine';
import { useEffect, useState } from 'preact/hooks';
import { keepAttempt, type KeptAttempt } from '../../play/attempt.ts';
import { readTable } from '../../platform/tab-lock.ts';
import { HISTORY_KEYS } from '../../play/autosave.ts';
import { gameCalled } from '../../catalogue/own-games-api.ts';
import { linkTo } from '../../play/route.ts';
import { useShell, type Shell } from '../../shell/shell.ts';
import { gameListWords } from './messages.ts';

const begun = (kept: KeptAttempt): boolean => kept.cursor > 0;

/** From the table if there is one, else from the database. */
const read = async ({ controller, db }: Shell): Promise<readonly KeptAttempt[]> => {
  const laid = controller.value;
  if (laid !== null) {
    const open =
      laid.position.step.value.status === 'playing' ? [keepAttempt(laid.position.attempt.value)] : [];
    return [...open, ...laid.history.suspended.value].filter(begun);
  }
  const { now, waiting = [] } = (await readTable(db, HISTORY_KEYS)) as {
    now?: KeptAttempt;
    waiting?: readonly KeptAttempt[];
  };
  return [...(now === undefined ? [] : [now]), ...waiting].filter(begun);
};

export const Waiting = () => {
  const shell = useShell();
  const [attempts, setAttempts] = useState<readonly KeptAttempt[]>([]);
  useEffect(() => void read(shell).then(setAttempts), []);
  const lines = attempts.flatMap((kept) => {
    const found = gameCalled(kept.game);
    const deal = parseDeal(kept.deal);
    if (found === null || !deal.ok) return [];
    const href = linkTo({ game: kept.game, options: kept.options, deal: deal.value, moves: null });
    const number = deal.value.kind === 'cards' ? '–' : kept.deal;
    return [{ id: kept.id, href, text: gameListWords.goOnWith(found.def.title, number, kept.cursor) }];
  });
  if (lines.length === 0) return null;
  return (
    <section class="card-box" aria-labelledby="go-on">
      <h2 id="go-on">{gameListWords.goOn}</h2>
      <ul class="presets" data-test="go-on">
        {lines.map(({ id, href, text }) => (
          <li key={id}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
