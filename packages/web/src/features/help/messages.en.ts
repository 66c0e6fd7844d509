/** Messages of the feature help, in English. */
import { articles } from './articles.en.ts';

export const en = {
  articles,
  helpTitle: 'Help',
  handTitle: 'By hand',
  hand: [
    'Tap a card to play it. Or drag it to where it goes: places that take it light up. Tap the stock to deal.',
    'A card that cannot be played says why. Everything can be taken back, to the first move and beyond it: undo after a new deal brings the old one back.',
    'What you try and leave is kept: the list of moves shows every branch, goes to any of its positions, and gives them bookmarks.',
  ],
  keysTitle: 'Keys',
  keysAreOff: 'Single keys are switched off in the settings.',
  tableKeys: [
    { keys: ['←', '→', '↑', '↓'], label: 'From card to card' },
    { keys: ['Tab'], label: 'To the next group of piles' },
    {
      keys: ['1', '…', '9', '0', '-', '='],
      label: 'To the column or free card of that number, from the left',
    },
    { keys: ['Ctrl', 'Home', 'End'], label: 'To the first card, to the stock' },
    { keys: ['Enter', 'Space'], label: 'Pick the card up; put it down' },
    { keys: ['Shift', 'Enter'], label: 'Play the card at once' },
    { keys: ['D'], label: 'Deal from the stock' },
    { keys: ['F'], label: 'To a foundation' },
    { keys: ['V'], label: 'Read the pile' },
    { keys: ['Esc'], label: 'Cancel, close' },
  ],
  countTitle: 'What is counted',
} as const;
