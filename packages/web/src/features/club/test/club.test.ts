// The parts of the club that need no page: addresses, dates, the request for a new contest, the check of a commitment.
import { createHash } from 'node:crypto';
import { parsePolicy, dateOfDay, windowOfDate } from '@cairn/formats';
import { fault, validate } from '@cairn/engine';
import { CLUB_FAULTS, LIMIT_NAMES, limitsBody, newContestBody, type SiteLimits } from '@cairn/wire';
import { expect, test } from 'vitest';
import { openedCommitment } from '../board-proof.ts';
import { boardHref, codeHref, contestHref, dailyHref, leadersHref, readClubRoute } from '../club-route.ts';
import { dateAfter, dateHere, monthAfter, spanUntil, dateOfWindow } from '../dates.ts';
import { setTranslation } from '../../../i18n/messages.ts';
import { messages as german } from '../messages.de.ts';
import { changesIn, draftOf, spanOfLimit, timeRange, unitsOf } from '../limit-fields.ts';
import { canBeOpen, FIRST_CHOICE, newContestOf, type ContestChoice } from '../new-contest.ts';
import { problemText, type Refused } from '../problem-text.ts';

test('an address is read as it is written', () => {
  expect(readClubRoute('#/club')).toEqual({ page: 'today' });
  expect(readClubRoute('#/club/nothing')).toEqual({ page: 'today' });
  expect(readClubRoute('#/club/contests')).toEqual({ page: 'contests' });
  expect(readClubRoute('#/club/contests/new')).toEqual({ page: 'new-contest' });
  expect(readClubRoute(contestHref('a-B_1', 'x/y'))).toEqual({
    page: 'contest',
    contest: 'a-B_1',
    invitation: 'x/y',
  });
  expect(readClubRoute(boardHref('a', 12))).toEqual({ page: 'play', contest: 'a', board: 12 });
  expect(readClubRoute('#/club/play/a/b')).toEqual({ page: 'today' });
  expect(readClubRoute(dailyHref('2026-03-01', 'klondike', { draw: '1' }))).toEqual({
    page: 'daily',
    date: '2026-03-01',
    game: 'klondike',
    options: { draw: '1' },
  });
  expect(readClubRoute(leadersHref('golf', '2026-03'))).toEqual({
    page: 'leaders',
    game: 'golf',
    month: '2026-03',
  });
  expect(readClubRoute(codeHref('7K3M-Q9TZ'))).toEqual({ page: 'code', code: '7K3M-Q9TZ' });
});

