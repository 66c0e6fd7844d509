/**
 * Games of open columns and free places: FreeCell, Baker's Game, Seahaven Towers, King Albert, Fan … The search is in
 * core/, which is compiled to WebAssembly as well.
 */
import { ONLY_WINS, type Kernel } from '../../contract/kernel.ts';
import { Pool } from '../../memory/pool.ts';
import { dealReader, type CellsDeal } from './deal.ts';
import { PlainCellsMachine, type CellsMachine } from './machine.ts';
import { CELLS_WORDS, readCellsRules, type CellsRules } from './rules.ts';
import { CellsSearch, FIRST_ROOM } from './search.ts';
import { pruningOf, writeDeal, writeRules, type CellsPruning } from './tables.ts';
import { wasmCellsMachine } from './wasm-machine.ts';
import { weightsOf, type Weights } from './weights.ts';
import { LineWriter } from './write-line.ts';

const machines = new Pool<CellsMachine>(() => wasmCellsMachine() ?? new PlainCellsMachine());

/** What tests change. */
export interface CellsSetting {
  readonly machines: Pool<CellsMachine>;
  readonly weights: (rules: CellsRules) => Weights;
  /** Words of the first pool. */
  readonly room: number;
  /** What is left out of the search. */
  readonly pruning: (rules: CellsRules) => CellsPruning;
  /** Bytes of tables, where the budget has more. */
  readonly bytes: number;
}

const SETTING: CellsSetting = {
  machines,
  weights: weightsOf,
  room: FIRST_ROOM,
  pruning: pruningOf,
  bytes: Infinity,
};

export const cellsKernelWith = (changed: Partial<CellsSetting>): Kernel => {
  const { machines: pool, weights, room, pruning, bytes: most } = { ...SETTING, ...changed };
  return {
    name: 'cells',
    knows: CELLS_WORDS,
    scores: null,
    fit: (game) => {
      const rules = readCellsRules(game);
      if (typeof rules === 'string') return rules;
      const read = dealReader(game, rules);
      const own = weights(rules);
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
              if (machine.cards !== deal.cards) writeRules(words, rules, deal, own, pruning(rules));
              machine.cards = deal.cards;
              writeDeal(words, deal, own);
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
