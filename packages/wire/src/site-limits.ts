/** The limits of a site, as admins see and change them. */
import { schemaTypes } from '@cairn/engine';

const { int, object, partial } = schemaTypes;

export const LIMIT_NAMES = [
  'request',
  'guest',
  'passkey-new',
  'sign-in',
  'code-new',
  'code-use',
  'rename',
  'export',
  'contest-new',
  'contest-enter',
  'contest-file',
  'report',
  'boards',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** So many requests in so many seconds, which begin with the first of them. */
export interface RequestLimit {
  readonly points: number;
  readonly duration: number;
}

/** From the least to the most. */
type Bounds = readonly [least: number, most: number];

const DAY_SECONDS = 86_400;
const USUAL_BOUNDS: Readonly<Record<keyof RequestLimit, Bounds>> = {
  points: [1, 100_000_000],
  duration: [1, 7 * DAY_SECONDS],
};
/** A limit on all requests could lock the admins out too, so that nobody could change it back. */
const REQUEST_BOUNDS: Readonly<Record<keyof RequestLimit, Bounds>> = {
  points: [100, 100_000_000],
  duration: [1, 600],
};

/** What an admin may choose for a limit. */
export const limitBounds = (name: LimitName): Readonly<Record<keyof RequestLimit, Bounds>> =>
  name === 'request' ? REQUEST_BOUNDS : USUAL_BOUNDS;

/** What an admin may choose for the days after which a guest who has left nothing is deleted. */
export const GUEST_DAYS: Bounds = [30, 3650];

/** What is changed: the limits that are named, and the days. */
export type LimitsBody = { readonly [name in LimitName]?: RequestLimit } & { readonly guestDays?: number };

const usualLimit = object({ points: int(...USUAL_BOUNDS.points), duration: int(...USUAL_BOUNDS.duration) });
const requestLimit = object({
  points: int(...REQUEST_BOUNDS.points),
  duration: int(...REQUEST_BOUNDS.duration),
});
const named = partial(LIMIT_NAMES, usualLimit);

/** The body of PATCH /admin/limits. */
export const limitsBody: schemaTypes.SchemaOf<LimitsBody> = {
  ...named,
  properties: { ...named.properties, request: requestLimit, guestDays: int(...GUEST_DAYS) },
};

interface LimitValues {
  readonly limits: Readonly<Record<LimitName, RequestLimit>>;
  readonly guestDays: number;
}

/** The answer of GET and PATCH /admin/limits. */
export interface SiteLimits extends LimitValues {
  /** What there is unless a site has chosen something else. */
  readonly usual: LimitValues;
}
