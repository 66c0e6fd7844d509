/**
 * What is particular to each layout of the trail: its shape in words, how to play it, and what our search (300 deals
 * each) and policy (3,000 deals each) made of it.
 */

export interface Shape {
  readonly summary: string;
  readonly tip: string;
  /** What the shape asks of a player, beside the tip. */
  readonly more: string;
  /** Percentages: deals the policy cleared, and deals that can be cleared with all cards known. */
  readonly play: number;
  readonly full: number;
  /** Cards the policy leaves on average. */
  readonly left: number;
}

export const SHAPES: Readonly<Record<string, Shape>> = {
  foothills: {
    summary:
      'The first steps of the trail: three small peaks of six cards, nine of them free from the start, and 34 cards in the stock.',
    tip: 'Nothing is shared between the peaks, so take whichever play turns up the most.',
    more: 'The stock is longer than the layout. Wait for long streaks instead of playing single cards, for here the score and not the clear is at stake.',
    play: 94.0,
    full: 100,
    left: 0.1,
  },
  palisade: {
    summary:
      'Eight straight columns of four, like Golf face down: no card lies under more than one, so nearly every play frees another.',
    tip: 'Keep the columns level; an empty column is one choice less.',
    more: 'Each of the eight cards of the upper row is a top. The first of them costs you a column, so let it be the last of a streak.',
    play: 43.4,
    full: 100,
    left: 1.4,
  },
  chevrons: {
    summary:
      'Two nested arrowheads of 20 cards, a long one around a short one: four lines, and only their four ends are ever free.',
    tip: 'Bring both arms of an arrowhead up together; its point lies under both.',
    more: 'The outer point comes free after twelve plays, the inner after six. Begin with the outer arms and use the inner ones as stepping stones.',
    play: 42.7,
    full: 85,
    left: 1.5,
  },
  bellows: {
    summary:
      'Rows of eight, seven, six and seven, narrow at the third and wide again: 28 cards, seven of them free.',
    tip: 'Get through the row of six: each of its cards needs two below it, and lets the wide rows open.',
    more: 'At both ends of the upper rows a card lies under one card only. Those edges open first.',
    play: 36.5,
    full: 90,
    left: 2.4,
  },
  braid: {
    summary:
      'Three strands that never touch, each by turns two cards wide and one: 24 cards, six free, a stock of 28.',
    tip: 'The single cards are the knots: two cards free one, and that one frees two.',
    more: 'Finish a pair before you begin another. Three half-open pairs are three knots still tied.',
    play: 35.2,
    full: 84,
    left: 2.3,
  },
  mesa: {
    summary: 'A table mountain of 6, 7, 8 and 9 cards, 30 in all, with nine free and six tops in a row.',
    tip: 'Take neighbours of the bottom row; a card above needs both of the cards under it.',
    more: 'There is no easy edge: the ends lie under two cards like all the rest. Work in from one side rather than here and there.',
    play: 31.8,
    full: 90,
    left: 2.4,
  },
  'three-gems': {
    summary:
      'Three diamonds of nine cards, each standing on its point: only three cards are free when you begin.',
    tip: 'Take the three points as soon as you can; each frees two cards at once.',
    more: 'Below the middle a play frees more than it takes, above it you need pairs again. Have all three diamonds half open before you climb one of them.',
    play: 31.4,
    full: 86,
    left: 2.1,
  },
  brickwork: {
    summary: 'A wall of bricks, rows of eight and seven by turns: 30 cards, seven of them free.',
    tip: 'Start at the edges: the outer bricks of the rows of eight lie under one card only.',
    more: 'From an open edge go on inwards brick by brick, since each needs the two under it and one of them has gone already.',
    play: 30.3,
    full: 88,
    left: 2.8,
  },
  'two-roofs': {
    summary:
      'Two houses side by side: pyramids of four rows over walls that are straight. 28 cards, eight free, two tops.',
    tip: 'The bottom row frees one card each, so begin there anywhere; from the eaves up take neighbours.',
    more: 'The houses share nothing. Keep both going, so that one can wait while the other has the cards that fit.',
    play: 25.8,
    full: 83,
    left: 2.3,
  },
  staircase: {
    summary:
      'Seven straight columns of one to seven cards, the triangle of Klondike played like Golf: 28 cards, seven free.',
    tip: 'The long columns are the game; when you have a choice, play from the deepest.',
    more: 'The short columns are your reserve of free ranks. Their cards hide little, so leave them until they link a streak.',
    play: 25.5,
    full: 96,
    left: 2.5,
  },
  ziggurat: {
    summary: 'Five rows of three to seven cards, 25 in all, with seven free and a stock of 27.',
    tip: 'Clear a stretch of the bottom row from one side; three neighbours free two, and those one more.',
    more: 'Three tops end it, and between them they need the whole base. Leave no single card of the bottom row behind.',
    play: 25.3,
    full: 67,
    left: 2.8,
  },
  saddle: {
    summary: 'Two peaks with a dip between them on a base of three wide rows: 29 cards, eight of them free.',
    tip: 'The two cards in the dip cover nothing; leave them until a streak needs them.',
    more: 'The ends of the third row from the bottom lie under one card only: the way to the peaks is open first from outside.',
    play: 23.5,
    full: 82,
    left: 2.8,
  },
  lantern: {
    summary:
      'A lamp of rows of seven and six under a peak of six cards: 25 cards, six free, and a stock of 27.',
    tip: 'The outer cards of the frame are easy and lead nowhere; work in the middle, under the peak.',
    more: 'The ends of the row of seven lie under one card each, and the ends of the row above are tops. Use both as stepping stones, not as aims.',
    play: 20.7,
    full: 65,
    left: 2.9,
  },
  gorge: {
    summary:
      'Two walls that lean away from each other, wide at the top: 28 cards, eight tops, and four cards free.',
    tip: 'Play the inner bottom card of a wall first; it frees a card all by itself.',
    more: 'The walls have nothing in common and only two ways in each. While one is blocked, the other has to carry you.',
    play: 19.0,
    full: 71,
    left: 4.4,
  },
  'twin-ridges': {
    summary: 'Two pyramids of four rows on one base of nine: 29 cards, nine of them free, two tops.',
    tip: 'Play the middle card of the base early; it is the only one that lies on both ridges.',
    more: 'Each ridge is a small Pyramid Golf. Take neighbours on one of them, and from the other only what lengthens the streak.',
    play: 18.5,
    full: 74,
    left: 2.9,
  },
  canyon: {
    summary: 'Two pyramids hanging upside down: 30 cards, ten tops, and two single cards to begin with.',
    tip: 'Get both points away; each play near the bottom frees more cards than it takes.',
    more: 'The first stock cards are there for two cards only. Once the rows are four wide the game turns round, and streaks have to make up for the stock you spent.',
    play: 17.8,
    full: 69,
    left: 5.3,
  },
  shield: {
    summary:
      'A shield that widens from four cards to seven, with a straight double rim: 29 cards, four of them free.',
    tip: 'The edges lie under one card only; open them on both sides and let the middle follow.',
    more: 'All of the seven tops lie in the rim, in columns of two. Once the lower card of such a column is free, both can go whenever they fit.',
    play: 17.8,
    full: 70,
    left: 4.9,
  },
  arrowhead: {
    summary: 'A pyramid of four rows on two legs: 22 cards, four free, one top and a stock of 30.',
    tip: 'Go up the inner side of each leg first; there a single card frees the next.',
    more: 'Everything ends at one card, as in Pyramid Golf. With 30 stock cards patience pays: keep links for the head, where few cards are free.',
    play: 15.5,
    full: 35,
    left: 3.4,
  },
  ladder: {
    summary:
      'Three ladders by turns one card wide and two, standing on single cards: 27 cards, three of them free.',
    tip: 'A single card frees two, two free a single one: finish a rung before you spend the stock elsewhere.',
    more: 'A ladder never has more than two cards free. Prefer plays that leave pairs open on more than one of them.',
    play: 11.1,
    full: 48,
    left: 5.2,
  },
  archway: {
    summary:
      'An arch on two pillars of three columns: 29 cards, seven free, and one of them is the keystone.',
    tip: 'The keystone hangs free from the start; keep it as a link until the pillars are down.',
    more: 'The feet of the pillars free a card each. Higher up go by the inner side, where a card lies under one other only.',
    play: 8.9,
    full: 53,
    left: 5.4,
  },
  fortress: {
    summary: 'Three towers on a thick wall: 35 cards, the most of the trail, and only 17 in the stock.',
    tip: 'There are two cards to play for each from the stock: hold out for streaks.',
    more: 'The two cards in the gaps between the towers cover nothing. Three wide rows come before any tower; take neighbours there, starting at the edges.',
    play: 7.9,
    full: 71,
    left: 6.7,
  },
  'twin-diamonds': {
    summary: 'Two diamonds of fifteen cards cut off at the foot: 30 cards, four of them free, two tops.',
    tip: 'Open the lower halves quickly, while a play frees more than it takes, and save stock for the upper ones.',
    more: 'The outer cards of the row above the foot lie under one card, the middle one under two. From the wide row on each diamond is a pyramid of four rows.',
    play: 5.3,
    full: 38,
    left: 6.1,
  },
  hourglass: {
    summary: 'Rows of 6, 5, 4, 3, 4 and 5: 27 cards, and everything above has to pass a neck of three.',
    tip: 'Aim at the neck. Nine cards lie below it, and nothing above opens before it does.',
    more: 'Clear the lower rows from one side, so that one card of the neck goes early: it opens an edge of the upper half while the rest is still shut.',
    play: 4.8,
    full: 21,
    left: 8.9,
  },
};
