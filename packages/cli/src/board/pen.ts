/** How one card looks in a terminal: "7♠", "10♥", "▒▒▒"; red suits red where there are colours. */
import {
  cardOf,
  isDown,
  isJoker,
  isKnown,
  isRed,
  rankLetter,
  rankOf,
  suitOf,
  type Seat,
} from '@cairn/engine';

const SUITS = ['♣', '♦', '♥', '♠', '+'] as const;
const ESCAPE = '\u001b[';

/** What a card is to the player just now. */
export type Mark = 'playable' | 'free' | 'covered';

export interface Pen {
  readonly colour: boolean;
}

const styled = (pen: Pen, code: string, text: string): string =>
  pen.colour && code !== '' ? `${ESCAPE}${code}m${text}${ESCAPE}0m` : text;

/** "7♠", "10♥", "*"; "▒▒▒" for a card that is not known. */
export const face = (seat: Seat): string => {
  if (!isKnown(seat)) return '▒▒▒';
  const card = cardOf(seat);
  if (isJoker(card)) return '*';
  const letter = rankLetter(rankOf(card));
  return (letter === 'T' ? '10' : letter) + (SUITS[suitOf(card)] ?? '');
};

/** The face with its colour. */
export const inked = (pen: Pen, seat: Seat, text = face(seat), bold = false): string => {
  const codes = [...(bold ? ['1'] : []), ...(isKnown(seat) && isRed(cardOf(seat)) ? ['31'] : [])];
  return styled(pen, codes.join(';'), text);
};

/** A card of a layout in five columns: "[7♠]" can be played now, "(7♠)" is covered. */
export const CELL = 5;
export const cell = (pen: Pen, seat: Seat, mark: Mark): string => {
  if (!isKnown(seat)) return centred('▒▒▒', (text) => styled(pen, '2', text));
  const text = face(seat);
  if (mark === 'playable') return centred(`[${text}]`, (framed) => inked(pen, seat, framed, true));
  if (mark === 'covered' || isDown(seat)) return centred(`(${text})`, (framed) => inked(pen, seat, framed));
  return centred(text, (plain) => inked(pen, seat, plain));
};

const centred = (text: string, style: (text: string) => string): string => {
  const left = Math.floor((CELL - text.length) / 2);
  return ' '.repeat(left) + style(text) + ' '.repeat(CELL - left - text.length);
};
