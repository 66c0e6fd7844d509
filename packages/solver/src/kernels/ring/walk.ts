/**
 * The walk on the ring: how often each pair of neighbouring ranks is crossed follows from the cards left, and a crossing
 * that would be needed less than never ends a branch.
 *
 * PROOF. Let the ranks be a ring of n, and let the hole take exactly the two neighbours of the rank on it. A way to play
 * all remaining cards is a walk from the rank r on the hole that visits rank x as often as c(x) cards of it remain, and
 * ends on some rank l. Let e(x) be how often it crosses between x and x + 1. Each visit has a crossing in and one out,
 * but for the start and the end:
 *
 *     e(x - 1) + e(x) = 2 c(x) + [x = r] - [x = l].
 *
 * For odd n the alternating sum of these, from x backwards once around, has e(x) twice and all others cancel:
 *
 *     2 e(x) = E(x) - s(x, l)   with   E(x) = 2 sum_j (-1)^j c(x - j) + (-1)^((x - r) mod n),  s(x, l) = (-1)^((x - l) mod n).
 *
 * E(x) is odd and known; only the sign s depends on the end. So E(x) < -1 is impossible, E(x) = -1 leaves only ends with
 * s(x, l) = -1, and l must be a rank that some column ends in, for the last card played is a bottom card. When no rank
 * is left to end on, the position is lost. Playing a card crosses one pair v: what remains is the same walk without that
 * crossing, so E(v) falls by 2 and nothing else changes.
 *
 * SIDE CONDITIONS. n is odd and at least 3 (on an even ring, or a line, the equations leave e open or have other
 * solutions), each rank takes exactly its two neighbours (no jokers, no kings that stop), and all cards must be
 * played: for the fewest left it says nothing.
 */

/** The ranks in order around the ring when `takes` (a row of `classes` a rank) makes one odd ring of all; or null. */
export const oddRing = (takes: Uint8Array, classes: number): readonly number[] | null => {
  if (classes < 3 || classes % 2 === 0) return null;
  const around = [0];
  for (let at = 0, from = -1; around.length <= classes;) {
    const near = Array.from({ length: classes }, (_, to) => to).filter(
      (to) => takes[at * classes + to] === 1 || takes[to * classes + at] === 1,
    );
    if (near.length !== 2 || near.includes(at)) return null;
    if (near.some((to) => takes[at * classes + to] !== takes[to * classes + at])) return null;
    const to = near[0] === from ? near[1] : near[0];
    if (to === 0) return around.length === classes ? around : null;
    around.push(to);
    from = at;
    at = to;
  }
  return null;
};

/** E of every pair (x, x + 1), from the cards left by place on the ring and the place on the hole. */
export const crossings = (left: ArrayLike<number>, on: number, ring: number): Int32Array =>
  Int32Array.from({ length: ring }, (_, x) => {
    let sum = 0;
    for (let j = 0; j < ring; j++) sum += (j % 2 === 0 ? 2 : -2) * left[(x - j + ring) % ring];
    return sum + (((x - on + ring) % ring) % 2 === 0 ? 1 : -1);
  });

/** By x: the ends that E(x) = -1 leaves, as bits. */
export const endsLeft = (ring: number): Int32Array =>
  Int32Array.from({ length: ring }, (_, x) => {
    let mask = 0;
    for (let end = 0; end < ring; end++) if (((x - end + ring) % ring) % 2 === 1) mask |= 1 << end;
    return mask;
  });
