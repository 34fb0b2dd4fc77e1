import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from '@swc/core';
import { REPOSITORY } from '../lib/paths.ts';
import indexClientLoader from './index-client-loader.ts';

const source = readFileSync(join(REPOSITORY, 'node_modules/@algolia/client-common/dist/common.js'), 'utf8');
const USED = 'createAuth, createTransporter, getAlgoliaAgent, shuffle, validateRequired, createMemoryCache';
/** What a build has of it. */
const built = async (code: string): Promise<string> => {
  const own = code.replace(/^export \{[\s\S]*?\};$/m, `export { ${USED} };`);
  return (await minify(own, { module: true, compress: { passes: 4, toplevel: true } })).code;
};

test('PLAT-1: the client of the index is built without its caches and streams', async () => {
  const [all, left] = await Promise.all([built(source), built(indexClientLoader(source))]);
  expect(left).not.toMatch(/localStorage|text\/event-stream|JSON\.parse\(JSON/);
  expect(left).toContain('x-algolia-api-key');
  expect(left.length).toBeLessThan(all.length - 2500);
});

test('a function that the library no longer has fails the build', () => {
  expect(() => indexClientLoader(source.replace('function createMemoryCache(', 'function createCache('))).toThrow(
    'createMemoryCache',
  );
});
