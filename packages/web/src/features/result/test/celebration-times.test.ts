// A celebration is over in less than two seconds, from the last card's landing to the risen result.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS_MS, WAVE_MS } from '../celebration-times.ts';

test('the wave, the flying cards and the rise of the result take less than two seconds', () => {
  const style = readFileSync(new URL('../style.css', import.meta.url), 'utf8');
  const rise = Number(/animation: rise ([\d.]+)s/.exec(style)?.[1]) * 1000;
  expect(rise).toBeGreaterThan(0);
  expect(WAVE_MS + CARDS_MS + rise).toBeLessThan(2000);
});
