/** Notes on games in German. They are as long as the English ones, so nobody but who reads them should fetch them. */
import { retold, type NoteLanguage, type NoteTexts } from '../note.ts';
import { acesUpGerman } from './aces-up.ts';
import { aliBabaGerman } from './ali-baba.ts';
import { allInARowGerman } from './all-in-a-row.ts';
import { antsGerman } from './ants.ts';
import { bakersGameGerman } from './bakers-game.ts';
import { barbershopQuintetGerman } from './barbershop-quintet.ts';
import { beleagueredCastleGerman } from './beleaguered-castle.ts';
import { blackHoleGerman } from './black-hole.ts';
import { canfieldGerman } from './canfield.ts';
import { challengeFreecellGerman } from './challenge-freecell.ts';
import { chessboardGerman } from './chessboard.ts';
import { curdsAndWheyGerman } from './curds-and-whey.ts';
import { doubleFreecellGerman } from './double-freecell.ts';
import { doubleKlondikeGerman } from './double-klondike.ts';
import { doubleRussianGerman } from './double-russian.ts';
import { doubleTrigonGerman } from './double-trigon.ts';
import { eightOffGerman } from './eight-off.ts';
import { eliminatorGerman } from './eliminator.ts';
import { forecellGerman } from './forecell.ts';
import { fortressPatienceGerman } from './fortress-patience.ts';
import { fortyAndEightGerman } from './forty-and-eight.ts';
import { fortyThievesGerman } from './forty-thieves.ts';
import { freecellGerman } from './freecell.ts';
import { golfWrapGerman } from './golf-wrap.ts';
import { golfGerman } from './golf.ts';
import { klondikeGerman } from './klondike.ts';
import { mazeGerman } from './maze.ts';
import { montanaGerman } from './montana.ts';
import { movingLeftGerman } from './moving-left.ts';
import { oneFoundationGerman } from './one-foundation.ts';
import { penelopesWebGerman } from './penelopes-web.ts';
import { pyramidGolfGerman } from './pyramid-golf.ts';
import { pyramidGerman } from './pyramid.ts';
import { quadrupleTrigonGerman } from './quadruple-trigon.ts';
import { quasarGerman } from './quasar.ts';
import { russianGerman } from './russian.ts';
import { seahavenTowersGerman } from './seahaven-towers.ts';
import { siegecraftGerman } from './siegecraft.ts';
import { sixSixGerman } from './six-six.ts';
import { storehouseGerman } from './storehouse.ts';
import { stripteaseGerman } from './striptease.ts';
import { strongholdGerman } from './stronghold.ts';
import { tenByOneGerman } from './ten-by-one.ts';
import { tetrapeaksGerman } from './tetrapeaks.ts';
import { thievesAndKingsGerman } from './thieves-and-kings.ts';
import { trailGerman } from './trail.ts';
import { trigonLeftGerman } from './trigon-left.ts';
import { trigonGerman } from './trigon.ts';
import { tripeaksGardenGerman } from './tripeaks-garden.ts';
import { tripeaksGerman } from './tripeaks.ts';
import { tripleRussianGerman } from './triple-russian.ts';
import { tuxedoGerman } from './tuxedo.ts';
import { wormHoleGerman } from './worm-hole.ts';
import { yukonGerman } from './yukon.ts';
import { kingAlbertGerman } from './king-albert.ts';
import { raglanGerman } from './raglan.ts';
import { somersetGerman } from './somerset.ts';
import { flowerGardenGerman } from './flower-garden.ts';
import { stonewallGerman } from './stonewall.ts';
import { northwestTerritoryGerman } from './northwest-territory.ts';
import { americanCanisterGerman } from './american-canister.ts';
import { britishCanisterGerman } from './british-canister.ts';
import { thirtyGerman } from './thirty.ts';
import { thirtySixGerman } from './thirty-six.ts';
import { spanishPatienceGerman } from './spanish-patience.ts';
import { fanPatienceGerman } from './fan-patience.ts';
import { scotchPatienceGerman } from './scotch-patience.ts';
import { boxFanGerman } from './box-fan.ts';
import { alphaStarGerman } from './alpha-star.ts';
import { deltaStarGerman } from './delta-star.ts';
import { bisleyGerman } from './bisley.ts';
import { westcliffGerman } from './westcliff.ts';
import { easthavenGerman } from './easthaven.ts';
import { saratogaGerman } from './saratoga.ts';
import { athenaGerman } from './athena.ts';
import { auntMaryGerman } from './aunt-mary.ts';
import { goldMineGerman } from './gold-mine.ts';
import { bigHarpGerman } from './big-harp.ts';
import { gypsyGerman } from './gypsy.ts';
import { alaskaGerman } from './alaska.ts';
import { odessaGerman } from './odessa.ts';
import { australianPatienceGerman } from './australian-patience.ts';
import { tenAcrossGerman } from './ten-across.ts';
import { doubleYukonGerman } from './double-yukon.ts';
import { limitedGerman } from './limited.ts';
import { lucasGerman } from './lucas.ts';
import { mariaGerman } from './maria.ts';
import { rankAndFileGerman } from './rank-and-file.ts';
import { numberTenGerman } from './number-ten.ts';
import { redAndBlackGerman } from './red-and-black.ts';
import { deucesGerman } from './deuces.ts';
import { busyAcesGerman } from './busy-aces.ts';
import { congressGerman } from './congress.ts';
import { backboneGerman } from './backbone.ts';
import { carpetGerman } from './carpet.ts';
import { grandfathersClockGerman } from './grandfathers-clock.ts';
import { fourSeasonsGerman } from './four-seasons.ts';
import { kansasGerman } from './kansas.ts';
import { gizaGerman } from './giza.ts';
import { fourteenOutGerman } from './fourteen-out.ts';
import { auldLangSyneGerman } from './auld-lang-syne.ts';
import { scorpionGerman } from './scorpion.ts';
import { fortunesGerman } from './fortunes.ts';
import { alternationGerman } from './alternation.ts';
import { agnesSorelGerman } from './agnes-sorel.ts';
import { americanToadGerman } from './american-toad.ts';
import { bearRiverGerman } from './bear-river.ts';
import { penguinGerman } from './penguin.ts';
import { shamrocksGerman } from './shamrocks.ts';
import { thumbAndPouchGerman } from './thumb-and-pouch.ts';
import { spiderGerman } from './spider.ts';
import { spideretteGerman } from './spiderette.ts';
import { willOTheWispGerman } from './will-o-the-wisp.ts';
import { simpleSimonGerman } from './simple-simon.ts';
import { mrsMopGerman } from './mrs-mop.ts';
import { duchessGerman } from './duchess.ts';
import { bakersDozenGerman } from './bakers-dozen.ts';
import { goodMeasureGerman } from './good-measure.ts';
import { whiteheadGerman } from './whitehead.ts';
import { cruelGerman } from './cruel.ts';
import { perseveranceGerman } from './perseverance.ts';
import { laBelleLucieGerman } from './la-belle-lucie.ts';
import { trefoilGerman } from './trefoil.ts';
import { fortunesFavorGerman } from './fortunes-favor.ts';
import { thirteensGerman } from './thirteens.ts';
import { royalCotillionGerman } from './royal-cotillion.ts';
import { calculationGerman } from './calculation.ts';
import { sirTommyGerman } from './sir-tommy.ts';
import { nestorGerman } from './nestor.ts';
import { bristolGerman } from './bristol.ts';
import { agnesBernauerGerman } from './agnes-bernauer.ts';
import { simplePairsGerman } from './simple-pairs.ts';
import { accordionGerman } from './accordion.ts';
import { lateBindingGerman } from './late-binding.ts';

