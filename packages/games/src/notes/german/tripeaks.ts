/** Notes on TriPeaks in German. */
import type { NoteTexts } from '../note.ts';

export const tripeaksGerman: NoteTexts = {
  of: 'tripeaks',
  summary:
    'Eine schnelle Patience, in der es auf Serien ankommt. Drei Gipfel aus Karten stehen auf einer Reihe von zehn; man trägt ' +
    'sie Karte für Karte ab, jede einen Rang höher oder niedriger als die vorige, und versucht, so lange wie möglich weiterzukommen, bevor man vom Talon nimmt.',
  tip: 'Von zwei Karten, die passen, die spielen, die mehr aufdeckt; und vor dem Anfang einer Serie sehen, wie weit sie gehen kann.',
  strategy: [
    'Den Zug vorziehen, der die meisten Karten aufdeckt. Eine Karte, die nichts freilegt, kann warten, solange sie später noch passen wird.',
    'Die ganze Serie lesen, bevor ihre erste Karte gespielt wird: 6-7-8-7-6 nimmt fünf Karten, wo 6-5 zwei nimmt. Die Richtung zu wechseln kostet nichts; gleiche Ränge auf dem Tisch sind also Trittsteine füreinander.',
    'Die Gipfelkarten bis zuletzt aufheben. Unter ihnen liegt nichts, eine früh zu spielen hilft also keiner anderen Karte; ihre Prämie läuft nicht davon.',
    'Die Ausnahme ist das Ende eines Spiels, das nicht mehr abzuräumen ist: dann für die Prämie jede Gipfelkarte nehmen, die noch zu erreichen ist.',
    'Lange Serien bringen mehr als kurze, denn die n-te Karte bringt n: eine Serie von zehn ist 55 wert, zwei von fünf nur 30. In Zählungen, in denen der Talon etwas kostet, bezahlt eine Serie von drei (6 Punkte) schon die Karte, mit der sie begann.',
    'Wo man vorzeitig enden kann, vergleicht man, was es kostet, mit dem, was der Rest des Talons kosten würde: bei vielen Karten im Talon und wenigen auf dem Tisch kann Aufhören das bessere Ergebnis sein.',
    'Ränge zählen. Ist der letzte brauchbare fort, so hilft keine Karte des Talons mehr, und der Kartenzähler zeigt es.',
  ],
  cases: [
    {
      question: 'Was bedeuten die Zeichen auf Karten, wenn Hindernisse gewählt sind?',
      answer:
        'Ein Schloss: die Karte wartet auf andere, die einen Schlüssel tragen. Gras: der erste Zug mäht nur das Rough. Ein goldener Rahmen: die Karte darf auf die Hand, wenn sie niedrig genug ist.',
    },
    {
      question: 'Welche Karten bedecken die Enden der untersten Reihe?',
      answer:
        'Je eine. Die acht dazwischen bedecken je zwei, so dass die 18 Karten darüber je von zweien bedeckt sind.',
    },
    {
      question: 'Haben die Gipfel Karten gemeinsam?',
      answer:
        'Nur in der untersten Reihe: deren vierte und siebte Karte gehören je zu zwei Gipfeln. Die drei Reihen darüber sind getrennte Dreier, Paare und Spitzen.',
    },
    {
      question: 'Ist ein Gipfel abgeräumt, wenn seine Gipfelkarte frei liegt?',
      answer:
        'Nein, erst wenn sie selbst gespielt ist. Mit der letzten Gipfelkarte ist immer der ganze Tisch abgeräumt, denn jede Karte liegt unter einem Gipfel.',
    },
    {
      question: 'In welcher Reihenfolge werden die Punkte eines Zuges gezählt?',
      answer:
        'Serie, dann Gipfel, dann die Prämie fürs Abräumen. Die Anzeige der Serie zählt nur die Punkte der Serie.',
    },
    {
      question: 'Muss man eine Karte spielen, wenn man kann?',
      answer:
        'Nein. Wenn die Option nichts anderes sagt, darf man jederzeit vom Talon nehmen; es beendet die Serie.',
    },
    {
      question: 'Kann ein Spiel verloren gehen, solange der Talon Karten hat?',
      answer:
        'Nicht durch Festsitzen: eine Karte vom Talon zu nehmen ist immer ein Zug. Nur wenn man es selbst beendet, oder durch die Uhr.',
    },
  ],
  house: [
    'Eine Reihe von Spielen, deren Ergebnisse zusammengezählt werden: eine feste Zahl, oder bis jemand ein Ziel erreicht.',
    'Oder nur das beste Spiel einer Reihe gelten lassen, oder die abgeräumten zählen.',
    'Zu zweit dieselbe Nummer spielen und vergleichen.',
    'Auf einem richtigen Tisch macht eine Uhr von drei Minuten je Spiel die Sache flott.',
  ],
  glossary: [
    { term: 'Gipfel', meaning: 'Eines der drei Dreiecke aus sechs Karten über der untersten Reihe.' },
    {
      term: 'Gipfelkarte',
      meaning: 'Die einzelne Karte an der Spitze eines Gipfels; sie bedeckt nichts und bringt die Prämie.',
    },
    { term: 'Unterste Reihe', meaning: 'Die zehn offenen Karten, auf denen die drei Gipfel stehen.' },
    { term: 'Frei', meaning: 'Von keiner anderen Karte bedeckt.' },
    {
      term: 'Ablage',
      meaning:
        'Der Stapel, auf den gespielt wird; streng genommen ein Zielstapel, denn keine Karte verlässt ihn je. Programme nennen ihn Loch.',
    },
    { term: 'Talon', meaning: 'Die Karten, die nicht ausgelegt wurden; auch Stock oder Stapel.' },
    { term: 'Startkarte', meaning: 'Die erste Karte des Talons, die offen die Ablage eröffnet.' },
    {
      term: 'Serie',
      meaning:
        'Karten, die nacheinander vom Tisch gespielt werden, ohne eine vom Talon zu nehmen; auch Kette oder Lauf.',
    },
    { term: 'Kreis', meaning: 'Die Regel, dass König und Ass Nachbarn sind.' },
    {
      term: 'Vorsprung',
      meaning: 'Der leichtere Anfang mit leerer Ablage: jede freie Karte darf sie eröffnen.',
    },
  ],
  trivia: [
    {
      question: 'Was kann ein Spiel höchstens bringen?',
      answer:
        'Alle 28 Karten in einer Serie machen 1 + 2 + … + 28 = 406. Die Gipfelkarten bringen in der Zählung nach Hogue 60 dazu (466), in der nach Serien 90 und eine Prämie von 100 oder 200 (596 oder 696).',
    },
    {
      question: 'Wie viel ist eine Serie von drei wert, und die nächste Karte?',
      answer: '1 + 2 + 3 = 6, und 4 dazu: in der Statuszeile steht „Serie von 3 · nächste Karte +4“.',
    },
    {
      question: 'Passt ein Ass auf einen König und ein König auf ein Ass?',
      answer: 'Beides, nach den üblichen Regeln; zwei der Optionen hier nehmen das fort.',
    },
    {
      question: 'Warum hat der Talon hier 24 Karten und dort 23?',
      answer: 'Beides stimmt: 24, bevor die Startkarte aufgedeckt ist, 23 danach.',
    },
  ],
  history: [
    'Robert Hogue erdachte TriPeaks 1989. Ein großes Publikum fand es um 1991 als Teil des dritten Windows Entertainment Pack und später durch Microsofts Solitaire Collection und viele Spiele für Telefone.',
    'Die Spielweise ist die von Golf, das um einiges älter ist; die Auslage sind drei kleine Pyramiden, zusammengeschoben. So steht es in manchen Sammlungen beim einen, in manchen beim anderen.',
    'Aus ihm sind Spiele mit anderen Auslagen hervorgegangen (vier Gipfel, ein Garten mit offener Reserve), mit Jokern und besonderen Kräften und mit einer Landkarte, über die man reist.',
  ],
  rates: [
    'Üblich',
    'Könige und Asse sind Enden',
    'Auf einen König passt nichts',
    'Mit Vorsprung',
    'Ein Joker auf der Hand',
    'Üblich',
  ],
  claims: [
    'Über 90 % der Blätter kann abräumen, wer jede Karte kennt; am Tisch kennt sie niemand. Eine Angabe von etwa 90 % „bei bestem Spiel“ [cardrulesplus] ist von dieser Art und nicht das, was Menschen gewinnen.',
    'Gute Spieler sollen in der Zählung nach Hogue einen laufenden Stand über null halten [semicolon], und die Aussichten sollen auf der Seite des Spielers liegen [keller].',
  ],
  disagreements: [
    {
      question: 'Was bringen die Gipfelkarten?',
      sources: '15, 15 und 30 [semicolon]; 15, 30 und 45 [cardrulesplus].',
      here: 'Das erste in der Zählung nach Hogue, der üblichen; das zweite in der nach Serien.',
    },
    {
      question: 'Kostet es Punkte, vom Talon zu nehmen?',
      sources: '5 für jede Karte [semicolon]; nichts, es beendet nur die Serie [cardrulesplus].',
      here: 'Wie jede Zählung es sagt. Die Startkarte ist frei.',
    },
    {
      question: 'Gibt es eine Prämie fürs Abräumen?',
      sources: 'Keine als die 30 für die letzte Gipfelkarte [semicolon]; 100 oder 200 [cardrulesplus].',
      here: 'Keine in der Zählung nach Hogue; 100 in der nach Serien, mit 0 und 200 als Optionen.',
    },
    {
      question: 'Kosten Karten, die auf dem Tisch bleiben, Punkte?',
      sources:
        'Je 5, aber nur, wenn das Spiel beendet wird, bevor der Talon leer ist [semicolon]; in manchen Programmen, auf dem Papier nicht [cardrulesplus].',
      here: 'In der Zählung nach Hogue wie das erste; in der nach Serien eine Option.',
    },
    {
      question: 'Wann darf man vom Talon nehmen?',
      sources:
        'Wenn keine Karte gespielt werden kann [semicolon, cardrulesplus]; wann immer man will [keller].',
      here: 'Jederzeit; eine Option macht es umgekehrt.',
    },
    {
      question: 'Treffen sich Könige und Asse?',
      sources:
        'Ja, überall; das Spiel ohne das ist eine Variante, einmal so erzählt, dass beide Enden sind, und einmal so, dass auf Könige nichts passt [cardrulesplus].',
      here: 'Ja; beide Lesarten sind Optionen.',
    },
    {
      question: 'Liegen die bedeckten Karten offen oder verdeckt?',
      sources: 'Verdeckt [semicolon, cardrulesplus]; Hogue bot beide Formen an [keller].',
      here: 'Verdeckt; offen ist eine Option.',
    },
    {
      question: 'Wann spielt man die Gipfelkarten am besten?',
      sources:
        'Früh [cardrulesplus]; so spät wie möglich, außer wenn das Spiel gleich verloren ist [semicolon].',
      here: 'Spät, wie unter Strategie.',
    },
    {
      question: 'Zu welcher Familie gehört es?',
      sources: 'Zu Pyramid [semicolon]; zu Golf [keller].',
      here: 'Zu beiden: zu Golf nach der Spielweise, zu Pyramid nach der Auslage.',
    },
  ],
  similar: [
    'Dieselbe Spielweise in sieben Spalten zu fünf Karten; meist treffen sich Könige und Asse nicht, und es ist viel schwerer.',
    'Dieselbe Spielweise auf einer Pyramide von 28 Karten in sieben Reihen; weit weniger Karten sind zugleich frei.',
    'Vier Gipfel, alle offen, und ein Talon von nur 15.',
    'Siebzehn Fächer zu drei um das Pik Ass, kein Talon: von Anfang an ist alles bekannt.',
  ],
  references: {
    measured:
      'Eigene Messungen bei der Vorbereitung dieser Regeln: vollständige Suche, bei der alle Karten bekannt sind; das Programm spielt die längste sichtbare Serie und nimmt den Talon nur, wenn sonst nichts geht',
  },
};
