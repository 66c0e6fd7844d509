/**
 * Which choices of the visible controls the engine would refuse, and why. Each check takes some milliseconds, so a
 * few are made at a time while the page is idle. The next change discards them.
 */
import type { Fault, GameDef } from '@cairn/engine';
import { refusedBy, type Control, type ControlValue } from '@cairn/workshop';
import { useEffect, useState } from 'preact/hooks';

/** Faults by control id and value. A control without an entry has no refused value, or has not been checked yet. */
export type Refusals = ReadonlyMap<string, ReadonlyMap<ControlValue, readonly Fault[]>>;

const NONE: Refusals = new Map();
/** Milliseconds of work before yielding to the event loop. */
const SLICE = 8;

/** The other values of a control that has few of them. */
const othersOf = (control: Control): readonly ControlValue[] => {
  switch (control.kind) {
    case 'switch':
      return [!control.value];
    case 'choice':
      return control.choices.filter((word) => word !== control.value);
    case 'name':
      return control.among.filter((name) => name !== control.value);
    case 'number':
    case 'words':
    case 'ranks':
    case 'numbers':
    case 'picture':
    case 'cards':
      return [];
  }
};

export const useRefusals = (def: GameDef, sound: boolean, controls: readonly Control[]): Refusals => {
  const [known, setKnown] = useState<Refusals>(NONE);
  useEffect(() => {
    setKnown(NONE);
    // If the definition has faults already, nearly every choice would be refused for the same reason.
    if (!sound) return undefined;
    const open = controls.flatMap((control) =>
      othersOf(control).map((value) => [control.id, value] as const),
    );
    const found = new Map<string, Map<ControlValue, readonly Fault[]>>();
    let timer = 0;
    const work = (): void => {
      const end = performance.now() + SLICE;
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const [id, value] = next;
        const faults = refusedBy(def, id, value);
        if (faults.length > 0)
          found.set(id, (found.get(id) ?? new Map<ControlValue, readonly Fault[]>()).set(value, faults));
        if (performance.now() > end) break;
      }
      if (open.length > 0) timer = window.setTimeout(work);
      else if (found.size > 0) setKnown(found);
    };
    timer = window.setTimeout(work, 50);
    return () => window.clearTimeout(timer);
  }, [def, sound, controls]);
  return known;
};
