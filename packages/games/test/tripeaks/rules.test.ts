import { changedOptions, compileStandard } from '@cairn/engine';
import { expect, it } from 'vitest';
import { tripeaksRules } from '../../src/peaks-rules.ts';
import { findGame } from '../../src/find.ts';

it('is the game of the catalogue under its standard options', () => {
  const whole = findGame(tripeaksRules.id)?.def;
  if (whole === undefined) throw new Error('TriPeaks is not in the catalogue');
  const [first, same] = [compileStandard(tripeaksRules), compileStandard(whole)];
  expect(first.rules).toBe(same.rules);
  expect(Object.entries(first.options).every(([name, value]) => same.options[name] === value)).toBe(true);
  expect(changedOptions(whole, first.options)).toEqual({});
});
