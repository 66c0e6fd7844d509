/** What the surveys showed that nobody had told, or that was told otherwise: each with the lines of the atlas it rests on. */
import type { Said } from './judge.ts';

interface Finding {
  /** Ids of lines; where one is missing, the finding is not told. */
  readonly on: readonly string[];
  readonly says: Said;
}

export const FINDINGS: readonly Finding[] = [
  {
    on: ['tripeaks'],
    says: {
      english:
        'TriPeaks: of our first million deals 969,974 can be won, seven hundredths of a point below what an earlier program found. Of the second million 970,640 can: the two together, 97.03 %, agree with it, and one of a hundred comparisons is as far off by chance.',
      german:
        'TriPeaks: von unserer ersten Million Spiele sind 969.974 zu gewinnen, sieben Hundertstel Punkt weniger, als ein früheres Programm fand. Von der zweiten Million sind es 970.640: beide zusammen, 97,03 %, stimmen damit überein, und einer von hundert Vergleichen liegt durch Zufall so weit daneben.',
    },
  },
  {
    on: ['lantern-long-chains'],
    says: {
      english:
        'Lantern: the player of long chains wins more often than an earlier program of the same habits did, by more than chance allows; on the other layouts of the trail the two agree. We have not found out why.',
      german:
        'Lantern: der Spieler der langen Ketten gewinnt öfter als ein früheres Programm mit denselben Gewohnheiten, mehr als der Zufall erlaubt; auf den anderen Bildern des Pfades stimmen beide überein. Warum, haben wir nicht herausgefunden.',
    },
  },
  {
    on: ['all-in-a-row-wrap-off'],
    says: {
      english:
        'All in a Row with kings and aces as ends: 99.73 % of our first 100,000 deals can be won and the rest are proved lost, four hundredths of a point below Mark Masten’s 99.77 %. Of how many deals his figure is we do not know; of 100,000 as well, the two would be within chance.',
      german:
        'All in a Row mit König und Ass als Enden: 99,73 % unserer ersten 100.000 Spiele sind zu gewinnen, die übrigen bewiesen verloren, vier Hundertstel Punkt unter Mark Mastens 99,77 %. Von wie vielen Spielen seine Zahl ist, wissen wir nicht; wären es auch 100.000, läge beides im Bereich des Zufalls.',
    },
  },
  {
    on: ['ali-baba', 'ali-baba-passes-unlimited', 'ali-baba-aces-out', 'ali-baba-aces-out-passes-unlimited'],
    says: {
      english:
        'Ali Baba: two of Jan Wolter’s four figures seem to have changed places. His 43.26 % for passes without limit is what we find for one pass with the aces out, and his 45.02 % for that is what we find for passes without limit; the other two agree as they stand. His own counts of cards played point the same way: more cards go where he names fewer wins.',
      german:
        'Ali Baba: zwei von Jan Wolters vier Zahlen scheinen die Plätze getauscht zu haben. Seine 43,26 % für beliebig viele Durchgänge finden wir für einen Durchgang mit ausgelegten Assen, und seine 45,02 % dafür für beliebig viele Durchgänge; die anderen beiden stimmen, wie sie dastehen. Auch seine Zählung der gespielten Karten spricht dafür: es gehen mehr Karten, wo er weniger Gewinne nennt.',
    },
  },
  {
    on: ['aces-up'],
    says: {
      english:
        'Aces Up: by the rules here a lower card may stay where it is. Of the first fifty deals 16 can be won by somebody who knows the stock, and the others are undecided: already more than Mark Masten’s 11.57 %. A small program of ours in which every card that can go goes at once won 18 % of 5,000 random deals where spaces may stay empty, and 7 % where they must be filled. Which rule gives 11.57 % we have not found out.',
      german:
        'Aces Up: nach den Regeln hier darf eine niedrigere Karte liegen bleiben. Von den ersten fünfzig Spielen gewinnt 16, wer den Talon kennt, und die anderen sind offen: schon das ist mehr als Mark Mastens 11,57 %. Ein kleines Programm, in dem jede Karte, die gehen kann, sofort geht, gewann 18 % von 5.000 zufälligen Spielen, wo Lücken offen bleiben dürfen, und 7 %, wo sie gefüllt werden müssen. Welche Regel 11,57 % ergibt, haben wir nicht herausgefunden.',
    },
  },
  {
    on: ['tripeaks', 'tripeaks-greedy', 'tripeaks-wrap-linear-greedy', 'tripeaks-wrap-kingStop-greedy'],
    says: {
      english:
        'TriPeaks: where kings and aces do not meet, who sees only what lies open loses far more than who sees everything. The same greedy player wins a third as often, and a fifth where nothing goes on a king; of winnable deals three quarters and three fifths are left.',
      german:
        'TriPeaks: wo König und Ass sich nicht treffen, verliert weit mehr, wer nur die offenen Karten sieht. Derselbe gierige Spieler gewinnt ein Drittel so oft, und ein Fünftel, wo auf Könige nichts passt; von den Spielen, die zu gewinnen sind, bleiben drei Viertel und drei Fünftel.',
    },
  },
  {
    on: ['russian'],
    says: {
      english:
        'Russian: good players are said to win 10 to 20 % of deals. Fewer than 7 % can be won by anybody, with all cards known. Such rates need deals that were chosen, deals given up uncounted, or another rule.',
      german:
        'Russisch: gute Spieler sollen 10 bis 20 % gewinnen. Zu gewinnen sind, mit allen Karten offen, keine 7 %. Solche Quoten gibt es nur mit ausgesuchten oder nicht gezählten Spielen oder nach einer anderen Regel.',
    },
  },
  {
    on: ['tripeaks-garden'],
    says: {
      english:
        'TriPeaks Garden: what an earlier search had left undecided, 6.5 % of its deals, can be won as well: next to nothing is lost before the first move.',
      german:
        'TriPeaks Garden: was eine frühere Suche offen ließ, 6,5 % ihrer Spiele, ist auch zu gewinnen: so gut wie nichts ist vor dem ersten Zug verloren.',
    },
  },
  {
    on: ['trigon'],
    says: {
      english:
        'Trigon: of our first million deals 160,075 can be won; Jan Wolter’s program won 160,076 of a million of its own. The deals are others; that the counts are next to each other is chance.',
      german:
        'Trigon: von unserer ersten Million Spiele sind 160.075 zu gewinnen; Jan Wolters Programm gewann 160.076 einer eigenen Million. Die Spiele sind andere; dass die Zahlen beieinander liegen, ist Zufall.',
    },
  },
];
