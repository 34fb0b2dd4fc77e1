import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('./tokens.css', `file://${__filename}`), 'utf8');
const tokens = new Map(
  [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
);

/** The hex colour a token ends at. */
function colour(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`no token ${name}`);
  if (value.startsWith('var(')) return colour(value.slice(4, -1));
  return value.length === 4 ? `#${[...value.slice(1)].map((digit) => digit + digit).join('')}` : value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour(one)), luminance(colour(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2: 4.5 for text, 3 for large text, icons and the edges of controls. */
const TEXT = 4.5;
const SHAPE = 3;

describe('tokens', () => {
  test.each<[string, string, number]>([
    ['--text-strong', '--surface-page', TEXT],
    ['--text-body', '--surface-page', TEXT],
    ['--text-body', '--surface-sunken', TEXT],
    ['--text-body', '--p-honey-100', TEXT],
    ['--text-quiet', '--surface-page', TEXT],
    ['--text-quiet', '--surface-sunken', TEXT],
    ['--text-quiet', '--surface-inset', TEXT],
    ['--text-quiet', '--surface-brand-quiet', TEXT],
    ['--text-quiet', '--feedback-warning-bg', TEXT],
    ['--text-quiet', '--map-land', TEXT],
    ['--text-link', '--surface-page', TEXT],
    ['--text-link', '--surface-brand-quiet', TEXT],
    ['--text-on-brand', '--action', TEXT],
    ['--text-on-brand', '--surface-inverse', TEXT],
    ['--text-on-brand', '--promo', TEXT],
    ['--text-on-brand', '--text-strong', TEXT],
    ['--text-on-brand-quiet', '--surface-brand', TEXT],
    ['--text-on-brand-quiet', '--surface-inverse', TEXT],
    ['--text-danger', '--surface-page', TEXT],
    ['--text-danger', '--feedback-danger-bg', TEXT],
    ['--text-warning', '--surface-page', TEXT],
    ['--text-warning', '--feedback-warning-bg', TEXT],
    ['--text-success', '--surface-page', TEXT],
    ['--text-success', '--feedback-success-bg', TEXT],
    ['--text-success', '--surface-selected', TEXT],
    ['--text-info', '--feedback-info-bg', TEXT],
    ['--action-pressed', '--surface-selected', TEXT],
    ['--promo', '--surface-page', TEXT],
    ['--promo', '--promo-quiet', TEXT],
    ['--map-label', '--map-land', TEXT],
    ['--map-water-label', '--map-water', TEXT],
    ['--line-control', '--surface-page', SHAPE],
    ['--line-control', '--surface-sunken', SHAPE],
    ['--heart', '--surface-page', SHAPE],
    ['--focus', '--surface-page', SHAPE],
    ['--focus', '--surface-sunken', SHAPE],
    ['--focus-inner', '--surface-inverse', SHAPE],
    ['--action-disabled-text', '--action-disabled', SHAPE],
  ])('UI-5: %s on %s is at least %f to 1', (text, ground, least) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
  });

  test('every token that is used by another one exists', () => {
    const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '');
    expect(used.filter((name) => !tokens.has(name))).toEqual([]);
  });
});
