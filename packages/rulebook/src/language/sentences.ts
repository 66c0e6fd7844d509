/**
 * The meaning of each word of the definition language, in one or two sentences, by its path in the schema. For a word
 * that may be left out, the second text says what holds then. Parts of the language (`pack`, `zone.layout`) and the values
 * that several words share (`units.top`) have a sentence too. A test compares the paths with the schema.
 */
export type Sentence = string | readonly [says: string, leftOut: string];

export const SENTENCES: Readonly<Record<string, Sentence>> = {
  game: 'A game is one object, which contains all its rules.',
  'game.id': 'Names the game in links, records and commands.',
  'game.title': 'The name that players see.',
  'game.aka': ['Other names, for searching.', 'none'],
  'game.families': 'The families of games it belongs to.',
  'game.tags': 'Categories it is listed under, in your own words.',
  'game.info': 'Facts that help players choose a game.',
  'game.info.difficulty': 'From 1 (easy) to 5 (hard).',
  'game.info.length': 'How long a deal takes: `short`, `medium` or `long`.',
  'game.pack': 'The cards of the game.',
  'game.pysol': [
    'How PySolFC deals the game, if that is different. With this, PySolFC’s deal numbers give the same layouts as in PySolFC.',
    'as here',
  ],
  'game.pysol.rows': ['`right`: rows are dealt from right to left.', 'from left to right'],
  'game.pysol.first': ['The zone that is dealt first.', 'none'],
  'game.pysol.last': ['Cards that are moved to the end of the pack before dealing.', 'none'],
  'game.pysol.taken': [
    '`last`: where several cards would do, the last of the pack is taken out.',
    'the first',
  ],
  'game.pysol.base': [
    '`last`: where the cards of the base rank are taken out, the last of them stays instead of the first.',
    'the first',
  ],
  'game.pysol.pack': ['`reversed`: the pack is dealt from its other end.', 'from its beginning'],
  'game.pysol.sink': [
    '`swap`: each card that sinks changes places with the first card of its column that doesn’t.',
    'they go to the bottom in their order',
  ],
  'game.zones': 'The parts of the table, in the order they are dealt. The cards left over are the stock.',
  'game.stock': [
    'How the cards left over after dealing are drawn.',
    'there is no stock: every card is dealt, or lies in a waste with `rest`',
  ],
  'game.remove': ['Groups of cards that you can remove from the table.', 'none'],
  'game.powers': ['Actions besides ordinary moves, each with a number of uses per deal.', 'none'],
  'game.powers.peek': ['Shows the next stock card until it is drawn.', 'not possible'],
  'game.powers.reshuffle': [
    'Shuffles the cards left in the layout. Places that were face down stay face down.',
    'not possible',
  ],
  'game.powers.restock': [
    'Shuffles half of the cards under the top card of the hole, chosen at random, back into the stock.',
    'not possible',
  ],
  'game.powers.pay': ['The player can answer an event card by paying strokes.', 'not possible'],
  'game.powers.chance': [
    'The player can answer an event card by taking a chance: one of `events` happens, all equally likely.',
    'not possible',
  ],
  'game.powers.regather': ['Gathers the cards of a zone and deals them again.', 'not possible'],
  'game.events': ['The events that can happen when the player takes a chance on an event card.', 'none'],
  'game.limits': ['Limits of a deal.', 'none'],
  'game.limits.seconds': ['Seconds from the deal to its end.', 'no clock'],
  'game.limits.undo': ['How many times the player can undo a move.', 'without limit'],
  'game.goal': 'What wins the deal.',
  'game.again': [
    '`reshuffle`: when the goal is reached, a new layout is dealt and the score continues.',
    'the deal ends',
  ],
  'game.scoring': 'The entry of `scorings` that is used unless the player chooses another.',
  'game.scorings': 'Ways to count points, by name.',
  'game.options': 'The player’s choices, by name; may be empty.',

  pack: 'The cards of the game. Their order comes from the deal, not from the definition.',
  'pack.packs': 'The number of identical packs shuffled together.',
  'pack.jokers': ['The number of jokers. They go on anything and take anything.', '0'],
  'pack.jokerPlace': [
    'Where the jokers are: only in the `stock`, `anywhere` in the deal, or in the player’s `hand`.',
    '`stock`',
  ],
  'pack.suits': ['Suits of one pack: 0 clubs, 1 diamonds, 2 hearts, 3 spades, 4 a fifth.', '[0, 1, 2, 3]'],
  'pack.ranks': ['Ranks of one suit: 1 is the ace, 11 to 13 are jack, queen and king.', '1 to 13'],
  'pack.extras': ['Cards without a suit.', 'none'],
  'pack.extras[].rank': 'The rank.',
  'pack.extras[].count': 'The number of these cards.',
  'pack.names': ['Names of unusual ranks and suits. Notation uses the standard letters.', 'as usual'],
  'pack.names.ranks': ['Names of ranks, by number.', 'as usual'],
  'pack.names.suits': ['Names of suits, in the order of `suits`.', 'as usual'],

  build:
    'Which cards go on which. If a zone lists several builds, a card needs to fit only one of them; if the list is empty, nothing goes on.',
  'build.step': 'A step in rank, with a condition on the suits.',
  'build.step.rank':
    'The rank of the card that goes on: one `up`, one `down`, `either` of the two, `equal`, or `any`.',
  'build.step.suit':
    '`any` suit, the `same` suit, any `other` suit, `alternating` colours, or the same `colour`.',
  'build.step.ends': 'Whether the first and the last rank meet: see [ends](#ends).',
  'build.step.ring': [
    'The ranks of the sequence in order, if some ranks are left out.',
    'the ranks of the pack',
  ],
  'build.pair': 'Certain ranks go on certain others, without a step.',
  'build.pair.cards': ['The ranks that go on.', 'every rank'],
  'build.pair.on': ['The ranks they go on.', 'every rank'],

  give: 'Where the cards of a zone may go, and how many at once.',
  'give.*': [
    'For each role of zone they can go to, how many cards move at once: see [units](#units).',
    'nothing goes there',
  ],

  empty: 'What an empty pile takes.',
  'empty.takes':
    '`nothing`; `anything`; `base`, the rank of the first card on a foundation; `last`, the rank below that one; or a list of ranks.',
  'empty.from': ['It takes cards only from zones of these roles.', 'from every zone whose cards may go here'],
  'empty.inOrder': [
    'It takes cards of a role in `from` only when the zones of the roles before it in the list are empty.',
    'false',
  ],
  'empty.keeps': [
    'If the card comes from a pile in the same zone, at least this many cards must stay in that pile.',
    'no condition',
  ],
  'empty.refill': [
    'It is filled automatically as part of the same move: `reserve`, with the last card of the reserve; `next`, with all face-up cards of the pile to its right; or a list of `waste` and `stock`, with the last card of the first of them that has one.',
    'it stays empty until a card is played there',
  ],
  'empty.once': [
    '`suit`: it takes no card of a suit with which another pile of its zone begins.',
    'no condition',
  ],

  power: 'An action besides ordinary moves.',
  'power.uses': 'The number of uses per deal.',

  regather: 'A zone whose cards are gathered and dealt again, face up.',
  'regather.uses': 'The number of uses per deal.',
  'regather.zone':
    'The name of the zone: columns whose cards lie face up, or a grid, whose cards in order stay.',
  'regather.order':
    '`shuffled`: the cards are shuffled; `fromTop`: they keep their order, and a column with too few takes cards from the top of the next, under its own; `fromBottom`: the same from its bottom, on top of its own.',
  'regather.deal': [
    'Cards dealt to each column; the last takes all that are left. Columns need it.',
    'it is a grid',
  ],
  'regather.gaps': [
    'Where the gaps of a grid are then: `after` the cards in order of each row, in the `last` place of each row, or `anywhere`.',
    '`after`',
  ],

  event: 'What can happen by chance. If there is nothing for an event to change, it does nothing.',
  'event.strokes': 'The player pays strokes.',
  'event.strokes.strokes': 'The number of strokes.',
  'event.gift': 'The player gets strokes back.',
  'event.gift.strokes': 'The number of strokes.',
  'event.peek': 'The next stock card is shown until it is drawn.',
  'event.unlock': 'A free card that locks others goes under the hole.',
  'event.mow': 'All rough is cleared.',
  'event.iron': 'The next stock card that fits an empty place in the hand goes there.',
  'event.rough': 'The event card now lies in the rough.',
  'event.lose': 'The next stock cards go under the hole.',
  'event.lose.cards': 'The number of cards.',

  remove: 'Cards that leave the table as a group, each the last of its pile. They go to the discard pile.',
  'remove.match': 'Cards that match: two cards, or one card of each of some ranks.',
  'remove.match.from': 'The roles of the zones whose cards may leave.',
  'remove.match.sets': 'What matches; each is enough.',
  match: 'Cards that leave together. All that it says must hold.',
  'match.sum': ['Two cards whose ranks add up to this.', 'no condition'],
  'match.same': [
    '`rank`: two cards of one rank. `suit`: all the cards are of one suit; two cards, unless `ranks` says how many.',
    'no condition',
  ],
  'match.ranks': [
    'One card of each of these ranks, four at most; with `sum`, or with `same` and `rank`, the ranks that the two cards may have.',
    'every rank',
  ],
  'remove.pair': 'Two cards whose ranks add up to a sum, or a single card of a rank that leaves alone.',
  'remove.pair.sum': 'The sum.',
  'remove.pair.alone': 'Ranks that leave alone; may be empty.',
  'remove.pair.from': 'The roles of the zones whose cards may leave.',
  'remove.pair.coverer': 'Whether a card may leave with the only card that still covers it.',
  'remove.run': 'Cards of consecutive, different ranks, one per pile, all of them free before the move.',
  'remove.run.min': 'The smallest number of cards.',
  'remove.run.ends': 'Whether king and ace connect: `linear`, they don’t; `circular`, they do.',
  'remove.lower': 'A card that is lower than another free card of its suit.',
  'remove.lower.order': 'The ranks from the lowest to the highest.',

  uses: 'A number of uses.',

  zone: 'A part of the table. Its role decides how it is dealt, what it takes and what it gives.',
  'zone.layout': 'Cards in a picture, which cover one another. Cards are played from it but never to it.',
  'zone.layout.rows':
    'The picture, from the top row down. `#` is a card, each character is half a card wide, and a card covers the cards of the row above that are at most half a card to its left or right.',
  'zone.layout.face':
    '`open`: all cards face up; `closed`: covered cards face down; or the number of rows at the bottom that are face up.',
  'zone.layout.face.openRows': 'The number of rows that are face up, counted from the bottom.',
  'zone.layout.give': 'Where its cards go.',
  'zone.layout.locks': [
    'Cards that are locked until others are gone, whether or not they are covered.',
    'none',
  ],
  'zone.layout.locks[].places': 'Locked places, counted from 1 in the order of the picture.',
  'zone.layout.locks[].until': 'Places that must be empty first.',
  'zone.layout.rough': ['Places whose card takes two plays: the first only clears the rough.', 'none'],
  'zone.layout.irons': ['Places whose card you can put into your hand if the hand takes its rank.', 'none'],
  'zone.layout.events': [
    'Places whose card is an event card: once it is free, you must pay strokes or take a chance.',
    'none',
  ],
  'zone.tableau': 'Columns that you build on and play from.',
  'zone.tableau.piles': 'The number of columns.',
  'zone.tableau.deal': 'Cards dealt to each column, row by row; or a list with a number for each column.',
  'zone.tableau.face':
    '`open`: all cards face up; `top`: only the last card face up; `up`: a number of cards at the end face up; `down`: certain places face down.',
  'zone.tableau.face.up':
    'The number of cards at the end that are face up: one number for all columns, or a list.',
  'zone.tableau.face.down': 'The face-down places, counted from 0 at the bottom.',
  'zone.tableau.lastRows': [
    'How many cards at the end of every column are dealt after all the others, row by row.',
    'row by row from the start',
  ],
  'zone.tableau.pull': [
    'Cards taken out of the pack before the deal, one for each column: "QC", or "?C" for the first club.',
    'none',
  ],
  'zone.tableau.distinct': [
    '`rank`: no column gets two cards of a rank. A card whose rank its column has already goes under the pack, and the next one is dealt in its place.',
    'cards are dealt as they come',
  ],
  'zone.tableau.sink': [
    'Ranks whose cards go to the bottom of their columns after the deal, in the order in which they lie. Needs `face`, `open`.',
    'none',
  ],
  'zone.tableau.turn': [
    'When face-down cards are turned up. `exposed`: each one as soon as nothing lies on it. `together`: all at once, as soon as no face-up card lies on any of them.',
    '`exposed`',
  ],
  'zone.tableau.build': 'Which cards go on a column.',
  'zone.tableau.runs': [
    'What joins cards that move together: all cards of a run follow the same one of these.',
    'what is built',
  ],
  'zone.tableau.leave': [
    '`must`: a whole suit at the end of a column goes to a foundation by itself, as part of the same move. Needs `give.foundation`, `suit`.',
    'a whole suit stays until it is played',
  ],
  'zone.tableau.holds': ['No card goes on a column that would then have more cards than this.', 'no limit'],
  'zone.tableau.empty': 'What an empty column takes.',
  'zone.tableau.give': 'Where its cards go.',
  'zone.cell': 'Places that hold one card each, face up. Nothing is built on them.',
  'zone.cell.piles': 'The number of cells.',
  'zone.cell.deal': ['Cards dealt to each: 0 or 1; or a list with a number for each cell.', '0'],
  'zone.cell.empty': ['What a free cell takes.', 'any card'],
  'zone.cell.give': 'Where its cards go.',
  'zone.grid':
    'Rows of single cards with gaps among them. A card goes into a gap if it follows the card beside it.',
  'zone.grid.rows':
    'Its places row by row, all rows of one length: `#` is dealt a card, `.` is a gap from the start.',
  'zone.grid.gaps': ['Cards that are taken out after the deal and leave gaps.', 'no cards are taken out'],
  'zone.grid.gaps.ranks': 'Their ranks.',
  'zone.grid.gaps.to':
    'Where they go: to the `discard` pile, or to the `first` place of each row, in the order in which they were dealt.',
  'zone.grid.build': 'Which card fills a gap: one that goes on the card to its left.',
  'zone.grid.before': [
    'Which card also fills a gap: one on which the card to the right goes, by these builds.',
    'the card to the right does not count',
  ],
  'zone.grid.joined': [
    'The last place of each row is beside the first place of the next row, and that of the last row beside the very first.',
    'false',
  ],
  'zone.grid.first':
    'The ranks that rows begin with. The first place of a row takes only these; in joined rows, the very first card must be one of them in the end.',
  'zone.grid.give': 'Where its cards go.',

  'zone.row':
    'Piles in a row, each of one card at first. A pile goes onto another to its left as a whole, and the row closes up.',
  'zone.row.piles': 'The number of piles at the start.',
  'zone.row.steps': 'How many places to its left a pile may go: 1 is the pile beside it.',
  'zone.row.build': 'Which pile goes on which: the last cards of both are compared.',
  'zone.hole': 'Cards enter it and never leave. Players call it the waste.',
  'zone.hole.piles': 'The number of holes.',
  'zone.hole.deal': 'Cards dealt to each: 0 or 1.',
  'zone.hole.pull': ['Cards taken out of the pack before the deal, one for each hole.', 'none'],
  'zone.hole.build': 'Which cards go on a hole.',
  'zone.hole.empty': 'What an empty hole takes.',
  'zone.foundation': 'Piles that are built up. Cards come back only if `give` allows it.',
  'zone.foundation.piles': 'The number of piles.',
  'zone.foundation.deal': ['Cards dealt to each: 0 or 1; or a list with a number for each pile.', '0'],
  'zone.foundation.pull': [
    'Cards taken out of the pack before the deal, one to a pile. `base`: the first card dealt decides the base rank, and the others of that rank are taken out.',
    'none',
  ],
  'zone.foundation.first': [
    'Before any other move, the player puts a card from a zone of these roles on a foundation, and so chooses the base.',
    'the deal or the first card played decides',
  ],
  'zone.foundation.build': 'Which cards go on a pile.',
  'zone.foundation.holds': ['The most cards of a pile.', 'as many as there are ranks'],
  'zone.foundation.empty': 'What an empty pile takes.',
  'zone.foundation.give': ['Where its cards may go back to.', 'they stay'],
  'zone.waste': 'Where stock cards go when they are drawn.',
  'zone.waste.rest': [
    'In a game without a stock, all cards left over after dealing are spread here.',
    'false',
  ],
  'zone.waste.give': 'Where its cards go.',
  'zone.reserve': 'Piles that you play cards from but never to.',
  'zone.reserve.piles': 'The number of piles.',
  'zone.reserve.deal': 'Cards dealt to each.',
  'zone.reserve.face': '`open`: all cards face up; `top`: only the last card.',
  'zone.reserve.give': 'Where its cards go.',
  'zone.reserve.wild': ['Its cards go on anything.', 'false'],
  'zone.hand': 'Cards that the player holds. They go on anything. Jokers in the hand have their own zone.',
  'zone.hand.piles': 'The largest number of cards it holds.',
  'zone.hand.pull': ['Cards taken out of the pack before the deal, one for each place.', 'none'],
  'zone.hand.holds': [
    'The ranks of extra cards that are in the hand from the start and aren’t part of the pack. They have no suit.',
    'none',
  ],
  'zone.hand.empty': 'What an empty place takes.',
  'zone.hand.give': 'Where its cards go.',
  'zone.discard': 'Where removed cards go.',
  'zone.discard.rest': [
    'In a game without a stock, all cards left over after dealing are set aside here.',
    'false',
  ],

  stock: 'The cards left over after dealing, which you draw during the game.',
  'stock.to':
    'Where drawn cards go: to the `hole`, to the `waste`, or one to each column of the `tableau` or each pile of the `reserve`.',
  'stock.zone': ['The only zone of that role whose piles get cards.', 'all zones of that role'],
  'stock.draw': 'Cards per draw.',
  'stock.passes': 'How many times you can go through the stock.',
  'stock.when':
    '`any`: at any time; `stuck`: only when no card of the layout or tableau can be played; `filled`: only when no column that it is dealt to is empty; `placed`: only when the waste is empty; `never`: its cards only fill empty piles.',
  'stock.show': ['The next card is shown to the player.', 'it is hidden'],
  'stock.show.what': 'Its `rank`, or the whole `card`.',
  'stock.show.while': 'Until the `first` draw, or `always`.',

  goal: 'What wins the deal.',
  'goal.clear': 'A zone is empty, or each of several.',
  'goal.clear.zone': 'The name of the zone, or a list of names.',
  'goal.gather': 'A zone has a number of cards, or several zones have it together.',
  'goal.gather.zone': 'The name of the zone, or a list of names.',
  'goal.gather.cards': 'The number, or `all` the cards in the game.',
  'goal.piles': 'The cards of a zone lie in few piles.',
  'goal.piles.zone': 'The name of the zone.',
  'goal.piles.most': 'The most piles that may be left.',
  'goal.suits': 'Every pile of a zone is empty or holds a whole suit, from the last rank down to the first.',
  'goal.suits.zone': 'The name of the zone.',
  'goal.order':
    'All cards of a grid lie in order: each row begins in its first place with one of its `first` ranks, and each card goes on the one to its left, without a gap. Joined rows are read as one, whatever gaps lie between.',
  'goal.order.zone': 'The name of the grid.',

  score: 'What is counted, and when. A negative number is a cost.',
  'score.title': 'The name that players see.',
  'score.unit': 'The unit: `points`, `dollars`, `strokes`, `groups` or `cards`.',
  'score.low': ['Lower is better.', 'false'],
  'score.start': ['The score at the start of a deal.', '0'],
  'score.chain': [
    'Points for the n-th layout card since the last draw. `count`: n points; otherwise one of the two forms below.',
    'nothing',
  ],
  'score.chain.doubles':
    'The number of cards after which the points double: each of the first few is worth 1, each of the same number after that 2, then 4, 8 …',
  'score.chain.peaks': ['Factors by the number of apexes that are gone: none, one, two …', 'no factor'],
  'score.chain.pays': 'Points per card.',
  'score.chain.apex': 'Points for an apex.',
  'score.chain.from':
    'The number of cards in a streak after which each further card is worth a tenth more. Halves are rounded up.',
  'score.drive': ['A bonus for a long streak, once per streak.', 'none'],
  'score.drive.cards': 'The number of cards the streak must reach.',
  'score.drive.points': 'The bonus.',
  'score.penalty': ['Points for each stroke that event cards cost, minus those given back.', '0'],
  'score.peaks': [
    'A bonus for the first, second … apex played to the hole. `thirds`: 15 at one third and at two thirds of the apexes, 30 for the last.',
    'none',
  ],
  'score.clear': [
    'A bonus for reaching the goal; or a list with a bonus for each pass through the stock, depending on when you reach it.',
    '0',
  ],
  'score.draw': ['Points for each card drawn from the stock after the first.', '0'],
  'score.reserve': ['Points for each card played from the reserve.', '0'],
  'score.ranks': ['Points for a card played to the hole, by its rank, "1" to "13".', 'nothing'],
  'score.left': ['Points for each card left.', 'nothing'],
  'score.left.each': 'Points per card.',
  'score.left.when':
    '`stock`: if you end the deal while the stock has cards; `lost`: if you don’t win the deal.',
  'score.left.roles': ['Only cards in zones of these roles count.', 'layout and tableau'],
  'score.spare': ['Points for each card left in zones of these roles when the goal is reached.', 'nothing'],
  'score.spare.*': ['Points per card.', '0'],
  'score.cards': ['Points for each card currently in zones of a role.', 'nothing'],
  'score.cards.role': 'The role.',
  'score.cards.each': 'Points per card.',
  'score.moves': [
    'Points for a play from one role to another, such as "waste>foundation"; "turn" for turning up a card of the tableau.',
    'nothing',
  ],
  'score.pass': ['Points for each pass through the stock.', 'nothing'],
  'score.pass.each': 'Points per pass.',
  'score.pass.free': 'The number of passes without these points.',
  'score.groups': ['Points for each group removed.', '0'],
  'score.second': ['Points for each second left on the clock when the goal is reached.', '0'],
  'score.par': ['The score a good player gets.', 'none'],
  'score.floor': ['The score never falls below this.', 'no floor'],
  'score.least': ['When the deal is over, the score is at least this.', 'no minimum'],
  'score.bankroll': ['The total is carried from deal to deal.', 'false'],

  option: 'A choice for the player.',
  'option.title': 'The name of the choice.',
  'option.standard': 'The default value. It is what the definition says, so it has no edits.',
  'option.values': 'The values, by name.',
  'option.values.*.title': 'The name of the value.',
  'option.values.*.set':
    'Edits to the definition: a dotted path, such as "zones.hole.build.0.ends", and its new value. null removes the entry.',

  roles:
    'What a zone is for. Where cards can go depends on the role, so a table can have several zones with the same role.',
  'roles.layout': 'Cards in a picture.',
  'roles.tableau': 'Columns.',
  'roles.row': 'Piles in a row that go onto one another.',
  'roles.cell': 'Places that hold one card each.',
  'roles.grid': 'Rows of single cards with gaps.',
  'roles.hole': 'Where cards go and stay.',
  'roles.foundation': 'Where suits are built up.',
  'roles.waste': 'Where stock cards are turned to.',
  'roles.reserve': 'Piles that you play cards from but never to.',
  'roles.hand': 'Cards that the player holds.',
  'roles.discard': 'Cards that have left the table.',
  'roles.stock':
    'Cards that haven’t been dealt yet. The stock isn’t a zone: it has the cards left over after dealing.',

  units: 'How much of a pile moves at once.',
  'units.top': 'The last card.',
  'units.run':
    'Any part of the face-up sequence at the end of the pile that follows the `runs` of the zone, or else its build.',
  'units.topOrAll': 'The last card, or the whole pile.',
  'units.stack': 'Any face-up card with everything on top of it.',
  'units.any': 'Any one card of the pile.',
  'units.lone': 'The last card, if it is alone or lies on a face-down card.',
  'units.suit': 'The last cards, if they are one whole suit, face up, from the last rank down to the first.',
  'units.all': 'The whole pile, if it follows the zone’s own build.',

  ends: 'Whether a sequence of ranks continues after the last rank.',
  'ends.linear': 'It stops at the first and the last rank.',
  'ends.circular': 'The first and the last rank connect, such as ace and king.',
  'ends.kingStop': 'It stops there, and nothing goes on the last rank.',
  'ends.base':
    'The first and the last rank connect, but the sequence begins with the base, the rank of the first card on a foundation: with a base of 5, nothing goes on a 5 if you build down.',
};