test('dates are those of the player, over the ends of months and years', () => {
  expect(dateHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(dateAfter(dateHere(new Date(2026, 1, 28)), 1)).toBe('2026-03-01');
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  expect(spanUntil(90 * 60_000, 0)).toEqual({ unit: 'minutes', n: 90 });
  expect(spanUntil(50 * 3_600_000, 0)).toEqual({ unit: 'hours', n: 50 });
  expect(spanUntil(80 * 3_600_000, 0)).toEqual({ unit: 'days', n: 3 });
  expect(spanUntil(0, 1)).toEqual({ unit: 'minutes', n: 0 });
});

test('whatever is chosen for a contest, the server can read it', () => {
  const choices: Partial<ContestChoice>[] = [
    {},
    { title: '  Evening ', boards: 64, grade: 5, span: 'week', who: 'invited' },
    { grade: null, who: 'members', lines: 'after-own', undo: true, seconds: 600, atOnce: true },
    { lines: 'after-own' },
    { passkey: true, guests: 'apart' },
    { opens: '2026-03-01T20:00' },
  ];
  for (const some of choices) {
    const { policy, ...body } = newContestOf({ ...FIRST_CHOICE, ...some }, 1_000_000, 'Klondike');
    expect(validate(newContestBody, body)).toEqual([]);
    expect(parsePolicy(policy).ok).toBe(true);
    expect(body.closes).toBeGreaterThan(body.opens);
  }
  // Any help is allowed only where no card is hidden.
  const open = { ...FIRST_CHOICE, open: true };
  expect(newContestOf({ ...open, game: 'black-hole' }, 0, '').policy).toMatchObject({
    cards: 'open',
    undo: true,
    hints: true,
  });
  expect(newContestOf({ ...open, game: 'klondike' }, 0, '').policy).toMatchObject({
    cards: 'sealed',
    undo: false,
    hints: false,
  });
  expect(newContestOf({ ...FIRST_CHOICE, title: ' A ' }, 0, 'B').title).toBe('A');
  expect(newContestOf(FIRST_CHOICE, 0, 'B').title).toBe('B');
});

test('whether a contest can be open is worked out once for each choice', () => {
  let reads = 0;
  const options = new Proxy<ContestChoice['options']>(
    {},
    {
      ownKeys: (target) => {
        reads += 1;
        return Reflect.ownKeys(target);
      },
    },
  );
  const asked = ['klondike', 'black-hole', 'klondike', 'black-hole'].map((game) =>
    canBeOpen({ game, options }),
  );
  expect(asked).toEqual([false, true, false, true]);
  expect(reads).toBe(2);
  // The same game with another choice of options.
  expect(canBeOpen({ game: 'klondike', options: { ...options } })).toBe(false);
  expect(canBeOpen({ game: 'none', options })).toBe(false);
});

test('an opened board is the one of its commitment, or it is found out', async () => {
  const board = { game: 'golf', options: '{}', rules: 'r', deal: 'cards:AC', salt: 's', proof: null };
  const text = ['cairn-board-1', 's', 'golf', '{}', 'r', 'cards:AC'].join('\n');
  const commitment = createHash('sha256').update(text).digest('hex');
  expect(await openedCommitment({ ...board, commitment })).toBe(commitment);
  expect(await openedCommitment({ ...board, deal: 'cards:AD', commitment })).not.toBe(commitment);
});

test('a daily deal is called by the date for which it is open, in every month', () => {
  for (let day = 20_000; day < 20_400; day++) {
    const date = dateOfDay(day);
    expect(dateOfWindow(windowOfDate(date).opens)).toBe(date);
  }
});

const refused = (code: string, more: Partial<Refused> = {}): Refused => ({
  ok: false,
  status: 409,
  faults: [fault(code, '', `the message of ${code}`)],
  body: {},
  retryAfter: null,
  ...more,
});

test('whatever the club refuses, there is a sentence for it in both languages', () => {
  const english = CLUB_FAULTS.map((code) => problemText(refused(code)));
  setTranslation('club', german);
  const inGerman = CLUB_FAULTS.map((code) => problemText(refused(code)));
  for (const [i, code] of CLUB_FAULTS.entries())
    for (const text of [english[i] ?? '', inGerman[i] ?? '']) {
      expect(text).not.toContain('the message of');
      expect(text, code).toMatch(/^\p{Lu}.*\.$/su);
    }
  expect(CLUB_FAULTS.filter((_, i) => english[i] === inGerman[i])).toEqual([]);
  // With what the club says of it.
  expect(problemText(refused('limit', { status: 429, retryAfter: 7200 }))).toContain('2 Stunden');
  expect(
    problemText(refused('finish-first', { body: { why: { kind: 'finish-first', boards: 3 } } })),
  ).toContain('3 Blätter');
  expect(problemText(refused('not-open', { body: { why: { kind: 'not-open', opens: 0 } } }))).toContain(
    'Januar',
  );
  // What does not fit a field, and what is no field.
  const [shape] = validate(newContestBody.properties?.['title'] ?? {}, '');
  if (shape === undefined) throw new Error('An empty title is refused');
  expect(problemText(refused('', { faults: [{ ...shape, path: 'title' }] }))).toBe(
    'Ein Titel hat 1 bis 80 Zeichen.',
  );
});

test('limits are shown in whole units, and only what differs is sent', () => {
  const limits = Object.fromEntries(
    LIMIT_NAMES.map((name, i) => [name, { points: 100 + i, duration: [5, 60, 5400, 3600, 86_400][i % 5] }]),
  ) as SiteLimits['limits'];
  const site: SiteLimits = { limits, guestDays: 90, usual: { limits, guestDays: 90 } };
  expect([5, 60, 5400, 3600, 172_800].map(spanOfLimit)).toEqual([
    { n: 5, unit: 'seconds' },
    { n: 1, unit: 'minutes' },
    { n: 90, unit: 'minutes' },
    { n: 1, unit: 'hours' },
    { n: 2, unit: 'days' },
  ]);
  const draft = draftOf(site);
  expect(changesIn(draft, site)).toBe(null);
  // The same time in another unit is no change.
  const same = { points: '101', time: '60', unit: 'seconds' } as const;
  expect(changesIn({ ...draft, limits: { ...draft.limits, guest: same } }, site)).toBe(null);
  const report = { points: '7', time: '2', unit: 'days' } as const;
  const changes = changesIn({ limits: { ...draft.limits, report }, guestDays: '30' }, site);
  expect(changes).toEqual({ report: { points: 7, duration: 172_800 }, guestDays: 30 });
  expect(validate(limitsBody, changes)).toEqual([]);
  // What the fields take, the club takes.
  for (const name of LIMIT_NAMES)
    for (const unit of unitsOf(name)) {
      const { min, max } = timeRange(name, unit);
      for (const [time, isTaken] of [
        [min, true],
        [max, true],
        [max + 1, false],
      ] as const) {
        const typed = { points: '500', time: `${time}`, unit };
        const body = changesIn({ ...draft, limits: { ...draft.limits, [name]: typed } }, site);
        expect(validate(limitsBody, body ?? {}).length === 0, `${name} ${time} ${unit}`).toBe(isTaken);
      }
    }
});
