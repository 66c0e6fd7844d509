/** The keys of the table as a pure function: the action of a key press. All other keys belong to the app. */
export type Direction = 'left' | 'right' | 'up' | 'down';

export type KeyAction =
  | { readonly kind: 'go'; readonly way: Direction }
  | { readonly kind: 'group'; readonly by: 1 | -1 }
  | { readonly kind: 'edge'; readonly at: 'first' | 'stock' }
  /** The n-th column, from 0; in a layout the n-th free card from the left. */
  | { readonly kind: 'number'; readonly at: number }
  /** Picks up a card, or puts the held cards down here. */
  | { readonly kind: 'hold' }
  /** Makes the best move of the card, as a tap does. */
  | { readonly kind: 'smart' }
  | { readonly kind: 'draw' }
  /** Plays the card to a foundation. */
  | { readonly kind: 'home' }
  | { readonly kind: 'cancel' }
  /** Announces the place of the focus. */
  | { readonly kind: 'read' };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const FIXED: Readonly<Record<string, KeyAction>> = {
  ArrowLeft: { kind: 'go', way: 'left' },
  ArrowRight: { kind: 'go', way: 'right' },
  ArrowUp: { kind: 'go', way: 'up' },
  ArrowDown: { kind: 'go', way: 'down' },
  Enter: { kind: 'hold' },
  ' ': { kind: 'hold' },
  Escape: { kind: 'cancel' },
};

/** With the control key. */
const EDGES: Readonly<Record<string, KeyAction>> = {
  Home: { kind: 'edge', at: 'first' },
  End: { kind: 'edge', at: 'stock' },
};

/** The default letters of actions. */
export const ACTION_LETTERS = { draw: 'd', home: 'f', read: 'v' } as const;
const LETTERED = Object.keys(ACTION_LETTERS) as readonly (keyof typeof ACTION_LETTERS)[];

/** The keys of the columns, in order. */
export const COLUMN_KEYS = '1234567890-=';

/** Null for a key that is not the table's. `single` keys can be switched off; `own` are the player's letters. */
export const keyAction = (
  press: KeyPress,
  singleKeys: boolean,
  own: Readonly<Record<string, string>> = {},
): KeyAction | null => {
  if (press.altKey || press.metaKey) return null;
  const { key, shiftKey } = press;
  if (press.ctrlKey) return EDGES[key] ?? null;
  if (key === 'Tab') return { kind: 'group', by: shiftKey ? -1 : 1 };
  if (key === 'Enter' && shiftKey) return { kind: 'smart' };
  if (shiftKey) return null;
  const fixed = FIXED[key];
  if (fixed !== undefined) return fixed;
  if (!singleKeys || key.length !== 1) return null;
  const column = COLUMN_KEYS.indexOf(key);
  if (column >= 0) return { kind: 'number', at: column };
  const kind = LETTERED.find((each) => (own[each] ?? ACTION_LETTERS[each]) === key.toLowerCase());
  return kind === undefined ? null : { kind };
};
