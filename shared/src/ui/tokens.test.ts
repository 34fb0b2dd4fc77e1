import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
const light = read('tokens.css');
const dark = read('tokens-dark.css');

/** Declarations of each block of a sheet that sets custom properties. */
const blocks = (css: string): Map<string, string>[] =>
  [...css.matchAll(/:root(?::not\([^)]*\)|\[[^\]]*\])*\)? \{([^}]*)\}/g)].map(
    ([, body = '']) =>
      new Map(
        [...body.matchAll(/(--[\w-]+|color-scheme): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  );
const [system, chosen] = blocks(dark);
const day = blocks(light)[0] ?? new Map<string, string>();

function channels(values: Map<string, string>, name: string): number[] {
  const value = values.get(name) ?? day.get(name) ?? '';
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return channels(values, reference);
  const hex = value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value;
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`${name} is no plain colour: ${value}`);
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}
function luminance(values: Map<string, string>, name: string): number {
  const [red = 0, green = 0, blue = 0] = channels(values, name).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(values: Map<string, string>, one: string, other: string): number {
  const [first, second] = [luminance(values, one), luminance(values, other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const pairs = (texts: readonly string[], surfaces: readonly string[], least: number) =>
  surfaces.flatMap((surface) => texts.map((text) => [text, surface, least] as const));
const PAIRS = [
  ...pairs(
    ['--text-strong', '--text-body', '--text-quiet', '--text-link'],
    ['--surface-page', '--surface-raised', '--surface-sunken', '--surface-hover', '--surface-selected'],
    4.5,
  ),
  ...pairs(
    ['--text-danger', '--text-success', '--text-warning', '--text-info', '--action-pressed', '--promo'],
    ['--surface-page', '--surface-raised'],
    4.5,
  ),
  ...pairs(['--line-control', '--focus', '--heart', '--action'], ['--surface-page', '--surface-sunken'], 3),
  ...pairs(['--text-on-brand'], ['--action', '--action-hover', '--action-pressed', '--promo'], 4.5),
  ...pairs(['--text-on-inverse', '--text-on-inverse-quiet'], ['--surface-inverse'], 4.5),
  ...pairs(['--text-on-strong'], ['--text-strong'], 4.5),
  ...pairs(['--text-strong'], ['--mark', '--selection', '--surface-brand-quiet'], 4.5),
  ...pairs(['--map-label'], ['--map-land', '--map-park'], 4.5),
  ...pairs(['--pin-text', '--text-quiet'], ['--pin'], 4.5),
  ...pairs(['--pin-active-text'], ['--pin-active'], 4.5),
  ...pairs(['--text-danger'], ['--feedback-danger-bg'], 4.5),
  ...pairs(['--text-warning'], ['--feedback-warning-bg'], 4.5),
  ...pairs(['--text-success'], ['--feedback-success-bg'], 4.5),
  ...pairs(['--text-info'], ['--feedback-info-bg'], 4.5),
];

test('UI-5: the dark theme is one list: what the system asks for and what a guest chooses are the same', () => {
  expect(system?.size).toBeGreaterThan(50);
  expect([...(chosen ?? [])]).toEqual([...(system ?? [])]);
});

test('UI-5: the dark theme changes only names that the light one has', () => {
  expect([...(system ?? [])].map(([name]) => name).filter((name) => !day.has(name))).toEqual([]);
});

test.each(PAIRS)('UI-5: %s on %s has a contrast of %s or more in both themes', (text, surface, least) => {
  expect(contrast(day, text, surface)).toBeGreaterThanOrEqual(least);
  expect(contrast(new Map([...day, ...(system ?? [])]), text, surface)).toBeGreaterThanOrEqual(least);
});
