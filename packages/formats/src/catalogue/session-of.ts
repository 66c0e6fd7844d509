/**
 * Sessions: any number of deals of one game, with one total. There is a session for every game, so sessions are not
 * listed: the id is "session:GAME", and the options of the game are options of the session too.
 */
import { optionsOf, type OptionValue } from '@cairn/engine';
import { findGame, presets, type Found } from '@cairn/games';
import { counting, howMany, TARGET_OPTION } from './shared.ts';
import type { FormatDef, FormatOption } from '../definition/def.ts';

const PREFIX = 'session:';

/** The default number of deals. */
const USUAL = 10;

/** The options of every session. No game may have an option of these names; a test checks that. */
const OWN: Readonly<Record<string, FormatOption>> = {
  deals: howMany('Deals', USUAL, 1000),
  counts: counting('the best deal', 'deals won'),
  target: TARGET_OPTION,
  takeback: {
    title: 'Undo',
    standard: 'none',
    values: {
      none: { title: 'not in a session', set: {} },
      free: { title: 'as often as you like', set: { undo: 'free' } },
    },
  },
};

export const SESSION_OPTIONS: readonly string[] = Object.keys(OWN);

/** The session of a game or preset, or null. Its id contains the id of the game. */
export const sessionOf = (name: string): FormatDef | null => {
  const found = findGame(name);
  if (found === null) return null;
  const { options, title } = found;
  const preset = presets.find((each) => each.options === options && each.title === title);
  const game = preset?.id ?? found.def.id;
  return {
    id: PREFIX + game,
    title: `Session of ${title}`,
    family: 'session',
    unit: 'deal',
    legs: [{ game }],
    times: USUAL,
    deals: 'consecutive',
    flow: 'once',
    counts: 'sum',
    undo: 'none',
    clock: 'off',
    options: { ...gameOptions(found), ...OWN },
  };
};

/** The options of the game as options of the session. Each value is an edit of the leg. */
const gameOptions = ({ def, options }: Found): Record<string, FormatOption> =>
  Object.fromEntries(
    Object.entries(optionsOf(def)).map(([name, option]) => {
      const standard = options[name] ?? option.standard;
      const values = Object.entries(option.values).map(([value, { title }]): [string, OptionValue] => [
        value,
        { title, set: value === standard ? {} : { [`legs.*.options.${name}`]: value } },
      ]);
      return [name, { title: option.title, standard, values: Object.fromEntries(values) }];
    }),
  );

/** The session with an id of this form, or null. */
export const sessionCalled = (id: string): FormatDef | null =>
  id.startsWith(PREFIX) ? sessionOf(id.slice(PREFIX.length)) : null;
