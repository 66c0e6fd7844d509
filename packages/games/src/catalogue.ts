/** Every game and every named set of options, in the order of lists. */
import type { GameDef, Preset } from '@cairn/engine';
import { allInARow, allInARowPresets } from './all-in-a-row.ts';
import { barbershopQuintet } from './barbershop.ts';
import { beleagueredCastle } from './beleaguered-castle.ts';
import { blackHole, quasar } from './black-hole.ts';
import { canfield, storehouse } from './canfield.ts';
import { auldLangSyne, carpet, fourSeasons, grandfathersClock, kansas } from './carpet.ts';
import { curdsAndWhey } from './curds-and-whey.ts';
import {
  aliBaba,
  backbone,
  busyAces,
  congress,
  deuces,
  fortyAndEight,
  fortyThieves,
  limited,
  lucas,
  maria,
  numberTen,
  rankAndFile,
  redAndBlack,
} from './forty.ts';
import { freecell } from './freecell.ts';
import { tripeaksGarden } from './garden.ts';
import { golf, golfPresets, golfWrap, oneFoundation, sixSix, thievesAndKings } from './golf.ts';
import { ants, eliminator, striptease } from './holes.ts';
import { doubleKlondike, klondike, klondikePresets } from './klondike.ts';
import { acesUp, fourteenOut, giza, pyramid } from './pairs.ts';
import { peakPresets, pyramidGolf, tetrapeaks } from './pyramid-golf.ts';
import { trail } from './trail.ts';
import { doubleTrigon, movingLeft, quadrupleTrigon, trigon, trigonLeft, trigonPresets } from './trigon.ts';
import { tripeaks, tripeaksPresets } from './tripeaks.ts';
import { athena, auntMary, bigHarp, easthaven, goldMine, gypsy, saratoga, westcliff } from './westcliff.ts';
import {
  alaska,
  australianPatience,
  doubleRussian,
  doubleYukon,
  odessa,
  russian,
  tenAcross,
  tripleRussian,
  yukon,
} from './yukon.ts';

export const games: readonly GameDef[] = [
  tripeaks,
  tripeaksGarden,
  tetrapeaks,
  pyramidGolf,
  golf,
  oneFoundation,
  golfWrap,
  sixSix,
  thievesAndKings,
  blackHole,
  quasar,
  allInARow,
  striptease,
  eliminator,
  ants,
  barbershopQuintet,
  pyramid,
  acesUp,
  freecell,
  klondike,
  doubleKlondike,
  trigon,
  doubleTrigon,
  quadrupleTrigon,
  trigonLeft,
  movingLeft,
  canfield,
  storehouse,
  fortyThieves,
  fortyAndEight,
  aliBaba,
  beleagueredCastle,
  yukon,
  russian,
  doubleRussian,
  tripleRussian,
  curdsAndWhey,
  ...trail,
  westcliff,
  easthaven,
  saratoga,
  athena,
  auntMary,
  goldMine,
  bigHarp,
  gypsy,
  alaska,
  odessa,
  australianPatience,
  tenAcross,
  doubleYukon,
  limited,
  lucas,
  maria,
  rankAndFile,
  numberTen,
  redAndBlack,
  deuces,
  busyAces,
  congress,
  backbone,
  carpet,
  grandfathersClock,
  fourSeasons,
  kansas,
  giza,
  fourteenOut,
  auldLangSyne,
];

export const presets: readonly Preset[] = [
  ...tripeaksPresets,
  ...peakPresets,
  ...golfPresets,
  ...allInARowPresets,
  ...klondikePresets,
  ...trigonPresets,
];
