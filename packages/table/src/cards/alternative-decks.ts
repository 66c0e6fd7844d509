/**
 * The inks and backs of all decks except the classic one, in one file. It is loaded before a table with one of them
 * is shown, and with the settings page. The colours of the colour-blind palette are those of Okabe and Ito, darkened.
 */
import { addBacks } from './back.ts';
import type { Glyph } from './glyphs.ts';
import { addInks, inksOf } from './palette.ts';

/** The letters of the suits, for faces without colours: clubs, diamonds, hearts, spades. */
const SUIT_LETTERS: readonly Glyph[] = [
  {
    width: 10.6,
    path: 'M9.6 3.3C8.8 1.9 7.5 1.1 5.9 1.1C3.1 1.1 1.1 3.5 1.1 7S3.1 12.9 5.9 12.9C7.5 12.9 8.8 12.1 9.6 10.7',
  },
  { width: 10.6, path: 'M1.3 1.1V12.9H4.2C7.5 12.9 9.5 10.6 9.5 7S7.5 1.1 4.2 1.1Z' },
  { width: 10.4, path: 'M1.3 1.1V12.9M9.1 1.1V12.9M1.3 7H9.1' },
  {
    width: 9.6,
    path: 'M8.2 2.9C7.4 1.8 6.2 1.1 4.8 1.1C2.8 1.1 1.4 2.3 1.4 4C1.4 7.8 8.4 5.9 8.4 9.8C8.4 11.6 6.9 12.9 4.8 12.9C3.2 12.9 1.9 12.2 1.1 11',
  },
];

const classic = inksOf('classic');

addInks({
  okabe: {
    ...classic,
    suits: ['#00735a', '#0069a5', '#a84500', '#1d1d24', '#93487a'],
    joker: '#93487a',
    court: ['#e8b13c', '#a84500', '#0069a5', '#20202a', '#2a2f55'],
  },
  contrast: {
    ...classic,
    suits: ['#000', '#b00014', '#b00014', '#000', '#4b1d8a'],
    joker: '#4b1d8a',
    plain: '#000',
    court: ['#ffd35c', '#b00014', '#123c9c', '#000', '#000'],
    weight: 2.7,
  },
  grey: {
    ...classic,
    suits: ['#111', '#111', '#111', '#111', '#111'],
    joker: '#111',
    plain: '#111',
    court: ['#d9d9d9', '#9a9a9a', '#5a5a5a', '#1a1a1a', '#1a1a1a'],
    letters: SUIT_LETTERS,
  },
});

addBacks({
  brick: {
    colour: '#86303a',
    size: 20,
    turn: 45,
    tile: '<path d="M0 0H20M0 10H20M0 0V10M10 10V20"/>',
  },
  scales: {
    colour: '#2c6650',
    size: 20,
    turn: 0,
    tile: '<path d="M0 0A10 10 0 0 0 20 0M-10 10A10 10 0 0 0 10 10A10 10 0 0 0 30 10M5 0A5 5 0 0 0 15 0M-5 10A5 5 0 0 0 5 10A5 5 0 0 0 15 10A5 5 0 0 0 25 10"/>',
  },
  stars: {
    colour: '#5b3f7d',
    size: 22,
    turn: 0,
    tile:
      '<path fill="#fff" stroke="none" d="M11 3L12.8 9.2L19 11L12.8 12.8L11 19L9.2 12.8L3 11L9.2 9.2Z' +
      'M0-3L1 -1L3 0L1 1L0 3L-1 1L-3 0L-1-1ZM22-3L23 -1L25 0L23 1L22 3L21 1L19 0L21-1ZM0 19L1 21L3 22L1 23L0 25L-1 23L-3 22L-1 21ZM22 19L23 21L25 22L23 23L22 25L21 23L19 22L21 21Z"/>',
  },
  plain: { colour: '#4d5a66', size: 10, turn: 0, tile: '' },
});
