/** What a journey does in a browser, whatever its engine. */
export interface Driver {
  readonly name: string;
  readonly version: string;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** The value of an expression in the page, as JSON; a promise is awaited. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** Presses the pointer at a place of the window, in CSS pixels, and releases it at the same or at another place. */
  readonly press: (from: Place, to?: Place) => Promise<void>;
  /** Presses a key, by the name of `KeyboardEvent.key`. */
  readonly key: (key: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Keys without a character, as WebDriver writes them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<string, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowRight: '\uE014',
};

export const keyCode = (key: string): string => KEYS[key] ?? key;

/** The actions of a pointer as WebDriver and WebDriver BiDi have them. */
export const pointerActions = (from: Place, to: Place): readonly object[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(from.x), y: Math.round(from.y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...(from === to
        ? []
        : [
            {
              type: 'pointerMove',
              x: Math.round((from.x + to.x) / 2),
              y: Math.round((from.y + to.y) / 2),
              duration: 100,
            },
            { type: 'pointerMove', x: Math.round(to.x), y: Math.round(to.y), duration: 200 },
          ]),
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const keyActions = (key: string): readonly object[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: keyCode(key) },
      { type: 'keyUp', value: keyCode(key) },
    ],
  },
];

export const WINDOW = { width: 1366, height: 760 } as const;

/** Waits until `ready` gives a value; throws what it was waiting for after ten seconds. */
export const until = async <T>(what: string, ready: () => Promise<T | null>): Promise<T> => {
  const end = Date.now() + 10_000;
  for (;;) {
    const found = await ready().catch(() => null);
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(`Waited 10 s for ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
};
