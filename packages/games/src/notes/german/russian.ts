/** Notes on Russian Solitaire in German. */
import type { NoteTexts } from '../note.ts';

export const russianGerman: NoteTexts = {
  of: 'russian',
  summary:
    'Yukon, nach Farben gelegt, und eine der schwersten Patiencen überhaupt. Jede Karte passt auf genau eine andere; die ' +
    'meisten Spiele sind nach Minuten festgefahren, und das eine, das es nicht ist, ist der Grund weiterzuspielen.',
  tip: 'Vor dem ersten Zug nach Knoten suchen: liegt eine Karte über ihren beiden Nachbarn der Farbe, so gibt man guten Gewissens neu.',
  strategy: [
    'Für jede Karte gibt es nur einen Platz; um ihn streitet also nie ein anderer Zug. Es kommt auf die Reihenfolge an und darauf, was jeder Zug begräbt.',
    'Ein Stapel, der auf eine Spalte zieht, deckt deren letzte Karte zu, bis er weiterzieht. Darum vorher fragen, auf welche Karte der anderen Spalte noch etwas gelegt werden muss und welche Karte des Stapels bald gebraucht wird.',
    'Verdeckte Karten aufdecken: nur die offenen spielen mit, und jede, die aufgeht, ist eine neue Karte, auf die man legen kann.',
    'Karten auf die Zielstapel bringen, sobald es geht; wo nach Farben gelegt wird, braucht man sie unten nie mehr.',
    'Bei einer Lücke lohnt es, auf den richtigen König zu warten: den, dessen Stapel die meisten verdeckten Karten freigibt.',
    'Sackgassen kennen. Eine Karte, die in einer Spalte über der nächsthöheren und der nächstniedrigeren ihrer Farbe liegt, zieht nie mehr, es sei denn, sie liegt schon richtig auf der höheren. Ebenso können Karten verschiedener Spalten aufeinander warten.',
    'Die Spiele sind kurz. Verlorene früh aufgeben und die Sorgfalt für die aufheben, die sich öffnen.',
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
        'Nein. Eine Option erlaubt es, aber mit einem Kartenspiel und nach Farben gelegt kann es nichts nützen.',
    },
    {
      question: 'Woran erkennt man, dass ein Spiel verloren ist?',
      answer:
        'Oft auf den ersten Blick: von hundert Blättern sind 87 nachweislich verloren, ohne dass man einen Zug probiert, allein daran, welche Karte unter welcher liegt.',
    },
  ],
  house: [
    'Jede Karte darf in eine leere Spalte: so hat es ein Spieler von seiner Großmutter gelernt.',
    'Karten auf den Zielstapeln zählen statt Siege.',
    'Nur Spiele spielen, die sicher zu gewinnen sind, und sehen, wie viele davon gelingen.',
  ],
  glossary: [
    {
      term: 'Stapel',
      meaning: 'Eine offene Karte und alles, was auf ihr liegt; es zieht zusammen, in Folge oder nicht.',
    },
    { term: 'Nachbarn', meaning: 'Die nächsthöhere und die nächstniedrigere Karte derselben Farbe.' },
    { term: 'Knoten', meaning: 'Karten, die im Kreis aufeinander warten.' },
  ],
  trivia: [
    {
      question: 'Wie selten ist ein Spiel, das zu gewinnen ist?',
      answer: 'Eines von fünfzehn: 6,71 % von einer Million.',
    },
    {
      question: 'Warum spielt man etwas, das man so oft verliert?',
      answer:
        'Weil es so schnell verloren ist. Thomas Warfield berichtete 2002, es sei nach FreeCell das meistgespielte Spiel seiner Sammlung, und manche hätten es zehntausende Male gespielt.',
    },
    {
      question: 'Und mit mehr Spielen Karten?',
      answer:
        'Dann gibt es Zwillinge, auf die man legen kann, und die Aussichten kehren sich um: bei Triple Russian ist fast jedes Spiel zu gewinnen.',
    },
  ],
  history: [
    'Die Herkunft ist unbekannt; vermutlich wurde es aus Yukon gemacht. Mit der Russian Patience von 1876 hat es nichts zu tun, auch nicht mit Nidgi Novgorod, das seit 1903 Russian Solitaire genannt wird; beide sind andere Spiele (Wikipedia).',
  ],
  rates: ['Üblich', 'Durchschnittliche Spieler', 'Was eine Website erwartet'],
  claims: [
    'Gute Spieler sollen 10 bis 20 % gewinnen [warfield] oder 10 bis 15 % [ocg]. Bei Blättern, wie sie fallen, kann das nicht sein: nur 6,71 % kann überhaupt jemand gewinnen, selbst wenn er alle Karten kennt [measured]. Zu solchen Quoten gehören ausgesuchte Blätter, aufgegebene, die nicht mitgezählt werden, oder eine andere Regel.',
  ],
  disagreements: [
    {
      question: 'Wie viele sind zu gewinnen?',
      sources:
        'Im Durchschnitt 5 % und bis zu 20 % [warfield]; eines von dreißig [solitaireplay]; 6,71 % sind überhaupt zu gewinnen [measured].',
      here: 'Die gemessene Zahl ist die Obergrenze.',
    },
    {
      question: 'Was darf in eine Lücke?',
      sources: 'Könige [warfield, politaire]; in einer Familienfassung jede Karte [hokuto].',
      here: 'Könige.',
    },
  ],
  similar: [
    'Dieselbe Auslage, abwechselnd rot und schwarz gelegt; meist zu gewinnen.',
    'Zwei Spiele Karten, zwei Plätze für jede Karte.',
    'Drei Spiele Karten; viel länger und viel gütiger.',
    'Nach Farben gelegt, mit einem Talon, und nur Folgen ziehen.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: vollständige Suche, bei der alle Karten bekannt sind, an rein zufälligen Blättern, von denen keines unentschieden blieb',
  },
};
