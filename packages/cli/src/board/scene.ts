/** What every drawer of a part of the board is given, and texts that know how wide they are. */
import type { Game, Position, PileCard } from '@cairn/engine';
import { inked, seatText, type Pen } from './pen.ts';

export interface Scene {
  readonly game: Game;
  readonly position: Position;
  readonly pen: Pen;
  /** Columns of the terminal. */
  readonly columns: number;
  /** Piles some card of which can be played or removed now. */
  readonly playable: ReadonlySet<number>;
}

/** A text and its width without colours. */
export interface Piece {
  readonly text: string;
  readonly width: number;
}

export const plain = (text: string): Piece => ({ text, width: text.length });

export const pileOf = ({ position }: Scene, pile: number): readonly PileCard[] => position.piles[pile] ?? [];

export const card = (scene: Scene, pileCard: PileCard): Piece => ({
  text: inked(scene.pen, pileCard),
  width: seatText(pileCard).length,
});

export const joined = (pieces: readonly Piece[], gap = ' '): Piece => ({
  text: pieces.map(({ text }) => text).join(gap),
  width: pieces.reduce((sum, { width }) => sum + width, 0) + gap.length * Math.max(0, pieces.length - 1),
});

/** Pieces on lines of at most `columns`, later lines indented. */
export const flowed = (pieces: readonly Piece[], columns: number, gap = '   ', indent = 0): string => {
  const lines: string[] = [];
  let line = plain('');
  for (const piece of pieces) {
    const next = line.width === 0 ? piece : joined([line, piece], gap);
    const lead = lines.length === 0 ? 0 : indent;
    if (line.width > 0 && lead + next.width > columns) {
      lines.push(' '.repeat(lead) + line.text);
      line = piece;
    } else line = next;
  }
  return [...lines, ' '.repeat(lines.length === 0 ? 0 : indent) + line.text].join('\n');
};
