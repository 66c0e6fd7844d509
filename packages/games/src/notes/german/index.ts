/** Notes on games in German. They are as long as the English ones, so nobody but who reads them should fetch them. */
import { retold, type NoteLanguage, type NoteTexts } from '../note.ts';
import { acesUpGerman } from './aces-up.ts';

/** All there are, as they are written. */
export const germanTexts: readonly NoteTexts[] = [acesUpGerman];

/** German notes; those on a game that has none stay English. */
export const germanNotes: NoteLanguage = (notes) => {
  const texts = germanTexts.find(({ of }) => of === notes.of);
  return texts === undefined ? notes : retold(notes, texts);
};
