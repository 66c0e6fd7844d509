/** What people do with the app, as journeys that any engine can walk. Each begins where the one before ended. */
import { until, type Driver, type Place } from './driver.ts';

export interface Visit {
  readonly driver: Driver;
  readonly origin: string;
  /** Ends the server, as a network that fails. */
  readonly goOffline: () => Promise<void>;
}

export interface Journey {
  readonly name: string;
  /** Throws what went wrong. */
  readonly walk: (visit: Visit) => Promise<void>;
}

const selectorOf = (test: string): string => `[data-test="${test}"]`;
const quoted = JSON.stringify;

/** The middle of an element that is visible; null if there is none. */
const placeOf = (driver: Driver, selector: string): Promise<Place | null> =>
  driver.evaluate(`(() => {
    const found = [...document.querySelectorAll(${quoted(selector)})].find((each) => each.getClientRects().length > 0);
    if (found === undefined) return null;
    found.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);

const click = async (driver: Driver, selector: string): Promise<void> =>
  driver.press(await until(selector, () => placeOf(driver, selector)));

const textOf = (driver: Driver, selector: string): Promise<string | null> =>
  driver.evaluate(`document.querySelector(${quoted(selector)})?.textContent ?? null`);

const untilText = (driver: Driver, selector: string, wanted: RegExp): Promise<string> =>
  until(`${selector} to say ${wanted.source}`, async () => {
    const text = await textOf(driver, selector);
    return text !== null && wanted.test(text) ? text : null;
  });

const untilThere = (driver: Driver, selector: string): Promise<Place> =>
  until(selector, () => placeOf(driver, selector));

/** Opens an address of the app within the page that is open. */
const go = (driver: Driver, hash: string): Promise<void> =>
  driver.evaluate(`void (location.hash = ${quoted(hash)})`);

const stock = '.table-buttons [aria-label^="Stock"]';

const stockCards = async (driver: Driver): Promise<number> => {
  const label = await until('the stock', () =>
    driver.evaluate<string | null>(
      `document.querySelector(${quoted(stock)})?.getAttribute('aria-label') ?? null`,
    ),
  );
  return Number(/\d+/.exec(label)?.[0] ?? 0);
};

const untilStock = (driver: Driver, cards: number): Promise<true> =>
  until(`${cards} cards in the stock`, async () => ((await stockCards(driver)) === cards ? true : null));

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const journeys: readonly Journey[] = [
  {
    name: 'a first visit shows the start screen, and no new version',
    walk: async ({ driver, origin }) => {
      await driver.open(origin);
      await untilThere(driver, selectorOf('start-lead'));
      // The worker of the first visit takes over meanwhile.
      await until('the service worker', () =>
        driver.evaluate<true | null>('navigator.serviceWorker.controller === null ? null : true'),
      );
      await pause(1500);
      const text = (await textOf(driver, 'body')) ?? '';
      if (text.includes('A new version of Cairn')) throw new Error('It says that a new version is ready');
    },
  },
  {
    name: 'one click plays',
    walk: async ({ driver }) => {
      await click(driver, selectorOf('start-lead'));
      await untilThere(driver, stock);
    },
  },
  {
    name: 'a key deals from the stock',
    walk: async ({ driver }) => {
      await go(driver, '#/tripeaks/12');
      await untilText(driver, selectorOf('deal'), /12/);
      const before = await stockCards(driver);
      await driver.key('d');
      await untilStock(driver, before - 1);
    },
  },
  {
    name: 'the pointer deals from the stock',
    walk: async ({ driver }) => {
      const before = await stockCards(driver);
      await click(driver, stock);
      await untilStock(driver, before - 1);
    },
  },
  {
    name: 'undo and redo',
    walk: async ({ driver }) => {
      const before = await stockCards(driver);
      await driver.key('z');
      await untilStock(driver, before + 1);
      await click(driver, selectorOf('redo'));
      await untilStock(driver, before);
    },
  },
  {
    name: 'a card is dragged to the waste',
    walk: async ({ driver }) => {
      await go(driver, '#/tripeaks/12');
      await click(driver, selectorOf('menu'));
      await click(driver, selectorOf('menu-restart'));
      const waste = '.table-buttons [aria-label*="aste"]';
      const [from, to] = [
        await untilThere(driver, '.table-buttons [aria-label^="Nine of clubs"]'),
        await untilThere(driver, waste),
      ];
      await driver.press(from, to);
      await until('the nine of clubs on the waste', () =>
        driver.evaluate<true | null>(
          `document.querySelector(${quoted(waste)})?.getAttribute('aria-label').includes('nine of clubs') || null`,
        ),
      );
    },
  },
  {
    name: 'a hint is worked out by a worker',
    walk: async ({ driver }) => {
      await go(driver, '#/black-hole/3');
      await untilText(driver, selectorOf('deal'), /3/);
      await driver.key('h');
      await untilText(
        driver,
        selectorOf('toast'),
        /Leads to|leads to|of 100 games|About as good|[a-z]\. [A-Z].*\.$/,
      );
    },
  },
  {
    name: 'a reload brings the deal back',
    walk: async ({ driver }) => {
      await go(driver, '#/tripeaks/12');
      await untilText(driver, selectorOf('deal'), /12/);
      const before = await stockCards(driver);
      await driver.key('d');
      await untilStock(driver, before - 1);
      await pause(300);
      await driver.reload();
      await untilText(driver, selectorOf('deal'), /12/);
      await untilStock(driver, before - 1);
    },
  },
  {
    name: 'the gallery draws its pictures and finds a game',
    walk: async ({ driver }) => {
      await go(driver, '#/games');
      await untilThere(driver, '.thumbnail path');
      await driver.evaluate(`(() => {
        const field = document.querySelector('input[type="search"]');
        field.focus();
        return null;
      })()`);
      for (const letter of 'demon') await driver.key(letter);
      await untilText(driver, '.find [role=status]', /^1 of/);
    },
  },
  {
    name: 'the rules have their picture, and the Atlas its charts',
    walk: async ({ driver }) => {
      await go(driver, '#/klondike/rules');
      await untilThere(driver, selectorOf('table-picture'));
      await go(driver, '#/atlas');
      await untilThere(driver, `${selectorOf('atlas-chances')} svg`);
    },
  },
  {
    name: 'the workshop deals a changed game and measures it',
    walk: async ({ driver }) => {
      await go(driver, '#/workshop/tripeaks?wrap=linear');
      await untilThere(driver, selectorOf('play-variant'));
      await untilText(driver, 'main', /\d+ %|\d+%/);
    },
  },
  {
    name: 'a backup is exported and imported',
    walk: async ({ driver }) => {
      await go(driver, '#/settings');
      await untilThere(driver, selectorOf('export'));
      await driver.evaluate(`(() => {
        const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { window.cairnBackup = blob; return make.call(URL, blob); };
        return null;
      })()`);
      await click(driver, selectorOf('export'));
      await until('the backup', () =>
        driver.evaluate<true | null>('window.cairnBackup === undefined ? null : true'),
      );
      await driver.evaluate(`(async () => {
        const text = await window.cairnBackup.text();
        const files = new DataTransfer();
        files.items.add(new File([text], 'backup.json', { type: 'application/json' }));
        const field = document.querySelector('input[type="file"]');
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
        return null;
      })()`);
      await untilText(driver, selectorOf('imported'), /added/);
    },
  },
  {
    name: 'a link with moves opens as a challenge',
    walk: async ({ driver, origin }) => {
      await driver.open(`${origin}/#/tripeaks/12?m=9C.8D.7D.d`);
      await untilThere(driver, selectorOf('play-against'));
      await driver.key('Escape');
    },
  },
  {
    name: 'without a network the app starts and plays',
    walk: async ({ driver, goOffline, origin }) => {
      await driver.open(`${origin}/#/tripeaks/12`);
      await untilThere(driver, stock);
      await goOffline();
      await driver.reload();
      const before = await stockCards(driver);
      await driver.key('d');
      await untilStock(driver, before - 1);
    },
  },
];
