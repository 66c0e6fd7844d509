/** A browser and a system by their names alone, so that people can tell their devices apart, and nobody can trace them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (rows: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  rows.find(([form]) => form.test(agent))?.[1];

/** From a User-Agent header: "Firefox, Linux"; '' if it names neither. */
export const deviceLabel = (agent: string): string =>
  [firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent)].filter((each) => each !== undefined).join(', ');
