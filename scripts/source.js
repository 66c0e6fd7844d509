/**
 * The condition in the `exports` of our packages under which a tool reads their sources instead of what was built from
 * them (docs/decisions/0011-packages.md). tsconfig.base.json names it as well.
 */
export const SOURCE = '@cairn/source';
