/**
 * Applies controls. The changed definition is the only state: a control is found in it by its id, its edits are made,
 * and the compiler reports the faults of the result. A definition with faults can be changed too, because a change
 * may need several steps.
 */
import { checkForm, compileGame, fail, ok, type Fault, type GameDef, type Result } from '@cairn/engine';
import { admits, type Control, type Tab, type ControlValue } from './model/control.ts';
import { controlDefinitions } from './controls/index.ts';
import { withEdits } from './model/control-definition.ts';
import { OWN } from './model/names.ts';

/** The controls of a definition, tab by tab. */
export const controlsOf = (def: GameDef): readonly Control[] =>
  controlDefinitions(def).map(({ control }) => control);

/**
 * The definition with another value of a control. Returns the same object if there is no such control, if the value
 * is the same, or if the control does not admit it.
 */
export const applyControl = (def: GameDef, id: string, value: ControlValue): GameDef => {
  const knob = controlDefinitions(def).find(({ control }) => control.id === id);
  if (knob === undefined || !admits(knob.control, value)) return def;
  const stands = JSON.stringify(value) === JSON.stringify(knob.control.value);
  return stands ? def : withEdits(def, knob.edits(value));
};

/**
 * Parses JSON that was pasted or edited, for the editor: it must have the form of a definition, and may have other
 * faults.
 * @returns the definition without options, or every fault of its form.
 */
export const readShape = (json: unknown): Result<GameDef> => {
  const faults = checkForm(json);
  return faults.length > 0 ? fail(faults) : ok({ ...(json as GameDef), options: {} });
};

/** The faults of a definition, compiled as a custom game; empty if it can be played. */
export const compileFaults = (def: GameDef): readonly Fault[] => {
  const game = compileGame({ ...def, id: `${OWN}0`, options: {} });
  return game.ok ? [] : game.error;
};

/**
 * The faults that the definition would have with another value of a control. This compiles the game, which takes
 * milliseconds.
 */
export const refusedBy = (def: GameDef, id: string, value: ControlValue): readonly Fault[] =>
  compileFaults(applyControl(def, id, value));

/** A fault, with the control and the tab it concerns. */
export interface PlacedFault {
  readonly fault: Fault;
  /** The control at its path, or the nearest one; null if it concerns a whole tab or the whole game. */
  readonly control: string | null;
  readonly tab: Tab | null;
}

/** Faults with their controls and tabs. */
export const faultsAt = (faults: readonly Fault[], def: GameDef): readonly PlacedFault[] => {
  const controls = controlsOf(def);
  return faults.map((fault) => {
    const found = nearest(controls, fault.path);
    return found === undefined
      ? { fault, control: null, tab: tabOf(fault.path) }
      : { fault, control: found.id, tab: found.tab };
  });
};

/** The control at the path or at its longest prefix; else the first control inside the path. */
const nearest = (controls: readonly Control[], path: string): Control | undefined => {
  const within = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);
  const above = controls
    .filter(({ id }) => within(path, id))
    .toSorted((one, other) => other.id.length - one.id.length);
  const below = path.split('.').length > 1 ? controls.filter(({ id }) => within(id, path)) : [];
  return controls.find(({ id }) => id === path) ?? below[0] ?? above[0];
};

/**
 * The tab of faults that belong to a part of the definition and to no control, such as numbers of cards that do not
 * match.
 */
const PART_TABS: { readonly [part: string]: Tab } = {
  pack: 'structure',
  zones: 'deal',
  stock: 'stock',
  remove: 'goal',
  goal: 'goal',
  scoring: 'score',
  scorings: 'score',
  powers: 'aids',
  limits: 'aids',
  events: 'aids',
  again: 'aids',
};

const tabOf = (path: string): Tab | null => PART_TABS[path.split('.')[0] ?? ''] ?? null;
