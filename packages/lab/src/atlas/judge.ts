/**
 * What somebody says of a game, and whether our figures agree. A share agrees when its interval and ours have something
 * in common; without an interval of its own it is taken to be right to its last digit. Who counts something else, or by
 * other rules, is neither right nor wrong by our figures, and is told so.
 */
import { wilson } from '@cairn/stats';
import type { Entry } from './entry.ts';

/** In both languages of Cairn. */
export interface Said {
  readonly english: string;
  readonly german: string;
}

export type Compare =
  /** The share, against a survey. */
  | { readonly kind: 'share'; readonly to: string }
  /** A share that was told roughly: so many points beside it still agree. */
  | { readonly kind: 'about'; readonly to: string; readonly within: number }
  /** What a player wins can be no more than can be won at all. */
  | { readonly kind: 'ceiling'; readonly to: string }
  /** At least this share. */
  | { readonly kind: 'over'; readonly to: string; readonly percent: number }
  /** At most this share. */
  | { readonly kind: 'under'; readonly to: string; readonly percent: number }
  /** So many points at least are lost from one survey to another. */
  | { readonly kind: 'falls'; readonly from: string; readonly to: string; readonly points: number }
  /** It cannot be compared. */
  | { readonly kind: 'other'; readonly why: Said };

export interface Claim {
  readonly game: string;
  readonly by: string;
  readonly title: string;
  readonly url: string | null;
  readonly says: Said;
  /** Null where no figure is named. */
  readonly percent: number | null;
  /** Half of a 95 % interval, in points. */
  readonly margin: number | null;
  readonly sample: number | null;
  readonly who: 'solver' | 'policy' | 'player';
  readonly information: 'open' | 'closed';
  readonly compare: Compare;
}

export type Judgement =
  | { readonly kind: 'agrees'; readonly with: string }
  /** By so many points ours is higher. */
  | { readonly kind: 'differs'; readonly with: string; readonly points: number }
  | { readonly kind: 'contradicted'; readonly with: string }
  /** No more is won than can be; nothing else can be said. */
  | { readonly kind: 'possible'; readonly with: string }
  | { readonly kind: 'impossible'; readonly with: string }
  | { readonly kind: 'other'; readonly why: Said }
  | { readonly kind: 'unmeasured' };

const SURE = 100;

/** The interval a claim leaves room for, in percent. */
const room = ({ percent, margin, sample }: Claim): readonly [low: number, high: number] => {
  const said = percent ?? 0;
  const digits = `${said}`.split('.')[1]?.length ?? 0;
  const half = 0.5 * 10 ** -digits;
  if (margin !== null) return [said - margin - half, said + margin + half];
  if (sample === null) return [said - half, said + half];
  const [low, high] = wilson(Math.round((said / SURE) * sample), sample);
  return [low * SURE - half, high * SURE + half];
};

/** A claim held against the atlas. */
export const judge = (claim: Claim, entries: ReadonlyMap<string, Entry>): Judgement => {
  const { compare } = claim;
  if (compare.kind === 'other') return { kind: 'other', why: compare.why };
  const entry = entries.get(compare.to);
  if (entry === undefined) return { kind: 'unmeasured' };
  const [low, high] = [entry.low * SURE, entry.high * SURE];
  const ours = (entry.winnable / entry.deals) * SURE;
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
      return plain(from.low * SURE - high >= compare.points);
    }
    case 'ceiling':
      return { kind: room(claim)[0] <= high ? 'possible' : 'impossible', with: entry.id };
    case 'share':
    case 'about': {
      const [least, most] = room(claim);
      const more = compare.kind === 'about' ? compare.within : 0;
      if (least - more <= high && most + more >= low) return agrees;
      return { kind: 'differs', with: entry.id, points: ours - (claim.percent ?? 0) };
    }
  }
};
