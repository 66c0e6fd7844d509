/**
 * Back closes what is open instead of leaving the page. The Navigation API cancels the step back, but only one within the
 * document. On the first entry of the history (a link opened in a new tab), and in a browser without that API, a second
 * entry is pushed first. Going back to the entry below it leads to the same screen, so afterwards one Back may change
 * nothing.
 */
import { readRoute, TABLE_HREF } from '../play/route.ts';

/** The state of a pushed entry, which the router keeps. */
const PUSHED = 'pushed';

const api = (): Navigation | null => ('navigation' in window ? window.navigation : null);

/** Makes sure that a step back stays within the document. */
const pushEntry = (): void => {
  if (history.state === PUSHED || api()?.canGoBack === true) return;
  const { hash } = location;
  // The deal may change before the player comes back here: this address means whatever is on the table then.
  if (readRoute(hash).kind === 'table') history.replaceState(null, '', TABLE_HREF);
  history.pushState(PUSHED, '', hash);
};

/** Returns a function that ends it. */
export const closeOnBack = (close: () => void): (() => void) => {
  pushEntry();
  const navigation = api();
  if (navigation === null) {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }
  const onNavigate = (event: NavigateEvent): void => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    close();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};
