/**
 * The dialog for a link with somebody's game: play the same deal against it, watch it, or continue it from
 * where it stands.
 */
import { begin, cardsLeft, makeDeal, stepAt, type Session } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { newAttempt, type Attempt } from '../../play/attempt.ts';
import { groupOf, type ResultRow } from '../../play/results.ts';
import { movesText } from '../../play/session.ts';
import { GUEST, watch } from '../../shell/open-text.ts';
import { recordHref } from '../../play/route.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { fresh } from '../../play/random-deal.ts';
import { useShell } from '../../shell/shell.ts';
import { useResults } from '../../shell/use-results.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { pageWords } from '../../i18n/pages.ts';
import { challengeWords } from './messages.ts';

/** How a game stands: its score, or the number of cards left if the game has no score. */
export const standing = (session: Session): string => {
  const { game } = session;
  const { score, view } = stepAt(session);
  return isScored(game)
    ? pageWords.amount(score.total, game.score.unit)
    : pageWords.cardsLeft(cardsLeft(game, view));
};

/** The player's first result of the same deal; null if there is none. Later ones know the cards. */
const ownResult = ({ game, deal }: Session, rows: Iterable<ResultRow>): ResultRow | null => {
  const [group, name] = [groupOf(game), makeDeal(deal)];
  const same = [...rows].filter((row) => row.group === group && row.deal === name);
  return same.toSorted((a, b) => a.at - b.at)[0] ?? null;
};

/** The player's result, and who is ahead where the game has a score. */
const ownText = (rival: Session, own: ResultRow): string => {
  const { game } = rival;
  if (!isScored(game))
    return own.outcome === 'won' ? challengeWords.youWon(own.moves) : challengeWords.youLost;
  const lead = (own.score - stepAt(rival).score.total) * (game.score.low === true ? -1 : 1);
  return `${challengeWords.yourScore(pageWords.amount(own.score, game.score.unit))} ${verdictOf(lead)}`;
};

/** @param lead how much better the player did. */
export const verdictOf = (lead: number): string =>
  lead === 0 ? challengeWords.duelEven : lead > 0 ? challengeWords.duelAhead : challengeWords.duelBehind;

const Way = (props: {
  readonly test: string;
  readonly label: string;
  readonly help: string;
  readonly first?: boolean;
  readonly go: () => void;
}) => (
  <div class="way">
    <button
      type="button"
      class={`button ${props.first === true ? 'primary' : ''}`}
      autofocus={props.first}
      aria-describedby={`way-${props.test}`}
      data-test={props.test}
      onClick={props.go}
    >
      {props.label}
    </button>
    <p class="quiet" id={`way-${props.test}`}>
      {props.help}
    </p>
  </div>
);

const Offer = ({ rival }: { readonly rival: Session }) => {
  const shell = useShell();
  const store = useResults();
  const again = store?.isDone(rival) === true;
  const own = store === null ? null : ownResult(rival, store.rows.value.values());
  const close = (): void => {
    shell.dialogs.offer.value = null;
  };
  const enter = (session: Session, about: Partial<Attempt>) => (): void => {
    close();
    shell.controller.value?.deals.enter({ ...newAttempt(session, { ...fresh(), again }), ...about });
  };
  const dealt = begin(rival.game, rival.deal);
  if (!dealt.ok) return null;
  const playAgainst = (
    <Way
      first={own === null}
      test="play-against"
      label={challengeWords.playAgainst}
      help={again ? challengeWords.playAgainstAgain : challengeWords.playAgainstHelp}
      go={enter(dealt.value, { against: movesText(rival) })}
    />
  );
  return (
    <Dialog title={own === null ? challengeWords.challengeTitle : challengeWords.comparedTitle} close={close}>
      <p data-test="challenge">
        {challengeWords.challengeOf(rival.game.def.title, dealTitle(rival.deal), standing(rival))}
      </p>
      {own !== null && (
        <p class="compared-own" data-test="own-result">
          {ownText(rival, own)}
        </p>
      )}
      {own === null && playAgainst}
      {shell.features.leadsTo(recordHref(GUEST)) && (
        <Way
          first={own !== null}
          test="watch"
          label={challengeWords.watchIt}
          help={challengeWords.watchItHelp}
          go={() => void watch(shell, rival)}
        />
      )}
      {own !== null && playAgainst}
      <Way
        test="go-on-there"
        label={challengeWords.goOnThere}
        help={challengeWords.goOnThereHelp}
        go={enter(rival, { shared: true })}
      />
    </Dialog>
  );
};

export const Challenge = () => {
  const rival = useShell().dialogs.offer.value;
  return rival === null ? null : <Offer rival={rival} />;
};
