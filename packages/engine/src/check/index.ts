/**
 * Checks that the form of a definition cannot express: names that do not exist, numbers of cards that do not match,
 * paths of options that do not exist. Play relies on each of these.
 */
import type { GameDef } from '../definition/index.ts';
import { editFaults, MOVES, SCORING } from '../options.ts';
import { checkPicture } from '../picture.ts';
import { fault, type Fault } from '../result.ts';
import { checkSize } from './size.ts';
import { checkBasePull, checkPulls, checkSums } from './cards.ts';
import { checkGoal } from './goal.ts';
import { checkNames, checkRoles } from './names.ts';
import { checkParts } from './parts.ts';

/** All faults of a definition with the right form, except faults of its options. */
export const checkRules = (def: GameDef): readonly Fault[] => [
  ...checkNames(def),
  ...checkRoles(def),
  ...checkParts(def),
  ...checkPictures(def),
  ...checkPulls(def),
  ...checkBasePull(def),
  ...checkSums(def),
  ...checkSize(def),
  ...checkGoal(def),
];

const checkPictures = (def: GameDef): readonly Fault[] =>
  Object.entries(def.zones).flatMap(([id, zone]) =>
    zone.role === 'layout' ? checkPicture(zone.rows, `zones.${id}.rows`) : [],
  );

/** Faults of options: reserved names, default values with edits, and paths that do not exist. */
export const checkOptions = (def: GameDef): readonly Fault[] =>
  Object.entries(def.options).flatMap(([name, option]) => {
    const path = `options.${name}`;
    const faults = [SCORING, MOVES].includes(name)
      ? [fault('taken', path, `"${name}" has a meaning of its own: wanted another name`)]
      : [];
    const standard = Object.hasOwn(option.values, option.standard) ? option.values[option.standard] : null;
    if (standard === undefined || standard === null || Object.keys(standard.set).length > 0)
      faults.push(
        fault('standard', `${path}.standard`, `"${option.standard}" must be a value that sets nothing`),
      );
    for (const [value, { set }] of Object.entries(option.values))
      faults.push(...editFaults(def, set, `${path}.values.${value}.set`));
    return faults;
  });
