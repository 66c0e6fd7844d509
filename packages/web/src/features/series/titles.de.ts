/** German titles and descriptions of formats, by the English ones of their definitions. */
export const formatTitles: Readonly<Record<string, string>> = {
  // Sessions
  'Ten hands': 'Zehn Blätter',
  Hands: 'Blätter',
  Deals: 'Blätter',
  'as many as you like': 'beliebig viele',
  'What counts': 'Was zählt',
  'all scores together': 'alle Punkte zusammen',
  'the best hand': 'das beste Blatt',
  'the best deal': 'das beste Blatt',
  'hands cleared': 'abgeräumte Blätter',
  'deals cleared': 'abgeräumte Blätter',
  'deals won': 'gewonnene Blätter',
  'First to': 'Wer zuerst kommt auf',
  'no target': 'kein Ziel',
  Undo: 'Rückgängig',
  never: 'nie',
  'not in a session': 'in einer Reihe nicht',
  'once per deal (a mulligan)': 'einmal je Blatt (Mulligan)',
  'as often as you like': 'beliebig oft',
  'The purse': 'Die Börse',
  Layout: 'Auslage',
  'three peaks': 'drei Gipfel',
  'four peaks': 'vier Gipfel',
  'one pyramid': 'eine Pyramide',
  'Starting money': 'Startgeld',
  none: 'keines',
  'Ending early': 'Vorzeitig beenden',
  'costs $5 per card left': 'kostet 5 $ je übrige Karte',
  'is free': 'kostet nichts',

  Duplicate: 'Duplikat',

  // Golf
  'A round of golf': 'Eine Runde Golf',
  'Nine layouts': 'Neun Auslagen',
  Holes: 'Löcher',
  nine: 'neun',
  eighteen: 'achtzehn',
  'eighteen: twice around': 'achtzehn: zweimal herum',
  'seven columns, nothing goes on a king': 'sieben Spalten, auf einen König geht nichts',
  'seven columns, kings and aces are ends': 'sieben Spalten, König und Ass sind Enden',
  'seven columns, kings and aces meet': 'sieben Spalten, König und Ass berühren sich',
  'seven columns, two jokers': 'sieben Spalten, zwei Joker',
  'six columns of six': 'sechs Spalten zu sechs',
  'a pyramid': 'eine Pyramide',
  'Par of a hole': 'Par eines Lochs',
  four: 'vier',
  five: 'fünf',
  'Stock cards left': 'Übrige Karten im Talon',
  'counts as strokes below zero': 'zählt als Schläge unter null',
  'counts nothing': 'zählt nichts',

  // The trail and stages
  'A level is left': 'Eine Stufe ist vorbei',
  'after one deal, clear or not': 'nach einem Blatt, abgeräumt oder nicht',
  'when it is cleared': 'wenn sie abgeräumt ist',
  'after one deal, counted in strokes against par': 'nach einem Blatt, in Schlägen gegen Par gezählt',
  'Seven seals': 'Sieben Siegel',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`Seal ${n}`, `Siegel ${n}`])),
  'A stage is passed': 'Eine Etappe ist bestanden',
  'by clearing it or scoring enough points': 'wenn man abräumt oder genug Punkte hat',
  'only by clearing it': 'nur wenn man abräumt',
  'Three towers': 'Drei Türme',
  Rounds: 'Runden',
  'A round that is not cleared': 'Eine Runde, die nicht abgeräumt ist,',
  'is played again with the next deal': 'wird mit neuen Karten wiederholt',
  'ends the series': 'beendet die Reihe',
  'is left behind': 'bleibt liegen',
  Lagoon: 'Lagune',

  // Courses and the frontier
  Saltmarsh: 'Salzmarsch',
  'High Moor': 'Hochmoor',
  Frontier: 'Grenzland',
  'the first nine': 'die ersten neun',
  'A look at the next stock card': 'Ein Blick auf die nächste Karte des Talons',
  'once per hole': 'einmal je Loch',
  'Long drive: six cards in a row': 'Langer Schlag: sechs Karten in Folge',
  'takes a stroke off': 'nimmt einen Schlag weg',
  'Fewest strokes of a hole': 'Wenigste Schläge eines Lochs',
  'no fewer than none': 'nicht unter null',
  'one stroke': 'ein Schlag',
  'For passing a stage': 'Für eine bestandene Etappe',
  $50: '50 $',
  nothing: 'nichts',

  // Against the clock
  'Five minutes': 'Fünf Minuten',
  'Clears in ten minutes': 'Abgeräumt in zehn Minuten',
  'Time for all of it': 'Zeit für alles zusammen',
  'three minutes': 'drei Minuten',
  'five minutes': 'fünf Minuten',
  'ten minutes': 'zehn Minuten',
  'The clock': 'Die Uhr',
  'pauses while the table is out of sight': 'hält an, während der Tisch nicht zu sehen ist',
  'never pauses': 'hält nie an',
};

