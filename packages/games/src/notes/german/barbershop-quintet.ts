/** Notes on Barbershop Quintet in German. */
import type { NoteTexts } from '../note.ts';

export const barbershopQuintetGerman: NoteTexts = {
  of: 'barbershop-quintet',
  summary:
    'Golf im Friseursalon, mit einem eigenen Kartenspiel: Bürsten, Kämme, Spiegel, Messer und Scheren von 1 bis 10, dazu Kunden, ' +
    'Barbiere und Maniküren, die die Reihe flicken, wo sie abreißt. Alle 62 Karten sollen auf einen Stapel.',
  tip: 'Besondere Karten spielen, wo sie eine gerissene Reihe flicken, nicht wo es bloß möglich ist; es gibt nur zwölf.',
  strategy: [
    'Zahlen gehen auf und ab, aber nicht im Kreis: eine 1 führt nur zu einer 2, eine 10 nur zu einer 9. An die Enden geht man, wenn man von dort zurückkommt.',
    'Auf eine Maniküre passt jede Karte, sie verbindet also zwei beliebige Stellen. Beide für die schlimmsten Sprünge aufheben.',
    'Auf einen Kunden passt nur eine 1, auf einen Barbier nur eine 10. Man spielt sie, wenn eine 1 oder eine 10 frei ist, und lässt die 2 oder 9 dahinter folgen; sonst kommt nur mit einer weiteren besonderen Karte etwas nach.',
    'Besondere Karten passen auf alles; nacheinander gespielt, leeren sie zur Not auch schnell eine Spalte.',
    'Gleiche Karten aufeinander zu packen deckt verdeckte auf. Aber gepackte Karten trennen sich erst beim Abspielen: vier Achten auf einem Haufen müssen alle auf eine 7 oder eine 9 warten.',
    'Der Talon kommt zu dreien und darf beliebig oft durchgespielt werden. Jede Karte, die man nimmt, verschiebt die Dreier des nächsten Durchgangs: vorher überlegen, welche Karten dadurch in Reichweite kommen.',
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
        'Ihre letzte, wenn sie allein oder unmittelbar auf einer verdeckten Karte liegt, und nur auf eine Karte desselben Ranges. Wer schon auf seinesgleichen gepackt ist, bleibt dort, bis er gespielt wird.',
    },
    {
      question: 'Was darf eine leere Spalte füllen?',
      answer:
        'Die oberste Karte der Ablage oder die letzte einer Spalte, wenn sie dort eine verdeckte Karte hinterlässt.',
    },
    {
      question: 'Kommt es auf die Farbe an?',
      answer: 'Nein. Die Farben machen die Karten nur hübsch.',
    },
  ],
  house: [
    'Als Sieg schon 56 Karten rechnen, oder 58, oder 60: das ist im ursprünglichen Programm leicht, mittel und schwer.',
    'Mit zwei gewöhnlichen Kartenspielen: 1 bis 10 in vier Farben und einer fünften, Buben als Kunden, Damen als Barbiere und zwei Könige als Maniküren.',
    'Haufen gleicher Karten als Ganzes ziehen lassen, wie in Curds and Whey; das ist eine Option.',
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
      question: 'Wie kommen die 62 Karten zusammen?',
      answer:
        'Fünf Farben zu zwölf, 1 bis 10 mit einem Kunden und einem Barbier, machen 60; zwei Maniküren kommen dazu.',
    },
    {
      question: 'Warum ein Quintett?',
      answer: 'Ein Barbershop-Quartett hat vier Stimmen; hier sind es fünf Farben und fünf Spalten.',
    },
    {
      question: 'Ist ein Spiel zu gewinnen, ohne dass besondere Karten als Brücken dienen?',
      answer:
        'Gespielt werden müssen sie trotzdem, denn alle 62 zählen. Aber Keller zeigt ein fast gewonnenes Blatt, in dem drei von ihnen nicht nötig waren, um die Zahlen unterzubringen.',
    },
  ],
  history: [
    'Steve Meretzky dachte es sich 1995 für sein Abenteuerspiel Hodj ’n’ Podj aus, als Golf mit einem Thema und eigenem Kartenspiel.',
    'Das ursprüngliche Programm lebt in ScummVM fort. Wo Kellers Beschreibung etwas offen lässt, hat hier dieses Programm entschieden.',
  ],
  rates: [],
  claims: [
    'Veröffentlicht ist keine Quote, und wir haben keine gemessen. Keller findet das Spiel ungewöhnlich und meint, es verlange einiges Können [keller].',
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
        'Auf sie passen nur eine 1 und nur eine 10, und doch können besondere jederzeit gespielt werden [keller]; besondere passen auf alles [scummvm].',
      here: 'Ja. Was von 1 und 10 gesagt ist, meint die Zahlen.',
    },
    {
      question: 'Ziehen gepackte Karten zusammen?',
      sources:
        'Gepackt wird wie in Curds and Whey, wo gleiche Karten als Ganzes ziehen [keller]; nur einzelne Karten, und keine, die auf ihresgleichen liegt [scummvm].',
      here: 'Einzelne Karten; zusammen zu ziehen ist eine Option.',
    },
    {
      question: 'Mit wie vielen Karten ist gewonnen?',
      sources:
        'Auf dem Bild sind alle untergebracht [keller]; 56, 58 oder 60 je nach Schwierigkeit [scummvm].',
      here: 'Mit allen 62; die drei Stufen sind Optionen.',
    },
  ],
  similar: [
    'Dieselbe Regel der Ränge mit einem gewöhnlichen Kartenspiel.',
    'Golf mit Jokern, die auf alles passen und auf die alles passt.',
    'Das Spiel, von dem das Packen gleicher Karten stammt.',
    'Auch dort kommt der Talon zu dreien.',
  ],
  references: {},
};
