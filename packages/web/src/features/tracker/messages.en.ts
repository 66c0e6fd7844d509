/** Messages of the feature tracker, in English. */
import { formatsOf } from '../../i18n/formats.ts';

const { count } = formatsOf('en');

export const en = {
  title: 'Card tracker',
  trackerRank: 'Rank',
  unseen: 'unseen',
  insight: 'in sight',
  gone: 'in the waste',
  trackerRow: (unseen: number, insight: number, gone: number) =>
    `${unseen} unseen, ${insight} in sight, ${gone} in the waste`,
  remaining: (n: number, unseen: number) => `${count(n, 'card', 'cards')} to come, ${unseen} unseen`,
  played: 'Played',
} as const;
