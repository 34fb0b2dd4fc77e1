import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { remoteFacts } from '../lib/remotes.ts';
import { withHotModule } from './hot-loader.ts';
import { remoteDev } from './remote-dev.ts';
import { remoteClient } from './remote.ts';

const directory = join(REPOSITORY, 'mfe-search');
const options = { name: 'mfe-search' as const, source: { directory, facts: remoteFacts('mfe-search') } };
const added = (file: string, source = '') => withHotModule(source, join(directory, 'src', file), options);

test('PLAT-7: what a remote exposes takes itself and tells the page; texts and kept answers begin anew with it', () => {
  expect(added('routes.tsx')).toMatch(/accept\(\);[^]*expose: "\.\/routes"/);
  expect(added('texts-es.ts')).toContain('expose: "./texts-es"');
  expect(added('slots/SearchBox.tsx')).toContain('expose: "./SearchBox"');
  expect(added('copy.ts', "defineTexts('mfe-search', {})")).toMatch(/startsWith\('\.\/texts-'\)[^]*invalidate\(\)/);
  expect(added('pages/search/results-cache.ts')).toMatch(/expose === '\.\/routes'[^]*invalidate\(\)/);
  expect(added('pages/search/load-search.ts', 'export {};')).toBe('export {};');
});

test('PLAT-7: nothing of it is in what guests get', () => {
  const context = { mode: 'production' as const, outDir: '/nowhere' };
  expect(JSON.stringify(remoteClient('mfe-search', context).module?.rules)).not.toContain('hot-loader');
  expect(JSON.stringify(remoteDev('mfe-search', context).module?.rules)).toContain('hot-loader');
});
