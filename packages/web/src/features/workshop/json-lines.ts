/**
 * Finds the line of a dotted path in a JSON text, so that a fault of a definition can be shown with its line. The
 * text is valid JSON, so scanning strings and brackets is enough.
 */

interface Level {
  /** The current key of an object, or the current index of a list. */
  key: string;
  readonly list: boolean;
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/**
 * The line, from 1, on which the value of a path begins. If there is no such value, the line of the nearest one
 * around it.
 */
export const lineOf = (json: string, path: string): number => {
  const wanted = path === '' ? [] : path.split('.');
  const levels: Level[] = [];
  let best = { depth: 0, line: 1 };
  let line = 1;
  let from = 0;
  let previous = '';
  for (const { 0: token, index } of json.matchAll(TOKENS)) {
    line += json.slice(from, index).split('\n').length - 1;
    from = index;
    const level = levels.at(-1);
    if (token === ']' || token === '}') levels.pop();
    else if (token === ',' && level?.list === true) level.key = `${Number(level.key) + 1}`;
    else if (token !== ',' && token !== ':') {
      const isKey = level?.list === false && previous !== ':';
      if (isKey) level.key = String(JSON.parse(token));
      else {
        const here = levels.map(({ key }) => key);
        if (
          here.length <= wanted.length &&
          here.length > best.depth &&
          here.every((key, i) => key === wanted[i])
        )
          best = { depth: here.length, line };
        if (token === '[' || token === '{')
          levels.push({ key: token === '[' ? '0' : '', list: token === '[' });
      }
    }
    previous = token;
  }
  return best.line;
};

/** The line at which the JSON parser failed, taken from its message; null if the message has none. */
export const brokenLine = (json: string, message: string): number | null => {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : json.slice(0, Number(position)).split('\n').length;
};
