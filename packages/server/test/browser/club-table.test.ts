// A sealed board in a real Chromium: played by taps and keys, over a reload, a cut line and a lost answer, in two tabs.
// After every move, nothing that the page has got or keeps names a card that the player has not seen, and its memory
// nowhere holds such cards in the order of the pack.
import {
  beginFollowed,
  followAct,
  followedStep,
  isKnown,
  cardOf,
  legalMoves,
  makeCard,
  makeMove,
  parseCard,
  parseShown,
  parseView,
  type FollowedAttempt,
  type Move,
} from '@cairn/engine';
import { take } from '@cairn/testkit';
import type { KeptPlay } from '@cairn/wire';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameCalled, makeContest } from '../club/club-support.ts';
import { ClubVisit, go, press } from './club-visit.ts';
import { heapRuns, heapStrings } from './heap.ts';

let visit: ClubVisit;
beforeAll(async () => {
  visit = await ClubVisit.start();
});
afterAll(() => visit.end());

const golf = gameCalled('golf');
const blackHole = gameCalled('black-hole');

/** So many cards in order are not together by chance. */
const RUN = 5;
/** The bits of a number in a pile that say which card it is. */
const CARD_BITS = 1023;

/** All entries of the database, the club's addresses in the caches, and the storages; code of the page. */
const KEPT = `(async () => {
  const answer = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
  const db = await answer(indexedDB.open('cairn'));
  const all = await Promise.all(
    [...db.objectStoreNames].map((name) => answer(db.transaction(name).objectStore(name).getAll())),
  );
  db.close();
  const cached = await Promise.all(
    (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
  );
  return JSON.stringify([all, cached.flat().filter((url) => url.includes('/api/')), { ...localStorage }, { ...sessionStorage }]);
})()`;

/** Everything that the page keeps: its database and its caches. */
const keptIn = (page: Page): Promise<string> => page.evaluate<string>(KEPT);

/** What the page keeps of its play. */
const playIn = async (page: Page): Promise<KeptPlay> => {
  const [stores] = JSON.parse(await keptIn(page)) as [unknown[][]];
  const kept = stores.flat().find((each) => typeof each === 'object' && each !== null && 'outbox' in each);
  if (kept === undefined) throw new Error('The page keeps no play');
  return kept as KeptPlay;
};

const attemptOf = ({ state }: KeptPlay): FollowedAttempt => {
  const game = gameCalled(state.game);
  let attempt = beginFollowed(game, take(parseView(game, state.view)));
  for (const { text, shows } of state.steps)
    attempt = take(followAct(attempt, text, { shown: parseShown(shows) })) ?? attempt;
  return attempt;
};

/** A test waits for this instead of for a time. */
const saved = (page: Page, n: number): Promise<void> =>
  expect
    .poll(async () => {
      const { state, outbox } = await playIn(page);
      const link = await page.locator('[data-test="club-link"]').getAttribute('data-state');
      return [state.n, outbox.length, link];
    })
    .toEqual([n, 0, 'saved']);