/** All there are, as they are written. */
export const germanTexts: readonly NoteTexts[] = [
  acesUpGerman,
  aliBabaGerman,
  allInARowGerman,
  antsGerman,
  barbershopQuintetGerman,
  beleagueredCastleGerman,
  blackHoleGerman,
  canfieldGerman,
  curdsAndWheyGerman,
  doubleKlondikeGerman,
  doubleRussianGerman,
  doubleTrigonGerman,
  eliminatorGerman,
  fortyAndEightGerman,
  fortyThievesGerman,
  golfGerman,
  golfWrapGerman,
  klondikeGerman,
  movingLeftGerman,
  oneFoundationGerman,
  pyramidGerman,
  pyramidGolfGerman,
  quadrupleTrigonGerman,
  quasarGerman,
  russianGerman,
  sixSixGerman,
  storehouseGerman,
  stripteaseGerman,
  tetrapeaksGerman,
  thievesAndKingsGerman,
  ...trailGerman,
  trigonGerman,
  trigonLeftGerman,
  tripeaksGerman,
  tripeaksGardenGerman,
  tripleRussianGerman,
  freecellGerman,
  bakersGameGerman,
  eightOffGerman,
  seahavenTowersGerman,
  forecellGerman,
  challengeFreecellGerman,
  doubleFreecellGerman,
  tuxedoGerman,
  wormHoleGerman,
  siegecraftGerman,
  strongholdGerman,
  penelopesWebGerman,
  fortressPatienceGerman,
  chessboardGerman,
  tenByOneGerman,
  yukonGerman,
  kingAlbertGerman,
  raglanGerman,
  somersetGerman,
  flowerGardenGerman,
  stonewallGerman,
  northwestTerritoryGerman,
  americanCanisterGerman,
  britishCanisterGerman,
  thirtyGerman,
  thirtySixGerman,
  spanishPatienceGerman,
  fanPatienceGerman,
  scotchPatienceGerman,
  boxFanGerman,
  alphaStarGerman,
  deltaStarGerman,
  bisleyGerman,
  westcliffGerman,
  easthavenGerman,
  saratogaGerman,
  athenaGerman,
  auntMaryGerman,
  goldMineGerman,
  bigHarpGerman,
  gypsyGerman,
  alaskaGerman,
  odessaGerman,
  australianPatienceGerman,
  tenAcrossGerman,
  doubleYukonGerman,
  limitedGerman,
  lucasGerman,
  mariaGerman,
  rankAndFileGerman,
  numberTenGerman,
  redAndBlackGerman,
  deucesGerman,
  busyAcesGerman,
  congressGerman,
  backboneGerman,
  carpetGerman,
  grandfathersClockGerman,
  fourSeasonsGerman,
  kansasGerman,
  gizaGerman,
  fourteenOutGerman,
  auldLangSyneGerman,
  scorpionGerman,
  alternationGerman,
  fortunesGerman,
  agnesSorelGerman,
  americanToadGerman,
  duchessGerman,
  bakersDozenGerman,
  goodMeasureGerman,
  whiteheadGerman,
  cruelGerman,
  perseveranceGerman,
  laBelleLucieGerman,
  trefoilGerman,
  bearRiverGerman,
  penguinGerman,
  shamrocksGerman,
  thumbAndPouchGerman,
  spiderGerman,
  spideretteGerman,
  willOTheWispGerman,
  simpleSimonGerman,
  mrsMopGerman,
  fortunesFavorGerman,
  thirteensGerman,
  royalCotillionGerman,
  calculationGerman,
  sirTommyGerman,
  simplePairsGerman,
  nestorGerman,
  bristolGerman,
  agnesBernauerGerman,
  montanaGerman,
  mazeGerman,
  accordionGerman,
  lateBindingGerman,
];

/** German notes; those on a game that has none stay English. */
export const germanNotes: NoteLanguage = (notes) => {
  const texts = germanTexts.find(({ of }) => of === notes.of);
  return texts === undefined ? notes : retold(notes, texts);
};
