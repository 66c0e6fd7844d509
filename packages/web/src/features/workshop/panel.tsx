/** The controls of a game, tab by tab, grouped by the part of the game. */
import type { GameDef } from '@cairn/engine';
import { controlsOf, TABS, applyControl, type Control, type PlacedFault, type Tab } from '@cairn/workshop';
import { useMemo } from 'preact/hooks';
import { workshopWords as words } from './messages.ts';
import { ControlView } from './control.tsx';
import { useRefusals } from './refusals.ts';
import { Tabs } from './tabs.tsx';
import { reasonOf } from './reason.ts';

interface Props {
  readonly def: GameDef;
  readonly faults: readonly PlacedFault[];
  readonly tab: Tab;
  readonly show: (tab: Tab) => void;
  readonly change: (def: GameDef, by: string) => void;
}

/** Consecutive controls of the same zone form a group. Controls without a zone are groups of one. */
const groupsOf = (controls: readonly Control[]): readonly (readonly Control[])[] => {
  const groups: Control[][] = [];
  for (const control of controls) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.zone === control.zone) last.push(control);
    else groups.push([control]);
  }
  return groups;
};

/** The title of a group. Optional parts form a group of their own. */
const titleOf = (def: GameDef, group: readonly Control[]): string => {
  const zone = group[0]?.zone;
  const role = zone === undefined ? undefined : def.zones[zone]?.role;
  if (role !== undefined) return words.names[role];
  return group.every(({ word }) => word === 'present') ? words.toAdd : '';
};

export const Panel = ({ def, faults, tab, show, change }: Props) => {
  const all = useMemo(() => controlsOf(def), [def]);
  const tabs = TABS.filter((name) => all.some((control) => control.tab === name));
  // A change may remove the tab on which it was made.
  const shown = tabs.includes(tab) ? tab : (tabs[0] ?? 'structure');
  const controls = useMemo(() => all.filter((control) => control.tab === shown), [all, shown]);
  const refusals = useRefusals(def, faults.length === 0, controls);
  const loose = faults.filter((placed) => placed.control === null && placed.tab === shown);
  return (
    <Tabs
      label={words.tabList}
      names={tabs}
      title={(name) => words.tabs[name]}
      marked={(name) => faults.some((placed) => placed.tab === name)}
      mark={words.wrongHere}
      shown={shown}
      show={show}
    >
      {loose.length > 0 && <p class="fault">{reasonOf(loose.map(({ fault }) => fault))}</p>}
      {groupsOf(controls).map((group) => {
        const title = titleOf(def, group);
        return (
          <div
            class="controls"
            key={group[0]?.id}
            role={title === '' ? undefined : 'group'}
            aria-label={title || undefined}
          >
            {title !== '' && <h3>{title}</h3>}
            {group.map((control) => (
              <ControlView
                key={control.id}
                def={def}
                control={control}
                faults={faults.filter((placed) => placed.control === control.id).map(({ fault }) => fault)}
                refused={refusals.get(control.id)}
                alone={group.every(({ nth = 1 }) => nth === 1)}
                turn={(value) => change(applyControl(def, control.id, value), control.id)}
              />
            ))}
          </div>
        );
      })}
    </Tabs>
  );
};
