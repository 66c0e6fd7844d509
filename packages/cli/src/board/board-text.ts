/** The input of every function that draws a part of the board, and texts with their width. */
import type { Game, Position, PileCard } from '@cairn/engine';
import { colouredText, seatText, type CardColours } from './card-text.ts';

export interface BoardContext {
  readonly game: Game;
  readonly position: Position;
  readonly colours: CardColours;
  /** Columns of the terminal. */
  readonly columns: number;
  /** Piles with a card that can be played or removed now. */
  readonly playable: ReadonlySet<number>;
}

/** A text and its width without colours. */
export interface BoardText {
  readonly text: string;
  readonly width: number;
}

export const plainText = (text: string): BoardText => ({ text, width: text.length });

export const seatsOf = ({ position }: BoardContext, pile: number): readonly PileCard[] =>
  position.piles[pile] ?? [];

export const cardBoardText = (scene: BoardContext, pileCard: PileCard): BoardText => ({
  text: colouredText(scene.colours, pileCard),
  width: seatText(pileCard).length,
});

export const joinTexts = (pieces: readonly BoardText[], gap = ' '): BoardText => ({
  text: pieces.map(({ text }) => text).join(gap),
  width: pieces.reduce((sum, { width }) => sum + width, 0) + gap.length * Math.max(0, pieces.length - 1),
});

/** Pieces on lines of at most `columns`, later lines indented. */
export const wrapTexts = (pieces: readonly BoardText[], columns: number, gap = '   ', indent = 0): string => {
  const lines: string[] = [];
  let line = plainText('');
  for (const piece of pieces) {
    const next = line.width === 0 ? piece : joinTexts([line, piece], gap);
    const lead = lines.length === 0 ? 0 : indent;
    if (line.width > 0 && lead + next.width > columns) {
      lines.push(' '.repeat(lead) + line.text);
      line = piece;
    } else line = next;
  }
  return [...lines, ' '.repeat(lines.length === 0 ? 0 : indent) + line.text].join('\n');
};
