/**
 * Where a dotted path stands in a text of JSON, so that what is wrong with a definition can be told with its line.
 * The text is known to be JSON: it is only walked through, string by string and bracket by bracket.
 */

interface Level {
  /** Of an object the key that is read now, of a list the place. */
  key: string;
  readonly list: boolean;
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g;

/** The line, from 1, on which the value of a path begins; the nearest thing around it where the path leads nowhere. */
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

/** The line at which a parser gave up, as its message tells it; null where it does not. */
export const brokenLine = (json: string, message: string): number | null => {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? null : json.slice(0, Number(position)).split('\n').length;
};
