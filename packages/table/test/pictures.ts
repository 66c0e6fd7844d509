// Pictures of layouts to draw: those of the catalogue's games, from three rows to seven, dense and sparse, pointed,
// square and hollow.
import { games } from '@cairn/games';

const rowsOf = ({ zones }: (typeof games)[number]): readonly string[] | undefined => {
  const layout = Object.values(zones).find(({ role }) => role === 'layout');
  return layout?.role === 'layout' ? layout.rows : undefined;
};

export const pictures: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  games.flatMap((def) => {
    const rows = rowsOf(def);
    return rows === undefined ? [] : [[def.id, rows]];
  }),
);
