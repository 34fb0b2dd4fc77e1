/** Hostile and merely odd values for every place of a request. */
import type { Dice } from '../random.ts';

/** Values that exist, so that requests get past the first look. */
export type Bait = { listings: readonly string[]; codes: readonly string[]; emails: readonly string[] };

const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '99999999999999999999',
  '2026-02-30',
  '2026-06-10',
  '9999-12-31',
  '-271821-04-20',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'the constructor of valueOf',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '%',
  '%c0%ae',
  '\u0000',
  '\ud800',
  '\u202e',
  '😀'.repeat(50),
  'x'.repeat(300),
  'a b+c&d=e#f',
  '{{7*7}}',
  '${7*7}',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '"; drop table stays; --',
  '\\',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '1.2.3.4',
  'guest@example.com',
  '@',
  'a@b',
  'eyJhbGciOiJub25lIn0.e30.',
] as const;

/** A text of any kind. */
export function text(dice: Dice, bait: Bait): string {
  return dice.weighted([
    [dice.pick(ODD) ?? '', 12],
    [dice.pick(bait.listings) ?? '', 3],
    [dice.pick(bait.codes) ?? '', 2],
    [dice.pick(bait.emails) ?? '', 2],
    [randomText(dice), 4],
    [(dice.pick(REPEATED) ?? '').repeat(dice.int(50, 4_000)).slice(0, 9_000), 1],
  ]);
}

/** Pieces which, said again and again, made expressions slow somewhere. */
const REPEATED = [
  'a ',
  '\t',
  '0&',
  ',0',
  '-',
  '/',
  '((',
  '%.',
  'a.',
  '@a.',
  'in ',
  '1 or ',
  'ab-',
  '//a',
  '"',
  '<b',
  '\u00e9',
  '0000',
  '&#x',
  '| ',
];

function randomText(dice: Dice): string {
  const most = dice.weighted([
    [20, 10],
    [500, 3],
    [9_000, 1],
  ] as const);
  const from = dice.chance(0.5) ? 127 : 0x2fff;
  return String.fromCharCode(...Array.from({ length: dice.int(0, most) }, () => dice.int(0, from)));
}

/** A JSON value of any shape. */
export function value(dice: Dice, bait: Bait, depth = 0): unknown {
  const leaf = depth > 3;
  return dice.weighted<() => unknown>([
    [() => text(dice, bait), 8],
    [() => dice.int(-3, 40), 4],
    [() => dice.pick([0, -0, 1e308, -1e308, 2 ** 53, 0.1, Number.MIN_VALUE]), 3],
    [() => null, 2],
    [() => dice.chance(0.5), 2],
    [() => Array.from({ length: dice.int(0, leaf ? 0 : 5) }, () => value(dice, bait, depth + 1)), leaf ? 0 : 2],
    [() => ({ [text(dice, bait)]: value(dice, bait, depth + 1) }), leaf ? 0 : 2],
    [() => Array(dice.int(0, 3_000)).fill('x'), leaf ? 0 : 0.3],
  ])();
}

/** The same body with something in it changed, added or left out. */
export function mutate(body: unknown, dice: Dice, bait: Bait): unknown {
  if (typeof body !== 'object' || body === null || dice.chance(0.1)) return value(dice, bait);
  if (Array.isArray(body)) return body.map((item) => (dice.chance(0.3) ? mutate(item, dice, bait) : item));
  const entries = Object.entries(body);
  const at = dice.int(0, Math.max(0, entries.length - 1));
  return Object.fromEntries([
    ...entries.flatMap(([name, item], index) => {
      if (index !== at) return [[name, item] as const];
      return dice.chance(0.2) ? [] : [[name, mutate(item, dice, bait)] as const];
    }),
    ...(dice.chance(0.2) ? [[text(dice, bait), value(dice, bait)] as const] : []),
  ]);
}
