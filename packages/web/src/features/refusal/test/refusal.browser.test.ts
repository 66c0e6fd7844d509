// A refusal stands where the finger is; keys have no place, and the next press takes it away.

import { expect, test } from 'vitest';
import { openTable, shown } from '../../../../test/support/player.ts';

test('a card that stays says why at the finger, on every side of the screen', async () => {
  const page = await openTable('/#/tripeaks/49621', { viewport: 'phone' });
  const bubble = page.locator('[data-test="refusal-bubble"]');
  // A three and a nine beside one another in the lowest row: neither goes on the jack.
  for (const name of [/^Three of spades/, /^Nine of hearts/]) {
    const card = page.getByRole('button', { name });
    const box = await card.boundingBox();
    await card.click();
    await bubble.waitFor();
    const text = await bubble.textContent();
    expect(text).toBe(await shown(page, 'toast'));
    expect(text?.length).toBeGreaterThan(10);
    const at = await bubble.boundingBox();
    if (box === null || at === null) throw new Error('It is not on the screen');
    expect(at.x).toBeGreaterThanOrEqual(0);
    expect(at.x + at.width).toBeLessThanOrEqual(390);
    expect(Math.abs(at.y + at.height - (box.y + box.height / 2))).toBeLessThan(40);
  }
  // The same card once more has the same sentence.
  await page.mouse.click(5, 200);
  await bubble.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Nine of hearts/ }).click();
  await bubble.waitFor();
  await page.mouse.click(5, 200);
  await bubble.waitFor({ state: 'detached' });
});

test('keys are answered in the status line alone', async () => {
  const page = await openTable('/#/tripeaks/49621');
  await page.getByRole('button', { name: /^Three of spades/ }).focus();
  await page.keyboard.press('Shift+Enter');
  await expect.poll(() => shown(page, 'toast')).not.toBe('');
  expect(await page.locator('[data-test="refusal-bubble"]').count()).toBe(0);
});
