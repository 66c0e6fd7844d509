/** Notes on Maze in German. */
import type { NoteTexts } from '../note.ts';
import { LISTED_TITLE } from './references.ts';

export const mazeGerman: NoteTexts = {
  of: 'maze',
  summary:
    'Sechs Reihen, die wie eine einzige gelesen werden und zum Ring geschlossen sind, mit sechs Lücken, sobald die Könige fort sind. In eine Lücke passt, was auf die Karte links folgt oder der rechts vorausgeht; zu ziehen gibt es deshalb fast immer etwas, nur führt nicht alles weiter.',
  tip: 'Sammle lange Folgen einer Farbe, wo immer sie anfangen. Eine Folge lässt sich Karte für Karte einen Platz nach links schieben, sobald vor ihr eine Lücke ist.',
  strategy: [
    'Auf beide Seiten einer Lücke sehen: Zwei Karten passen hinein, hinter eine Dame aber jedes Ass.',
    'Eine Folge mit einer Lücke links oder rechts kann dort wachsen. Lücken gehören zwischen die Folgen, nicht hinein.',
    'Lücken wandern lassen: Rückt jede Karte einer Folge einen Platz nach links, kommt die Lücke an ihrem anderen Ende heraus.',
    'Asse kommen nur hinter Damen oder vor ihre Zweien. Hinter der Dame einer fertigen Farbe Platz für ein Ass machen.',
    'Überlegen, wo eine Farbe enden wird: zwölf Plätze weiter als ihr Ass. Wollen zwei Farben dieselben Plätze, früh eine davon verschieben.',
  ],
  cases: [
    { question: 'Ist es wichtig, wo am Ende die Lücken sind?', answer: 'Nein.' },
    {
      question: 'Darf eine Dame vor ein Ass?',
      answer: 'Nur wenn links davon der Bube ihrer Farbe liegt, oder wenn eine Lücke dazwischen ist.',
    },
    {
      question: 'Was liegt links vom allerersten Platz?',
      answer: 'Der letzte Platz der letzten Reihe: Die Reihen bilden einen Ring.',
    },
  ],
  house: ['Die zwei freien Plätze am Ende der letzten Reihe lassen statt an dem der ersten beiden.'],
  glossary: [{ term: 'Folge', meaning: 'Karten einer Farbe der Reihe nach, nebeneinander.' }],
  trivia: [
    {
      question: 'Hat es mit Labyrinth zu tun?',
      answer: 'Nur dem Namen nach: Jene Patience hat einen Talon und Zielstapel [wikipedia].',
    },
  ],
  history: [
    'Es steht in Sammlungen vom Ende des zwanzigsten Jahrhunderts, etwa in The Little Giant Encyclopedia of Games for One or Two von 1998 [wikipedia].',
  ],
  rates: [],
  claims: [
    'Wer spielt, gewinnt, so heißt es, etwa eins von 25 Spielen [solsuite].',
    'Unsere Liste der Blätter 1 bis 10.000: alle sind zu gewinnen, bei höchstens 100.000 Stellungen je Blatt [listed]. Verborgen ist nichts, also gilt das auch für den, der spielt: Wer verliert, hat einen Fehler gemacht.',
  ],
  disagreements: [
    {
      question: 'Wo sind die zwei Plätze, die keine Karte bekommen?',
      sources:
        'Am Ende der ersten beiden Reihen [wikipedia, solsuite]; am Ende der letzten Reihe [pysolfc-maze].',
      here: 'Am Ende der ersten beiden Reihen; das Ende der letzten ist eine Option.',
    },
    {
      question: 'Wo muss die erste Farbe beginnen?',
      sources:
        'Mit der ersten Karte der ersten Reihe [wikipedia, solsuite]; irgendwo, aber ohne Lücke in einer Farbe [pysolfc].',
      here: 'Mit der ersten Karte, wo immer die Lücken sind. Ein fertiger Ring lässt sich stets so weit drehen.',
    },
  ],
  similar: [
    'Vier getrennte Reihen, und nur die Karte links zählt.',
    'Auch hier ist jede Karte zu sehen, und ein Plan ist mehr wert als Glück.',
  ],
  references: { ...LISTED_TITLE },
};
