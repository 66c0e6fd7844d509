/** Notes on TriPeaks in German. */
import type { NoteTexts } from '../note.ts';

export const tripeaksGerman: NoteTexts = {
  of: 'tripeaks',
  summary:
    'Eine schnelle Patience, in der es auf Serien ankommt. Drei Gipfel aus Karten stehen auf einer Reihe von zehn; man trägt ' +
    'sie Karte für Karte ab, jede einen Rang höher oder niedriger als die vorige, und versucht, so lange wie möglich weiterzukommen, bevor man vom Talon nimmt.',
  tip: 'Passen zwei Karten, die spielen, die mehr aufdeckt. Und vor einer Serie nachsehen, wie weit sie gehen kann.',
  strategy: [
    'Den Zug wählen, der die meisten Karten aufdeckt. Eine Karte, die nichts freilegt, kann warten, solange sie später noch passen wird.',
    'Die ganze Serie durchdenken, bevor man ihre erste Karte spielt: 6-7-8-7-6 nimmt fünf Karten, wo 6-5 zwei nimmt. Die Richtung zu wechseln kostet nichts; gleiche Ränge auf dem Tisch sind also Trittsteine füreinander.',
    'Die Gipfelkarten bis zuletzt aufheben. Unter ihnen liegt nichts, eine früh zu spielen hilft also keiner anderen Karte; ihre Prämie läuft nicht weg.',
    'Die Ausnahme ist das Ende eines Blattes, das nicht mehr abzuräumen ist: dann für die Prämie jede Gipfelkarte nehmen, die noch zu erreichen ist.',
    'Lange Serien bringen mehr als kurze, denn die n-te Karte bringt n: eine Serie von zehn ist 55 wert, zwei von fünf nur 30. In Zählungen, in denen der Talon etwas kostet, bezahlt eine Serie von drei (6 Punkte) schon die Karte, mit der sie begann.',
    'Darf man vorzeitig aufhören, vergleicht man, was das kostet, mit dem, was der Rest des Talons kosten würde: bei vielen Karten im Talon und wenigen auf dem Tisch kommt man mit Aufhören manchmal besser weg.',
    'Ränge zählen. Ist die letzte Karte eines nötigen Ranges weg, hilft der Talon nicht mehr, und der Kartenzähler zeigt es.',
  ],
  cases: [
    {
      question: 'Was bedeuten die Zeichen auf Karten, wenn man mit Hindernissen spielt?',
      answer:
        'Ein Schloss heißt, dass die Karte auf andere wartet, die einen Schlüssel zeigen. Gras heißt, dass der erste Zug nur das Rough mäht. Ein goldener Rahmen heißt, dass die Karte auf die Hand darf, wenn sie niedrig genug ist.',
    },
    {
      question: 'Welche Karten bedecken die Enden der untersten Reihe?',
      answer:
        'Je eine. Die acht dazwischen bedecken je zwei, so dass die 18 Karten darüber je von zweien bedeckt sind.',
    },
    {
      question: 'Haben die Gipfel Karten gemeinsam?',
      answer:
        'Nur in der untersten Reihe: deren vierte und siebte Karte gehören je zu zwei Gipfeln. Darüber hat jeder Gipfel seine eigenen drei Karten, zwei Karten und Gipfelkarte.',
    },
    {
      question: 'Ist ein Gipfel abgeräumt, wenn seine Gipfelkarte frei liegt?',
      answer:
        'Nein, erst wenn sie selbst gespielt ist. Mit der letzten Gipfelkarte ist immer der ganze Tisch abgeräumt, denn eine Gipfelkarte wird erst frei, wenn alle Karten auf ihrem Gipfel weg sind.',
    },
    {
      question: 'In welcher Reihenfolge zählen die Punkte eines Zuges?',
      answer:
        'Serie, dann Gipfel, dann die Prämie fürs Abräumen. Die Anzeige der Serie zählt nur die Punkte der Serie.',
    },
    {
      question: 'Muss man eine Karte spielen, wenn man kann?',
      answer:
        'Nein. Wenn die Option nichts anderes sagt, darf man jederzeit vom Talon nehmen; das beendet die Serie.',
    },
    {
      question: 'Kann man verlieren, solange der Talon Karten hat?',
      answer:
        'Festsitzen kann man nicht, denn vom Talon darf man immer nehmen. Verlieren kann man nur, wenn man das Blatt selbst beendet oder die Zeit abläuft.',
    },
  ],
  house: [
    'Mehrere Blätter spielen und die Ergebnisse zusammenzählen: eine feste Zahl, oder bis jemand ein Ziel erreicht.',
    'Oder nur das beste Blatt zählen oder die abgeräumten.',
    'Zu zweit dasselbe Blatt spielen und vergleichen.',
    'Mit echten Karten eine Uhr auf drei Minuten je Blatt stellen, dann wird es flott.',
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
        'Der Stapel, auf den man spielt; streng genommen ein Zielstapel, denn keine Karte verlässt ihn je. Programme nennen ihn Loch.',
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
      question: 'Was ist das höchste mögliche Ergebnis?',
      answer:
        'Alle 28 Karten in einer Serie bringen 1 + 2 + … + 28 = 406. Die Gipfelkarten bringen in der Zählung nach Hogue 60 dazu (466), in der nach Serien 90 und eine Prämie von 100 oder 200 (596 oder 696).',
    },
    {
      question: 'Wie viel ist eine Serie von drei wert, und die nächste Karte?',
      answer: '1 + 2 + 3 = 6, und 4 dazu: in der Statuszeile steht „Serie von 3 · nächste Karte +4“.',
    },
    {
      question: 'Passt ein Ass auf einen König und ein König auf ein Ass?',
      answer: 'Beides ja, nach den üblichen Regeln; zwei unserer Optionen ändern das.',
    },
    {
      question: 'Warum heißt es mal, der Talon habe 24 Karten, und mal 23?',
      answer: 'Beides stimmt: 24, bevor die Startkarte aufgedeckt ist, 23 danach.',
    },
  ],
  history: [
    'Robert Hogue erdachte TriPeaks 1989. Weithin bekannt wurde es um 1991 als Teil des dritten Windows Entertainment Pack und später durch Microsofts Solitaire Collection und viele Spiele fürs Handy.',
    'Gespielt wird es wie Golf, das viel älter ist, und die Auslage besteht aus drei zusammengeschobenen kleinen Pyramiden. Darum steht es in manchen Sammlungen beim einen, in manchen beim anderen.',
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
    'Wer jede Karte kennt, könnte über 90 % der Blätter abräumen; am Tisch kennt sie niemand. Die Angabe von etwa 90 % „bei bestem Spiel“ [cardrulesplus] ist von dieser Art; Menschen gewinnen seltener.',
    'Gute Spieler sollen in der Zählung nach Hogue einen laufenden Stand über null halten [semicolon], und die Chancen sollen auf der Seite des Spielers sein [keller].',
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
      here: 'Das hängt von der Zählung ab. Die Startkarte kostet nichts.',
    },
    {
      question: 'Gibt es eine Prämie fürs Abräumen?',
      sources: 'Nur die 30 für die letzte Gipfelkarte [semicolon]; 100 oder 200 [cardrulesplus].',
      here: 'Keine in der Zählung nach Hogue; 100 in der nach Serien, mit 0 und 200 als Optionen.',
    },
    {
      question: 'Kosten Karten, die auf dem Tisch bleiben, Punkte?',
      sources:
        'Je 5, aber nur, wenn man das Blatt beendet, bevor der Talon leer ist [semicolon]; in manchen Programmen, aber nicht mit echten Karten [cardrulesplus].',
      here: 'Das erste in der Zählung nach Hogue; in der nach Serien eine Option.',
    },
    {
      question: 'Wann darf man vom Talon nehmen?',
      sources:
        'Nur wenn man keine Karte spielen kann [semicolon, cardrulesplus]; wann immer man will [keller].',
      here: 'Jederzeit; die andere Regel ist eine Option.',
    },
    {
      question: 'Treffen sich Könige und Asse?',
      sources:
        'Ja, überall; sonst ist es eine Variante, einmal so beschrieben, dass beide Enden sind, und einmal so, dass auf Könige nichts passt [cardrulesplus].',
      here: 'Ja; beide Lesarten sind Optionen.',
    },
    {
      question: 'Liegen die bedeckten Karten offen oder verdeckt?',
      sources: 'Verdeckt [semicolon, cardrulesplus]; Hogue bot beide Fassungen an [keller].',
      here: 'Verdeckt; offen ist eine Option.',
    },
    {
      question: 'Wann spielt man die Gipfelkarten am besten?',
      sources:
        'Früh [cardrulesplus]; so spät wie möglich, außer wenn das Blatt gleich verloren ist [semicolon].',
      here: 'Spät, wie unter Strategie.',
    },
    {
      question: 'Zu welcher Familie gehört es?',
      sources: 'Zu Pyramid [semicolon]; zu Golf [keller].',
      here: 'Zu beiden: es spielt sich wie Golf und sieht aus wie Pyramid.',
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
