/**
 * Judges a claim about a game by our figures. A share agrees if its interval and ours overlap; a share without an
 * interval is taken as exact to its last digit. Claims about other rules or quantities are "not comparable".
 */
import { wilson } from '@cairn/stats';
import type { AtlasEntry, Claim, Judgement, LocalizedText } from '@cairn/trials';

export type Compare =
  /** A share, compared with that of an entry. */
  | { readonly kind: 'share'; readonly to: string }
  /** A rough share: it agrees if the difference is at most this many points. */
  | { readonly kind: 'about'; readonly to: string; readonly within: number }
  /** What players win, which can be no more than can be won. */
  | { readonly kind: 'ceiling'; readonly to: string }
  /** At least this share. */
  | { readonly kind: 'over'; readonly to: string; readonly percent: number }
  /** At most this share. */
  | { readonly kind: 'under'; readonly to: string; readonly percent: number }
  /** The share falls by at least this many points from one entry to another. */
  | { readonly kind: 'falls'; readonly from: string; readonly to: string; readonly points: number }
  /** The claim is not comparable. */
  | { readonly kind: 'other'; readonly why: LocalizedText };

/** A claim, and how it is compared. */
export interface ComparableClaim extends Claim {
  readonly compare: Compare;
}

const PERCENT = 100;

/** The interval of a claim, in percent. */
const intervalOf = ({ percent, margin, sample }: Claim): readonly [low: number, high: number] => {
  const said = percent ?? 0;
  const digits = `${said}`.split('.')[1]?.length ?? 0;
  const half = 0.5 * 10 ** -digits;
  if (margin !== null) return [said - margin - half, said + margin + half];
  if (sample === null) return [said - half, said + half];
  const [low, high] = wilson(Math.round((said / PERCENT) * sample), sample);
  return [low * PERCENT - half, high * PERCENT + half];
};

/** By how many points ours is higher than a claim at least, or lower if less than 0: undecided deals may be won or not. */
const pointsFrom = (percent: number, { winnable, unknown, deals }: AtlasEntry): number => {
  const least = (winnable / deals) * PERCENT;
  const most = ((winnable + unknown) / deals) * PERCENT;
  return Math.max(least, Math.min(most, percent)) - percent;
};

/** Compares a claim with the entries of the atlas. */
export const judgeClaim = (claim: ComparableClaim, entries: ReadonlyMap<string, AtlasEntry>): Judgement => {
  const { compare } = claim;
  if (compare.kind === 'other') return { kind: 'other', why: compare.why };
  const entry = entries.get(compare.to);
  if (entry === undefined) return { kind: 'unmeasured' };
  const [low, high] = [entry.low * PERCENT, entry.high * PERCENT];
  const agrees = { kind: 'agrees', with: entry.id } as const;
  const plain = (fits: boolean): Judgement => (fits ? agrees : { kind: 'contradicted', with: entry.id });
  switch (compare.kind) {
    case 'over':
      return plain(high >= compare.percent);
    case 'under':
      return plain(low <= compare.percent);
    case 'falls': {
      const from = entries.get(compare.from);
      if (from === undefined) return { kind: 'unmeasured' };
      return plain(from.low * PERCENT - high >= compare.points);
    }
    case 'ceiling':
      return { kind: intervalOf(claim)[0] <= high ? 'possible' : 'impossible', with: entry.id };
    case 'share':
    case 'about': {
      const [least, most] = intervalOf(claim);
      const more = compare.kind === 'about' ? compare.within : 0;
      if (least - more <= high && most + more >= low) return agrees;
      return { kind: 'differs', with: entry.id, points: pointsFrom(claim.percent ?? 0, entry) };
    }
  }
};
