/** The time in which a contest can be played. All times are milliseconds since 1970 UTC, by the server's clock. */

export interface OpenWindow {
  /** The first millisecond in which it is open. */
  readonly opens: number;
  /** The first millisecond after it. */
  readonly closes: number;
}

export type Phase = 'coming' | 'open' | 'closed';

/** Where a time lies. */
export const phaseAt = ({ opens, closes }: OpenWindow, now: number): Phase => {
  if (now < opens) return 'coming';
  return now < closes ? 'open' : 'closed';
};
