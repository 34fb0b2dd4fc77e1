import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { LoopLimitPlugin } from './loop-limit-plugin.ts';

/** Builds a module that is named `own.mjs` beside one that is not meant, and returns the script. */
async function build(own: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'loops-'));
  try {
    await writeFile(join(dir, 'own.mjs'), own);
    await writeFile(join(dir, 'other.mjs'), 'export const other = (n) => { while (n > 0) n -= 1; return n; };');
    await writeFile(
      join(dir, 'main.mjs'),
      'import * as own from "./own.mjs"; import { other } from "./other.mjs"; globalThis.made = { ...own, other };',
    );
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          optimization: { minimize: false },
          context: dir,
          target: ['web', 'es2022'],
          entry: { main: './main.mjs' },
          output: { path: join(dir, 'out'), filename: '[name].js' },
          plugins: [new LoopLimitPlugin((file) => file.endsWith('own.mjs'))],
        },
        (error, result) => (error ? reject(error) : resolve(result)),
      );
    });
    expect(stats?.toJson({ errors: true, all: false }).errors).toEqual([]);
    return await readFile(join(dir, 'out/main.js'), 'utf8');
  } finally {
    await rm(dir, { recursive: true });
  }
}

type Run = (...args: never[]) => unknown;

/** Runs the script as a page does whose host gives a loop so many rounds. */
function run(script: string, limit: number | null): Record<string, Run> {
  const page: { made?: Record<string, Run>; __ROOST_LOOP__?: (began: number) => number } = {};
  if (limit !== null)
    page.__ROOST_LOOP__ = (began) => {
      if (began > 99 + limit) throw new Error('ended');
      return began + 1;
    };
  runInNewContext(script, page);
  return page.made ?? {};
}

const ENDLESS: Record<string, string> = {
  'for without a test': 'for (;;);',
  'for with an empty block': 'for (;;) {}',
  while: 'let n = 0; while (true) n += 1;',
  'do while': 'let n = 0; do n += 1; while (n > 0);',
  'do while with a block': 'do { globalThis.n = 1; } while (true);',
  'a list that grows': 'const list = [1]; for (const each of list) list.push(each);',
  'a counter that is set back': 'for (let i = 0; i < 10; i += 1) i = 0;',
  'a label': 'outer: for (;;) { for (const each of [1, 2]) if (each === 2) continue outer; }',
  'labels of labels': 'a: b: while (true) { continue b; }',
  'a branch without a block': 'if (globalThis) for (;;) continue; else for (;;);',
  'a loop as the body of a loop': 'for (const each of [1]) while (true) do; while (each === 2);',
  'an error that is caught inside': 'for (;;) { try { throw new Error("own"); } catch {} }',
  'a generator': 'const endless = function* () { for (;;) yield 1; }; for (const each of endless());',
};

describe('PLAT-3: loops of a remote are limited', () => {
  let made: Record<string, Run>;
  beforeAll(async () => {
    const functions = Object.values(ENDLESS).map((code, index) => `export function f${index}() { ${code} }`);
    made = run(await build(functions.join('\n')), 1000);
  });

  test.each(Object.keys(ENDLESS).map((kind, index) => [kind, index]))('%s throws', (_kind, index) => {
    expect(made[`f${index}`]).toThrow('ended');
  });

  test('loops that end do what they did, also in a page whose host does not know of limits', async () => {
    const script = await build(`
      export function sum(n) { let all = 0; for (let i = 0; i < n; i += 1) all += i; return all; }
      export function pairs() { const all = []; outer: for (const a of [1, 2, 3]) { for (const b of [1, 2, 3]) { if (b > a) continue outer; if (a === 3) break outer; all.push(a * 10 + b); } } return all; }
      export function keys(of) { const all = []; for (const key in of) all.push(key); return all; }
      export function closures() { const all = []; for (let i = 0; i < 3; i += 1) all.push(() => i); return all.map((each) => each()); }
      export function last() { for (var i = 0; i < 5; i += 1); return i; }
      export function* walk(n) { while (n > 0) yield n--; }
      export async function waits(list) { let all = 0; for await (const each of list) all += each; return all; }
    `);
    for (const limit of [null, 1_000_000]) {
      const ends = run(script, limit) as Record<string, (...args: unknown[]) => unknown>;
      expect(ends['sum']?.(100_000)).toBe(4_999_950_000);
      expect(ends['pairs']?.()).toEqual([11, 21, 22]);
      expect(ends['keys']?.({ a: 1, b: 2 })).toEqual(['a', 'b']);
      expect(ends['closures']?.()).toEqual([0, 1, 2]);
      expect(ends['last']?.()).toBe(5);
      expect([...(ends['walk']?.(3) as Iterable<number>)]).toEqual([3, 2, 1]);
      expect(await ends['waits']?.([1, Promise.resolve(2)])).toBe(3);
    }
  });

  test('other code stays as it is', async () => {
    const script = await build('export const none = () => 1;');
    expect(script).toContain('while (n > 0) n -= 1;');
    expect(script).not.toContain('__ROOST_LOOP__');
  });
});
