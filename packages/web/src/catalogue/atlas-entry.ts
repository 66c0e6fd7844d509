/** The measured rates of a game under its rules, from the atlas. */
import { changedOptions, type Game } from '@cairn/engine';
import type { AtlasData, AtlasEntry } from '@cairn/trials';
import { useEffect, useState } from 'preact/hooks';
import { fetchAtlas } from './atlas-data.ts';

export interface MeasuredRates {
  /** How often it can be won. */
  readonly solver: AtlasEntry;
  /** How often a careless player wins it; null if not measured. */
  readonly careless: AtlasEntry | null;
  /** How often somebody wins it who always follows the hints; null if not measured. */
  readonly advised: AtlasEntry | null;
}

/** Null for rules that are not measured. */
export const ratesIn = ({ entries }: AtlasData, game: Game): MeasuredRates | null => {
  const options = changedOptions(game.base, game.options);
  const same = entries.filter(
    (entry) =>
      entry.game === game.id &&
      entry.numbers === 'cairn' &&
      Object.keys({ ...entry.options, ...options }).every((name) => entry.options[name] === options[name]),
  );
  const solver = same.find(({ goal }) => goal === 'win');
  if (solver === undefined) return null;
  const playedBy = (name: string): AtlasEntry | null => same.find(({ policy }) => policy === name) ?? null;
  return { solver, careless: playedBy('greedy'), advised: playedBy('coach') };
};

/** Null until the atlas is loaded, without a network, and for rules that are not measured. */
export const useMeasuredRates = (game: Game | null): MeasuredRates | null => {
  const [data, setData] = useState<AtlasData | null>(null);
  useEffect(() => void fetchAtlas().then(setData, () => undefined), []);
  return data === null || game === null ? null : ratesIn(data, game);
};
