/**
 * The rules of patience as pure functions: compile a definition, deal, list and make moves, score, write and parse
 * text.
 */
export {
  copyOf,
  faceOf,
  isJoker,
  isRed,
  JOKER_RANK,
  makeCard,
  makeCardOf,
  NO_SUIT,
  parseCard,
  rankLetter,
  rankOf,
  suitOf,
  type Card,
  type Rank,
  type Suit,
} from './card.ts';
export { clip, fail, failWith, fault, faultText, ok, unwrap, type Fault, type Result } from './result.ts';
export type { FaultFact } from './fault-facts.ts';
export type { RuleFaultFact } from './rule-fault-facts.ts';
export {
  GAME_SCHEMA,
  type Build,
  type DealLimits,
  type DiscardZone,
  type Empty,
  type EventDef,
  type FoundationZone,
  type GameDef,
  type Give,
  type Goal,
  type CellZone,
  type GridZone,
  type HandZone,
  type HoleZone,
  type LayoutZone,
  type OptionDef,
  type OptionValue,
  type PackDef,
  type PairBuild,
  type MatchRemoval,
  type MatchSet,
  type PairRemoval,
  type Powers,
  type Regather,
  type Preset,
  type PysolDeal,
  type Remove,
  type ReserveZone,
  type ScoreDef,
  type StepBuild,
  type StockDef,
  type RowZone,
  type TableauZone,
  type WasteZone,
  type Zone,
} from './definition/index.ts';
export {
  ENDS,
  FAMILIES,
  JOKER_PLACES,
  LENGTHS,
  LEFT_ROLES,
  ROLES,
  FILLERS,
  STOCK_SHOWN,
  UNITS,
  type Ends,
  type Family,
  type JokerPlace,
  type Filler,
  type Length,
  type Role,
  type StockShown,
  type Unit,
} from './terms.ts';
export { SUIT_FACTS, UNIT_FACTS } from './word-facts.ts';
export { unknownScore, unknownWord, type Known, type KnownFields, type Vocabulary } from './vocabulary.ts';
export type { JsonSchema } from './json-schema.ts';
export { quote, validate } from './validate.ts';
export * as schemaTypes from './schema-types.ts';
export { copyJson } from './copy.ts';
export { checkJson, type Json } from './json.ts';
export { canonical, fnv1a64 } from './hash.ts';
export { compileStandard } from './compile.ts';

export { lockersOf, locksOthers, mayKeep } from './hazards.ts';
export { compositionOf, lastUp, STANDARD_RANKS } from './count.ts';
export { checkForm, compileGame, compileTrusted } from './compile-checked.ts';
export { changedOptions, editDef, optionsOf, RULE_PARTS, SCORING, setPath } from './options.ts';
export { buildsAndRuns, coloursMatter } from './colours.ts';
export {
  isTableZone,
  dealsRows,
  drawPiles,
  rowSteps,
  type Fits,
  type Game,
  type PileRule,
  type RulesHash,
  type ZoneRule,
} from './game.ts';
export { packSize, standard, type Composition } from './pack.ts';
export { readPicture, type PicturePlace } from './picture.ts';
export {
  cairnDeal,
  dealAtOffset,
  dealAtOffsetCyclic,
  dealOfCards,
  dealPack,
  makeDeal,
  NUMBERINGS,
  parseDeal,
  type Deal,
  type DealNumber,
  type Numbering,
} from './deal.ts';
export { start, startWithPack } from './start.ts';
export {
  cardOf,
  DOWN,
  EVENT,
  isDown,
  isKnown,
  lastOf,
  MARK_BITS,
  ROUGH,
  SEEN,
  UNKNOWN,
  type Pile,
  type Position,
  type PileCard,
  type State,
  type Status,
  type View,
} from './state.ts';
export { view } from './view.ts';
export { POWERS, type Move, type Power, type Refusal } from './move.ts';
export { extending, goTogether, isPairSet, matching } from './groups.ts';
export { legalMoves, refusal } from './moves.ts';
export { apply, applyLegal } from './apply.ts';
export {
  cardsInOrder,
  goalZoneIds,
  goalZones,
  hasSuit,
  isSuit,
  isWon,
  pilesLeft,
  soleGoalZone,
} from './goal.ts';
export { progress, takesSuits, type Progress } from './progress.ts';
export { finish } from './finish.ts';
export { safeMoves } from './safe.ts';
export {
  cardByCard,
  movesCardByCard,
  netPlay,
  sequenceMoves,
  sequenceRefusal,
  singleMoves,
  type SequenceMove,
} from './sequence-moves.ts';
export { status, statusAndMoves, type StatusAndMoves } from './status.ts';
export {
  cardsCharged,
  cardsLeft,
  charge,
  isScored,
  nextPoints,
  penalty,
  finalScore,
  startTally,
  tallyMove,
  type ScoreEvent,
  type Tally,
} from './score.ts';
export { namedCard, pulledCount, pulledNames, pullsBase } from './count.ts';
export { distinctPlays } from './distinct-plays.ts';
export { countsByInterval, rankByInterval } from './interval.ts';
export { baseRankOf, openingOf, ranksTaken, rulesAt, rulesOfBase, settledRules } from './base.ts';
export { perft } from './perft.ts';
export { makeMove, parseMove } from './notation.ts';
export { lastEvent } from './events.ts';
export { makePosition, parsePosition, parseView } from './position.ts';
export { makeRecord, parseRecord, type GameRecord } from './record.ts';
export type { RecordStep } from './steps.ts';
export { recordMoves, replay, replayMoves, type Replay } from './replay.ts';
export { makeShown, parseShown, shownBy, type ActShown } from './shown.ts';
export { judge, type AcceptedMove, type Objection } from './judge.ts';
export { awaitedView, follow, type Followed } from './follow.ts';
export {
  isSealedOver,
  judgeAct,
  type ActObjection,
  type ActRefusal,
  type JudgedAct,
  type SealedAttempt,
  type SealedPolicy,
} from './sealed-acts.ts';
export {
  beginFollowed,
  followAct,
  followedStep,
  type FollowedAttempt,
  type FollowedMove,
  type FollowedSession,
  type FollowedStep,
} from './followed.ts';
export {
  begin,
  canGoForward,
  forward,
  play,
  stepAt,
  type MadeMove,
  thinSteps,
  type Session,
  type SessionStep,
} from './session.ts';
export {
  back,
  canGoBack,
  countsUndos,
  isTimeUp,
  restart,
  takeBack,
  undoRefusal,
  type DealAttempt,
  type UndoRefusal,
} from './attempt.ts';
export { isIdle } from './idle.ts';
export { isByLot, regatherRefusal, staysUsed } from './regather.ts';
export { makeLink, parseLink, type Link } from './link.ts';
