/** Calendar days as numbers, in the time of the device, and days in a row. */

/** A local date as a number: the days since 1970-01-01. */
export type Day = number;

const MS_PER_DAY = 86_400_000;

export const dayOf = (date: Date): Day =>
  Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_PER_DAY;

/** Midnight of a day, in the time of the device. */
export const dateOf = (day: Day): Date => {
  const date = new Date(day * MS_PER_DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
};

/** How many days in a row count, up to today; today itself may still be open. */
export const daysInARow = (today: Day, counts: (day: Day) => boolean): number => {
  let day = counts(today) ? today : today - 1;
  let days = 0;
  while (counts(day)) {
    days += 1;
    day -= 1;
  }
  return days;
};
