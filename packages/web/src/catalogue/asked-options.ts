/**
 * The one question that a game asks where it is chosen, such as how many cards Klondike draws. The answer is remembered on
 * this device; without one the game is dealt by the first value.
 */
import { askedOptions } from '@cairn/games';
import type { Database } from '../platform/database.ts';

/** Values by the ids of games. */
export type Answers = Readonly<Record<string, string>>;

const KEY = 'asked';

export const readAnswers = async (db: Database): Promise<Answers> =>
  ((await db.get('settings', KEY)) as Answers | undefined) ?? {};

export const storeAnswer = (db: Database, answers: Answers, id: string, value: string): Promise<void> =>
  db.write([{ store: 'settings', key: KEY, value: { ...answers, [id]: value } }]);

/** The options by which a game is dealt from a list. */
export const optionsToDeal = (id: string, answers: Answers): Readonly<Record<string, string>> => {
  const asked = askedOptions[id];
  if (asked === undefined) return {};
  const answer = asked.values.find((value) => value === answers[id]) ?? asked.values[0];
  return answer === undefined ? {} : { [asked.option]: answer };
};
