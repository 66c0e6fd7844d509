/** Offers to save the rules that a link has brought, while they lie on the table and nothing has been played yet. */
import { effect } from '@preact/signals';
import { abortOnPositionChange } from '../../shell/abort-on-position-change.ts';
import { saveGame } from '../../shell/save-game.ts';
import { showNotice } from '../../shell/notices.ts';
import type { GameController } from '../../play/game-controller.ts';
import { rulesHref } from '../../play/route.ts';
import type { Shell } from '../../shell/shell.ts';
import { whenTable } from '../../shell/when-table.ts';
import { speakPages } from '../../i18n/language.ts';
import { words } from '../../i18n/words.ts';
import { own } from '../../catalogue/own-games.ts';
import { customGameWords } from './messages.ts';
import { pageWords } from '../../i18n/pages.ts';

/** Watches the table from now on. */
export const offerToSave = (shell: Shell): void => whenTable(shell, (game) => watchGames(shell, game));

const watchGames = (shell: Shell, controller: GameController): void => {
  /** A game is offered once, however often it comes to the table. */
  const offered = new Set<string>();
  effect(() => {
    const { game, moves } = controller.position.session.value;
    const standing = own(game.id)?.standing ?? 'saved';
    if (moves.length > 0 || offered.has(game.id) || standing === 'saved') return;
    offered.add(game.id);
    const stop = abortOnPositionChange(controller);
    // On a phone it lies over cards: a touch of the table takes it away.
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
      showNotice(shell.notices, stop, customGameWords.offer(game.def.title), [
        { name: 'save-own', label: pageWords.save, run: save },
        { name: 'read-own', label: words.rules, run: read },
      ]),
    );
  });
};
