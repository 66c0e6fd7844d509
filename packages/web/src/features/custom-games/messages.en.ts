/** English messages: the player's own games. */
import { formatsOf } from '../../i18n/formats.ts';

const { grouped } = formatsOf('en');
const date = (at: number): string => new Date(at).toLocaleDateString('en', { dateStyle: 'medium' });

export const en = {
  rules: 'Rules',
  mine: 'My games',
  mineText: 'Games whose rules you have changed, and those you have saved from links and files.',
  none: 'Make your own: change any game’s rules.',
  workshop: 'Workshop',
  madeFrom: (parent: string, at: number) => `Made from ${parent}, ${date(at)}`,
  madeAnew: (at: number) => `Made from scratch, ${date(at)}`,
  change: 'Change the rules',
  more: 'Share, rename, delete',
  title: 'Title',
  rename: 'Rename',
  renamed: (title: string) => `It is called ${title} now.`,
  copyLink: 'Copy link',
  share: 'Share…',
  file: 'Save as file',
  remove: 'Delete…',
  removeTitle: (title: string) => `Delete ${title}?`,
  removeText: 'Its results and what was played of it abortOnPositionChange, and can still be looked at.',
  removeNow: 'Delete',
  removed: (title: string) => `${title} is deleted.`,
  bringFile: 'Open a game file',
  brought: (title: string) => `${title} is one of your games now.`,
  here: (title: string) => `These rules are one of your games already: ${title}.`,
  notBrought: 'This file was not taken in; everything is as it was.',
  notGame: 'This is no game that Cairn has saved as a file.',
  tooLong: (most: number) => `A file of a game is at most ${grouped(most)} characters long.`,
  fromLinks: 'From links, not saved',
  forget: 'Take off this list',
  forgotten: (title: string) => `${title} is off the list.`,
  offer: (title: string) => `${title} came with its rules in the link.`,
} as const;
