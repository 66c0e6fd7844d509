/**
 * Games of open columns and free places: FreeCell, Baker's Game, Seahaven Towers, King Albert, Fan … The search is in
 * core/, which is compiled to WebAssembly as well.
 */
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { dealReader, type CellsDeal } from './deal.ts';
import { PlainCellsMachine, type CellsMachine } from './machine.ts';
import { mergesPlaces } from './loose-cards.ts';
import { CELLS_WORDS, readCellsRules, type CellsRules } from './rules.ts';
import { CellsSearch, FIRST_ROOM } from './search.ts';
import { writeDeal, writeRules } from './tables.ts';
import { wasmCellsMachine } from './wasm-machine.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { LineWriter } from './write-line.ts';

const machines = new Pool<CellsMachine>(() => wasmCellsMachine() ?? new PlainCellsMachine());

/** What tests change. */
export interface CellsSetting {
  readonly machines: Pool<CellsMachine>;
  readonly weights: Weights;
  /** Words of the first pool. */
  readonly room: number;
  /** Whether cells and empty columns are one kind of place. */
  readonly merges: (rules: CellsRules) => boolean;
  /** Bytes of tables, where the budget has more. */
  readonly bytes: number;
}

const SETTING: CellsSetting = {
  machines,
  weights: WEIGHTS,
  room: FIRST_ROOM,
  merges: mergesPlaces,
  bytes: Infinity,
};

export const cellsKernelWith = (changed: Partial<CellsSetting>): Kernel => {
  const { machines: pool, weights, room, merges, bytes: most } = { ...SETTING, ...changed };
  return {
    name: 'cells',
    knows: CELLS_WORDS,
    scores: null,
    fit: (game) => {
      const rules = readCellsRules(game);
      if (typeof rules === 'string') return rules;
      const read = dealReader(game, rules);
      return {
        open: (state, ask, { bytes }) => {
          if (ask !== 'win') return ONLY_WINS;
          const deal: CellsDeal | null = read(state);
          if (deal === null) return 'there is no base rank yet, or no play leads to this position';
          const machine = pool.take();
          return new CellsSearch(
            machine,
            Math.min(bytes, most),
            room,
            (words) => {
              writeRules(words, rules, deal, weights, merges(rules));
              writeDeal(words, deal, weights);
            },
            (steps) => new LineWriter(game, state, deal.cards, rules).write(steps),
            () => pool.give(machine),
          );
        },
      };
    },
  };
};

export const cellsKernel = cellsKernelWith({});
