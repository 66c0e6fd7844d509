/**
 * The condition in the `exports` of our packages with which tools read their sources instead of the built files
 * (docs/decisions/0011-packages.md). tsconfig.base.json has it too.
 */
export const SOURCE = '@cairn/source';
