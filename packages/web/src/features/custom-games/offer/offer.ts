/** Offers to save the rules that came in a link, while they are on the table and no move has been made. */
import { effect } from '@preact/signals';
import { abortOnPositionChange } from '../../../shell/abort-on-position-change.ts';
import { saveGame } from '../../../shell/save-game.ts';
import { showNotice } from '../../../shell/notices.ts';
import type { GameController } from '../../../play/game-controller.ts';
import { rulesHref } from '../../../play/route.ts';
import type { Shell } from '../../../shell/shell.ts';
import { whenTable } from '../../../shell/when-table.ts';
import { speakPages } from '../../../i18n/language.ts';
import { ownGames } from '../../../catalogue/own-games-api.ts';
import { offerWords } from './messages.ts';
import { pageWords } from '../../../i18n/pages.ts';

/** Watches the attempts on every table. */
export const offerToSave = (shell: Shell): void => whenTable(shell, (game) => watchGames(shell, game));

const watchGames = (shell: Shell, controller: GameController): void => {
  /** Ids of the games that have been offered. A game is offered once. */
  const offered = new Set<string>();
  effect(() => {
    const { game, moves } = controller.position.session.value;
    const standing = ownGames.about(game.id)?.standing ?? 'saved';
    if (moves.length > 0 || offered.has(game.id) || standing === 'saved') return;
    offered.add(game.id);
    const stop = abortOnPositionChange(controller);
    // On a phone the notice covers cards, so touching the table closes it.
    const onTouch = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('.board') !== null) stop.abort();
    };
    document.addEventListener('pointerdown', onTouch, { signal: stop.signal });
    const save = (): void => {
      stop.abort();
      void saveGame(shell, game.id);
    };
    const read = (): void => {
      location.hash = rulesHref(game.id);
    };
    void speakPages().then(() =>
      showNotice(shell.notices, stop, offerWords.offer(game.def.title), [
        { name: 'save-own', label: pageWords.save, run: save },
        ...(shell.features.leadsTo(rulesHref(game.id))
          ? [{ name: 'read-own', label: offerWords.rules, run: read }]
          : []),
      ]),
    );
  });
};
