/**
 * The games on which the adviser was judged. The solver's list has only hashes of rules, so the rules of the catalogue are
 * compiled until all of them are found: games as they are, then presets, then games with one option chosen. That is done once,
 * a few games at a time, because the page is on the screen meanwhile.
 */
import { compileTrusted, optionsOf, type Game, type GameDef } from '@cairn/engine';
import { games, presets } from '@cairn/games';
import { judgedNumbers, type JudgedNumbers } from '@cairn/solver';
import { pageWords } from '../../i18n/pages.ts';
import { lazyModule } from '../../platform/lazy-module.ts';
import { yieldToMain } from '../../platform/yield-to-main.ts';
import { gameName } from './game-name.ts';

export interface JudgedGame extends JudgedNumbers {
  /** In the language of the page. */
  readonly name: string;
}

export const JUDGED = judgedNumbers();

interface Candidate {
  readonly def: GameDef;
  readonly options: Readonly<Record<string, string>>;
  /** Null: it is named by its rules. */
  readonly title: string | null;
}

function* candidates(): Generator<Candidate> {
  for (const def of games) yield { def, options: {}, title: null };
  const byId = new Map(games.map((def) => [def.id, def]));
  for (const { of, options, title } of presets) {
    const def = byId.get(of);
    if (def !== undefined) yield { def, options, title };
  }
  for (const def of games)
    for (const [name, { standard, values }] of Object.entries(optionsOf(def)))
      for (const value of Object.keys(values))
        if (value !== standard) yield { def, options: { [name]: value }, title: null };
}

/** Milliseconds of work between two looks at what else the page has to do. */
const SLICE_MS = 10;

const named = lazyModule(async (): Promise<ReadonlyMap<string, Candidate & { readonly game: Game }>> => {
  const wanted = new Set(JUDGED.map(({ rules }) => rules));
  const found = new Map<string, Candidate & { readonly game: Game }>();
  let from = performance.now();
  for (const candidate of candidates()) {
    if (found.size === wanted.size) break;
    if (performance.now() - from > SLICE_MS) {
      await yieldToMain();
      from = performance.now();
    }
    const game = compileTrusted(candidate.def, candidate.options);
    if (!game.ok || !wanted.has(game.value.rules) || found.has(game.value.rules)) continue;
    found.set(game.value.rules, { ...candidate, game: game.value });
  }
  return found;
});

/** Those whose rules are in the catalogue, by their names. */
export const judgedGames = async (): Promise<readonly JudgedGame[]> => {
  const byRules = await named.get();
  return JUDGED.flatMap((judged): readonly JudgedGame[] => {
    const found = byRules.get(judged.rules);
    if (found === undefined) return [];
    const { title, game } = found;
    return [{ ...judged, name: title === null ? gameName(game) : pageWords.titled(title) }];
  }).toSorted((a, b) => a.name.localeCompare(b.name));
};

/** All games together: each estimate counts the same. */
export const judgedTogether = (judged: readonly JudgedNumbers[]): Omit<JudgedNumbers, 'rules'> => {
  const sums = Array.from({ length: 10 }, () => ({ said: 0, won: 0, count: 0 }));
  for (const { tenths } of judged)
    for (const { said, won, count } of tenths) {
      const sum = sums[Math.min(9, Math.floor(10 * said))];
      if (sum === undefined) continue;
      sum.said += said * count;
      sum.won += won * count;
      sum.count += count;
    }
  const tenths = sums
    .filter(({ count }) => count > 0)
    .map(({ said, won, count }) => ({ said: said / count, won: won / count, count }));
  return { deals: judged.reduce((sum, { deals }) => sum + deals, 0), tenths };
};
