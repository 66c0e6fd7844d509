/**
 * What packs other than the usual one are made of, in one piece: fetched before a table is shown that is set to one of
 * them, and with the settings page. The colours for colour-blind eyes are those of Okabe and Ito, darkened.
 */
import { addBacks } from './back.ts';
import { addInks, inksOf } from './palette.ts';

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
    letters: true,
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
