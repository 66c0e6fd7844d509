/** Notes on Seahaven Towers in German. */
import type { NoteTexts } from '../note.ts';

export const seahavenTowersGerman: NoteTexts = {
  of: 'seahaven-towers',
  summary:
    'Zehn kurze Spalten und vier Türme, die je eine Karte halten, zwei davon von Anfang an. Gebaut wird nach Farben, und nur Könige füllen Lücken. Wenige Spiele überlassen dem Glück so wenig.',
  tip: 'Darauf hinspielen, eine Spalte für einen König zu leeren. Karten in Folge unter einem König sind so gut wie Karten auf dem Zielstapel.',
  strategy: [
    'Von den zehn Spalten die suchen, in der die wenigsten Karten in einem Turm warten müssen.',
    'Keine lange Folge über einer niedrigeren Karte derselben Farbe bauen. Um sie zu befreien, muss die ganze Folge ziehen, und dazu braucht es so viele Türme, wie sie Karten hat, weniger einen.',
    'Die erste Lücke entscheidet viel. Bevor eine Spalte leer wird, nachsehen, welcher König kommen kann und was ihm folgt.',
    'Sind drei Türme besetzt, innehalten und zählen: mit einer vierten Karte dort zieht gar keine Folge mehr.',
  ],
  cases: [
    { question: 'Was darf in eine leere Spalte?', answer: 'Ein König, allein oder mit seiner Folge.' },
    {
      question: 'Dürfen mehrere Karten zusammen ziehen?',
      answer: 'So viele, wie sich über die freien Türme einzeln versetzen ließen.',
    },
    {
      question: 'Wo liegen die zwei übrigen Karten?',
      answer: 'Im zweiten und im dritten Turm, mit einem freien zu jeder Seite.',
    },
  ],
  house: [
    'Folgen jeder Länge ziehen lassen: das ist Relaxed Seahaven Towers.',
    'Jede Karte in eine Lücke lassen.',
  ],
  glossary: [
    { term: 'Turm', meaning: 'Eine Zelle: ein Platz für eine einzelne Karte.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
  ],
  trivia: [
    {
      question: 'Welches Blatt ist sichtlich nicht zu gewinnen?',
      answer:
        'Eines mit der Sieben einer Farbe am Grund einer Spalte, Ass, Zwei, Drei und Vier darauf und der Fünf und der Sechs in den Türmen. Vier und Drei füllen die anderen Türme, und die Sieben bleibt begraben. Das rechnete ein Spieler 1990 im Usenet vor.',
    },
  ],
  history: [
    'Art Cabral hat es erfunden und 1988 als Shareware für den Macintosh verkauft.',
    'Eine Fassung gehörte zum System IRIX von Silicon Graphics; sie konnte ausrechnen, ob ein Blatt zu gewinnen ist.',
  ],
  rates: ['Standard', 'Standard, gezählt von Mark Masten und Don Woods'],
  claims: [
    'Ein guter Spieler sollte mehr als drei von vier Blättern gewinnen und ein durchschnittlicher eines von dreien, sagt ein Hersteller von Karten [bicycle].',
    'Fast neun von zehn sind zu gewinnen, wenn jeder Zug durchgerechnet wird [blake].',
  ],
  disagreements: [
    {
      question: 'Was darf in eine Lücke?',
      sources: 'Ein König [wikipedia, warfield, pysolfc]; jede Karte, um es einfacher zu machen [wikipedia].',
      here: 'Ein König; jede Karte ist eine Option.',
    },
    {
      question: 'Wie viele Karten ziehen auf einmal?',
      sources:
        'Eine, oder so viele, wie die freien Türme zulassen [warfield]; in einer gelockerten Form beliebig viele [pysolfc].',
      here: 'So viele, wie die Türme zulassen; beliebig viele sind eine Option.',
    },
  ],
  similar: [
    'Acht längere Spalten, und jede Karte in eine Lücke.',
    'Acht Spalten und doppelt so viele Zellen.',
    'In wechselnden Farben gebaut.',
  ],
  references: {},
};
