// Deal numbers for ever: fixtures/deals, written by an independent program and, for Microsoft 1 and 617, as published.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCard } from '../src/card.ts';
import { dealPack, parseDeal } from '../src/deal.ts';
import { standard, type Composition } from '../src/pack.ts';
import { faultText } from '../src/result.ts';

const frozen = (family: string): [head: string, cards: string][] =>
  readFileSync(new URL(`../../../fixtures/deals/${family}.txt`, import.meta.url), 'utf8')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', ...rows] = block.split('\n');
      return [head, rows.join(' ')];
    });

describe.each([
  ['cairn', 15],
  ['ms', 16],
  ['pysol', 17],
])('%s deals', (family, count) => {
  it('are all here', () => expect(frozen(family)).toHaveLength(count));

  it.each(frozen(family))('%s', (head, cards) => {
    const [, name = '', packs, jokers] = /^deal (\S+) {2}packs (\d) {2}jokers (\d)$/.exec(head) ?? [];
    const deal = parseDeal(name);
    if (!deal.ok) throw new Error(faultText(deal.error));
    const pack = dealPack(deal.value, standard(Number(packs) as Composition['packs'], Number(jokers)));
    if (!pack.ok) throw new Error(faultText(pack.error));
    expect(pack.value.map(makeCard).join(' ')).toBe(cards);
  });
});

it.each(['deal 1 ', 'deal 49621  packs 1  jokers 0', 'deal 49621  packs 1  jokers 2'])(
  'docs/deals.md shows %s',
  (name) => {
    const page = readFileSync(new URL('../../../docs/deals.md', import.meta.url), 'utf8');
    const cards = frozen('cairn').find(([head]) => head.startsWith(name))?.[1];
    expect(cards).toBeDefined();
    expect(page.replace(/\n/g, ' ')).toContain(`\`\`\` ${cards} \`\`\``);
  },
);
