/** How long a celebration lasts, after the last card has landed. The result then rises, as style.css says. */

/** The piles fan their cards. */
export const WAVE_MS = 250;
/** Cards fly off. */
export const CARDS_MS = 900;
