/** German titles of our own measurements that the notes on many games cite; to be spread into `references`. */
export const MEASURED_TITLE = {
  measured:
    'Eigene Messungen bei der Vorbereitung dieser Regeln, an rein zufälligen Blättern: vollständige Suche, bei der alle ' +
    'Karten bekannt sind; das Programm sieht nur offene Karten, spielt die längste Serie, die es sieht, zieht Karten ' +
    'vor, die andere aufdecken, und nimmt den Talon nur, wenn sonst nichts geht',
};

export const SOLVED_TITLE = {
  solved:
    'cairn solve GAME --deals 1..N --no-moves: unsere eigenen nummerierten Blätter vom ersten an, alle Karten bekannt',
};

export const LISTED_TITLE = {
  listed: 'cairn verdicts SPIEL: unsere eigenen nummerierten Blätter vom ersten an, alle Karten bekannt',
} as const;