export const formatAbouts: Readonly<Record<string, string>> = {
  'Each deal is a hole. A card left counts as a stroke, and each stock card left takes a stroke off. The fewest strokes win.':
    'Jedes Blatt ist ein Loch. Eine übrige Karte zählt als Schlag, jede übrige Karte im Talon zieht einen Schlag ab. Wer die wenigsten Schläge hat, gewinnt.',
  'A round of golf in which every hole has its own layout.':
    'Eine Runde Golf, in der jedes Loch eine eigene Auslage hat.',
  'Several deals of TriPeaks for one total. Long streaks pay.':
    'Mehrere Blätter TriPeaks, die zusammen zählen. Lange Serien lohnen sich.',
  'Play deal after deal for dollars. You keep what you win, lose what you lose, and can go into debt.':
    'Blatt um Blatt um Dollar: Gewinn und Verlust bleiben in der Börse, und du kannst auch Schulden machen.',
  'Seven stages of TriPeaks. Each shows more of the layout than the one before, gives you more help and asks for more points.':
    'Sieben Etappen TriPeaks. Jede zeigt mehr von der Auslage als die vorige, bringt mehr Hilfe und verlangt mehr Punkte.',
  'Rounds of TriPeaks, each with a joker in your hand. You have to clear every round.':
    'Runden TriPeaks, jede mit einem Joker auf der Hand. Du musst jede Runde abräumen.',
  'A round of easy TriPeaks: two jokers in the pack, and once per deal you may reshuffle the layout and bring half of the played cards back to the stock.':
    'Eine Runde leichtes TriPeaks: zwei Joker im Spiel, und einmal je Blatt darfst du die Auslage mischen und die Hälfte der gespielten Karten in den Talon zurücklegen.',
  'As much TriPeaks as you can play in five minutes. Long streaks pay.':
    'So viel TriPeaks, wie du in fünf Minuten schaffst. Lange Serien lohnen sich.',
  'Golf where kings and aces connect: how many deals can you clear in ten minutes?':
    'Golf, in dem König und Ass aufeinander passen: Wie viele Blätter räumst du in zehn Minuten ab?',
  'Twenty-five layouts on the way west, one deal on each, from the foothills to the great pyramid.':
    'Fünfundzwanzig Auslagen auf dem Weg nach Westen, je ein Blatt, vom Vorland bis zur großen Pyramide.',
  'A course by the sea with sand, water, irons to keep and event cards. Play it at par or better to open High Moor.':
    'Ein Platz am Meer mit Sand, Wasser, Eisen zum Aufheben und Ereigniskarten. Spiel ihn mit Par oder besser, und das Hochmoor steht dir offen.',
  'A course in the hills: rough almost everywhere, and cards high up that wait for others.':
    'Ein Platz in den Hügeln: fast überall Rough, und Karten, die weit oben auf andere warten.',
  'Ten stages for dollars: long streaks pay more, you can buy irons between stages, and every stage has its own goal.':
    'Zehn Etappen um Dollar: Lange Serien bringen mehr, zwischen den Etappen kannst du Eisen kaufen, und jede hat ein eigenes Ziel.',
};
