import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { packageDir } from '../lib/paths.ts';
import { common } from './common.ts';

const MOST_BYTES = 12 * 1024;
/** What every search page has loaded before anyone types. */
const OF_THE_PAGE = /(?:^\.\.|domain)\/(?:dates|party|shown-words)(?:\.ts)?$|^@roost\/shared\/texts$/;

/** Jest gives webpack no way to import a loader that is TypeScript. What reads words has neither styles nor schemas. */
const withoutOwnLoaders = ({ module: modules, ...base }: Configuration): Configuration => ({
  ...base,
  module: {
    rules: modules?.rules?.map((rule) =>
      rule && typeof rule === 'object' && Array.isArray(rule.use)
        ? { ...rule, use: rule.use.filter((use) => typeof use !== 'string') }
        : rule,
    ),
  },
});

/** Builds the reading of typed words as the remote does, and returns the chunk's source. */
async function buildReading(outDir: string): Promise<Buffer> {
  const compiler = webpack({
    ...withoutOwnLoaders(common('browser', packageDir('mfe-search'), { mode: 'production', outDir })),
    devtool: false,
    target: ['web', 'es2022'],
    // Reached as the page reaches it: as a chunk of its own.
    entry:
      'data:text/javascript,import("./src/features/search-box/lazy-reading.ts").then(({ readChips }) => readChips)',
    externals: ({ request = '' }, done) => (OF_THE_PAGE.test(request) ? done(undefined, 'var page') : done()),
    output: { path: outDir, filename: 'entry.js', chunkFilename: 'chunk-[id].js' },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const chunks = readdirSync(outDir).filter((file) => file.startsWith('chunk-'));
  expect(chunks).toHaveLength(1);
  return readFileSync(join(outDir, chunks[0] ?? ''));
}

test('FIND-2: what reads typed words in the browser is at most 12 KiB as the browser loads it, without other languages', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'roost-reading-'));
  try {
    const source = await buildReading(outDir);
    const text = source.toString();
    expect(text).toContain('hot tub');
    expect(text).not.toContain('ferienwohnung');
    const compressed = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    expect(compressed.length).toBeLessThanOrEqual(MOST_BYTES);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}, 120_000);
