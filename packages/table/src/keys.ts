/** The keys of the table as one pure function: which act a key stands for. What is not here belongs to the app. */
import type { Way } from './navigate.ts';

export type Act =
  | { readonly kind: 'go'; readonly way: Way }
  | { readonly kind: 'group'; readonly by: 1 | -1 }
  | { readonly kind: 'edge'; readonly at: 'first' | 'stock' }
  /** The n-th column, or free card from the left, from 0. */
  | { readonly kind: 'number'; readonly at: number }
  /** Takes a card in hand, or puts it down here. */
  | { readonly kind: 'hold' }
  | { readonly kind: 'smart' }
  | { readonly kind: 'draw' }
  /** To a foundation. */
  | { readonly kind: 'home' }
  | { readonly kind: 'cancel' }
  /** Says where the focus is. */
  | { readonly kind: 'read' };

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const FIXED: Readonly<Record<string, Act>> = {
  ArrowLeft: { kind: 'go', way: 'left' },
  ArrowRight: { kind: 'go', way: 'right' },
  ArrowUp: { kind: 'go', way: 'up' },
  ArrowDown: { kind: 'go', way: 'down' },
  Enter: { kind: 'hold' },
  ' ': { kind: 'hold' },
  Escape: { kind: 'cancel' },
};

/** With the control key. */
const EDGES: Readonly<Record<string, Act>> = {
  Home: { kind: 'edge', at: 'first' },
  End: { kind: 'edge', at: 'stock' },
};

/** The letters of acts, unless the player has given them others. */
export const LETTERS = { draw: 'd', home: 'f', read: 'v' } as const;
const LETTERED = Object.keys(LETTERS) as readonly (keyof typeof LETTERS)[];

export const COLUMNS = '1234567890-=';

/** The act of a key press; null when the key is not the table's. Single characters can be switched off or `own`. */
export const actOf = (
  press: KeyPress,
  singleKeys: boolean,
  own: Readonly<Record<string, string>> = {},
): Act | null => {
  if (press.altKey || press.metaKey) return null;
  const { key, shiftKey } = press;
  if (press.ctrlKey) return EDGES[key] ?? null;
  if (key === 'Tab') return { kind: 'group', by: shiftKey ? -1 : 1 };
  if (key === 'Enter' && shiftKey) return { kind: 'smart' };
  if (shiftKey) return null;
  const fixed = FIXED[key];
  if (fixed !== undefined) return fixed;
  if (!singleKeys || key.length !== 1) return null;
  const column = COLUMNS.indexOf(key);
  if (column >= 0) return { kind: 'number', at: column };
  const kind = LETTERED.find((each) => (own[each] ?? LETTERS[each]) === key.toLowerCase());
  return kind === undefined ? null : { kind };
};
