/** Choices for lists and front pages: what most people know, not facts about the games. */

/** Games that most people look for first, the best known first. */
export const popularGames: readonly string[] = [
  'klondike',
  'spider',
  'freecell',
  'tripeaks',
  'pyramid',
  'golf',
  'yukon',
  'forty-thieves',
  'canfield',
  'black-hole',
];

/** The question everyone has about a game: the option, and the values that people choose from, the easiest first. */
export const askedOptions: Readonly<
  Record<string, { readonly option: string; readonly values: readonly string[] }>
> = {
  klondike: { option: 'draw', values: ['1', '3'] },
  'double-klondike': { option: 'draw', values: ['1', '3'] },
  spider: { option: 'suits', values: ['1', '2', '4'] },
};

/** Games that the workshop offers to change: by their layout, by a rule, and as a family to invent in. */
export const workshopIdeas = { layout: 'tripeaks', twist: 'klondike', family: 'golf' } as const;

/** What a newcomer is offered: the rules that most people know as Klondike. */
export const firstGame = { id: 'klondike', options: { draw: '1' } } as const;

/** The games of the deals of the day: those of every day, and those of which one has its turn. */
export const dailyGames = {
  always: ['tripeaks', 'klondike'],
  byTurns: ['pyramid', 'black-hole', 'yukon', 'golf-wrap', 'canfield', 'all-in-a-row', 'staircase'],
} as const;
