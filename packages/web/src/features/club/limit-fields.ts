/** The limits of the club as they stand in the form for them. */
import {
  GUEST_DAYS,
  limitBounds,
  LIMIT_NAMES,
  type LimitName,
  type LimitsBody,
  type RequestLimit,
  type SiteLimits,
} from '@cairn/wire';

/** With their seconds, the longest first. */
const UNIT_SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;
export type LimitUnit = keyof typeof UNIT_SECONDS;
export const LIMIT_UNITS = Object.keys(UNIT_SECONDS) as readonly LimitUnit[];

/** As typed. */
export interface LimitFields {
  readonly points: string;
  readonly time: string;
  readonly unit: LimitUnit;
}

export interface LimitsDraft {
  readonly limits: Readonly<Record<LimitName, LimitFields>>;
  readonly guestDays: string;
}

/** In the longest unit of which the time is a whole number. */
export const spanOfLimit = (duration: number): { readonly n: number; readonly unit: LimitUnit } => {
  const unit = LIMIT_UNITS.find((each) => duration % UNIT_SECONDS[each] === 0) ?? 'seconds';
  return { n: duration / UNIT_SECONDS[unit], unit };
};

const fieldsOf = ({ points, duration }: RequestLimit): LimitFields => {
  const { n, unit } = spanOfLimit(duration);
  return { points: `${points}`, time: `${n}`, unit };
};

export const draftOf = ({ limits, guestDays }: Pick<SiteLimits, 'limits' | 'guestDays'>): LimitsDraft => ({
  limits: Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, fieldsOf(limits[name])]),
  ) as LimitsDraft['limits'],
  guestDays: `${guestDays}`,
});

const limitIn = ({ points, time, unit }: LimitFields): RequestLimit => ({
  points: Number(points),
  duration: Number(time) * UNIT_SECONDS[unit],
});

/** What differs from the limits there are; null: nothing. */
export const changesIn = (draft: LimitsDraft, { limits, guestDays }: SiteLimits): LimitsBody | null => {
  const changed = LIMIT_NAMES.map((name) => [name, limitIn(draft.limits[name])] as const).filter(
    ([name, { points, duration }]) => points !== limits[name].points || duration !== limits[name].duration,
  );
  const days = Number(draft.guestDays);
  if (changed.length === 0 && days === guestDays) return null;
  return { ...Object.fromEntries(changed), ...(days === guestDays ? {} : { guestDays: days }) };
};

/** The least and the most that a field takes. */
export interface FieldRange {
  readonly min: number;
  readonly max: number;
}

export const pointsRange = (name: LimitName): FieldRange => {
  const [min, max] = limitBounds(name).points;
  return { min, max };
};

export const timeRange = (name: LimitName, unit: LimitUnit): FieldRange => {
  const [min, max] = limitBounds(name).duration;
  return { min, max: Math.max(min, Math.floor(max / UNIT_SECONDS[unit])) };
};

/** The units in which a limit can have a time. */
export const unitsOf = (name: LimitName): readonly LimitUnit[] =>
  LIMIT_UNITS.filter((unit) => UNIT_SECONDS[unit] <= limitBounds(name).duration[1]);

export const guestDaysRange: FieldRange = { min: GUEST_DAYS[0], max: GUEST_DAYS[1] };
