/** The entries of the atlas as its charts show them: a row for each game, and the steps of each option. */
import type { AtlasEntry } from './atlas-data.ts';

/** A game by its standard rules. */
export interface AtlasRow {
  readonly game: string;
  readonly title: string;
  readonly solver: AtlasEntry;
  /** The player `greedy`, who sees only what a player sees; null if not measured. */
  readonly careless: AtlasEntry | null;
}

const isWinRate = ({ goal, numbers }: AtlasEntry): boolean => goal === 'win' && numbers === 'cairn';

/** In the order of the entries. */
export const atlasRows = (entries: readonly AtlasEntry[]): readonly AtlasRow[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries
    .filter((entry) => isWinRate(entry) && entry.rules.length === 0)
    .map((solver) => ({
      game: solver.game,
      title: solver.title,
      solver,
      careless: byId.get(`${solver.game}-greedy`) ?? null,
    }));
};

/** What one option of a game is worth: its measured values, the hardest first. */
export interface RuleLadder {
  readonly game: string;
  readonly title: string;
  readonly option: string;
  /** `value` is null for the standard rules. */
  readonly steps: readonly { readonly value: string | null; readonly entry: AtlasEntry }[];
}

export const ruleLadders = (entries: readonly AtlasEntry[]): readonly RuleLadder[] =>
  atlasRows(entries).flatMap(({ game, title, solver }) => {
    const changed = entries.filter(
      (entry) => isWinRate(entry) && entry.game === game && entry.rules.length === 1,
    );
    const options = new Set(changed.map(({ rules }) => rules[0]?.[0] ?? ''));
    return [...options].map((option) => {
      const values = changed.filter(({ rules }) => rules[0]?.[0] === option);
      const steps = [
        { value: null, entry: solver },
        ...values.map((entry) => ({ value: entry.rules[0]?.[1] ?? '', entry })),
      ];
      return { game, title, option, steps: steps.toSorted((a, b) => a.entry.low - b.entry.low) };
    });
  });
