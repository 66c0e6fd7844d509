/** English sentences on event cards: which cards ask for a choice, what chance may bring, and what it has brought. */
import type { EventDef } from '@cairn/engine';
import type { EnglishCardWords } from './cards.ts';
import { some } from './parts.ts';
import type { ChanceFact } from '../words/words.ts';

const ruled = (event: EventDef): string => {
  switch (event.kind) {
    case 'strokes':
      return `${some(event.strokes, 'stroke')} to pay`;
    case 'gift':
      return `${some(event.strokes, 'stroke')} given back`;
    case 'peek':
      return 'a look at the next stock card';
    case 'unlock':
      return 'a free card that others wait for is taken away';
    case 'mow':
      return 'all rough is cleared';
    case 'iron':
      return 'the next card of the stock that your hand takes comes to it';
    case 'rough':
      return 'the card lies in the rough';
    case 'lose':
      return `the next ${some(event.cards, 'card')} of the stock ${event.cards === 1 ? 'is' : 'are'} lost`;
  }
};

/** "Chance brings one of these, each as likely as the next: two strokes to pay; …" */
export const englishChances = (events: readonly EventDef[]): string[] => [
  `Chance brings one of ${some(events.length, 'thing')}, each as likely as the others: ${events.map(ruled).join('; ')}.`,
  'It is drawn from the deal itself, so the same card brings the same each time; undoing it doesn’t give the choice back.',
];

export const englishBrought = (c: EnglishCardWords, { event, card }: ChanceFact): string => {
  const the = card === null ? 'a card' : c.theCard(card);
  switch (event?.kind) {
    case undefined:
      return 'Chance: nothing comes of it.';
    case 'strokes':
    case 'gift':
    case 'lose':
    case 'mow':
    case 'rough':
      return `Chance: ${ruled(event)}.`;
    case 'peek':
      return `Chance: the next stock card is ${the}.`;
    case 'unlock':
      return `Chance: ${the}, for which others waited, is taken away.`;
    case 'iron':
      return `Chance: ${the} comes to your hand from the stock.`;
  }
};

export const englishAsking = (where: string, many: boolean): string =>
  `${where} ${many ? 'are event cards' : 'is an event card'}: once nothing lies on it, you first choose to pay one stroke or to leave it to chance.`;
