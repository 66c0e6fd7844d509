/** Whether this site has a club, and whether the player has joined it: all that the rest of the app knows of it. */

/** The key in the settings' store; its entry is there once the player has an account. */
export const CLUB_KEY = 'club';

/** Whether the page comes from a server with a club. */
export const hasClub = (): boolean =>
  'document' in globalThis && document.querySelector('meta[name="cairn-club"]') !== null;

export const CLUB_HREF = '#/club';
