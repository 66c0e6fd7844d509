/** Values by chance that a control admits: often near what it shows, sometimes at the far end of its bounds. */
import { type Chance } from '@cairn/testkit';
import type { Control, ControlValue } from '../../src/index.ts';

const CARDS = ['AS', 'AC', 'KD', '?H', '2C', '?~'];

const near = ({ below }: Chance, value: number, least: number, most: number): number =>
  below(3) === 0 ? least + below(most - least + 1) : Math.min(most, Math.max(least, value + below(5) - 2));

const some = <T>({ below }: Chance, among: readonly T[], fewest: number, longest: number): readonly T[] => {
  const chosen = among.filter(() => below(4) !== 0).slice(0, longest);
  return chosen.length < fewest ? among.slice(0, fewest) : chosen;
};

const row = ({ below }: Chance, width: number): string => {
  let text = '';
  while (text.length < width) text += below(3) === 0 && !text.endsWith('#') ? '#' : '.';
  return text;
};

export const valueFor = (control: Control, chance: Chance): ControlValue => {
  const { below, pick } = chance;
  switch (control.kind) {
    case 'number':
      return control.besides.length > 0 && below(4) === 0
        ? pick(control.besides)
        : near(
            chance,
            typeof control.value === 'number' ? control.value : control.least,
            control.least,
            control.most,
          );
    case 'switch':
      return !control.value;
    case 'choice':
      return pick(control.choices);
    case 'words':
      return some(chance, control.among, control.fewest, control.longest);
    case 'ranks':
      return some(chance, control.among, control.fewest, control.longest);
    case 'numbers': {
      const length = Math.min(
        control.longest,
        Math.max(control.fewest, control.value.length + (below(3) === 0 ? below(4) : 0)),
      );
      return Array.from({ length }, (_, i) =>
        below(3) === 0
          ? near(chance, control.least, control.least, Math.min(control.most, control.least + 12))
          : (control.value[i] ?? control.least),
      );
    }
    case 'picture': {
      const width = 1 + below(20);
      return Array.from({ length: 1 + below(6) }, () => row(chance, width));
    }
    case 'cards':
      return Array.from({ length: below(4) }, () => pick(CARDS)).join(' ');
    case 'name':
      return pick(control.among);
  }
};
