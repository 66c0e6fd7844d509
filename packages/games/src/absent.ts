/** Well-known games that are not in the catalogue, and games of the catalogue that are close to them. */

export interface AbsentGame {
  readonly title: string;
  /** Other names that people type. */
  readonly aka?: readonly string[];
  /** Ids of games that are played alike, the closest first. */
  readonly near: readonly string[];
}

export const absentGames: readonly AbsentGame[] = [
  { title: 'Clock Patience', aka: ['Clock'], near: ['all-in-a-row', 'black-hole'] },
  { title: 'Mahjong', aka: ['Mahjongg'], near: ['tripeaks', 'pyramid'] },
  { title: 'Bristol', near: ['canfield', 'beleaguered-castle'] },
];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The absent game that a text names, from its third letter on; null if it names none. */
export const absentGame = (text: string): AbsentGame | null => {
  const wanted = plain(text);
  if (wanted.length < 3) return null;
  return (
    absentGames.find(({ title, aka = [] }) =>
      [title, ...aka].some((name) => plain(name).startsWith(wanted)),
    ) ?? null
  );
};
