/**
 * A draft: the definition and all its earlier versions, for undo. Each step remembers which control made it, because
 * a fault is shown at the control that caused it.
 */
import { canonical, type Fault, type GameDef } from '@cairn/engine';
import { controlsOf, faultsAt, compileFaults, type PlacedFault } from '@cairn/workshop';

interface Step {
  readonly def: GameDef;
  /** The id of the control; null if the whole definition was replaced. */
  readonly by: string | null;
}

export interface Draft {
  readonly steps: readonly [Step, ...Step[]];
  /** The index of the current step. */
  readonly at: number;
}

export const beginDraft = (def: GameDef): Draft => ({ steps: [{ def, by: null }], at: 0 });

export const defOf = ({ steps, at }: Draft): GameDef => (steps[at] ?? steps[0]).def;

/**
 * The draft with another definition as its next step. Steps that had been undone are dropped. An equal definition
 * makes no step.
 */
export const change = (draft: Draft, def: GameDef, by: string | null): Draft => {
  if (canonical(def) === canonical(defOf(draft))) return draft;
  const [first, ...rest] = draft.steps;
  return { steps: [first, ...rest.slice(0, draft.at), { def, by }], at: draft.at + 1 };
};

/** Moves by a number of steps; back if it is negative. */
export const step = (draft: Draft, by: number): Draft => ({
  ...draft,
  at: Math.min(Math.max(draft.at + by, 0), draft.steps.length - 1),
});

export const canStep = ({ steps, at }: Draft, by: number): boolean => steps[at + by] !== undefined;

/** Compiling takes some milliseconds, and the same definitions come up again and again. */
const judged = new WeakMap<GameDef, readonly Fault[]>();
const judge = (def: GameDef): readonly Fault[] => {
  const known = judged.get(def);
  if (known !== undefined) return known;
  const faults = compileFaults(def);
  judged.set(def, faults);
  return faults;
};

/** The latest definition up to the current step that has no faults; null if there is none. */
export const soundDef = ({ steps, at }: Draft): GameDef | null =>
  steps.slice(0, at + 1).findLast(({ def }) => judge(def).length === 0)?.def ?? null;

/**
 * The faults of the current definition, each at the control whose change caused it, or else at the control that its
 * path belongs to.
 */
export const faultsIn = ({ steps, at }: Draft): readonly PlacedFault[] => {
  const { def } = steps[at] ?? steps[0];
  const faults = judge(def);
  if (faults.length === 0) return [];
  const controls = controlsOf(def);
  return faultsAt(faults, def).map((placed) => {
    // The first step of the series of steps that have this fault.
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
