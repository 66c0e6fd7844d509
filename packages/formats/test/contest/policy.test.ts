// Contests: what a policy may say, who may enter and open a board, and what is shown to whom.
import {
  boardRefusal,
  DAILY_POLICY,
  disclosureOf,
  entryRefusal,
  parsePolicy,
  type ContestPolicy,
  type Entrant,
  type EntryRule,
} from '@cairn/formats';
import { codes } from '@cairn/testkit';
import { describe, expect, test } from 'vitest';

const window = { opens: 1000, closes: 2000 };
const DAY = 86_400_000;

describe('a policy', () => {
  test('of daily deals has no faults', () => expect(parsePolicy(DAILY_POLICY)).toMatchObject({ ok: true }));

  test.each<[string, object, readonly string[]]>([
    ['lines too early', { lines: 'after-own' }, ['lines lines']],
    ['guests with a passkey', { entry: { ...DAILY_POLICY.entry, passkey: true } }, ['guests entry.guests']],
    ['no board at a time', { atOnce: 0 }, ['range atOnce']],
    ['a word too many', { chat: true }, ['unknown chat']],
    ['a limit that is none', { seconds: 0 }, ['range seconds']],
    ['other cards', { cards: 'marked' }, ['enum cards']],
  ])('with %s is refused', (_, more, wanted) =>
    expect(codes(parsePolicy({ ...DAILY_POLICY, ...more }))).toEqual(wanted),
  );

  test.each([null, 7, 'sealed', []])('that is %j is refused', (json) =>
    expect(parsePolicy(json).ok).toBe(false),
  );

  test('of a club may show lines after one’s own board', () =>
    expect(
      parsePolicy({ ...DAILY_POLICY, lines: 'after-own', entry: { ...DAILY_POLICY.entry, who: 'members' } })
        .ok,
    ).toBe(true));
});

describe('entry', () => {
  const entrant: Entrant = {
    isGuest: false,
    isMember: false,
    isInvited: false,
    hasPasskey: false,
    made: 1500 - 3 * DAY,
    finished: 4,
  };
  const refused = (rule: Partial<EntryRule>, more: Partial<Entrant> = {}, now = 1500) =>
    entryRefusal({ ...DAILY_POLICY.entry, ...rule }, window, { ...entrant, ...more }, now);

  test('is free, before the opening too, and over at the close', () => {
    expect(refused({})).toBeNull();
    expect(refused({}, {}, 0)).toBeNull();
    expect(refused({}, {}, 1999)).toBeNull();
    expect(refused({}, {}, 2000)).toEqual({ kind: 'closed' });
  });

  test.each<[Partial<EntryRule>, Partial<Entrant>, object | null]>([
    [{ who: 'members' }, {}, { kind: 'members-only' }],
    [{ who: 'members' }, { isInvited: true }, { kind: 'members-only' }],
    [{ who: 'members' }, { isMember: true }, null],
    [{ who: 'invited' }, { isMember: true }, { kind: 'invitation' }],
    [{ who: 'invited' }, { isInvited: true }, null],
    [{ guests: 'refused' }, { isGuest: true }, { kind: 'no-guests' }],
    [{ guests: 'apart' }, { isGuest: true }, null],
    [{ passkey: true }, {}, { kind: 'passkey' }],
    [{ passkey: true }, { hasPasskey: true }, null],
    [{ days: 3 }, {}, null],
    [{ days: 4 }, {}, { kind: 'age', from: 1500 + DAY }],
    [{ finished: 4 }, {}, null],
    [{ finished: 6 }, {}, { kind: 'finish-first', boards: 2 }],
  ])('with %j, of %j', (rule, more, wanted) => expect(refused(rule, more)).toEqual(wanted));
});

describe('a board', () => {
  const opening = (now: number, unfinished = 0, isEntered = true, atOnce = 1) =>
    boardRefusal({ ...DAILY_POLICY, atOnce }, window, { isEntered, unfinished }, now);

  test('is opened in time, after entering, and so many at a time', () => {
    expect(opening(999)).toEqual({ kind: 'not-open', opens: 1000 });
    expect(opening(1000)).toBeNull();
    expect(opening(1999)).toBeNull();
    expect(opening(2000)).toEqual({ kind: 'closed' });
    expect(opening(1500, 0, false)).toEqual({ kind: 'not-entered' });
    expect(opening(1500, 1)).toEqual({ kind: 'at-once', atOnce: 1 });
    expect(opening(1500, 1, true, 2)).toBeNull();
  });
});

describe('what is shown', () => {
  const club: ContestPolicy = {
    ...DAILY_POLICY,
    lines: 'after-own',
    entry: { ...DAILY_POLICY.entry, who: 'members' },
  };
  const shown = (policy: ContestPolicy, who: string, now: number, isDaily = false): string => {
    const onlooker = { hasFinished: who.includes('finished'), isMember: who.includes('member') };
    return Object.entries(disclosureOf(policy, isDaily, window, onlooker, now))
      .flatMap(([name, open]) => (open === true ? [name] : []))
      .join(' ');
  };

  test.each([
    ['of a public contest', DAILY_POLICY, 'stranger', '', 'table lines opened'],
    ['of a public contest', DAILY_POLICY, 'finished', 'own table', 'own table lines opened'],
    ['of a public contest', DAILY_POLICY, 'finished member', 'own table', 'own table lines opened'],
    ['in a club', club, 'member', '', 'table lines opened'],
    ['in a club', club, 'finished member', 'own table lines', 'own table lines opened'],
    ['in a club', club, 'finished', 'own table', 'own table lines opened'],
  ] as const)('%s %#: before the close and after', (_, policy, who, before, after) => {
    expect(shown(policy, who, 1999)).toBe(before);
    expect(shown(policy, who, 2000)).toBe(after);
  });

  test('of a daily deal is one’s own place until its 50 hours are over', () => {
    expect(shown(DAILY_POLICY, 'finished', 1999, true)).toBe('own');
    expect(shown(DAILY_POLICY, 'finished', 2000, true)).toBe('own table lines opened');
  });
});
