/** Notes on games, found by the id of the game. They are many and long: a browser fetches them by `loadNotes`. */
import type { GameNotes, NoteLanguage } from './note.ts';
import { acesUpNotes } from './aces-up.ts';
import { aliBabaNotes } from './ali-baba.ts';
import { allInARowNotes } from './all-in-a-row.ts';
import { antsNotes } from './ants.ts';
import { bakersGameNotes } from './bakers-game.ts';
import { barbershopQuintetNotes } from './barbershop-quintet.ts';
import { beleagueredCastleNotes } from './beleaguered-castle.ts';
import { blackHoleNotes } from './black-hole.ts';
import { canfieldNotes } from './canfield.ts';
import { challengeFreecellNotes } from './challenge-freecell.ts';
import { chessboardNotes } from './chessboard.ts';
import { curdsAndWheyNotes } from './curds-and-whey.ts';
import { doubleFreecellNotes } from './double-freecell.ts';
import { doubleKlondikeNotes } from './double-klondike.ts';
import { doubleRussianNotes } from './double-russian.ts';
import { doubleTrigonNotes } from './double-trigon.ts';
import { eightOffNotes } from './eight-off.ts';
import { eliminatorNotes } from './eliminator.ts';
import { forecellNotes } from './forecell.ts';
import { fortressPatienceNotes } from './fortress-patience.ts';
import { fortyAndEightNotes } from './forty-and-eight.ts';
import { fortyThievesNotes } from './forty-thieves.ts';
import { freecellNotes } from './freecell.ts';
import { golfWrapNotes } from './golf-wrap.ts';
import { golfNotes } from './golf.ts';
import { klondikeNotes } from './klondike.ts';
import { mazeNotes } from './maze.ts';
import { montanaNotes } from './montana.ts';
import { movingLeftNotes } from './moving-left.ts';
import { oneFoundationNotes } from './one-foundation.ts';
import { penelopesWebNotes } from './penelopes-web.ts';
import { pyramidGolfNotes } from './pyramid-golf.ts';
import { pyramidNotes } from './pyramid.ts';
import { quadrupleTrigonNotes } from './quadruple-trigon.ts';
import { quasarNotes } from './quasar.ts';
import { russianNotes } from './russian.ts';
import { seahavenTowersNotes } from './seahaven-towers.ts';
import { siegecraftNotes } from './siegecraft.ts';
import { sixSixNotes } from './six-six.ts';
import { storehouseNotes } from './storehouse.ts';
import { stripteaseNotes } from './striptease.ts';
import { strongholdNotes } from './stronghold.ts';
import { tenByOneNotes } from './ten-by-one.ts';
import { tetrapeaksNotes } from './tetrapeaks.ts';
import { thievesAndKingsNotes } from './thieves-and-kings.ts';
import { trailNotes } from './trail.ts';
import { trigonLeftNotes } from './trigon-left.ts';
import { trigonNotes } from './trigon.ts';
import { tripeaksGardenNotes } from './tripeaks-garden.ts';
import { tripeaksNotes } from './tripeaks.ts';
import { tripleRussianNotes } from './triple-russian.ts';
import { tuxedoNotes } from './tuxedo.ts';
import { wormHoleNotes } from './worm-hole.ts';
import { yukonNotes } from './yukon.ts';
import { kingAlbertNotes } from './king-albert.ts';
import { raglanNotes } from './raglan.ts';
import { somersetNotes } from './somerset.ts';
import { flowerGardenNotes } from './flower-garden.ts';
import { stonewallNotes } from './stonewall.ts';
import { northwestTerritoryNotes } from './northwest-territory.ts';
import { americanCanisterNotes } from './american-canister.ts';
import { britishCanisterNotes } from './british-canister.ts';
import { thirtyNotes } from './thirty.ts';
import { thirtySixNotes } from './thirty-six.ts';
import { spanishPatienceNotes } from './spanish-patience.ts';
import { fanPatienceNotes } from './fan-patience.ts';
import { scotchPatienceNotes } from './scotch-patience.ts';
import { boxFanNotes } from './box-fan.ts';
import { alphaStarNotes } from './alpha-star.ts';
import { deltaStarNotes } from './delta-star.ts';
import { bisleyNotes } from './bisley.ts';
import { westcliffNotes } from './westcliff.ts';
import { easthavenNotes } from './easthaven.ts';
import { saratogaNotes } from './saratoga.ts';
import { athenaNotes } from './athena.ts';
import { auntMaryNotes } from './aunt-mary.ts';
import { goldMineNotes } from './gold-mine.ts';
import { bigHarpNotes } from './big-harp.ts';
import { gypsyNotes } from './gypsy.ts';
import { alaskaNotes } from './alaska.ts';
import { odessaNotes } from './odessa.ts';
import { australianPatienceNotes } from './australian-patience.ts';
import { tenAcrossNotes } from './ten-across.ts';
import { doubleYukonNotes } from './double-yukon.ts';
import { limitedNotes } from './limited.ts';
import { lucasNotes } from './lucas.ts';
import { mariaNotes } from './maria.ts';
import { rankAndFileNotes } from './rank-and-file.ts';
import { numberTenNotes } from './number-ten.ts';
import { redAndBlackNotes } from './red-and-black.ts';
import { deucesNotes } from './deuces.ts';
import { busyAcesNotes } from './busy-aces.ts';
import { congressNotes } from './congress.ts';
import { backboneNotes } from './backbone.ts';
import { carpetNotes } from './carpet.ts';
import { grandfathersClockNotes } from './grandfathers-clock.ts';
import { fourSeasonsNotes } from './four-seasons.ts';
import { kansasNotes } from './kansas.ts';
import { gizaNotes } from './giza.ts';
import { fourteenOutNotes } from './fourteen-out.ts';
import { auldLangSyneNotes } from './auld-lang-syne.ts';
import { scorpionNotes } from './scorpion.ts';
import { fortunesNotes } from './fortunes.ts';
import { alternationNotes } from './alternation.ts';
import { agnesSorelNotes } from './agnes-sorel.ts';
import { americanToadNotes } from './american-toad.ts';
import { bearRiverNotes } from './bear-river.ts';
import { penguinNotes } from './penguin.ts';
import { shamrocksNotes } from './shamrocks.ts';
import { thumbAndPouchNotes } from './thumb-and-pouch.ts';
import { spiderNotes } from './spider.ts';
import { spideretteNotes } from './spiderette.ts';
import { willOTheWispNotes } from './will-o-the-wisp.ts';
import { simpleSimonNotes } from './simple-simon.ts';
import { mrsMopNotes } from './mrs-mop.ts';
import { duchessNotes } from './duchess.ts';
import { bakersDozenNotes } from './bakers-dozen.ts';
import { goodMeasureNotes } from './good-measure.ts';
import { whiteheadNotes } from './whitehead.ts';
import { cruelNotes } from './cruel.ts';
import { perseveranceNotes } from './perseverance.ts';
import { laBelleLucieNotes } from './la-belle-lucie.ts';
import { trefoilNotes } from './trefoil.ts';
import { fortunesFavorNotes } from './fortunes-favor.ts';
import { thirteensNotes } from './thirteens.ts';
import { royalCotillionNotes } from './royal-cotillion.ts';
import { calculationNotes } from './calculation.ts';
import { sirTommyNotes } from './sir-tommy.ts';
import { nestorNotes } from './nestor.ts';
import { bristolNotes } from './bristol.ts';
import { agnesBernauerNotes } from './agnes-bernauer.ts';
import { simplePairsNotes } from './simple-pairs.ts';
import { accordionNotes } from './accordion.ts';
import { lateBindingNotes } from './late-binding.ts';

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
  freecellNotes,
  bakersGameNotes,
  eightOffNotes,
  seahavenTowersNotes,
  forecellNotes,
  challengeFreecellNotes,
  doubleFreecellNotes,
  tuxedoNotes,
  wormHoleNotes,
  siegecraftNotes,
  strongholdNotes,
  penelopesWebNotes,
  fortressPatienceNotes,
  chessboardNotes,
  tenByOneNotes,
  yukonNotes,
  kingAlbertNotes,
  raglanNotes,
  somersetNotes,
  flowerGardenNotes,
  stonewallNotes,
  northwestTerritoryNotes,
  americanCanisterNotes,
  britishCanisterNotes,
  thirtyNotes,
  thirtySixNotes,
  spanishPatienceNotes,
  fanPatienceNotes,
  scotchPatienceNotes,
  boxFanNotes,
  alphaStarNotes,
  deltaStarNotes,
  bisleyNotes,
  ...trailNotes,
  westcliffNotes,
  easthavenNotes,
  saratogaNotes,
  athenaNotes,
  auntMaryNotes,
  goldMineNotes,
  bigHarpNotes,
  gypsyNotes,
  alaskaNotes,
  odessaNotes,
  australianPatienceNotes,
  tenAcrossNotes,
  doubleYukonNotes,
  limitedNotes,
  lucasNotes,
  mariaNotes,
  rankAndFileNotes,
  numberTenNotes,
  redAndBlackNotes,
  deucesNotes,
  busyAcesNotes,
  congressNotes,
  backboneNotes,
  carpetNotes,
  grandfathersClockNotes,
  fourSeasonsNotes,
  kansasNotes,
  gizaNotes,
  fourteenOutNotes,
  auldLangSyneNotes,
  scorpionNotes,
  alternationNotes,
  fortunesNotes,
  agnesSorelNotes,
  americanToadNotes,
  duchessNotes,
  bakersDozenNotes,
  goodMeasureNotes,
  whiteheadNotes,
  cruelNotes,
  perseveranceNotes,
  laBelleLucieNotes,
  trefoilNotes,
  bearRiverNotes,
  penguinNotes,
  shamrocksNotes,
  thumbAndPouchNotes,
  spiderNotes,
  spideretteNotes,
  willOTheWispNotes,
  simpleSimonNotes,
  mrsMopNotes,
  fortunesFavorNotes,
  thirteensNotes,
  royalCotillionNotes,
  calculationNotes,
  sirTommyNotes,
  simplePairsNotes,
  nestorNotes,
  bristolNotes,
  agnesBernauerNotes,
  montanaNotes,
  mazeNotes,
  accordionNotes,
  lateBindingNotes,
];

const english: NoteLanguage = (notes) => notes;

/** The notes on a game, or null if there are none. */
export const findNotes = (game: string, language = english): GameNotes | null => {
  const found = all.find((notes) => notes.of === game);
  return found === undefined ? null : language(found);
};

export type { GameNotes, NoteLanguage } from './note.ts';
