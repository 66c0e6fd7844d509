/** Entries of the atlas as comma-separated values (RFC 4180), with the headings in English. */
import type { AtlasEntry } from '@cairn/trials';
import { commandFor } from './command.ts';

const HEAD = 'game,options,player,deals,won,undecided,low,high,positions per deal,command';

const cell = (value: string | number): string => {
  const text = `${value}`;
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const csvOf = (entries: readonly AtlasEntry[]): string =>
  [
    HEAD,
    ...entries.map((entry) =>
      [
        entry.game,
        Object.entries(entry.options)
          .map(([name, value]) => `${name}=${value}`)
          .join(' '),
        entry.policy ?? 'solver',
        entry.deals,
        entry.winnable,
        entry.unknown,
        entry.low,
        entry.high,
        entry.nodes ?? '',
        commandFor(entry),
      ]
        .map(cell)
        .join(','),
    ),
    '',
  ].join('\r\n');
