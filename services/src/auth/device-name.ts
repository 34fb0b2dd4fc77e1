/** Names a browser for its owner, in the list of where they are signed in: "Firefox on Windows". */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const LONGEST_AGENT = 1_000;

const getName = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** Only names of our own list come out, whatever was sent. */
export function toDeviceName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, LONGEST_AGENT);
  const [browser, system] = [getName(BROWSERS, agent), getName(SYSTEMS, agent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another browser';
}
