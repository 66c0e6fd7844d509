/**
 * Back closes what is open instead of leaving the page. It needs the Navigation API; without it, or where the browser
 * does not let the page keep the player, Back goes back and the dialogs close with the change of address.
 */

/** Returns a function that ends it. */
export const closeOnBack = (close: () => void): (() => void) => {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  const onNavigate = (event: NavigateEvent): void => {
    if (event.navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    close();
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};
