/** What the attributes of the element mean: a compiled game and a deal, or every fault in them. */
import {
  cairnDeal,
  compileGame,
  fail,
  fault,
  ok,
  parseDeal,
  type Deal,
  type Fault,
  type Game,
  type Result,
} from '@cairn/engine';
import { findGame } from '@cairn/games';

/** The values of the attributes; null for one that is not set. */
export interface TableAttributes {
  readonly game: string | null;
  readonly deal: string | null;
  readonly options: string | null;
}

/** "draw=1 scoring=vegas": pairs with blanks or commas between them. */
const readOptions = (text: string): Result<Readonly<Record<string, string>>> => {
  const options: Record<string, string> = {};
  const faults: Fault[] = [];
  for (const pair of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const [, name, value] = /^([^=]+)=([^=]+)$/.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      faults.push(fault('option', 'options', `Cannot read option "${pair}": wanted name=value, like draw=1`));
    else options[name] = value;
  }
  return faults.length > 0 ? fail(faults) : ok(options);
};

/** The game the attributes name, with its options. */
export const readGame = ({ game: name, options: text }: TableAttributes): Result<Game> => {
  const options = readOptions(text ?? '');
  const found = findGame(name ?? '');
  if (found !== null && options.ok) return compileGame(found.def, { ...found.options, ...options.value });
  const faults = options.ok ? [] : [...options.error];
  if (found === null)
    faults.unshift(
      fault(
        'game',
        'game',
        name === null || name === ''
          ? 'There is no game to deal: wanted an attribute like game="klondike"'
          : `There is no game "${name}": wanted an id or a title of the catalogue, like "klondike"`,
      ),
    );
  return fail(faults);
};

/** Random deals are numbered up to here: as in the app. */
const RANDOM_DEALS = 9_999_999;

/** A deal by chance. */
const randomDeal = (): Deal => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return cairnDeal(1 + (drawn % RANDOM_DEALS));
};

/** The deal of that name; a random one without a name. */
export const readDeal = (name: string | null): Result<Deal> => {
  if (name === null || name.trim() === '') return ok(randomDeal());
  const deal = parseDeal(name);
  return deal.ok ? deal : fail(deal.error.map((each) => ({ ...each, path: 'deal' })));
};
