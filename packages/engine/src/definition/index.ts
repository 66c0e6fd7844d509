/** The vocabulary of games: types, and the schema that checks definitions from outside. */
export { GAME_SCHEMA, type GameDef, type OptionDef, type OptionValue, type Preset } from './game.ts';
export type { PackDef, PysolDeal } from './pack.ts';
export type {
  DealLimits,
  EventDef,
  Goal,
  MatchRemoval,
  MatchSet,
  PairRemoval,
  Powers,
  Regather,
  Remove,
  StockDef,
} from './play.ts';
export type { ScoreDef } from './score.ts';
export type {
  Build,
  CellZone,
  GridZone,
  DiscardZone,
  Empty,
  FoundationZone,
  Give,
  HandZone,
  HoleZone,
  LayoutZone,
  PairBuild,
  ReserveZone,
  StepBuild,
  RowZone,
  TableauZone,
  WasteZone,
  Zone,
} from './zones.ts';
