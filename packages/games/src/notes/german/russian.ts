/** Notes on Russian Solitaire in German. */
import type { NoteTexts } from '../note.ts';

export const russianGerman: NoteTexts = {
  of: 'russian',
  summary:
    'Yukon, nach Farben gebaut, und eine der schwersten Patiencen überhaupt. Jede Karte passt auf genau eine andere. Die meisten Blätter sind nach Minuten festgefahren, und man spielt weiter für das eine, das es nicht ist.',
  tip: 'Vor dem ersten Zug nach Knoten suchen: liegt eine Karte über ihren beiden Nachbarn der Farbe, kann man guten Gewissens neu geben.',
  strategy: [
    'Jede Karte hat nur einen Platz; zwei Züge machen sich also nie denselben streitig. Es kommt auf die Reihenfolge an und darauf, was jeder Zug begräbt.',
    'Ein Stapel, der auf eine Spalte zieht, deckt deren letzte Karte zu, bis er weiterzieht. Darum vorher fragen, auf welche Karten der anderen Spalte man noch bauen muss und welche Karten des Stapels man bald braucht.',
    'Verdeckte Karten aufdecken: nur die offenen sind im Spiel, und auf jede neue kann man bauen.',
    'Karten auf die Zielstapel bringen, sobald es geht; wo man nach Farben baut, braucht man sie in den Spalten nie mehr.',
    'Eine Lücke nicht zu früh füllen, sondern auf den König warten, dessen Stapel die meisten verdeckten Karten freigibt.',
    'Sackgassen kennen. Eine Karte, die in einer Spalte über der nächsthöheren und der nächstniedrigeren ihrer Farbe liegt, kann nicht ziehen, außer wenn sie schon richtig auf der höheren liegt. Ebenso können Karten verschiedener Spalten einander blockieren.',
    'Ein Blatt dauert nicht lange. Verlorene früh aufgeben und die Mühe für die aufheben, die sich öffnen.',
  ],
  cases: [
    {
      question: 'Was genau darf ziehen?',
      answer:
        'Jede offene Karte mit allem, was auf ihr liegt. Nur die erste muss passen: von derselben Farbe und einen Rang niedriger als die letzte Karte der anderen Spalte.',
    },
    {
      question: 'Was darf in eine leere Spalte?',
      answer: 'Ein König mit allem, was auf ihm liegt.',
    },
    {
      question: 'Können Karten von den Zielstapeln zurückkommen?',
      answer:
        'Nein. Eine Option erlaubt es, aber wenn man mit einem Kartenspiel nach Farben baut, kann es nichts nützen.',
    },
    {
      question: 'Woran erkennt man, dass ein Blatt verloren ist?',
      answer:
        'Oft auf den ersten Blick: bei 87 von hundert Blättern reicht es zu sehen, welche Karte unter welcher liegt, um zu wissen, dass sie verloren sind.',
    },
  ],
  house: [
    'Jede Karte in eine leere Spalte lassen. So hat es ein Spieler von seiner Großmutter gelernt.',
    'Die Karten auf den Zielstapeln zählen statt der Siege.',
    'Nur gewinnbare Blätter spielen und sehen, wie viele davon gelingen.',
  ],
  glossary: [
    {
      term: 'Stapel',
      meaning: 'Eine offene Karte und alles, was auf ihr liegt; es zieht zusammen, in Folge oder nicht.',
    },
    { term: 'Nachbarn', meaning: 'Die nächsthöhere und die nächstniedrigere Karte derselben Farbe.' },
    { term: 'Knoten', meaning: 'Karten, die einander im Kreis blockieren.' },
  ],
  trivia: [
    {
      question: 'Wie selten sind Blätter, die zu gewinnen sind?',
      answer: 'Eines von fünfzehn: 6,71 % von einer Million.',
    },
    {
      question: 'Warum spielt man etwas, das man so oft verliert?',
      answer:
        'Weil man so schnell verliert. Thomas Warfield berichtete 2002, es sei nach FreeCell das meistgespielte Spiel seiner Sammlung, und manche hätten es zehntausende Male gespielt.',
    },
    {
      question: 'Und mit mehr Kartenspielen?',
      answer:
        'Dann kann man auf mehr Karten bauen, und die Chancen kehren sich um: bei Triple Russian ist fast jedes Blatt zu gewinnen.',
    },
  ],
  history: [
    'Die Herkunft ist unbekannt; vermutlich wurde es aus Yukon gemacht. Mit der Russian Patience von 1876 hat es nichts zu tun, auch nicht mit Nidgi Novgorod, das seit 1903 Russian Solitaire genannt wird; beide sind andere Spiele (Wikipedia).',
  ],
  rates: ['Üblich', 'Durchschnittliche Spieler', 'Schätzung einer Website'],
  claims: [
    'Gute Spieler sollen 10 bis 20 % gewinnen [warfield] oder 10 bis 15 % [ocg]. Bei zufälligen Blättern ist das unmöglich: nur 6,71 % sind überhaupt zu gewinnen, selbst wenn man alle Karten kennt [measured]. Auf solche Quoten kommt nur, wer Blätter aussucht, aufgegebene nicht mitzählt oder nach anderen Regeln spielt.',
  ],
  disagreements: [
    {
      question: 'Wie viele sind zu gewinnen?',
      sources:
        'Im Durchschnitt 5 % und bis zu 20 % [warfield]; eines von dreißig [solitaireplay]; 6,71 % sind überhaupt zu gewinnen [measured].',
      here: 'Öfter als in der gemessenen Zahl kann niemand gewinnen.',
    },
    {
      question: 'Was darf in eine Lücke?',
      sources: 'Könige [warfield, politaire]; in einer Familienfassung jede Karte [hokuto].',
      here: 'Könige.',
    },
  ],
  similar: [
    'Dieselbe Auslage, abwechselnd rot und schwarz gebaut; meist zu gewinnen.',
    'Zwei Kartenspiele, zwei Plätze für jede Karte.',
    'Drei Kartenspiele; viel länger und viel leichter.',
    'Nach Farben gebaut, mit einem Talon, und nur Folgen ziehen.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: vollständige Suche, bei der alle Karten bekannt sind, an rein zufälligen Blättern, von denen keines unentschieden blieb',
  },
};
