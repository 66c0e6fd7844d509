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
    more: 'The stock is longer than the layout. Wait for long streaks instead of playing single cards, because nearly every deal can be cleared and what counts is the score.',
    play: 94.0,
    full: 100,
    left: 0.1,
  },
  palisade: {
    summary:
      'Eight straight columns of four, like Golf with face-down cards. No card lies under more than one other, so nearly every play frees one.',
    tip: 'Keep the columns level; an empty column means one choice fewer.',
    more: 'Each of the eight cards of the upper row is a top. Playing one costs you a column, so make it the last card of a streak.',
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
      'Rows of eight, seven, six and seven cards, narrowest in the third: 28 cards, seven of them free.',
    tip: 'Get through the row of six: each of its cards lies under two others, and it blocks the wide rows above.',
    more: 'At both ends of the upper rows a card lies under one card only. Those edges open first.',
    play: 36.5,
    full: 90,
    left: 2.4,
  },
  braid: {
    summary:
      'Three strands that never touch, alternately two cards wide and one: 24 cards, six of them free, and a stock of 28.',
    tip: 'The single cards are the knots: it takes two cards to free one, and that one frees two.',
    more: 'Finish a pair before you start another. Three half-finished pairs still leave you three knots.',
    play: 35.2,
    full: 84,
    left: 2.3,
  },
  mesa: {
    summary: 'A table mountain of 6, 7, 8 and 9 cards, 30 in all, with nine free and six tops in a row.',
    tip: 'Take cards side by side in the bottom row; a card above is only free when both cards on it are gone.',
    more: 'There’s no easy edge: the ends lie under two cards like all the others. Work in from one side instead of jumping around.',
    play: 31.8,
    full: 90,
    left: 2.4,
  },
  'three-gems': {
    summary:
      'Three diamonds of nine cards, each standing on its point. Only three cards are free at the start.',
    tip: 'Take the three points as soon as you can; each frees two cards at once.',
    more: 'Below the middle each play frees more cards than it takes; above it you need pairs again. Get all three diamonds half open before you work up one of them.',
    play: 31.4,
    full: 86,
    left: 2.1,
  },
  brickwork: {
    summary: 'A brick wall with alternating rows of eight and seven: 30 cards, seven of them free.',
    tip: 'Start at the edges: the outer bricks of the rows of eight lie under one card only.',
    more: 'From an open edge, work inwards brick by brick: each lies under two others, and one of them is already gone.',
    play: 30.3,
    full: 88,
    left: 2.8,
  },
  'two-roofs': {
    summary:
      'Two houses side by side: pyramids of four rows over straight walls. 28 cards, eight of them free, two tops.',
    tip: 'Each card of the bottom row frees one, so start anywhere; from the eaves up, take cards side by side.',
    more: 'The houses share nothing. Keep both going, so that one can wait while the other has cards that fit.',
    play: 25.8,
    full: 83,
    left: 2.3,
  },
  staircase: {
    summary:
      'Seven straight columns of one to seven cards, the triangle of Klondike played like Golf: 28 cards, seven of them free.',
    tip: 'The long columns decide the deal; when you have a choice, play from the longest.',
    more: 'The short columns are your reserve of free ranks. Their cards cover little, so keep them until you need them to link a streak.',
    play: 25.5,
    full: 96,
    left: 2.5,
  },
  ziggurat: {
    summary: 'Five rows of three to seven cards, 25 in all, with seven free and a stock of 27.',
    tip: 'Clear a stretch of the bottom row from one side; three cards in a row free two, and those two free one more.',
    more: 'The last cards are three tops, and between them they lie under the whole base. Don’t leave a single card of the bottom row behind.',
    play: 25.3,
    full: 67,
    left: 2.8,
  },
  saddle: {
    summary: 'Two peaks with a dip between them, on three wide rows: 29 cards, eight of them free.',
    tip: 'The two cards in the dip cover nothing; leave them until a streak needs them.',
    more: 'The ends of the third row from the bottom lie under one card only: you’ll get to the peaks fastest from the outside.',
    play: 23.5,
    full: 82,
    left: 2.8,
  },
  lantern: {
    summary:
      'A lamp of rows of seven and six cards under a peak of six: 25 cards, six of them free, and a stock of 27.',
    tip: 'The outer cards of the frame are easy and lead nowhere; work in the middle, under the peak.',
    more: 'The ends of the row of seven lie under one card each, and the ends of the row above are tops. Use both as stepping stones, not as goals.',
    play: 20.7,
    full: 65,
    left: 2.9,
  },
  gorge: {
    summary:
      'Two walls that lean away from each other, wide at the top: 28 cards, eight tops, and only four cards free.',
    tip: 'Play the inner bottom card of a wall first; it frees a card all by itself.',
    more: 'The walls share no cards, and each has only two ways in. While one is blocked, the other has to keep you going.',
    play: 19.0,
    full: 71,
    left: 4.4,
  },
  'twin-ridges': {
    summary: 'Two pyramids of four rows on a shared base of nine: 29 cards, nine of them free, two tops.',
    tip: 'Play the middle card of the base early; it is the only one that lies on both ridges.',
    more: 'Each ridge is a small Pyramid Golf. Take cards side by side on one of them, and from the other only those that lengthen the streak.',
    play: 18.5,
    full: 74,
    left: 2.9,
  },
  canyon: {
    summary: 'Two pyramids hanging upside down: 30 cards, ten tops, and only two cards free at the start.',
    tip: 'Get rid of both points; each play near the bottom frees more cards than it takes.',
    more: 'You’ll spend the first stock cards on just two cards. Once the rows are four wide things get easier, and long streaks have to make up for the stock you spent.',
    play: 17.8,
    full: 69,
    left: 5.3,
  },
  shield: {
    summary:
      'A shield that widens from four cards to seven, with a straight double rim: 29 cards, four of them free.',
    tip: 'The edges lie under one card only; open them on both sides and let the middle follow.',
    more: 'All seven tops are in the rim, in columns of two. Once the lower card of a column is free, you can play both whenever they fit.',
    play: 17.8,
    full: 70,
    left: 4.9,
  },
  arrowhead: {
    summary: 'A pyramid of four rows on two legs: 22 cards, four of them free, one top and a stock of 30.',
    tip: 'Start on the inner side of each leg; there one card frees the next.',
    more: 'Everything ends at one card, as in Pyramid Golf. With 30 stock cards patience pays: save links for the head, where few cards are free.',
    play: 15.5,
    full: 35,
    left: 3.4,
  },
  ladder: {
    summary:
      'Three ladders, alternately one card wide and two, standing on single cards: 27 cards, three of them free.',
    tip: 'A single card frees two, and two free a single one: finish a rung before you spend stock cards elsewhere.',
    more: 'A ladder never has more than two cards free. Try to have a pair free on more than one of them.',
    play: 11.1,
    full: 48,
    left: 5.2,
  },
  archway: {
    summary:
      'An arch on two pillars of three columns each: 29 cards, seven of them free, including the keystone.',
    tip: 'The keystone is free from the start; keep it as a link until the pillars are gone.',
    more: 'The feet of the pillars free a card each. Higher up, work along the inner side, where each card lies under only one other.',
    play: 8.9,
    full: 53,
    left: 5.4,
  },
  fortress: {
    summary: 'Three towers on a thick wall: 35 cards, the most on the trail, and only 17 in the stock.',
    tip: 'You have to play two cards for each one from the stock, so wait for streaks.',
    more: 'The two cards in the gaps between the towers cover nothing. You have to clear three wide rows before any tower; take cards side by side there, starting at the edges.',
    play: 7.9,
    full: 71,
    left: 6.7,
  },
  'twin-diamonds': {
    summary: 'Two diamonds of fifteen cards, cut off at the bottom: 30 cards, four of them free, two tops.',
    tip: 'Open the lower halves quickly, while each play frees more cards than it takes, and save the stock for the upper ones.',
    more: 'In the row above the bottom, the outer cards lie under one card and the middle one under two. From the wide row up, each diamond is a pyramid of four rows.',
    play: 5.3,
    full: 38,
    left: 6.1,
  },
  hourglass: {
    summary: 'Rows of 6, 5, 4, 3, 4 and 5 cards: 27 in all, and you have to get through a neck of three.',
    tip: 'Aim for the neck. Nine cards lie below it, and nothing above opens until it does.',
    more: 'Clear the lower rows from one side, so that you can play one card of the neck early: it opens an edge of the upper half while the rest is still closed.',
    play: 4.8,
    full: 21,
    left: 8.9,
  },
};
