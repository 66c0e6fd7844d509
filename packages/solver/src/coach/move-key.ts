/** A move as text by which equal moves can be found, however they were made. */
import type { Move } from '@cairn/engine';

export const moveKey = (move: Move): string => {
  switch (move.kind) {
    case 'play':
      return `play ${move.from} ${move.to} ${move.count} ${move.skip ?? 0}`;
    case 'remove':
      return `remove ${move.piles.join(' ')}`;
    case 'power':
    case 'spent':
      return `${move.kind} ${move.power}`;
    case 'draw':
    case 'redeal':
    case 'again':
    case 'end':
      return move.kind;
  }
};
