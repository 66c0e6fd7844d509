/** Notes on games, found by the id of the game. They are many and long: a browser fetches them by `loadNotes`. */
import type { GameNotes, NoteLanguage } from './note.ts';
import { acesUpNotes } from './aces-up.ts';
import { aliBabaNotes } from './ali-baba.ts';
import { allInARowNotes } from './all-in-a-row.ts';
import { antsNotes } from './ants.ts';
import { barbershopQuintetNotes } from './barbershop-quintet.ts';
import { beleagueredCastleNotes } from './beleaguered-castle.ts';
import { blackHoleNotes } from './black-hole.ts';
import { canfieldNotes } from './canfield.ts';
import { curdsAndWheyNotes } from './curds-and-whey.ts';
import { doubleKlondikeNotes } from './double-klondike.ts';
import { doubleRussianNotes } from './double-russian.ts';
import { doubleTrigonNotes } from './double-trigon.ts';
import { eliminatorNotes } from './eliminator.ts';
import { fortyAndEightNotes } from './forty-and-eight.ts';
import { fortyThievesNotes } from './forty-thieves.ts';
import { golfWrapNotes } from './golf-wrap.ts';
import { golfNotes } from './golf.ts';
import { klondikeNotes } from './klondike.ts';
import { movingLeftNotes } from './moving-left.ts';
import { oneFoundationNotes } from './one-foundation.ts';
import { pyramidGolfNotes } from './pyramid-golf.ts';
import { pyramidNotes } from './pyramid.ts';
import { quadrupleTrigonNotes } from './quadruple-trigon.ts';
import { quasarNotes } from './quasar.ts';
import { russianNotes } from './russian.ts';
import { sixSixNotes } from './six-six.ts';
import { storehouseNotes } from './storehouse.ts';
import { stripteaseNotes } from './striptease.ts';
import { tetrapeaksNotes } from './tetrapeaks.ts';
import { thievesAndKingsNotes } from './thieves-and-kings.ts';
import { trailNotes } from './trail.ts';
import { trigonLeftNotes } from './trigon-left.ts';
import { trigonNotes } from './trigon.ts';
import { tripeaksGardenNotes } from './tripeaks-garden.ts';
import { tripeaksNotes } from './tripeaks.ts';
import { tripleRussianNotes } from './triple-russian.ts';
import { yukonNotes } from './yukon.ts';

const all: readonly GameNotes[] = [
  acesUpNotes,
  aliBabaNotes,
  allInARowNotes,
  antsNotes,
  barbershopQuintetNotes,
  beleagueredCastleNotes,
  blackHoleNotes,
  canfieldNotes,
  curdsAndWheyNotes,
  doubleKlondikeNotes,
  doubleRussianNotes,
  doubleTrigonNotes,
  eliminatorNotes,
  fortyAndEightNotes,
  fortyThievesNotes,
  golfWrapNotes,
  golfNotes,
  klondikeNotes,
  movingLeftNotes,
  oneFoundationNotes,
  pyramidGolfNotes,
  pyramidNotes,
  quadrupleTrigonNotes,
  quasarNotes,
  russianNotes,
  sixSixNotes,
  storehouseNotes,
  stripteaseNotes,
  tetrapeaksNotes,
  thievesAndKingsNotes,
  trigonLeftNotes,
  trigonNotes,
  tripeaksGardenNotes,
  tripeaksNotes,
  tripleRussianNotes,
  yukonNotes,
  ...trailNotes,
];

const english: NoteLanguage = (notes) => notes;

/** The notes on a game, or null if there are none. */
export const findNotes = (game: string, language = english): GameNotes | null => {
  const found = all.find((notes) => notes.of === game);
  return found === undefined ? null : language(found);
};

export type { GameNotes, NoteLanguage } from './note.ts';
