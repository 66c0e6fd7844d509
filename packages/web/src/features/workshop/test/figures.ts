// What the workshop says of a game, and the same asked of `cairn survey` by the command that stands beside it.

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

const run = promisify(execFile);
const cairn = fileURLToPath(new URL('../../../../../cli/bin/cairn.js', import.meta.url));

interface Totals {
  readonly deals: number;
  readonly winnable: number;
  readonly unknown: number;
}

export interface Figure {
  readonly facts: string;
  readonly command: string;
}

/** What a figure says, in one look: it may change at any time. */
export const figure = (page: Page, who: string): Promise<Figure> =>
  page.locator(`[data-test="figure-${who}"]`).evaluate((part) => {
    const text = (name: string): string => part.querySelector(`[data-test="${name}"]`)?.textContent ?? '';
    return { facts: text('figure-facts'), command: text('figure-command') };
  });

/** "1,361 of deals 1 to 1,400, at most 2,000 positions each, 3 undecided (0.2%)." */
const totalsIn = (facts: string): Totals => {
  const [, winnable, deals] = /^([\d,]+) of deals 1 to ([\d,]+)/.exec(facts) ?? [];
  const [, unknown] = /([\d,]+) undecided/.exec(facts) ?? [];
  const number = (text = '0'): number => Number(text.replaceAll(',', ''));
  return { deals: number(deals), winnable: number(winnable), unknown: number(unknown) };
};

/** Saves the game of a workshop as a file, leaves the page, and makes these figures again by their commands. */
export const surveyAgain = async (page: Page, said: readonly Figure[]): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cairn-figures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const saving = page.waitForEvent('download');
  await page.locator('[data-test="download-variant"]').click();
  await (await saving).saveAs(path.join(folder, (await saving).suggestedFilename()));
  await page.close();
  for (const { facts, command } of said) {
    const [npx, name, ...args] = command.split(' ');
    expect([npx, name]).toEqual(['npx', 'cairn']);
    const { stdout } = await run(process.execPath, [cairn, ...args, '--json'], { cwd: folder });
    const { deals, winnable, unknown } = (JSON.parse(stdout) as { readonly totals: Totals }).totals;
    expect(totalsIn(facts), command).toEqual({ deals, winnable, unknown });
  }
};
