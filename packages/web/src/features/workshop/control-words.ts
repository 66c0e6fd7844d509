/** Controls and their values in words, and the controls that differ between two definitions. */
import type { GameDef } from '@cairn/engine';
import { controlsOf, type Control, type Tab } from '@cairn/workshop';
import { pageWords } from '../../i18n/pages.ts';
import { workshopWords as words } from './messages.ts';

/** The label of a control; `alone` if no other of its kind needs to be told apart. */
export const nameOf = ({ kind, word, role, from, nth = 0 }: Control, alone: boolean): string => {
  if (role !== undefined && (word === 'present' || word === 'stock')) return words.parts[role];
  if (role !== undefined && word === 'gives' && kind === 'switch') return words.maySend(words.roles[role]);
  return words.control(
    word,
    role === undefined ? '' : words.roles[role],
    from === undefined ? '' : words.roles[from],
    alone ? 0 : nth,
  );
};

/** The name of a part of the definition: a zone by its role, a scoring by its title. */
export const partName = (def: GameDef, { of }: Extract<Control, { kind: 'name' }>, name: string): string => {
  if (of === 'scorings') return pageWords.titled(def.scorings[name]?.title ?? name);
  return name
    .split('+')
    .map((id) => zoneName(def, id))
    .join(' + ');
};

/** The name of a zone: its role, with a number if there are several of that role. */
const zoneName = (def: GameDef, id: string): string => {
  const role = def.zones[id]?.role;
  if (role === undefined) return id;
  const own = Object.keys(def.zones).filter((each) => def.zones[each]?.role === role);
  return own.length === 1 ? words.names[role] : `${words.names[role]} ${own.indexOf(id) + 1}`;
};

/** The value of a control, in words. */
const valueText = (def: GameDef, control: Control): string => {
  const { word } = control;
  switch (control.kind) {
    case 'number':
      return typeof control.value === 'number'
        ? pageWords.number(control.value)
        : words.choice(control.value, word);
    case 'switch':
      return control.value ? words.yes : words.no;
    case 'choice':
      return words.choice(control.value, word);
    case 'words':
      return control.value.map((each) => words.choice(each, word)).join(', ');
    case 'ranks':
      return control.value.map((rank) => words.ranks[rank] ?? `${rank}`).join(', ');
    case 'numbers':
      return control.value.join(', ');
    case 'picture':
      return words.layoutOf(control.value.join('').replaceAll('.', '').length, control.value.length);
    case 'cards':
      return control.value;
    case 'name':
      return partName(def, control, control.value);
  }
};

export interface Turned {
  readonly id: string;
  readonly tab: Tab;
  readonly name: string;
  /** The part of the game: "Columns"; '' for the whole game. */
  readonly part: string;
  /** '' if the control did not exist, or does not exist any more. */
  readonly before: string;
  readonly after: string;
}

/** The controls with different values in two definitions, and those that only one of them has. */
export const turnedControls = (from: GameDef, to: GameDef): readonly Turned[] => {
  const before = new Map(controlsOf(from).map((control) => [control.id, control]));
  const after = new Map(controlsOf(to).map((control) => [control.id, control]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [one, other] = [before.get(id), after.get(id)];
    const control = other ?? one;
    if (control === undefined) return [];
    const texts = [
      one === undefined ? '' : valueText(from, one),
      other === undefined ? '' : valueText(to, other),
    ];
    const [was = '', is = ''] = texts;
    const alone = ![...before.values(), ...after.values()].some(
      ({ zone, nth = 1 }) => nth > 1 && zone === control.zone,
    );
    const role =
      control.zone === undefined ? undefined : (to.zones[control.zone] ?? from.zones[control.zone])?.role;
    const part = role === undefined ? '' : words.names[role];
    return was === is
      ? []
      : [{ id, tab: control.tab, name: nameOf(control, alone), part, before: was, after: is }];
  });
};
