/** Makes the atlas: entries in the order of the catalogue, claims judged by them, and findings. Plain data. */
import { games } from '@cairn/games';
import type { AtlasData, AtlasEntry, JudgedClaim } from '@cairn/trials';
import { SEED_CLAIMS } from './claims.ts';
import { difficulties, type Difficulty } from './difficulty.ts';
import { FINDINGS } from './findings.ts';
import { judgeClaim, type ComparableClaim } from './judge-claim.ts';
import { publishedClaims } from './published.ts';

export interface Atlas extends AtlasData {
  readonly difficulties: readonly Difficulty[];
}

const ORDER = new Map(games.map(({ id }, i) => [id, i]));

/** Of entries with the same id the one with the narrower interval counts; undecided deals widen it. */
export const makeAtlas = async (found: readonly AtlasEntry[]): Promise<Atlas> => {
  const byId = new Map<string, AtlasEntry>();
  for (const entry of found) {
    const other = byId.get(entry.id);
    if (other === undefined || entry.high - entry.low < other.high - other.low) byId.set(entry.id, entry);
  }
  const place = ({ game }: AtlasEntry): number => ORDER.get(game) ?? ORDER.size;
  const entries = [...byId.values()].toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
  const judged = ({ compare, ...claim }: ComparableClaim): JudgedClaim => {
    const judgement = judgeClaim({ ...claim, compare }, byId);
    return {
      ...claim,
      gameTitle: games.find(({ id }) => id === claim.game)?.title ?? claim.game,
      judgement,
      ours: 'with' in judgement ? judgement.with : null,
    };
  };
  return {
    entries,
    difficulties: difficulties(byId),
    claims: SEED_CLAIMS.map(judged),
    published: (await publishedClaims()).map(judged),
    findings: FINDINGS.filter(({ on }) => on.every((id) => byId.has(id))).map(({ headline, says }) => ({
      headline,
      says,
    })),
  };
};
