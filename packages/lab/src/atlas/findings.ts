/** What the surveys showed that was unknown, or published otherwise, each with the entries of the atlas it rests on. */
import type { AtlasFinding } from '@cairn/trials';

interface Finding extends AtlasFinding {
  /** Ids of entries; where one is missing, the finding is left out. */
  readonly on: readonly string[];
}

export const FINDINGS: readonly Finding[] = [
  {
    on: ['tripeaks'],
    headline: {
      english: 'TriPeaks: 97 of 100 deals can be won',
      german: 'TriPeaks: 97 von 100 Blättern sind zu gewinnen',
    },
    says: {
      english:
        'TriPeaks: of our first million deals 969,974 can be won, seven hundredths of a point below what an earlier program found. Of the second million 970,640 can: the two together, 97.03 %, agree with it, and one of a hundred comparisons is as far off by chance.',
      german:
        'TriPeaks: von unserer ersten Million Spiele sind 969.974 zu gewinnen, sieben Hundertstel Punkt weniger, als ein früheres Programm fand. Von der zweiten Million sind es 970.640: beide zusammen, 97,03 %, stimmen damit überein, und einer von hundert Vergleichen liegt durch Zufall so weit daneben.',
    },
  },
  {
    on: ['lantern-long-chains'],
    headline: {
      english: 'Lantern: one difference nobody can explain yet',
      german: 'Lantern: ein Unterschied, den noch niemand erklären kann',
    },
    says: {
      english:
        'Lantern: the player of long chains wins 23.1 % of 10,000 deals, an earlier program of the same habits won 20.7 % of 3,000: a little more than chance allows, where on the other layouts of the trail the two agree. We tried how he chooses between equal cards: the first in order 23.1 %, the last 23.5 %, by lot 23.7 % (of 6,000). The picture is the same, and what can be won with all cards known agrees. It is not explained; of some two dozen comparisons one may be as far off.',
      german:
        'Lantern: der Spieler der langen Ketten gewinnt 23,1 % von 10.000 Spielen, ein früheres Programm mit denselben Gewohnheiten gewann 20,7 % von 3.000: etwas mehr, als der Zufall erlaubt; auf den anderen Bildern des Pfades stimmen beide überein. Versucht haben wir, wie er zwischen gleich guten Karten wählt: die erste der Reihe 23,1 %, die letzte 23,5 %, durch Los 23,7 % (von 6.000). Das Bild ist dasselbe, und was sich mit allen Karten offen gewinnen lässt, stimmt überein. Erklärt ist es nicht; von zwei Dutzend Vergleichen mag einer so weit daneben liegen.',
    },
  },
  {
    on: ['all-in-a-row-wrap-off'],
    headline: {
      english: 'All in a Row: almost every deal can be won, with ends too',
      german: 'All in a Row: auch mit Enden ist fast jedes Blatt zu gewinnen',
    },
    says: {
      english:
        'All in a Row with kings and aces as ends: 99.73 % of our first 100,000 deals can be won and the rest are proved lost, four hundredths of a point below Mark Masten’s 99.77 %. Of how many deals his figure is we do not know; of 100,000 as well, the two would be within chance.',
      german:
        'All in a Row mit König und Ass als Enden: 99,73 % unserer ersten 100.000 Spiele sind zu gewinnen, die übrigen bewiesen verloren, vier Hundertstel Punkt unter Mark Mastens 99,77 %. Von wie vielen Spielen seine Zahl ist, wissen wir nicht; wären es auch 100.000, läge beides im Bereich des Zufalls.',
    },
  },
  {
    on: ['ali-baba', 'ali-baba-passes-unlimited', 'ali-baba-aces-out', 'ali-baba-aces-out-passes-unlimited'],
    headline: {
      english: 'Ali Baba: two published figures are swapped',
      german: 'Ali Baba: zwei veröffentlichte Zahlen sind vertauscht',
    },
    says: {
      english:
        'Ali Baba: two of Jan Wolter’s four figures seem to have changed places. His 43.26 % for passes without limit is what we find for one pass with the aces out, and his 45.02 % for that is what we find for passes without limit; the other two agree as they stand. His own counts of cards played point the same way: more cards go where he names fewer wins.',
      german:
        'Ali Baba: zwei von Jan Wolters vier Zahlen scheinen die Plätze getauscht zu haben. Seine 43,26 % für beliebig viele Durchgänge finden wir für einen Durchgang mit ausgelegten Assen, und seine 45,02 % dafür für beliebig viele Durchgänge; die anderen beiden stimmen, wie sie dastehen. Auch seine Zählung der gespielten Karten spricht dafür: es gehen mehr Karten, wo er weniger Gewinne nennt.',
    },
  },
  {
    on: ['pyramid-passes-1-stockTop-open', 'pyramid-passes-1-stockTop-open-coverer-allowed'],
    headline: {
      english: 'Pyramid: one point more than published',
      german: 'Pyramide: ein Punkt mehr als veröffentlicht',
    },
    says: {
      english:
        'Pyramid, one pass, with the top of the stock open: where a card may also go with the only card that covers it, 23.73 % of our first 14,147 deals can be won, one point above Mark Masten’s 22.77 % of a hundred million and a little more than chance allows. Without that the two agree on the first 12,600 of these deals, ours being the higher there as well, so that our first deals may be a little easy. It is not explained.',
      german:
        'Pyramid, ein Durchgang, oberste Karte des Talons offen: wo eine Karte auch mit der einzigen gehen darf, die sie verdeckt, sind 23,73 % unserer ersten 14.147 Spiele zu gewinnen, einen Punkt mehr als Mark Mastens 22,77 % von hundert Millionen und etwas mehr, als der Zufall erlaubt. Ohne das stimmen beide auf den ersten 12.600 dieser Spiele überein, und auch dort liegt unsere Zahl höher, so dass unsere ersten Spiele etwas leicht sein mögen. Erklärt ist es nicht.',
    },
  },
  {
    on: ['bakers-game'],
    headline: {
      english: 'Baker’s Game: Microsoft’s numbers are no harder than others',
      german: 'Baker’s Game: Microsofts Nummern sind nicht schwerer als andere',
    },
    says: {
      english:
        'Baker’s Game: Wikipedia says that 74.32 % of the first ten million Microsoft numbers can be won, less than of deals shuffled at random (75.05 %). We solved the first 100,000 of these numbers: 74,931 can be won and the other 25,069 can’t, which is 74.7 to 75.2 %. So the numbers don’t seem to be harder, and the figure seems too low. Perhaps some deals it calls lost were only left undecided.',
      german:
        'Baker’s Game: Laut Wikipedia sind 74,32 % der ersten zehn Millionen Nummern von Microsoft zu gewinnen, weniger als von zufällig gemischten Blättern (75,05 %). Wir haben die ersten 100.000 dieser Nummern gelöst: 74.931 sind zu gewinnen, die übrigen 25.069 nicht, also 74,7 bis 75,2 %. Die Nummern scheinen demnach nicht schwerer zu sein, und die Zahl scheint zu niedrig. Vielleicht blieben manche Blätter, die sie verloren nennt, nur unentschieden.',
    },
  },
  {
    on: ['aces-up'],
    headline: {
      english: 'Aces Up: it depends on a rule nobody wrote down',
      german: 'Aces Up: Es hängt an einer Regel, die niemand aufgeschrieben hat',
    },
    says: {
      english:
        'Aces Up: Mark Masten’s 11.57 % are matched by a sterner rule, though we could not read which one he played. Here a space may stay empty and a lower card may stay where it is; so some 23 % of the deals at least can be won by somebody who knows the stock. Where every card that can go goes at once, and every space is filled from a column before the next four cards come, a small program of ours won 11.7 % of 30,000 random deals, each card going to the first space, and 12.1 % when it also chose among several spaces. With spaces that may stay empty it won 23 % of 1,500. How much more is won by leaving lower cards where they are, our search has not decided: 16 of the first 50 deals at least can be won.',
      german:
        'Aces Up: Mark Mastens 11,57 % passen zu einer strengeren Regel; welche er spielte, konnten wir nicht nachlesen. Hier darf eine Lücke offen und eine niedrigere Karte liegen bleiben; darum gewinnt, wer den Talon kennt, mindestens etwa 23 % der Spiele. Wo jede Karte, die gehen kann, sofort geht und jede Lücke aus einer Spalte gefüllt wird, bevor die nächsten vier Karten kommen, gewann ein kleines Programm 11,7 % von 30.000 zufälligen Spielen, wenn jede Karte in die erste Lücke geht, und 12,1 %, wenn es auch zwischen mehreren Lücken wählte. Dürfen Lücken offen bleiben, waren es 23 % von 1.500. Wie viel mehr zu gewinnen ist, wenn niedrigere Karten liegen bleiben, hat unsere Suche nicht entschieden: von den ersten 50 Spielen sind es mindestens 16.',
    },
  },
  {
    on: ['tripeaks', 'tripeaks-greedy', 'tripeaks-wrap-linear-greedy', 'tripeaks-wrap-kingStop-greedy'],
    headline: {
      english: 'TriPeaks: one rule decides how much luck it takes',
      german: 'TriPeaks: Eine Regel entscheidet, wie viel Glück du brauchst',
    },
    says: {
      english:
        'TriPeaks: where kings and aces do not meet, who sees only what lies open loses far more than who sees everything. The same greedy player wins a third as often, and a fifth where nothing goes on a king; of winnable deals three quarters and three fifths are left.',
      german:
        'TriPeaks: wo König und Ass sich nicht treffen, verliert weit mehr, wer nur die offenen Karten sieht. Derselbe gierige Spieler gewinnt ein Drittel so oft, und ein Fünftel, wo auf Könige nichts passt; von den Spielen, die zu gewinnen sind, bleiben drei Viertel und drei Fünftel.',
    },
  },
  {
    on: ['russian'],
    headline: {
      english: 'Russian Solitaire: nobody can win 10 %',
      german: 'Russische Patience: Niemand kann 10 % gewinnen',
    },
    says: {
      english:
        'Russian: good players are said to win 10 to 20 % of deals. Fewer than 7 % can be won by anybody, with all cards known. Such rates need deals that were chosen, deals given up uncounted, or another rule.',
      german:
        'Russisch: gute Spieler sollen 10 bis 20 % gewinnen. Zu gewinnen sind, mit allen Karten offen, keine 7 %. Solche Quoten gibt es nur mit ausgesuchten oder nicht gezählten Spielen oder nach einer anderen Regel.',
    },
  },
  {
    on: ['tripeaks-garden'],
    headline: {
      english: 'TriPeaks Garden: hardly a deal is lost from the start',
      german: 'TriPeaks Garden: Kaum ein Blatt ist von Anfang an verloren',
    },
    says: {
      english:
        'TriPeaks Garden: what an earlier search had left undecided, 6.5 % of its deals, can be won as well: next to nothing is lost before the first move.',
      german:
        'TriPeaks Garden: was eine frühere Suche offen ließ, 6,5 % ihrer Spiele, ist auch zu gewinnen: so gut wie nichts ist vor dem ersten Zug verloren.',
    },
  },
  {
    on: ['agnes-sorel', 'agnes-sorel-spaces-any'],
    headline: {
      english: 'Agnes Sorel: one deal in a hundred, not one in twenty thousand',
      german: 'Agnes Sorel: eines von hundert Blättern, nicht eines von zwanzigtausend',
    },
    says: {
      english:
        'Agnes Sorel: of the deals 1 to 10,000 we win 102, and each win can be replayed; 9,700 cannot be won. Jan Wolter’s program won 45 of a million, Ray Griner’s about one of a hundred. We agree with Griner. Where spaces take any card we win 385 of the deals 1 to 500 and Wolter 78,304 of a million. What his program did differently nobody knows.',
      german:
        'Agnes Sorel: von den Spielen 1 bis 10.000 gewinnen wir 102, und jeder Gewinn lässt sich nachspielen; 9.700 sind nicht zu gewinnen. Jan Wolters Programm gewann 45 von einer Million, Ray Griners etwa eines von hundert. Wir stimmen mit Griner überein. Nehmen leere Reihen jede Karte, gewinnen wir 385 der Spiele 1 bis 500 und Wolter 78.304 von einer Million. Was sein Programm anders machte, weiß niemand.',
    },
  },
  {
    on: ['trigon'],
    headline: {
      english: 'Trigon: two programs, one deal apart in a million',
      german: 'Trigon: zwei Programme, ein Blatt Unterschied in einer Million',
    },
    says: {
      english:
        'Trigon: of our first million deals 160,075 can be won; Jan Wolter’s program won 160,076 of a million of its own. The deals are others; that the counts are next to each other is chance.',
      german:
        'Trigon: von unserer ersten Million Spiele sind 160.075 zu gewinnen; Jan Wolters Programm gewann 160.076 einer eigenen Million. Die Spiele sind andere; dass die Zahlen beieinander liegen, ist Zufall.',
    },
  },
  {
    on: ['maze'],
    headline: {
      english: 'Maze: every one of 10,000 deals can be won',
      german: 'Maze: jedes von 10.000 Blättern ist zu gewinnen',
    },
    says: {
      english:
        'Maze: of the deals 1 to 10,000 all can be won, and each win can be replayed. SolSuite says that one game in 25 is won. The two are no contradiction: nothing is hidden and nothing is shuffled, so it’s people who lose these games, by their own moves.',
      german:
        'Maze: Von den Spielen 1 bis 10.000 sind alle zu gewinnen, und jeder Gewinn lässt sich nachspielen. Laut SolSuite wird eines von 25 gewonnen. Ein Widerspruch ist das nicht: Verborgen ist nichts, gemischt wird nichts, also verlieren Menschen diese Spiele durch ihre eigenen Züge.',
    },
  },
  {
    on: ['spider', 'spider-suits-2'],
    headline: {
      english: 'Spider: nearly every deal can be won',
      german: 'Spider: fast jedes Blatt ist zu gewinnen',
    },
    says: {
      english:
        'Spider, four suits: of the deals 1 to 1,000 we win 994, and each win can be replayed; six are undecided after ten million positions each, and none is known to be lost. With two suits we win 9,999 of 10,000. Charlie Blake and Ian Gent give 98.5 %, give or take 1.5, and report that a solver won all but two of 32,000 deals. Our count is consistent with both.',
      german:
        'Spider, vier Farben: Von den Spielen 1 bis 1.000 gewinnen wir 994, und jeder Gewinn lässt sich nachspielen; sechs sind nach je zehn Millionen Stellungen offen, und von keinem ist bekannt, dass es verloren ist. Mit zwei Farben gewinnen wir 9.999 von 10.000. Charlie Blake und Ian Gent nennen 98,5 %, auf 1,5 genau, und berichten von einem Programm, das alle bis auf zwei von 32.000 Spielen gewann. Beidem widerspricht unsere Zählung nicht.',
    },
  },
  {
    on: ['simple-simon', 'simple-simon-removal-move', 'spiderette-dealing-any-removal-move'],
    headline: {
      english: 'Simple Simon: the published figure is of an easier game',
      german: 'Simple Simon: die veröffentlichte Zahl gilt für ein leichteres Spiel',
    },
    says: {
      english:
        'Simple Simon: of the deals 1 to 10,000 we win 9,415, and 555 are proved lost; 30 are undecided. Charlie Blake and Ian Gent give 97.45 %. The rule files of their program give the rule about whole suits one name, and the part that reads them expects another, so cards go to the foundations one by one. By that rule we win 978 of the first 1,000 deals, and the others are lost, which agrees with them (docs/solver.md has the command). Their figures for Spiderette, Will o’ the Wisp, Mrs. Mop and Spider come from files with the same name; of Spiderette at least thirteen of the first 1,000 deals are lost by the stricter rule, more than they count.',
      german:
        'Simple Simon: Von den Spielen 1 bis 10.000 gewinnen wir 9.415, und 555 sind nachweislich verloren; 30 bleiben offen. Charlie Blake und Ian Gent nennen 97,45 %. In den Regeldateien ihres Programms heißt die Regel für ganze Farben anders, als der Teil erwartet, der sie liest; so gehen Karten einzeln auf die Grundstapel. Nach dieser Regel gewinnen wir 978 der ersten 1.000 Spiele, und die übrigen sind verloren, was zu ihnen passt (der Befehl steht in docs/solver.md). Ihre Zahlen zu Spiderette, Will o’ the Wisp, Mrs. Mop und Spider kommen aus Dateien mit demselben Namen; von Spiderette sind nach der strengeren Regel mindestens dreizehn der ersten 1.000 Spiele verloren, mehr, als sie zählen.',
    },
  },
  {
    on: ['montana-redeals-none'],
    headline: {
      english: 'Gaps without a new deal: not yet answered',
      german: 'Gaps ohne Neugeben: noch nicht beantwortet',
    },
    says: {
      english:
        'Gaps without a new deal, any two in any row: Charlie Blake and Ian Gent give 85.8 %, give or take 3.7, because their search left deals undecided. Ours does not narrow that: of the deals 1 to 200, 147 can be won and 3 can’t, and 50 are undecided after one to five million positions each. Where each row has its suit from the start, all of the deals 1 to 1,000 are decided: 262 can be won, which agrees with their 24.9 %.',
      german:
        'Gaps ohne Neugeben, jede Zwei in jeder Reihe: Charlie Blake und Ian Gent nennen 85,8 %, auf 3,7 genau, weil ihre Suche Spiele offen ließ. Unsere macht das nicht genauer: von den Spielen 1 bis 200 sind 147 zu gewinnen und 3 nicht, und 50 bleiben nach je einer bis fünf Millionen Stellungen offen. Hat jede Reihe von Anfang an ihre Farbe, sind alle Spiele 1 bis 1.000 entschieden: 262 sind zu gewinnen, was zu ihren 24,9 % passt.',
    },
  },
];