const tap = async (page: Page, move: Move): Promise<void> => {
  if (move.kind !== 'play') throw new Error('Only plays are tapped here');
  // Buttons follow the picture; any key brings them up to date.
  await page.keyboard.press('Shift');
  const box = await page.locator(`[data-target="p${move.from}"]`).boundingBox();
  if (box === null) throw new Error('The pile cannot be seen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('a sealed board is played over a reload, a cut line and a lost answer, and nothing unseen is told', async () => {
  const contest = await makeContest(visit.store, [golf]);
  const { page } = await visit.device();
  await page.goto('/#/');
  await page.getByText('The same boards for everyone').waitFor();
  await go(page, '#/table');
  await page.locator('.board [tabindex="0"]').first().waitFor({ state: 'attached' });
  // Nobody has opened the club.
  expect(visit.asked).toEqual([]);

  await go(page, `#/club/contest/${contest}`);
  await press(page, 'enter');
  await press(page, 'play-0');
  await saved(page, 0);
  const [board] = await visit.store.query<{ deal: string }>(
    'select b.deal from club.board b join club.contest_board c on c.board = b.id where c.contest = $1',
    [contest],
  );
  const pack = (board?.deal ?? '').replace(/^cards:/, '');
  const order = pack.match(/[A2-9TJQK][CDHS]/g) ?? [];
  expect(order).toHaveLength(52);
  const unseen = async (): Promise<readonly string[]> => {
    const { view } = followedStep(attemptOf(await playIn(page)).session);
    const seen = new Set(
      view.piles
        .flat()
        .filter(isKnown)
        .map((seat) => makeCard(cardOf(seat))),
    );
    return golf.cards.map(makeCard).filter((card) => !seen.has(card));
  };
  /** Cards that were not seen, in what the page has got or keeps. */
  const leaked = async (): Promise<readonly string[]> => {
    const all = `${visit.answered.join('\n')}\n${await keptIn(page)}`;
    expect(all).not.toContain(pack);
    expect(all).not.toContain('cards:');
    return (await unseen()).filter((card) => new RegExp(`(?<![\\w-])${card}(?![\\w-])`).test(all));
  };
  /** Five unseen cards in the order of the pack, found in the memory of the page. */
  const inMemory = async (): Promise<readonly string[]> => {
    const hidden = new Set(await unseen());
    const runs = order.flatMap((_, i) => {
      const run = order.slice(i, i + RUN);
      return run.length === RUN && run.every((card) => hidden.has(card)) ? [run] : [];
    });
    expect(runs.length).toBeGreaterThan(0);
    const strings = await heapStrings(page);
    const numbers = runs.map((run) => run.map((card) => take(parseCard(card))));
    const asNumbers = await heapRuns(page, numbers, CARD_BITS);
    const asText = runs.filter((run) =>
      ['', ' ', ','].some((between) => strings.includes(run.join(between))),
    );
    return [...asText.map((run) => run.join(' ')), ...asNumbers.map((run) => run.join(','))];
  };
  expect(pack.length).toBeGreaterThan(51);
  expect(await leaked()).toEqual([]);
  // What is there is found, as text and as numbers.
  await page.evaluate(`void (window.leak = ${JSON.stringify(pack)}.slice(1) + '.')`);
  expect((await inMemory()).length).toBeGreaterThan(5);
  const cards = order.map((card) => take(parseCard(card)));
  await page.evaluate(`void (window.leak = ${JSON.stringify(cards)})`);
  expect((await inMemory()).length).toBeGreaterThan(5);
  await page.evaluate(`void delete window.leak`);
  expect(await inMemory()).toEqual([]);
  // The card tracker counts what the player has seen.
  await page.keyboard.press('t');
  await page.getByText('51 cards to come, 16 unseen').waitFor();
  await page.keyboard.press('t');

  // By keys, then by taps.
  let n = 0;
  await page.keyboard.press('d');
  await saved(page, ++n);
  expect(await leaked()).toEqual([]);
  for (let i = 0; i < 12; i++) {
    const { session } = attemptOf(await playIn(page));
    const { view } = followedStep(session);
    const move = legalMoves(golf, view).find(({ kind }) => kind === 'play');
    if (move === undefined) await page.keyboard.press('d');
    else await tap(page, move);
    await saved(page, ++n);
    expect(await leaked()).toEqual([]);
    if (move !== undefined) {
      expect((await playIn(page)).state.steps.at(-1)?.text).toBe(makeMove(golf, view, move));
      break;
    }
  }

  expect(await inMemory()).toEqual([]);

  // The line is cut: the card waits, also after a reload.
  await page.route('**/api/plays/**', (route) => route.abort());
  await page.keyboard.press('d');
  await expect.poll(() => page.locator('[data-test="club-link"]').getAttribute('data-state')).toBe('away');
  await page.reload();
  await expect.poll(() => page.locator('[data-test="club-link"]').textContent()).toContain('No connection');
  expect((await playIn(page)).outbox.map(({ text }) => text)).toEqual(['d']);
  expect(await leaked()).toEqual([]);
  // It comes back, and the first answer is lost.
  let lost = 0;
  await page.route(
    '**/api/plays/*/acts',
    async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort();
    },
    { times: 1 },
  );
  await page.unroute('**/api/plays/**');
  await page.evaluate(`dispatchEvent(new Event('online'))`);
  await saved(page, ++n);
  expect(lost).toBe(1);
  expect(await leaked()).toEqual([]);
  expect(await inMemory()).toEqual([]);
  const acts = await visit.store.query('select n from club.act');
  expect(acts).toHaveLength(n);

  // Another tab takes the board over, and the first one takes it back.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByText('in another tab').waitFor();
  // It takes the board over before its table is there.
  await other.locator('.board [tabindex="0"]').first().waitFor({ state: 'attached' });
  await saved(other, n);
  await other.keyboard.press('d');
  await saved(other, ++n);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await saved(page, n);

  await press(page, 'end');
  await press(page, 'yes');
  await page.locator('[data-test="club-outcome"]').waitFor();
  await press(page, 'club-results');
  await page.locator('[data-test="club-board"] .own').waitFor();
  expect(await keptIn(page)).not.toContain('outbox');

  // A contest in which any help is allowed is offered only of a game that hides no cards.
  await go(page, '#/club/contests/new');
  await page.locator('[data-test="new-game"]').selectOption('klondike');
  expect(await page.locator('[data-test="new-open"]').count()).toBe(0);
  await page.locator('[data-test="new-game"]').selectOption('black-hole');
  await press(page, 'new-open');
  await page.locator('[data-test="new-boards"]').selectOption('1');
  await page.locator('[data-test="new-grade"]').selectOption('0');
  await press(page, 'make-contest');
  await press(page, 'enter');
  await page.getByText('Any help allowed').waitFor();
  await press(page, 'play-0');
  await saved(page, 0);
  // It can be won, so there is a first move; after that, there may be none.
  await press(page, 'hint');
  await saved(page, 1);
  const [first] = legalMoves(blackHole, followedStep(attemptOf(await playIn(page)).session).view);
  if (first === undefined) throw new Error('No move is possible');
  await tap(page, first);
  await saved(page, 2);
  await press(page, 'restart');
  await saved(page, 3);
  const texts = (await playIn(page)).state.steps.map(({ text }) => text);
  expect([texts[0], texts[2]]).toEqual(['?hint', '<<']);
  expect(visit.faults).toEqual([]);
});
