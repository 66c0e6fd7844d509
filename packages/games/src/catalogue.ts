/** Every game and every named set of options, in the order of lists. */
import type { GameDef, Preset } from '@cairn/engine';
import { allInARow, allInARowPresets } from './all-in-a-row.ts';
import { barbershopQuintet } from './barbershop.ts';
import { blackHole, quasar, wormHole } from './black-hole.ts';
import { canfield, storehouse } from './canfield.ts';
import {
  americanCanister,
  britishCanister,
  canisterPresets,
  spanishPatience,
  thirty,
  thirtySix,
} from './canister.ts';
import {
  beleagueredCastle,
  castlePresets,
  chessboard,
  fortressPatience,
  penelopesWeb,
  siegecraft,
  stronghold,
  tenByOne,
} from './castle.ts';
import { curdsAndWhey } from './curds-and-whey.ts';
import { alphaStar, bisley, boxFan, deltaStar, fanPatience, fanPresets, scotchPatience } from './fan.ts';
import { aliBaba, fortyAndEight, fortyThieves } from './forty.ts';
import {
  bakersGame,
  challengeFreecell,
  doubleFreecell,
  eightOff,
  forecell,
  freecell,
  freecellPresets,
  seahavenTowers,
  tuxedo,
} from './freecell.ts';
import { tripeaksGarden } from './garden.ts';
import { golf, golfPresets, golfWrap, oneFoundation, sixSix, thievesAndKings } from './golf.ts';
import { ants, eliminator, striptease } from './holes.ts';
import {
  albertPresets,
  flowerGarden,
  kingAlbert,
  northwestTerritory,
  raglan,
  somerset,
  stonewall,
} from './king-albert.ts';
import { doubleKlondike, klondike, klondikePresets } from './klondike.ts';
import { acesUp, pyramid } from './pairs.ts';
import { peakPresets, pyramidGolf, tetrapeaks } from './pyramid-golf.ts';
import { trail } from './trail.ts';
import { doubleTrigon, movingLeft, quadrupleTrigon, trigon, trigonLeft, trigonPresets } from './trigon.ts';
import { tripeaks, tripeaksPresets } from './tripeaks.ts';
import { doubleRussian, russian, tripleRussian, yukon } from './yukon.ts';

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
  wormHole,
  quasar,
  allInARow,
  striptease,
  eliminator,
  ants,
  barbershopQuintet,
  pyramid,
  acesUp,
  freecell,
  bakersGame,
  eightOff,
  seahavenTowers,
  forecell,
  challengeFreecell,
  doubleFreecell,
  tuxedo,
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
  siegecraft,
  stronghold,
  penelopesWeb,
  fortressPatience,
  chessboard,
  tenByOne,
  yukon,
  russian,
  doubleRussian,
  tripleRussian,
  curdsAndWhey,
  kingAlbert,
  raglan,
  somerset,
  flowerGarden,
  stonewall,
  northwestTerritory,
  americanCanister,
  britishCanister,
  thirty,
  thirtySix,
  spanishPatience,
  fanPatience,
  scotchPatience,
  boxFan,
  alphaStar,
  deltaStar,
  bisley,
  ...trail,
];

export const presets: readonly Preset[] = [
  ...tripeaksPresets,
  ...peakPresets,
  ...golfPresets,
  ...allInARowPresets,
  ...freecellPresets,
  ...klondikePresets,
  ...trigonPresets,
  ...castlePresets,
  ...albertPresets,
  ...canisterPresets,
  ...fanPresets,
];
