/** Messages of the feature first-deal, in English. A phone has room for about 40 characters. */
import type { How } from './how.ts';

const BUILDS = {
  down: {
    alternating: 'Build down, red on black',
    same: 'Build down in suit',
    any: 'Build down in any suit',
    colour: 'Build down in the same colour',
    other: 'Build down in a different suit',
  },
  either: {
    alternating: 'Build up or down, red on black',
    same: 'Build up or down in suit',
    any: 'Build up or down in any suit',
    colour: 'Build up or down in the same colour',
    other: 'Build up or down in a different suit',
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** "one place", "one or three places". */
const placesOf = (steps: readonly number[]): string =>
  `${steps.map((step) => NUMBERS[step] ?? `${step}`).join(' or ')} ${steps.join() === '1' ? 'place' : 'places'}`;

export const en = {
  how: (how: How): string => {
    switch (how.kind) {
      case 'next':
        return how.stock ? 'One up or down, or tap the stock' : 'Tap a card one rank up or down';
      case 'pair':
        return `Tap two cards that add up to ${how.sum}`;
      case 'match':
        return how.rank ? 'Tap two cards of the same rank' : 'Tap cards that go together';
      case 'groups':
        return 'Remove cards that follow one another';
      case 'lower':
        return 'Remove the lower of two cards of a suit';
      case 'fill':
        return 'Fill gaps with the next card';
      case 'choose':
        return 'First choose a card of the reserve';
      case 'store':
        return 'Each card goes up, or onto a column';
      case 'row':
        return `Move piles ${placesOf(how.steps)} left`;
      case 'build':
        return `${BUILDS[how.rank][how.suit]}${how.aces ? '; aces go up' : ''}`;
    }
  },
} as const;
