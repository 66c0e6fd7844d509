/**
 * The router follows the address to a table or a page. It keeps the address of the deal in the address bar, so that
 * it can be copied from there.
 */
import { fault, type Fault } from '@cairn/engine';
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { GameController } from '../play/game-controller.ts';
import { failureText } from './failure-text.ts';
import { readRoute, TABLE_HREF, type Route } from '../play/route.ts';

export interface Router {
  readonly route: ReadonlySignal<Route>;
  /** Why the address could not be opened. */
  readonly faults: Signal<readonly Fault[]>;
  /** Follows the address bar. */
  readonly follow: () => Promise<void>;
}

export interface RouterPorts {
  readonly controller: Signal<GameController | null>;
  /** Resolves when the language and the deck are loaded. */
  readonly ready: Promise<unknown>;
  /** Resolves when the code of a page is loaded, or cannot be. */
  readonly page: (route: Exclude<Route, { kind: 'table' }>) => Promise<unknown>;
  /** Closes dialogs and everything else over the screen. */
  readonly closeDialogs: () => void;
  /** Whether the address stays: the player has not decided yet about the game of a link. */
  readonly keepsAddress: () => boolean;
  readonly openController: () => Promise<GameController>;
  /** Parses the address of a table. The function that results puts the deal on the table or returns the faults. */
  readonly readAddress: (address: string) => Promise<(controller: GameController) => readonly Fault[]>;
  /**
   * The deal that is being searched for. Resolves when it is dealt, or when the search takes too long to wait for.
   */
  readonly pendingDeal: () => Promise<void> | undefined;
}

export const createRouter = (ports: RouterPorts): Router => {
  const { controller } = ports;
  const route = signal<Route>({ kind: 'table', address: '' });
  const faults = signal<readonly Fault[]>([]);
  let opening: Promise<GameController> | null = null;
  /** The last address followed, as the address bar had it. */
  let followed = '';
  /** Counts the addresses followed. */
  let turn = 0;

  const followTable = async (address: string, isCurrent: () => boolean): Promise<void> => {
    try {
      // The game of a link is loaded while the stored game is opened.
      const [lay, opened] = await Promise.all([
        address === '' ? null : ports.readAddress(address),
        (opening ??= ports.openController()),
      ]);
      if (!isCurrent()) return;
      faults.value = lay === null ? [] : lay(opened);
      await ports.pendingDeal();
      if (!isCurrent()) return;
      controller.value = opened;
    } catch (error) {
      opening = controller.value === null ? null : opening;
      faults.value = [fault('failed', '', failureText(error))];
    }
  };

  const follow = async (): Promise<void> => {
    followed = location.hash;
    const mine = ++turn;
    // The address may have changed before the event that says so.
    const isCurrent = (): boolean => mine === turn && location.hash === followed;
    const next = readRoute(followed);
    ports.closeDialogs();
    await ports.ready;
    await (next.kind === 'table' ? followTable(next.address, isCurrent) : ports.page(next));
    if (mine === turn) route.value = next;
  };

  effect(() => {
    if (route.value.kind !== 'table' || controller.value === null || ports.keepsAddress()) return;
    const { value } = controller.value.position.address;
    // The player has gone on to another address meanwhile.
    if (location.hash !== followed) return;
    history.replaceState(history.state, '', value || TABLE_HREF);
    followed = location.hash;
  });
  window.addEventListener('hashchange', () => void follow());
  return { route, faults, follow };
};
