/** Notes on Forty Thieves in German. */
import type { NoteTexts } from '../note.ts';

export const fortyThievesGerman: NoteTexts = {
  of: 'forty-thieves',
  summary:
    'Die große Patience für zwei Kartenspiele. Vierzig offene Karten in zehn Spalten, nach Farben abwärts gebaut und einzeln ' +
    'gezogen, und ein Talon, der nur einmal vorbeikommt: es ist schwer, und jeder Sieg ist verdient.',
  tip: 'Vor allem anderen auf eine leere Spalte hinarbeiten und die erste nicht billig hergeben.',
  strategy: [
    'Eine Spalte auswählen, die mit den entbehrlichsten Karten, und sie abtragen. Ein Zug, der keine Spalte dem Leeren näher bringt, kann meist warten.',
    'Ein naheliegender Zug in derselben Farbe kann eine Karte bedecken, die noch gebraucht wird. Vor jedem also fragen, was unter der Karte liegt, die zieht, und was unter der, auf die sie kommt.',
    'Eine leere Spalte ist umso mehr wert, je länger sie leer bleibt. Sie dient zum Umsetzen von Karten, nicht als Regal für die nächste Karte der Ablage.',
    'Dank der Zwillinge gibt es für die meisten Karten zwei Plätze. Besser den in der Spalte, die nicht geleert werden soll.',
    'Niedrige Karten auf der Ablage sind der schlimmste Feind, denn was über ihnen liegt, ist nur in umgekehrter Reihenfolge zurückzuholen. Vor dem Weitergeben möglichst Plätze für die nächsten Zweien und Dreien schaffen.',
    'Die Ablage ist nicht verloren: finden ihre letzten Karten Platz, schrumpft sie wieder. Die Reihenfolge des letzten Dutzends im Kopf behalten.',
    'Asse und Zweien gehen sofort auf die Zielstapel; höhere Karten erst nach einem Blick auf ihre Zwillinge. Die zweite Sechs einer Farbe braucht vielleicht die erste Sieben als Platz.',
    'Spät im Spiel, wenn der Talon verbraucht ist, liegt alles offen. Dann innehalten und es ausrechnen.',
  ],
  cases: [
    {
      question: 'Darf eine Folge ziehen?',
      answer:
        'Nur Karte für Karte. Mit einer leeren Spalte lassen sich so zwei Karten versetzen, mit zweien vier, indem die Karten unterwegs abgelegt werden; nach einer Option ziehen Folgen auf einmal.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Eine Karte, gleich welche, aus einer Spalte oder von der Ablage.',
    },
    {
      question: 'Gibt es einen zweiten Durchgang?',
      answer: 'Nein. Ist der Talon leer, bleibt von ihm nur die Ablage.',
    },
    {
      question: 'Darf man die Ablage durchsehen?',
      answer:
        'Am Tisch tun es die Spieler, und ihre Reihenfolge kann man ohnehin wissen; gespielt werden darf nur ihre letzte Karte.',
    },
    {
      question: 'Können Karten von den Zielstapeln zurück?',
      answer: 'Nein; eine Option erlaubt es.',
    },
  ],
  house: [
    'Folgen einer Farbe zusammen ziehen lassen.',
    'Die acht Asse vorher auslegen.',
    'Um die Zahl der Karten auf den Zielstapeln spielen: fünfzig sind ein gutes Spiel, 104 eine Geschichte zum Erzählen.',
  ],
  glossary: [
    { term: 'Zwilling', meaning: 'Die andere Karte desselben Ranges und derselben Farbe.' },
    { term: 'Lücke', meaning: 'Eine leere Spalte.' },
    {
      term: 'Ablage',
      meaning: 'Der Stapel der gegebenen und nicht gespielten Karten; nur die letzte ist im Spiel.',
    },
    { term: 'Räuber', meaning: 'Die vierzig Karten der Auslage.' },
  ],
  trivia: [
    {
      question: 'Hat Napoleon es gespielt?',
      answer:
        'So stand es 1870 gedruckt. Dass er auf der Insel überhaupt Patiencen legte, ist aus der Zeit selbst kaum bezeugt.',
    },
    {
      question: 'Was hat es mit einer Uhr zu tun?',
      answer: 'In Lady Cadogans Buch von 1874 heißt es Le Cadran, das Zifferblatt.',
    },
    {
      question: 'Wer hat ihm noch seinen Namen geliehen?',
      answer: 'Roosevelt: in einem amerikanischen Buch von 1939 steht es als Roosevelt at San Juan.',
    },
    {
      question: 'Warum hat niemand seine Aussichten berechnet?',
      answer:
        'Weil die Möglichkeiten ausufern: ein allgemeiner Löser entschied von zwölf Blättern in je fünfzehn Sekunden keines, und die große Untersuchung der Aussichten bleibt fast ganz bei Spielen mit einem Kartenspiel.',
    },
  ],
  history: [
    'Annie Henshaw ließ es 1870 als Napoleon at St. Helena drucken, mit der Bemerkung, es sei dort sein Lieblingsspiel gewesen. In den Büchern des späteren neunzehnten Jahrhunderts fehlt es selten.',
    'Die Namen Big Forty und Forty Thieves stehen in amerikanischen Büchern der 1920er Jahre, zusammen mit Geschwistern von 24, 28, 32 und 36 Karten. Diese Angaben stammen aus Wikipedia.',
    'Eine große Familie geht auf das Spiel zurück, meist mit dem Ziel, es leichter zu machen: Asse vorher ausgelegt, Rot auf Schwarz, Folgen, die ziehen, ein zweiter Durchgang.',
  ],
  rates: ['Eine oft wiederholte Schätzung'],
  claims: [
    'Eines von zehn Blättern ist die Schätzung der Bücher [wikipedia] und der Anleitung eines Programms, die es für gute Spieler und als Mindestes meint [tilldawn].',
    'Wie viele Spiele bei Kenntnis aller Karten zu gewinnen wären, ist nicht veröffentlicht [blake] und lag auch außer Reichweite unserer eigenen Versuche: von zwölf Blättern wurde in je fünfzehn Sekunden keines entschieden [measured].',
  ],
  disagreements: [
    {
      question: 'Dürfen mehrere Karten auf einmal ziehen?',
      sources:
        'Einzeln [wikipedia, pysolfc]; mehrere als Abkürzung, wenn Lücken es zuließen [tilldawn, aisleriot].',
      here: 'Einzeln; Folgen einer Farbe sind eine Option.',
    },
    {
      question: 'Ist es Glück?',
      sources: 'Vor allem Kartenglück [wikipedia]; ein Spiel für Planer [tilldawn].',
      here: 'Beides, soweit wir es beurteilen können.',
    },
    {
      question: 'Wie heißt es?',
      sources: 'Napoleon at St Helena in Büchern, Forty Thieves in Amerika und am Computer [wikipedia].',
      here: 'Forty Thieves; die Suche findet auch die anderen Namen.',
    },
  ],
  similar: [
    'Acht Spalten zu fünf und ein zweiter Durchgang.',
    'Ein Kartenspiel, dieselben vierzig Karten, und Folgen dürfen ziehen.',
    'Zwei Kartenspiele nach Farben, ohne Talon; Stapel ziehen als Ganzes.',
    'Zwei Kartenspiele für leichtere Stunden.',
  ],
  references: {
    measured: 'Eigene Läufe des Lösers Solvitaire bei der Vorbereitung dieser Regeln: alle Karten bekannt',
  },
};
