/** German names of the roles of piles, with their articles and prepositions. */
import type { Role } from '@cairn/engine';
import type { ZoneFact } from '../facts/deal-facts.ts';
import { a, the, type GermanCase, type Gender } from './cards.ts';

interface Name {
  readonly one: string;
  readonly many: string;
  /** The dative plural, after "von" and "zu". */
  readonly dative: string;
  readonly gender: Gender;
  /** Whether cards lie in it or on it. */
  readonly where: 'in' | 'auf';
}

const name = (gender: Gender, where: Name['where'], one: string, many: string, dative = many): Name => ({
  one,
  many,
  dative,
  gender,
  where,
});

export const NAMES: Readonly<Record<Role, Name>> = {
  layout: name('feminine', 'in', 'Auslage', 'Auslagen'),
  tableau: name('feminine', 'in', 'Spalte', 'Spalten'),
  grid: name('neuter', 'in', 'Gitter', 'Gitter', 'Gittern'),
  cell: name('feminine', 'in', 'Zelle', 'Zellen'),
  row: name('masculine', 'auf', 'Stapel', 'Stapel', 'Stapeln'),
  hole: name('neuter', 'in', 'Loch', 'Löcher', 'Löchern'),
  foundation: name('masculine', 'auf', 'Zielstapel', 'Zielstapel', 'Zielstapeln'),
  waste: name('feminine', 'auf', 'Ablage', 'Ablagen'),
  reserve: name('feminine', 'in', 'Reserve', 'Reserven'),
  hand: name('feminine', 'auf', 'Hand', 'Hände', 'Händen'),
  discard: name('masculine', 'auf', 'Abwurf', 'Abwürfe', 'Abwürfen'),
  stock: name('masculine', 'in', 'Talon', 'Talons'),
};

/** Whether the zone has several piles that are named one by one. */
export const isMany = ({ role, piles }: ZoneFact): boolean =>
  role === 'tableau' ||
  role === 'row' ||
  (piles > 1 && (role === 'cell' || role === 'foundation' || role === 'hole'));

const THE_MANY: Readonly<Record<GermanCase, string>> = {
  nominative: 'die',
  accusative: 'die',
  dative: 'den',
};

/** All piles of a zone: "die Spalten", "der Ablage". */
export const germanAllOf = (place: ZoneFact, of: GermanCase): string => {
  const { one, many, dative, gender } = NAMES[place.role];
  if (!isMany(place)) return `${the(gender, of)} ${one}`;
  return `${THE_MANY[of]} ${of === 'dative' ? dative : many}`;
};

/** Any pile of a zone: "eine Spalte", "der Ablage". */
export const germanOneOf = (place: ZoneFact, of: GermanCase): string => {
  const { one, gender } = NAMES[place.role];
  if (place.role === 'reserve' && place.piles > 1) return `${a('masculine', of)} Stapel der Reserve`;
  return `${(isMany(place) ? a : the)(gender, of)} ${one}`;
};

const AFTER_A: Readonly<Record<Gender, Readonly<Record<GermanCase, string>>>> = {
  masculine: { nominative: 'leerer', accusative: 'leeren', dative: 'leeren' },
  feminine: { nominative: 'leere', accusative: 'leere', dative: 'leeren' },
  neuter: { nominative: 'leeres', accusative: 'leeres', dative: 'leeren' },
};

/** "eine leere Spalte", "das leere Loch". */
export const germanEmptyOne = (place: ZoneFact, of: GermanCase): string => {
  const { one, gender } = NAMES[place.role];
  if (isMany(place)) return `${a(gender, of)} ${AFTER_A[gender][of]} ${one}`;
  const bare = of === 'nominative' || (of === 'accusative' && gender !== 'masculine');
  return `${the(gender, of)} ${bare ? 'leere' : 'leeren'} ${one}`;
};

const joined = (text: string): string =>
  text
    .replace(/^in das /, 'ins ')
    .replace(/^in dem /, 'im ')
    .replace(/^von dem /, 'vom ');

type Say = (place: ZoneFact, of: GermanCase) => string;

/** Where cards go: "in die Spalten", "auf einen Zielstapel", "ins Loch". */
export const onto = (place: ZoneFact, say: Say = germanAllOf): string =>
  joined(`${NAMES[place.role].where} ${say(place, 'accusative')}`);

/** Where cards lie: "in den Spalten", "auf der Ablage", "im Loch". */
export const lying = (place: ZoneFact, say: Say = germanAllOf): string =>
  joined(`${NAMES[place.role].where} ${say(place, 'dative')}`);

/** Where cards come from: "aus einer Spalte", "von der Ablage", "aus dem Loch". */
export const outOf = (place: ZoneFact, say: Say = germanAllOf): string =>
  joined(`${NAMES[place.role].where === 'in' ? 'aus' : 'von'} ${say(place, 'dative')}`);
