/** What is said about links that cannot be opened, in English: it comes with what opens them. */
export const linkWords = {
  noSuchGame: (name: string) => `There is no game "${name.slice(0, 60)}" here`,
  badMove: (n: number, why: string) => `Move ${n}: ${why}`,
  notAllowed: (text: string) => `"${text.slice(0, 60)}" is not allowed there`,
} as const;
