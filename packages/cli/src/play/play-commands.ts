/**
 * The commands that are typed at a deal, any number on a line: moves in notation (docs/notation.md) and a few words.
 * "undo 3 7S d" undoes three moves, plays the seven of spades and draws.
 */
import { failWith, ok, type Result } from '@cairn/engine';

const PLAIN = ['board', 'moves', 'score', 'restart', 'help'] as const;
const REPEATED = ['undo', 'redo'] as const;

export type PlayCommand =
  | { readonly kind: 'quit' }
  | { readonly kind: (typeof PLAIN)[number] }
  | { readonly kind: (typeof REPEATED)[number]; readonly times: number }
  | { readonly kind: 'where'; readonly what: string }
  | { readonly kind: 'save'; readonly file: string }
  | { readonly kind: 'move'; readonly text: string };

const SHORT: Readonly<Record<string, string>> = { u: 'undo', r: 'redo', '?': 'help', q: 'quit', b: 'board' };

const among = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word);

/** Splits a line into commands. A fault names the word that is no command. Moves are not parsed here. */
export const parseCommands = (line: string): Result<readonly PlayCommand[]> => {
  const words = line
    .replace(/(^|\s)#.*/, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const requests: PlayCommand[] = [];
  for (let i = 0; i < words.length; i++) {
    const typed = words[i] ?? '';
    const word = SHORT[typed.toLowerCase()] ?? typed.toLowerCase();
    const next = words[i + 1];
    if (word === 'quit' || among(PLAIN, word)) requests.push({ kind: word });
    else if (among(REPEATED, word)) {
      const given = next !== undefined && /^[1-9]\d{0,5}$/.test(next);
      requests.push({ kind: word, times: given ? Number(next) : 1 });
      if (given) i++;
    } else if (word === 'where') {
      if (next === undefined)
        return failWith('where', '', 'Cannot read "where": wanted a rank or a card, like where Q');
      requests.push({ kind: 'where', what: next });
      i++;
    } else if (word === 'save') {
      // The rest of the line, because file names may contain blanks.
      const file = /(?:^|\s)save\s+(.+)$/i.exec(line)?.[1]?.trim() ?? '';
      if (file === '') return failWith('save', '', 'Cannot read "save": wanted the name of a file');
      return ok([...requests, { kind: 'save', file }]);
    } else requests.push({ kind: 'move', text: typed.replace(/[/@].*$/, '') });
  }
  return ok(requests);
};
