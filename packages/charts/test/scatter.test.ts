// Labels of a scatter chart: each stands beside its own point, or has a line to it.

import { describe, expect, test } from 'vitest';
import { scatter, type ScatterPoint } from '@cairn/charts';

const point = (label: string, x: number, y: number): ScatterPoint => ({ label, x, low: y, high: y });

const draw = (points: readonly ScatterPoint[], important: number): string =>
  scatter({
    title: 'T',
    summary: 'S',
    points,
    important,
    x: 'X',
    y: 'Y',
    equal: 'E',
    regions: { skill: 'R1', easy: 'R2', hard: 'R3' },
    percent: (of100) => `${of100}|`,
  });

const labelled = (svg: string, label: string): boolean => svg.includes(`>${label}</text>`);

describe('a scatter chart', () => {
  const crowd = [0.1, 0.13, 0.16, 0.19, 0.22].map((x, i) => point(`Crowded ${i}`, x, 0.5));
  test('names its regions, and its marks as it is told to', () => {
    const svg = draw([], 0);
    for (const text of ['R1', 'R2', 'R3', '25|', '100|']) expect(labelled(svg, text)).toBe(true);
  });
  test('leaves out a label that would stand at another point', () => {
    const svg = draw(crowd, 0);
    expect(labelled(svg, 'Crowded 1')).toBe(false);
    expect(svg).not.toContain('class="leader"');
  });
  test('draws a line to an important one instead', () => {
    const svg = draw([crowd[1] ?? point('', 0, 0), ...crowd], 1);
    expect(labelled(svg, 'Crowded 1')).toBe(true);
    expect(svg).toContain('class="leader"');
  });
});
