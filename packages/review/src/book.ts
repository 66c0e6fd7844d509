/**
 * Luck and skill of a deal. With V the chance of winning before a decision and Q the chance after the move that was made:
 *
 *   skill = Q − V, never above 0;   luck = the next V − Q;   luck of the deal = the first V − the chance of an average deal.
 *
 * The last V is the result, so the sums telescope: all terms together are the result less the chance of an average deal,
 * for every estimate, good or bad (design of DIVAT; Zare, "A measure of luck").
 *
 * A move that turns nothing up has no luck. What an estimate leaves there goes to the next move that turns something up,
 * else to the last one before it, else to the deal. A loss that is not counted, because it may be noise, goes to luck too.
 */

export interface Step {
  /** The chance of winning before the move. */
  readonly chance: number;
  /** The chance of winning after it, before anything it turns up is known. */
  readonly after: number;
  /** Whether the loss counts as skill. */
  readonly isMistake: boolean;
  readonly turnsUp: boolean;
  /** The deal was given up here: what is lost by it is neither luck nor skill. */
  readonly isStop: boolean;
}

/** The terms of one step. */
export interface Terms {
  readonly skill: number;
  readonly luck: number;
}

export interface Sums {
  readonly deal: number;
  readonly luck: number;
  /** Never above 0. */
  readonly skill: number;
  /** What giving up threw away; never above 0 but for noise. */
  readonly stopped: number;
  /** All of them together: the result less the chance of an average deal. */
  readonly total: number;
}

export interface Booked {
  readonly steps: readonly Terms[];
  readonly sums: Sums;
}

/**
 * Books the steps of a deal.
 * @param result 1: won, 0: not.
 * @param average the chance of an average deal.
 * @param counts which losses are skill: those of mistakes, or all.
 */
export const book = (
  steps: readonly Step[],
  result: number,
  average: number,
  counts: 'mistakes' | 'all',
): Booked => {
  const terms: Terms[] = [];
  let deal = (steps[0]?.chance ?? result) - average;
  let stopped = 0;
  let carried = 0;
  let lastTurn = -1;
  for (const [i, { chance, after, isMistake, turnsUp, isStop }] of steps.entries()) {
    const next = steps[i + 1]?.chance ?? result;
    if (isStop) {
      stopped += next - chance;
      terms.push({ skill: 0, luck: 0 });
      continue;
    }
    const skill = isMistake || counts === 'all' ? Math.min(0, after - chance) : 0;
    const rest = next - chance - skill;
    if (turnsUp) lastTurn = i;
    terms.push({ skill, luck: turnsUp ? carried + rest : 0 });
    carried = turnsUp ? 0 : carried + rest;
  }
  const last = terms[lastTurn];
  if (last === undefined) deal += carried;
  else terms[lastTurn] = { ...last, luck: last.luck + carried };
  const skill = terms.reduce((sum, term) => sum + term.skill, 0);
  const luck = terms.reduce((sum, term) => sum + term.luck, 0);
  return { steps: terms, sums: { deal, luck, skill, stopped, total: result - average } };
};
