/** Lists of numbers in the form that sentences need, in every language. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Whether all are equal. */
export const same = (numbers: readonly number[]): boolean => new Set(numbers).size === 1;

const cut = (numbers: readonly number[], step: number): readonly (readonly number[])[] => {
  const found: number[][] = [];
  for (const n of numbers) {
    const last = found.at(-1);
    if (last !== undefined && last.at(-1) === n - step) last.push(n);
    else found.push([n]);
  }
  return found;
};

/** Groups equal numbers that follow one another: 5, 5, 3 is [5, 5], [3]. */
export const groups = (numbers: readonly number[]): readonly (readonly number[])[] => cut(numbers, 0);

/** Groups consecutive numbers: 5, 7, 8, 9 is [5], [7, 8, 9]. */
export const runsOn = (numbers: readonly number[]): readonly (readonly number[])[] => cut(numbers, 1);

/** The part that grows by one, if the numbers grow and then stay at the last: 1, 2, 3 of 1, 2, 3, 3; null for others. */
export const growingPart = (numbers: readonly number[]): readonly number[] | null => {
  const most = numbers.at(-1) ?? 0;
  const steps = numbers.slice(0, numbers.indexOf(most) + 1);
  const grows = steps.every((n, i) => n === (steps[0] ?? 0) + i);
  const stays = numbers.slice(steps.length).every((n) => n === most);
  return steps.length > 2 && steps.length < numbers.length && grows && stays ? steps : null;
};
