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
  'hands cleared': 'geräumte Auslagen',
  'deals cleared': 'geräumte Auslagen',
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
  'Money to begin with': 'Geld am Anfang',
  none: 'keines',
  'Ending early': 'Vorzeitig beenden',
  'costs $5 a card left': 'kostet 5 $ je übrige Karte',
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
  'Stock to spare': 'Übriger Talon',
  'counts as strokes below zero': 'zählt als Schläge unter null',
  'counts nothing': 'zählt nichts',

  // The trail and stages
  'A level is left': 'Eine Stufe ist vorbei',
  'after one deal, clear or not': 'nach einem Blatt, geräumt oder nicht',
  'when it is cleared': 'wenn sie geräumt ist',
  'after one deal, counted in strokes against par': 'nach einem Blatt, in Schlägen gegen Par gezählt',
  'Seven seals': 'Sieben Siegel',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`Seal ${n}`, `Siegel ${n}`])),
  'A stage is passed': 'Eine Etappe ist bestanden',
  'by a clear or enough points': 'mit geräumter Auslage oder genug Punkten',
  'by a clear alone': 'nur mit geräumter Auslage',
  'Three towers': 'Drei Türme',
  Rounds: 'Runden',
  'A round that is not cleared': 'Eine Runde, die nicht geräumt ist,',
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
  'once a hole': 'einmal je Loch',
  'Long drive: six cards in a row': 'Langer Schlag: sechs Karten in Folge',
  'takes a stroke off': 'nimmt einen Schlag weg',
  'Fewest strokes of a hole': 'Wenigste Schläge eines Lochs',
  'no fewer than none': 'nicht unter null',
  'one stroke': 'ein Schlag',
  'For a stage that is passed': 'Für eine bestandene Etappe',
  $50: '50 $',
  nothing: 'nichts',

  // Against the clock
  'Five minutes': 'Fünf Minuten',
  'Clears in ten minutes': 'Geräumt in zehn Minuten',
  'Time for all of it': 'Zeit für alles zusammen',
  'three minutes': 'drei Minuten',
  'five minutes': 'fünf Minuten',
  'ten minutes': 'zehn Minuten',
  'The clock': 'Die Uhr',
  'stands while the table is out of sight': 'steht, während der Tisch nicht zu sehen ist',
  'never stands': 'steht nie',
};

export const formatAbouts: Readonly<Record<string, string>> = {
  'Each deal is a hole. Every card left counts a stroke; clear the hole and every card still in the stock takes one off. Fewest strokes win.':
    'Jedes Blatt ist ein Loch. Jede übrige Karte zählt einen Schlag; räumst du das Loch, zieht jede Karte im Talon einen ab. Die wenigsten Schläge gewinnen.',
  'A round of golf with a different layout at every hole.':
    'Eine Runde Golf mit einer anderen Auslage an jedem Loch.',
  'Several deals of TriPeaks for one total. Long streaks pay.':
    'Mehrere Blätter TriPeaks für eine Gesamtwertung. Lange Serien lohnen sich.',
  'Deal after deal for dollars. You carry your winnings, and your debts, from one deal to the next.':
    'Blatt um Blatt um Dollar. Gewinne und Schulden nimmst du ins nächste Blatt mit.',
  'Seven stages of TriPeaks. Each shows you more of the layout, gives you more help and asks for more points.':
    'Sieben Etappen TriPeaks. Jede zeigt dir mehr von der Auslage, gibt dir mehr Hilfe und verlangt mehr Punkte.',
  'Rounds of TriPeaks. You get one joker per round, and you have to clear each round.':
    'Runden TriPeaks. Du bekommst je Runde einen Joker und musst jede Runde räumen.',
  'A round of easy TriPeaks: two jokers in the pack, and once each you can reshuffle the layout and get half of the stock back.':
    'Eine Runde leichtes TriPeaks: zwei Joker im Kartenspiel; je einmal darfst du die Auslage mischen und den halben Talon zurückholen.',
  'As much TriPeaks as you can play in five minutes. Long streaks pay.':
    'So viel TriPeaks, wie du in fünf Minuten schaffst. Lange Serien lohnen sich.',
  'Golf where kings and aces connect. How many deals can you clear in ten minutes?':
    'Golf, in dem König und Ass zusammenpassen. Wie viele Blätter räumst du in zehn Minuten?',
  'Head west through twenty-five layouts, one deal at each, from the foothills to the great pyramid.':
    'Auf dem Weg nach Westen durch fünfundzwanzig Auslagen, an jeder ein Blatt, vom Vorland bis zur großen Pyramide.',
  'A course by the sea: sand, water, irons to keep and event cards. Play it at par or better to open High Moor.':
    'Ein Platz am Meer: Sand, Wasser, Eisen zum Aufheben und Ereigniskarten. Mit Par oder besser öffnest du das Hochmoor.',
  'A course in the hills: rough almost everywhere, and cards that wait for others high up.':
    'Ein Platz in den Hügeln: fast überall Rough, und Karten, die weit oben auf andere warten.',
  'Ten stages for dollars. Long streaks pay more, you can buy irons between stages, and every stage has its own goal.':
    'Zehn Etappen um Dollar. Lange Serien zahlen mehr, zwischen den Etappen kannst du Eisen kaufen, und jede Etappe hat ihr eigenes Ziel.',
};
