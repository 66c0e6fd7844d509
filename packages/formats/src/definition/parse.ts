/**
 * The gate for definitions of formats: an unchecked value goes in, a `FormatDef` or every fault comes out. Whether the
 * games it names exist and can be played together is asked by `compileFormat` (compile.ts), for each choice of options.
 */
import { checkJson, validate, clip, fail, fault, ok, type Fault, type Result } from '@cairn/engine';
import { applyFormatOptions, hasValue } from './options.ts';
import { FORMAT_SCHEMA, type FormatDef } from './def.ts';
import { MOST_SERIES_DEALS } from './vocabulary.ts';

/** Names that options may not have: a link says something else by them. */
const RESERVED = ['m'];

/** Checks a definition from outside; all faults with their paths. */
export const parseFormat = (json: unknown): Result<FormatDef> => {
  const plain = checkJson(json);
  if (plain.length > 0) return fail(plain);
  const shape = validate(FORMAT_SCHEMA, json);
  if (shape.length > 0) return fail(shape);
  const def = json as FormatDef;
  const faults = [...checkWords(def), ...checkOptions(def)];
  return faults.length > 0 ? fail(faults) : ok(def);
};

/** What a definition of the right shape can still have wrong by itself. */
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

/** Every value of every option must lead to a definition that is sound by itself. */
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

/** What is wrong with the definition that a choice makes; '' is the path of an edit that leads nowhere. */
const checkChoice = (def: FormatDef, chosen: Readonly<Record<string, string>>): readonly Fault[] => {
  const edited = applyFormatOptions(def, chosen);
  if (!edited.ok) return edited.error.map((each) => ({ ...each, path: '' }));
  return checkEdited(edited.value);
};

/** An option may have put anything anywhere. */
export const checkEdited = (def: FormatDef): readonly Fault[] => {
  const shape = validate(FORMAT_SCHEMA, def);
  return shape.length > 0 ? shape : checkWords(def);
};
