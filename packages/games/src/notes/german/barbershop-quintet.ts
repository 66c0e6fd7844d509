/** Notes on Barbershop Quintet in German. */
import type { NoteTexts } from '../note.ts';

export const barbershopQuintetGerman: NoteTexts = {
  of: 'barbershop-quintet',
  summary:
    'Golf im Friseursalon, mit einem eigenen Kartenspiel: Bürsten, Kämme, Spiegel, Messer und Scheren von 1 bis 10, dazu Kunden, ' +
    'Barbiere und Maniküren, die Lücken in der Reihe schließen. Alle 62 Karten sollen auf einen Stapel.',
  tip: 'Besondere Karten nur spielen, wenn sonst nichts passt, und nicht, weil es gerade geht. Es gibt nur zwölf.',
  strategy: [
    'Zahlen gehen auf und ab, aber nicht im Kreis: auf eine 1 folgt nur eine 2, auf eine 10 nur eine 9. An die Enden nur gehen, wenn man von dort zurückkommt.',
    'Auf eine Maniküre passt jede Karte, sie überbrückt also jede Lücke. Beide für die schlimmsten aufheben.',
    'Auf einen Kunden passt nur eine 1, auf einen Barbier nur eine 10. Man spielt sie, wenn eine 1 oder eine 10 frei ist und danach eine 2 oder 9 folgen kann; sonst passt nur noch eine besondere Karte.',
    'Besondere Karten passen auf alles; nacheinander gespielt, leeren sie zur Not auch schnell eine Spalte.',
    'Gleiche Karten aufeinander packen, um verdeckte aufzudecken. Aber gepackte Karten kommen erst beim Abspielen wieder auseinander: vier Achten auf einem Haufen müssen alle auf eine 7 oder eine 9 warten.',
    'Vom Talon nimmt man drei Karten auf einmal, und man darf ihn beliebig oft durchspielen. Jede Karte, die man nimmt, verschiebt die Dreier des nächsten Durchgangs: vorher überlegen, welche Karten dadurch in Reichweite kommen.',
    'Eine leere Spalte ist hier mehr wert als in Golf: dorthin gehört eine Karte, die unmittelbar auf einer verdeckten liegt, damit diese aufgedeckt wird.',
  ],
  cases: [
    {
      question: 'Womit darf der Stapel beginnen?',
      answer:
        'Mit jeder Karte. Eine Option folgt dem ursprünglichen Programm, in dem es eine besondere sein muss.',
    },
    {
      question: 'Wann darf eine besondere Karte gespielt werden?',
      answer: 'Jederzeit und auf alles, was oben liegt, auch auf einen Kunden oder einen Barbier.',
    },
    {
      question: 'Was passt auf eine 1 und was auf eine 10?',
      answer: 'Auf eine 1 eine 2 oder eine besondere Karte, auf eine 10 eine 9 oder eine besondere.',
    },
    {
      question: 'Welche Karte einer Spalte darf in eine andere ziehen?',
      answer:
        'Ihre letzte, wenn sie allein oder unmittelbar auf einer verdeckten Karte liegt, und nur auf eine Karte desselben Ranges. Liegt sie schon auf einer gleichen Karte, bleibt sie dort, bis sie gespielt wird.',
    },
    {
      question: 'Was darf eine leere Spalte füllen?',
      answer:
        'Die oberste Karte der Ablage oder die letzte einer Spalte, wenn sie dort eine verdeckte Karte hinterlässt.',
    },
    {
      question: 'Kommt es auf die Farbe an?',
      answer: 'Nein. Die Farben sehen nur hübsch aus.',
    },
  ],
  house: [
    'Schon 56, 58 oder 60 Karten als Sieg zählen: das ist im ursprünglichen Programm leicht, mittel und schwer.',
    'Mit zwei gewöhnlichen Kartenspielen: 1 bis 10 in vier Farben und einer fünften, Buben als Kunden, Damen als Barbiere und zwei Könige als Maniküren.',
    'Haufen gleicher Karten zusammen ziehen lassen, wie in Curds and Whey. Dafür gibt es eine Option.',
  ],
  glossary: [
    {
      term: 'Besondere Karte',
      meaning: 'Ein Kunde, ein Barbier oder eine Maniküre: zwölf Karten, die auf alles passen.',
    },
    { term: 'Kunde', meaning: 'Einer in jeder Farbe; nur eine 1 oder eine besondere Karte darf folgen.' },
    { term: 'Barbier', meaning: 'Einer in jeder Farbe; nur eine 10 oder eine besondere Karte darf folgen.' },
    { term: 'Maniküre', meaning: 'Eine von zwei Karten ohne Farbe; alles darf folgen.' },
    { term: 'Packen', meaning: 'In den Spalten eine Karte auf eine andere desselben Ranges legen.' },
    {
      term: 'Neuer Durchgang',
      meaning: 'Die Ablage wird ungemischt umgedreht und ist wieder Talon.',
    },
  ],
  trivia: [
    {
      question: 'Warum 62 Karten?',
      answer:
        'Fünf Farben zu zwölf Karten (1 bis 10, ein Kunde und ein Barbier) sind 60, dazu zwei Maniküren.',
    },
    {
      question: 'Warum ein Quintett?',
      answer: 'Ein Barbershop-Quartett hat vier Stimmen; hier sind es fünf Farben und fünf Spalten.',
    },
    {
      question: 'Kann man gewinnen, ohne besondere Karten als Brücken zu brauchen?',
      answer:
        'Spielen muss man sie trotzdem, denn alle 62 zählen. Aber Keller zeigt ein fast gewonnenes Blatt, in dem drei von ihnen nicht nötig waren, um die Zahlen unterzubringen.',
    },
  ],
  history: [
    'Steve Meretzky dachte es sich 1995 für sein Abenteuerspiel Hodj ’n’ Podj aus, als Golf mit einem Thema und eigenem Kartenspiel.',
    'Das ursprüngliche Programm lebt in ScummVM fort. Wo Kellers Beschreibung etwas offen lässt, sind wir diesem Programm gefolgt.',
  ],
  rates: [],
  claims: [
    'Niemand hat eine Quote veröffentlicht, und wir haben keine gemessen. Keller findet das Spiel ungewöhnlich und meint, es verlange einiges Können [keller].',
  ],
  disagreements: [
    {
      question: 'Womit darf der Stapel beginnen?',
      sources: 'Mit jeder Karte [keller]; nur mit einer der zwölf besonderen, im Programm [scummvm].',
      here: 'Mit jeder Karte; das andere ist eine Option.',
    },
    {
      question: 'Darf eine besondere Karte auf einen Kunden oder Barbier?',
      sources:
        'Auf sie passt nur eine 1 oder nur eine 10, und doch darf man besondere jederzeit spielen [keller]; besondere passen auf alles [scummvm].',
      here: 'Ja. Die Regel mit 1 und 10 verstehen wir so, dass sie nur für die Zahlen gilt.',
    },
    {
      question: 'Ziehen gepackte Karten zusammen?',
      sources:
        'Wie in Curds and Whey, wo gleiche Karten zusammen ziehen [keller]; nur einzelne Karten, und keine, die auf einer gleichen liegt [scummvm].',
      here: 'Einzelne Karten; zusammen zu ziehen ist eine Option.',
    },
    {
      question: 'Wie viele Karten braucht man zum Sieg?',
      sources: 'Alle, auf dem Bild [keller]; 56, 58 oder 60 je nach Schwierigkeit [scummvm].',
      here: 'Alle 62; die drei Stufen sind Optionen.',
    },
  ],
  similar: [
    'Dieselbe Regel für die Ränge, mit einem gewöhnlichen Kartenspiel.',
    'Golf mit Jokern, die auf alles passen und auf die alles passt.',
    'Das Spiel, von dem das Packen gleicher Karten stammt.',
    'Auch dort nimmt man vom Talon drei Karten auf einmal.',
  ],
  references: {},
};
