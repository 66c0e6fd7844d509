/** Every game and every named set of options, in the order of lists. */
import { accordion, lateBinding } from './accordion.ts';
import type { GameDef, Preset } from '@cairn/engine';
import { allInARow, allInARowPresets } from './all-in-a-row.ts';
import { barbershopQuintet } from './barbershop.ts';
import { bakersDozen, bristol, goodMeasure } from './bakers-dozen.ts';
import { blackHole, quasar, wormHole } from './black-hole.ts';
import { americanToad, canfield, storehouse } from './canfield.ts';
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
import { duchess } from './duchess.ts';
import { alphaStar, bisley, boxFan, deltaStar, fanPatience, fanPresets, scotchPatience } from './fan.ts';
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
import { auldLangSyne, carpet, fourSeasons, grandfathersClock, kansas } from './carpet.ts';
import {
  aliBaba,
  alternation,
  alternationPresets,
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
import { tripeaksGarden } from './garden.ts';
import { cruel, laBelleLucie, perseverance, trefoil } from './gathered.ts';
import { gapsPresets, maze, montana } from './gaps.ts';
import { golf, golfPresets, golfWrap, oneFoundation, sixSix, thievesAndKings } from './golf.ts';
import { calculation, sirTommy } from './heaps.ts';
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
import { agnesBernauer, agnesSorel, thumbAndPouch, whitehead } from './klondike-builds.ts';
import { doubleKlondike, klondike, klondikePresets } from './klondike.ts';
import { acesUp, fortunes, fourteenOut, giza, pyramid } from './pairs.ts';
import { penguin } from './penguin.ts';
import { peakPresets, pyramidGolf, tetrapeaks } from './pyramid-golf.ts';
import { royalCotillion } from './royal-cotillion.ts';
import { scorpion, scorpionPresets } from './scorpion.ts';
import { mrsMop, simpleSimon, spider, spiderette, spiderPresets, willOTheWisp } from './spider.ts';
import { bearRiver, shamrocks } from './small-fans.ts';
import { fortunesFavor, nestor, simplePairs, thirteens } from './filled.ts';
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
  penguin,
  klondike,
  doubleKlondike,
  trigon,
  doubleTrigon,
  quadrupleTrigon,
  trigonLeft,
  movingLeft,
  canfield,
  storehouse,
  americanToad,
  duchess,
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
  bakersDozen,
  goodMeasure,
  cruel,
  perseverance,
  fanPatience,
  laBelleLucie,
  trefoil,
  scotchPatience,
  boxFan,
  alphaStar,
  deltaStar,
  bisley,
  shamrocks,
  bearRiver,
  ...trail,
  westcliff,
  easthaven,
  saratoga,
  athena,
  auntMary,
  goldMine,
  bigHarp,
  gypsy,
  thumbAndPouch,
  whitehead,
  agnesSorel,
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
  scorpion,
  fortunes,
  alternation,
  spider,
  spiderette,
  willOTheWisp,
  simpleSimon,
  mrsMop,
  fortunesFavor,
  thirteens,
  royalCotillion,
  calculation,
  sirTommy,
  simplePairs,
  montana,
  maze,
  accordion,
  lateBinding,
  nestor,
  agnesBernauer,
  bristol,
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
  ...scorpionPresets,
  ...alternationPresets,
  ...spiderPresets,
  ...gapsPresets,
];
