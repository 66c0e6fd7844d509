/** The atlas: all lines in the order of the catalogue, all claims judged by them, and what was found. Plain data. */
import { games } from '@cairn/games';
import { SEED_CLAIMS } from './claims.ts';
import { difficulties, type Difficulty } from './difficulty.ts';
import type { Entry } from './entry.ts';
import { FINDINGS } from './findings.ts';
import { judge, type Claim, type Judgement, type Said } from './judge.ts';
import { publishedClaims } from './published.ts';

export interface JudgedClaim extends Omit<Claim, 'compare'> {
  readonly gameTitle: string;
  readonly judgement: Judgement;
  /** Our line it was held against. */
  readonly ours: string | null;
}

export interface Atlas {
  readonly entries: readonly Entry[];
  readonly difficulties: readonly Difficulty[];
  readonly claims: readonly JudgedClaim[];
  readonly published: readonly JudgedClaim[];
  readonly findings: readonly Said[];
}

const ORDER = new Map(games.map(({ id }, i) => [id, i]));

/** Of lines with the same id the one that says most counts: with the narrower interval, undecided deals in it. */
export const makeAtlas = async (lines: readonly Entry[]): Promise<Atlas> => {
  const byId = new Map<string, Entry>();
  for (const line of lines) {
    const other = byId.get(line.id);
    if (other === undefined || line.high - line.low < other.high - other.low) byId.set(line.id, line);
  }
  const place = ({ game }: Entry): number => ORDER.get(game) ?? ORDER.size;
  const entries = [...byId.values()].toSorted((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1));
  const judged = ({ compare, ...claim }: Claim): JudgedClaim => {
    const judgement = judge({ ...claim, compare }, byId);
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
    findings: FINDINGS.filter(({ on }) => on.every((id) => byId.has(id))).map(({ says }) => says),
  };
};
