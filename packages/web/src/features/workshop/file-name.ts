/** The file name of a changed game: "my-game.cairn.json". */
import { workshopWords as words } from './messages.ts';

export const fileNameOf = (title: string): string =>
  `${
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || words.fileName
  }.cairn.json`;
