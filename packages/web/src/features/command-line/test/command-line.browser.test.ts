// The command line: moves in notation, commands, and what it cannot read.

import { expect, test } from 'vitest';
import { command, openTable, shown } from '../../../../test/support/player.ts';

test('the command line plays, takes back, finds and explains', async () => {
  const page = await openTable('/#/tripeaks/12');
  expect(await command(page, 'moves')).toMatch(/^Moves: .*\b9C\b.* d$/);
  expect(await command(page, '9c')).toContain('Moved nine of clubs to the waste.');
  expect(await command(page, '8d')).toContain('Moved eight of diamonds');
  expect(await command(page, 'undo 2')).toBe('Back to the start.');
  expect(await command(page, 'redo 2')).toBe('Moved to move 2.');
  expect(await command(page, 'd')).toContain('Dealt');
  expect(await command(page, 'where 9')).toMatch(/unseen\./);
  expect(await command(page, 'where x')).toContain('expected a rank');
  expect(await command(page, 'hop')).toContain('Cannot read move "hop"');
  expect(await command(page, 'kk')).toContain('Cannot read move "kk"');
  expect(await command(page, 'deal banana')).toContain('banana');
  expect(await command(page, 'undo no')).toContain('expected a whole number');
  expect(await command(page, 'help')).toContain('where q');
  expect(await command(page, 'score')).toMatch(/^Score /);
  expect(await command(page, 'deal 49621')).toContain('deal 49621');
  await expect.poll(() => shown(page, 'deal')).toBe('Deal 49621');
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-test="command"]').count()).toBe(0);
});
