// Dates of daily deals: the calendar compared with JavaScript's, their 50 hours with the time zones of the world, and
// streaks of players who travel.
import {
  dateOfDay,
  datesAt,
  dateStreaks,
  dayNumberOf,
  parseCalendarDate,
  phaseAt,
  windowOfDate,
  type CalendarDate,
} from '@cairn/formats';
import { take } from '@cairn/testkit';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

const date = (text: string): CalendarDate => take(parseCalendarDate(text));
const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the calendar', () => {
  test('is that of JavaScript, for any day of the years 1970 to 9999', () =>
    assert(
      property(integer({ min: 0, max: 2_932_896 }), (day) => {
        const text = new Date(day * DAY).toISOString().slice(0, 10);
        expect(dateOfDay(day)).toBe(text);
        expect(dayNumberOf(date(text))).toBe(day);
      }),
    ));

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '1969-12-31',
    '26-03-01',
    '2026-3-1',
    '',
    'x',
    '2026-03-01 ',
  ])('refuses %j', (text) =>
    expect(parseCalendarDate(text)).toMatchObject({ ok: false, error: [{ code: 'date' }] }),
  );

  test('knows leap days', () => {
    expect(date('2028-02-29')).toBe('2028-02-29');
    expect(parseCalendarDate('2100-02-29').ok).toBe(false);
  });
});

/** From the last place of the world to the first, with those that have summer time, half hours, and both. */
const ZONES = [
  'Etc/GMT+12',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  ]),
);
/** The local date of a place at a time, by the time zone database of this machine. */
const localDate = (now: number, zone: string): string => clocks.get(zone)?.format(now) ?? '';

describe('the 50 hours of a date', () => {
  test('begin in the Line Islands and end at Baker Island', () =>
    expect(windowOfDate(date('2026-03-01'))).toEqual({
      opens: at('2026-02-28T10:00Z'),
      closes: at('2026-03-02T12:00Z'),
    }));

  test('are 50, and at most three dates are open', () =>
    assert(
      property(integer({ min: 0, max: 3e12 }), (now) => {
        const open = datesAt(now);
        expect([2, 3]).toContain(open.length);
        for (const each of open) {
          const window = windowOfDate(each);
          expect(window.closes - window.opens).toBe(50 * HOUR);
          expect(phaseAt(window, now)).toBe('open');
        }
        const [first = date('1970-01-01')] = open;
        expect(phaseAt(windowOfDate(dateOfDay(dayNumberOf(first) - 1)), now)).toBe('closed');
        expect(phaseAt(windowOfDate(dateOfDay(dayNumberOf(first) + open.length)), now)).toBe('coming');
      }),
    ));

  // Summer time begins and ends in Berlin and London, in New York, in Auckland, and on Lord Howe by half an hour.
  test.each([
    '2026-03-29',
    '2026-10-25',
    '2026-03-08',
    '2026-11-01',
    '2026-04-05',
    '2026-09-27',
    '2026-10-04',
    '2026-12-31',
  ])('hold every half hour of %s anywhere', (text) => {
    const window = windowOfDate(date(text));
    for (let now = window.opens - 30 * HOUR; now < window.closes + 30 * HOUR; now += HOUR / 2)
      for (const zone of ZONES) if (localDate(now, zone) === text) expect(phaseAt(window, now)).toBe('open');
  });

  test('begin and end with the first and the last place', () => {
    const { opens, closes } = windowOfDate(date('2026-10-25'));
    expect(localDate(opens, 'Pacific/Kiritimati')).toBe('2026-10-25');
    expect(localDate(opens - 1, 'Pacific/Kiritimati')).toBe('2026-10-24');
    expect(localDate(closes - 1, 'Etc/GMT+12')).toBe('2026-10-25');
    expect(localDate(closes, 'Etc/GMT+12')).toBe('2026-10-26');
  });
});

describe('streaks', () => {
  const won = (text: string) => ({ date: date(text), won: true });
  const lost = (text: string) => ({ date: date(text), won: false });
  const noon = at('2026-03-04T12:00Z');

  test('are runs of dates; a loss ends that of wins alone', () =>
    expect(
      dateStreaks([won('2026-03-01'), won('2026-03-02'), lost('2026-03-03'), won('2026-03-04')], noon),
    ).toEqual({
      finished: { current: 4, best: 4 },
      won: { current: 1, best: 2 },
    }));

  test('count a date once, in any order', () =>
    expect(dateStreaks([won('2026-03-04'), won('2026-03-03'), lost('2026-03-04')], noon).finished).toEqual({
      current: 2,
      best: 2,
    }));

  test('go on until the next date is over everywhere', () => {
    const two = [won('2026-02-28'), won('2026-03-01')];
    const { closes } = windowOfDate(date('2026-03-02'));
    expect(dateStreaks(two, closes - 1).won).toEqual({ current: 2, best: 2 });
    expect(dateStreaks(two, closes).won).toEqual({ current: 0, best: 2 });
    expect(dateStreaks([], noon).won).toEqual({ current: 0, best: 0 });
  });

  test('are neither lost nor gained by travel: a player who plays on every date of theirs has them all', () =>
    assert(
      property(
        integer({ min: at('2026-01-01'), max: at('2026-12-01') }),
        array(
          record({ zone: constantFrom(...ZONES), hour: integer({ min: 0, max: 23 }), plays: boolean() }),
          {
            minLength: 1,
            maxLength: 30,
          },
        ),
        (begin, days) => {
          const played = new Set<string>();
          let now = begin;
          for (const { zone, hour, plays } of days) {
            now += hour * HOUR;
            const today = localDate(now, zone);
            // Whatever the place, its date is one that the server takes.
            expect(datesAt(now)).toContain(today);
            if (plays) played.add(today);
          }
          const results = [...played].map((text) => won(text));
          const { best } = dateStreaks(results, now).finished;
          let longest = 0;
          for (const first of played) {
            let length = 1;
            while (played.has(dateOfDay(dayNumberOf(date(first)) + length))) length++;
            longest = Math.max(longest, length);
          }
          expect(best).toBe(longest);
        },
      ),
    ));

  test('are kept over the date line: the date that a flight leaves out can be played after it', () => {
    // At the end of the third in Honolulu to the fifth in the Line Islands: there never was a fourth on the way.
    const landing = at('2026-03-04T10:30Z');
    expect(localDate(landing - HOUR, 'Pacific/Honolulu')).toBe('2026-03-03');
    expect(localDate(landing, 'Pacific/Kiritimati')).toBe('2026-03-05');
    expect(datesAt(landing)).toEqual(['2026-03-03', '2026-03-04', '2026-03-05']);
  });
});
