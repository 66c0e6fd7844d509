/**
 * The dialog for a link with somebody's game: play the same deal against it, watch it, or continue it from
 * where it stands.
 */
import { begin, cardsLeft, stepAt, type Session } from '@cairn/engine';
import { isScored } from '@cairn/rulebook';
import { useEffect, useState } from 'preact/hooks';
import { newAttempt, type Attempt } from '../../play/attempt.ts';
import { movesText } from '../../play/session.ts';
import { GUEST, watch } from '../../shell/open-text.ts';
import { recordHref } from '../../play/route.ts';
import { dealTitle } from '../../i18n/deal-title.ts';
import { fresh } from '../../play/random-deal.ts';
import { useShell } from '../../shell/shell.ts';
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
  const [again, setAgain] = useState(false);
  useEffect(() => void shell.results().then((results) => setAgain(results.isDone(rival))), [rival]);
  const close = (): void => {
    shell.dialogs.offer.value = null;
  };
  const enter = (session: Session, about: Partial<Attempt>) => (): void => {
    close();
    shell.controller.value?.deals.enter({ ...newAttempt(session, { ...fresh(), again }), ...about });
  };
  const dealt = begin(rival.game, rival.deal);
  if (!dealt.ok) return null;
  return (
    <Dialog title={challengeWords.challengeTitle} close={close}>
      <p data-test="challenge">
        {challengeWords.challengeOf(rival.game.def.title, dealTitle(rival.deal), standing(rival))}
      </p>
      <Way
        first
        test="play-against"
        label={challengeWords.playAgainst}
        help={again ? challengeWords.playAgainstAgain : challengeWords.playAgainstHelp}
        go={enter(dealt.value, { against: movesText(rival) })}
      />
      {shell.features.leadsTo(recordHref(GUEST)) && (
        <Way
          test="watch"
          label={challengeWords.watchIt}
          help={challengeWords.watchItHelp}
          go={() => void watch(shell, rival)}
        />
      )}
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
