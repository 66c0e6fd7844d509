/** The measure of a board: kept since it was made, so that its numbers stay when the rules change, else as the rules say. */
import { parseDeal } from '@cairn/engine';
import { measureOf, openBoard, type Measure } from '@cairn/formats';

export interface MeasuredBoard {
  readonly game: string;
  readonly options: string;
  readonly deal: string;
  /** JSON; null: it was not kept. */
  readonly measure: string | null;
}

/** Where nothing is kept and the rules of today have no such board. */
const UNKNOWN_MEASURE: Measure = { unit: 'left', low: true, span: 1 };

export const measureOfBoard = ({ game, options, deal, measure }: MeasuredBoard): Measure => {
  if (measure !== null) return JSON.parse(measure) as Measure;
  const read = parseDeal(deal);
  if (!read.ok) return UNKNOWN_MEASURE;
  const chosen = JSON.parse(options) as Readonly<Record<string, string>>;
  const board = openBoard({ game, options: chosen, deal: read.value });
  return board.ok ? measureOf(board.value.compiled, board.value.deal) : UNKNOWN_MEASURE;
};
