/** Notes on the layouts of the trail in German, made like the English ones from a table of shapes. */
import type { NoteTexts } from '../note.ts';
import { besides, stages, TRAIL_LENGTH, type Stage } from '../trail.ts';
import { MEASURED_TITLE } from './references.ts';
import { GERMAN_SHAPES } from './shapes.ts';

const told = ({ id, level, cards, shape: { left } }: Stage): NoteTexts[] => {
  const shape = GERMAN_SHAPES[id];
  if (shape === undefined) return [];
  return [
    {
      of: id,
      summary: shape.summary,
      tip: shape.tip,
      strategy: [
        shape.more,
        'Die Gipfelkarten bis zuletzt aufheben, außer wenn man eine als Bindeglied einer Serie braucht: unter ihnen liegt nichts.',
        'Vom Talon nehmen, wenn die freien Karten viele verschiedene Ränge haben; dann passt wahrscheinlich eine davon auf die nächste Karte.',
      ],
      cases: [],
      house: [
        'Die Stufen der Reihe nach spielen, abgeräumt oder nicht, und die Ergebnisse zusammenzählen. Oder auf jeder Stufe bleiben, bis man sie abgeräumt hat.',
      ],
      glossary: [
        { term: 'Pfad', meaning: `Eine Reihe von ${TRAIL_LENGTH} Auslagen, von leicht bis schwer.` },
        {
          term: 'Gipfelkarte',
          meaning: 'Eine Karte, die keine andere bedeckt; mit der letzten ist die Auslage abgeräumt.',
        },
      ],
      trivia: [
        {
          question: 'Welche Stufe des Pfades ist es?',
          answer: `Die Nummer ${level} von ${TRAIL_LENGTH}, geordnet danach, wie oft ein einfaches Programm sie abräumt.`,
        },
        {
          question: 'Wie viel ist die ganze Auslage in einer einzigen Serie wert?',
          answer: `1 + 2 + … + ${cards} = ${(cards * (cards + 1)) / 2}, dazu die Prämie für die Gipfelkarten.`,
        },
      ],
      history: [
        'Die Auslage und ihr Name sind von uns. Die Idee einer Reihe, die von TriPeaks, ihrer zweiten Stufe, zu Pyramid Golf führt, ihrer letzten, stammt aus Kellers Beschreibung von Sheriff TriPeaks, dessen Auslagen nie veröffentlicht wurden.',
      ],
      rates: ['Üblich', 'Üblich'],
      claims: [
        `Das einfache Programm lässt im Durchschnitt ${`${left}`.replace('.', ',')} Karten übrig; danach richtet sich das Par in der Zählung nach Golf [measured].`,
      ],
      disagreements: [],
      similar: besides(level).map((n) => `Stufe ${n} des Pfades, die ${n < level ? 'vor' : 'nach'} dieser.`),
      references: { ...MEASURED_TITLE },
    },
  ];
};

/** One for each layout of the trail that is not a game of another name. */
export const trailGerman: readonly NoteTexts[] = stages.flatMap(told);
