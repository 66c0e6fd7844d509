/** English messages: the player's own games. */
import { formatsOf } from '../../i18n/formats.ts';

const { grouped } = formatsOf('en');
const date = (at: number): string => new Date(at).toLocaleDateString('en', { dateStyle: 'medium' });

export const en = {
  rules: 'Rules',
  mine: 'My games',
  mineText: 'Games whose rules you’ve changed, and games you’ve saved from links and files.',
  none: 'Make your own: change any game’s rules.',
  workshop: 'Workshop',
  madeFrom: (parent: string, at: number) => `Made from ${parent}, ${date(at)}`,
  madeAnew: (at: number) => `Made from scratch, ${date(at)}`,
  change: 'Change the rules',
  notPlayed: 'Not played yet',
  record: (won: number, played: number) => `${grouped(won)} of ${grouped(played)} won`,
  more: 'Share, rename, delete',
  title: 'Title',
  rename: 'Rename',
  renamed: (title: string) => `It’s now called ${title}.`,
  copyLink: 'Copy link',
  share: 'Share…',
  file: 'Save as file',
  remove: 'Delete…',
  removeTitle: (title: string) => `Delete ${title}?`,
  removeText: 'Your results and games stay, and you can still watch them.',
  removeNow: 'Delete',
  removed: (title: string) => `${title} has been deleted.`,
  bringFile: 'Open a game file',
  brought: (title: string) => `${title} is now one of your games.`,
  here: (title: string) => `You already have these rules: ${title}.`,
  notBrought: 'The file wasn’t opened. Nothing has changed.',
  notGame: 'This isn’t a game file saved by Cairn.',
  tooLong: (most: number) => `A game file can have at most ${grouped(most)} characters.`,
  fromLinks: 'From links, not saved',
  forget: 'Remove from this list',
  forgotten: (title: string) => `${title} is off the list.`,
} as const;
