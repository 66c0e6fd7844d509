/** The format, options and first deal on the command line of the verbs for series. */
import { cairnDeal, fail, failWith, ok, parseDeal, type Deal, type Result } from '@cairn/engine';
import {
  beginSeries,
  compileFormat,
  findFormat,
  formats,
  parseFormat,
  type Chosen,
  type FormatDef,
  type Series,
} from '@cairn/formats';
import { readJson } from '../terminal/files.ts';
import { nearestName } from '../games/nearest-name.ts';
import type { Terminal } from '../terminal/terminal.ts';

const LAST_RANDOM = 2 ** 32;

/** The format with this name. */
export const chooseFormat = (name: string): Result<FormatDef> => {
  const found = findFormat(name);
  if (found !== null) return ok(found);
  const near = nearestName(
    name,
    formats.flatMap(({ id, title, aka = [] }) => [id, title, ...aka]),
  );
  const hint =
    near === null
      ? `wanted one of ${formats.map(({ id }) => id).join(', ')}, or session:GAME`
      : `did you mean "${near}"?`;
  return failWith('format', '', `There is no format "${name}": ${hint}`);
};

/** The format that a JSON file defines. Every fault has the file and the path in it. */
export const formatInFile = async (terminal: Terminal, file: string): Promise<Result<FormatDef>> => {
  const json = await readJson(terminal, file);
  if (!json.ok) return json;
  const def = parseFormat(json.value);
  if (def.ok) return def;
  return fail(def.error.map((each) => ({ ...each, path: `${file}: ${each.path}`.replace(/: $/, '') })));
};

/** A series of the format with these options. Without a start it begins with any deal. */
export const newSeries = (def: FormatDef, options: Chosen, start: string | undefined): Result<Series> => {
  const format = compileFormat(def, options);
  if (!format.ok) return format;
  const deal: Result<Deal> =
    start === undefined ? ok(cairnDeal(1 + Math.floor(Math.random() * LAST_RANDOM))) : parseDeal(start);
  return deal.ok ? beginSeries(format.value, deal.value) : deal;
};
