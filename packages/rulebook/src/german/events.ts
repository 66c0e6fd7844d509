/** German sentences on event cards: which cards ask for a choice, what chance may bring, and what it has brought. */
import type { EventDef } from '@cairn/engine';
import type { GermanCardWords } from './cards.ts';
import { germanCapital, germanSpelled } from './parts.ts';
import type { ChanceFact } from '../words/words.ts';

const strokes = (count: number): string => (count === 1 ? 'ein Schlag' : `${germanSpelled(count)} Schläge`);

const ruled = (event: EventDef): string => {
  switch (event.kind) {
    case 'strokes':
      return `${strokes(event.strokes)} zu zahlen`;
    case 'gift':
      return `${strokes(event.strokes)} zurück`;
    case 'peek':
      return 'ein Blick auf die nächste Karte des Talons';
    case 'unlock':
      return 'eine freie Karte, auf die andere warten, wird weggenommen';
    case 'mow':
      return 'alles Rough wird gemäht';
    case 'iron':
      return 'die nächste Karte des Talons, die deine Hand nimmt, kommt auf sie';
    case 'rough':
      return 'die Karte liegt im Rough';
    case 'lose':
      return event.cards === 1
        ? 'die nächste Karte des Talons ist verloren'
        : `die nächsten ${germanSpelled(event.cards)} Karten des Talons sind verloren`;
  }
};

/** "Der Zufall bringt eines von acht Dingen, jedes gleich wahrscheinlich: …" */
export const germanChances = (events: readonly EventDef[]): string[] => [
  `Der Zufall bringt ${events.length === 1 ? 'dies' : `eines von ${germanSpelled(events.length)} Dingen, jedes gleich wahrscheinlich`}: ${events.map(ruled).join('; ')}.`,
  'Er wird aus dem Blatt selbst gezogen, dieselbe Karte bringt also jedes Mal dasselbe; wenn du ihn rückgängig machst, ist er trotzdem verbraucht.',
];

export const germanBrought = (c: GermanCardWords, { event, card }: ChanceFact): string => {
  const the = card === null ? 'eine Karte' : c.theCard(card, 'nominative');
  switch (event?.kind) {
    case undefined:
      return 'Zufall: es geschieht nichts.';
    case 'strokes':
    case 'gift':
    case 'lose':
    case 'mow':
    case 'rough':
      return `Zufall: ${ruled(event)}.`;
    case 'peek':
      return `Zufall: die nächste Karte des Talons ist ${the}.`;
    case 'unlock':
      return `Zufall: ${the}, auf die andere warteten, wird weggenommen.`;
    case 'iron':
      return `Zufall: ${the} kommt aus dem Talon auf deine Hand.`;
  }
};

export const germanAsking = (where: string, many: boolean): string =>
  `${germanCapital(where)}: ${many ? 'Ereigniskarten' : 'eine Ereigniskarte'}. Liegt nichts mehr darauf, wählst du vor allem anderen: einen Schlag zahlen oder es dem Zufall überlassen.`;
