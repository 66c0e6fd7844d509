/**
 * Checks definitions of formats from outside: an unknown value becomes a `FormatDef` or a list of all faults.
 * `compileFormat` (compile.ts) checks, for each choice of options, whether the games exist and can be counted
 * together.
 */
import { checkJson, validate, clip, fail, fault, ok, type Fault, type Result } from '@cairn/engine';
import { applyFormatOptions, hasValue } from './options.ts';
import { FORMAT_SCHEMA, type FormatDef } from './def.ts';
import { MOST_SERIES_DEALS } from './vocabulary.ts';

/** Names that options may not have, because links use them. */
const RESERVED = ['m'];

/** Checks a definition from outside. Faults have paths. */
export const parseFormat = (json: unknown): Result<FormatDef> => {
  const plain = checkJson(json);
  if (plain.length > 0) return fail(plain);
  const shape = validate(FORMAT_SCHEMA, json);
  if (shape.length > 0) return fail(shape);
  const def = json as FormatDef;
  const faults = [...checkWords(def), ...checkOptions(def)];
  return faults.length > 0 ? fail(faults) : ok(def);
};

/** Faults of a definition that has the right form. */
export const checkWords = (def: FormatDef): readonly Fault[] => {
  const faults: Fault[] = [];
  const bad = (code: string, path: string, message: string): void =>
    void faults.push(fault(code, path, message));
  if (def.times !== 'endless' && def.times * def.legs.length > MOST_SERIES_DEALS)
    bad('times', 'times', `makes ${def.times * def.legs.length} deals: wanted at most ${MOST_SERIES_DEALS}`);
  if (def.counts === 'strokes' && def.ends !== undefined)
    bad('ends', 'ends', 'A target needs a total that grows: strokes have none');
  if (def.seconds !== undefined && def.clock === 'off')
    bad('clock', 'clock', 'The clock is off, but the series has a limit of seconds');
  if (def.shop !== undefined && def.purse === undefined)
    bad('purse', 'shop', 'Nothing can be bought without a purse');
  if (def.shop !== undefined && def.carries === undefined)
    bad('carries', 'shop', 'What is bought must be carried: wanted "carries": "irons"');
  const { goal } = def;
  if (goal?.by === 'money' && def.purse === undefined) bad('purse', 'goal', 'A goal in money needs a purse');
  if (goal?.by === 'to-par' && def.counts !== 'strokes')
    bad('counts', 'goal', 'A goal against par needs "counts": "strokes"');
  if (def.opens !== undefined && goal === undefined) bad('goal', 'opens', 'Nothing is opened without a goal');
  for (const [i, leg] of def.legs.entries()) {
    if (def.deals === 'listed' && leg.deal === undefined)
      bad('missing', `legs.${i}.deal`, '"deal" is missing: the deals of this format are listed');
    if (def.deals === 'consecutive' && leg.deal !== undefined)
      bad('deals', `legs.${i}.deal`, 'A leg names its deal only where deals are listed');
    if (leg.prize !== undefined && def.purse === undefined)
      bad('purse', `legs.${i}.prize`, 'A prize needs a purse to go into');
    for (const [k, pass] of (leg.pass ?? []).entries()) {
      if (pass.by === 'money' && def.purse === undefined)
        bad('purse', `legs.${i}.pass.${k}`, 'A condition in money needs a purse');
      if (pass.by === 'strokes' && def.counts !== 'strokes')
        bad('counts', `legs.${i}.pass.${k}`, 'A condition in strokes needs "counts": "strokes"');
    }
  }
  return faults;
};

/** Every value of every option must give a definition without faults. */
const checkOptions = (def: FormatDef): readonly Fault[] =>
  Object.entries(def.options).flatMap(([name, option]): readonly Fault[] => {
    const path = `options.${name}`;
    if (RESERVED.includes(name))
      return [fault('taken', path, `"${clip(name)}" has a meaning of its own: wanted another name`)];
    const { number, standard, values } = option;
    if (number !== undefined && number.least > number.most)
      return [fault('range', `${path}.number`, `${number.least} is more than ${number.most}`)];
    const numbers = number === undefined ? [] : [`${number.least}`, `${number.most}`];
    const alone = (value: string): readonly Fault[] =>
      checkChoice(def, { [name]: value }).map((each) => ({
        ...each,
        path: Object.hasOwn(values, value) ? `${path}.values.${value}.set` : `${path}.number`,
        message: each.path === '' ? each.message : `${each.path}: ${each.message}`,
      }));
    return [
      ...(hasValue(option, standard)
        ? []
        : [fault('standard', `${path}.standard`, `There is no value "${clip(standard)}"`)]),
      ...[...Object.keys(values), ...numbers].flatMap(alone),
    ];
  });

/**
 * The faults of the definition with a choice of options; the path '' is that of an edit whose path does not exist.
 */
const checkChoice = (def: FormatDef, chosen: Readonly<Record<string, string>>): readonly Fault[] => {
  const edited = applyFormatOptions(def, chosen);
  if (!edited.ok) return edited.error.map((each) => ({ ...each, path: '' }));
  return checkEdited(edited.value);
};

/** An option may have set any part, so the whole form is checked again. */
export const checkEdited = (def: FormatDef): readonly Fault[] => {
  const shape = validate(FORMAT_SCHEMA, def);
  return shape.length > 0 ? shape : checkWords(def);
};
