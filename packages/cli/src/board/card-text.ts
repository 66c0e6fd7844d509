/** Cards in a terminal: "7♠", "10♥", "▒▒▒", with coloured suits if the terminal has colours. */
import { cardOf, isDown, isJoker, isKnown, rankLetter, rankOf, suitOf, type PileCard } from '@cairn/engine';

/** By suit. The fifth suit and "no suit" have no symbol and are written as in notation. */
const SUITS: readonly string[] = ['♣', '♦', '♥', '♠', 'E', '', '', '~'];
const HIDDEN = '▒▒▒';
const ESCAPE = '\u001b[';

/** Two colours, or one for each suit in games in which red and black do not matter. */
const TWO = ['', '31', '31', '', '35'] as const;
const FOUR = ['32', '36', '31', '', '35'] as const;

/** The state of a card of a layout, as its frame shows it. */
export type CardMark = 'playable' | 'free' | 'covered' | 'rough';

export interface CardColours {
  readonly colour: boolean;
  /** Clubs green, diamonds blue. */
  readonly four: boolean;
}

const styled = (pen: CardColours, code: string, text: string): string =>
  pen.colour && code !== '' ? `${ESCAPE}${code}m${text}${ESCAPE}0m` : text;

/** "7♠", "10♥", "*"; "▒▒▒" for an unknown card. */
export const cardText = (pileCard: PileCard): string => {
  if (!isKnown(pileCard)) return HIDDEN;
  const card = cardOf(pileCard);
  if (isJoker(card)) return '*';
  const letter = rankLetter(rankOf(card));
  return (letter === 'T' ? '10' : letter) + (SUITS[suitOf(card)] ?? '');
};

/** The face, in parentheses if it is known but face down. */
export const seatText = (pileCard: PileCard): string =>
  isDown(pileCard) && isKnown(pileCard) ? `(${cardText(pileCard)})` : cardText(pileCard);

/** A text in the colour of a card. */
export const colouredText = (
  pen: CardColours,
  pileCard: PileCard,
  text = seatText(pileCard),
  bold = false,
): string => {
  if (!isKnown(pileCard)) return styled(pen, '2', text);
  const colour = (pen.four ? FOUR : TWO)[suitOf(cardOf(pileCard))] ?? '';
  return styled(pen, [...(bold ? ['1'] : []), ...(colour === '' ? [] : [colour])].join(';'), text);
};

const FRAMES: Readonly<Record<CardMark, (text: string) => string>> = {
  playable: (text) => `[${text}]`,
  free: (text) => text,
  covered: (text) => `(${text})`,
  rough: (text) => `=${text}=`,
};

/** A card of a layout in five columns: "[7♠]" can be played now, "(7♠)" is covered, "=7♠=" lies in the rough. */
export const CELL = 5;
export const layoutCell = (pen: CardColours, pileCard: PileCard, mark: CardMark): string => {
  if (!isKnown(pileCard)) return centred(HIDDEN, (text) => colouredText(pen, pileCard, text));
  const frame = mark === 'free' && isDown(pileCard) ? FRAMES.covered : FRAMES[mark];
  return centred(frame(cardText(pileCard)), (text) => colouredText(pen, pileCard, text, mark === 'playable'));
};

const centred = (text: string, style: (text: string) => string): string => {
  const left = Math.floor((CELL - text.length) / 2);
  return ' '.repeat(left) + style(text) + ' '.repeat(CELL - left - text.length);
};
