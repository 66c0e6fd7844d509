/** Messages of the feature help, in English. */
import { articles } from './articles.en.ts';

export const en = {
  articles,
  helpTitle: 'Help',
  handTitle: 'By hand',
  hand: [
    'Tap a card to play it, or drag it: the places that take it light up. Tap the stock to deal.',
    'If a card can’t be played, Cairn says why. You can undo everything, even a new deal: Undo brings the old one back.',
    'Nothing you try is lost. The list of moves shows every branch; you can jump to any position and bookmark it.',
  ],
  keysTitle: 'Keys',
  keysAreOff: 'Single-key shortcuts are turned off in the settings.',
  tableKeys: [
    { keys: ['←', '→', '↑', '↓'], label: 'Move from card to card' },
    { keys: ['Tab'], label: 'Go to the next group of piles' },
    {
      keys: ['1', '…', '9', '0', '-', '='],
      label: 'Go to that column or free card, counted from the left',
    },
    { keys: ['Ctrl', 'Home', 'End'], label: 'Go to the first card or the stock' },
    { keys: ['Enter', 'Space'], label: 'Pick up a card; put it down' },
    { keys: ['Shift', 'Enter'], label: 'Play the card at once' },
    { keys: ['D'], label: 'Deal from the stock' },
    { keys: ['F'], label: 'Move to a foundation' },
    { keys: ['V'], label: 'Read the pile' },
    { keys: ['Esc'], label: 'Cancel or close' },
  ],
  countTitle: 'What counts',
} as const;
