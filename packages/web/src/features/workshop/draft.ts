/**
 * What lies on the workbench: the definition as it is and every one it was before, so that any change can be taken back.
 * Each step remembers which control made it, because what is wrong after it is best told there.
 */
import { canonical, type Fault, type GameDef } from '@cairn/engine';
import { controlsOf, faultsAt, compileFaults, type PlacedFault } from '@cairn/workshop';

interface Step {
  readonly def: GameDef;
  /** The control that was turned; null where the whole definition was changed. */
  readonly by: string | null;
}

export interface Draft {
  readonly steps: readonly [Step, ...Step[]];
  /** Which of the steps is the definition as it is. */
  readonly at: number;
}

export const beginDraft = (def: GameDef): Draft => ({ steps: [{ def, by: null }], at: 0 });

export const defOf = ({ steps, at }: Draft): GameDef => (steps[at] ?? steps[0]).def;

/** The draft with another definition; what was taken back before is given up. The same one makes no step. */
export const change = (draft: Draft, def: GameDef, by: string | null): Draft => {
  if (canonical(def) === canonical(defOf(draft))) return draft;
  const [first, ...rest] = draft.steps;
  return { steps: [first, ...rest.slice(0, draft.at), { def, by }], at: draft.at + 1 };
};

/** So many steps on; back, where it is less than nothing. */
export const step = (draft: Draft, by: number): Draft => ({
  ...draft,
  at: Math.min(Math.max(draft.at + by, 0), draft.steps.length - 1),
});

export const canStep = ({ steps, at }: Draft, by: number): boolean => steps[at + by] !== undefined;

/** The gate takes some milliseconds, and the same definitions come by again and again. */
const judged = new WeakMap<GameDef, readonly Fault[]>();
const judge = (def: GameDef): readonly Fault[] => {
  const known = judged.get(def);
  if (known !== undefined) return known;
  const faults = compileFaults(def);
  judged.set(def, faults);
  return faults;
};

/** The definition of the latest step up to now that can be played; null where none could. */
export const soundDef = ({ steps, at }: Draft): GameDef | null =>
  steps.slice(0, at + 1).findLast(({ def }) => judge(def).length === 0)?.def ?? null;

/** What is wrong with the definition as it is: at the control whose turn made it so, else where its path leads. */
export const faultsIn = ({ steps, at }: Draft): readonly PlacedFault[] => {
  const { def } = steps[at] ?? steps[0];
  const faults = judge(def);
  if (faults.length === 0) return [];
  const controls = controlsOf(def);
  return faultsAt(faults, def).map((placed) => {
    // The step since when the same has been wrong.
    let since = at;
    while (
      since > 0 &&
      judge((steps[since - 1] ?? steps[0]).def).some(({ message }) => message === placed.fault.message)
    )
      since--;
    const control = controls.find(({ id }) => id === steps[since]?.by);
    return control === undefined ? placed : { ...placed, control: control.id, tab: control.tab };
  });
};
