/** German titles and descriptions of formats, by the English ones of their definitions. */
export const formatTitles: Readonly<Record<string, string>> = {
  // Sessions
  'Ten hands': 'Zehn Spiele',
  Hands: 'Spiele',
  Deals: 'Spiele',
  'as many as you like': 'beliebig viele',
  'What counts': 'Was zählt',
  'all scores together': 'alle Punkte zusammen',
  'the best hand': 'das beste Spiel',
  'the best deal': 'das beste Spiel',
  'hands cleared': 'geräumte Auslagen',
  'deals cleared': 'geräumte Auslagen',
  'deals won': 'gewonnene Spiele',
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
  'after one deal, clear or not': 'nach einem Spiel, geräumt oder nicht',
  'when it is cleared': 'wenn sie geräumt ist',
  'after one deal, counted in strokes against par': 'nach einem Spiel, in Schlägen gegen Par gezählt',
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
  'A deal is a hole, a card left a stroke, a stock card to spare a stroke less. The fewest strokes win.':
    'Ein Spiel ist ein Loch, eine übrige Karte ein Schlag, eine übrige Talonkarte ein Schlag weniger. Die wenigsten Schläge gewinnen.',
  'A round of golf in which every hole has a layout of its own.':
    'Eine Runde Golf, in der jedes Loch eine eigene Auslage hat.',
  'TriPeaks in several hands under one total: long chains pay.':
    'Mehrere Spiele TriPeaks unter einer Summe: Lange Serien lohnen sich.',
  'Deal after deal for dollars; what you win and lose stays in your purse, below nothing if need be.':
    'Spiel um Spiel um Dollar; Gewinn und Verlust bleiben in der Börse, notfalls unter null.',
  'Seven stages of TriPeaks. Each shows more of the layout than the one before, brings more help and asks for more points.':
    'Sieben Etappen TriPeaks. Jede zeigt mehr von der Auslage als die vorige, bringt mehr Hilfe und verlangt mehr Punkte.',
  'Rounds of TriPeaks with a joker in your hand for each. A round must be cleared.':
    'Runden TriPeaks, jede mit einem Joker auf der Hand. Eine Runde muss geräumt werden.',
  'A round of easy TriPeaks: two jokers in the pack, the layout reshuffled once, half of the stock brought back once.':
    'Eine Runde leichtes TriPeaks: zwei Joker im Spiel, einmal Mischen der Auslage, einmal der halbe Talon zurück.',
  'As much TriPeaks as five minutes hold: long chains pay.':
    'So viel TriPeaks, wie in fünf Minuten passt: Lange Serien lohnen sich.',
  'Golf that goes round the corner: how many deals can you clear in ten minutes?':
    'Golf, das um die Ecke geht: Wie viele Auslagen sind in zehn Minuten zu räumen?',
  'Twenty-five layouts on the way west, a deal at each, from the foothills to the great pyramid.':
    'Fünfundzwanzig Auslagen auf dem Weg nach Westen, je ein Spiel, vom Vorland bis zur großen Pyramide.',
  'A course by the sea: sand, water, irons to keep and event cards. Play it at par or better, and High Moor is open.':
    'Ein Platz am Meer: Sand, Wasser, Eisen zum Aufheben und Ereigniskarten. Wer ihn mit Par oder besser spielt, dem steht das Hochmoor offen.',
  'A course in the hills: rough almost everywhere, and cards that wait for others high up.':
    'Ein Platz in den Hügeln: fast überall Rough, und Karten, die weit oben auf andere warten.',
  'Ten stages for dollars: long runs pay more, irons are for sale between stages, and every stage has a goal of its own.':
    'Zehn Etappen um Dollars: lange Serien zahlen mehr, Eisen gibt es zwischen den Etappen zu kaufen, und jede hat ein eigenes Ziel.',
};
