import { join } from 'node:path';
import { HOT_MODULE_EVENT } from '@roost/shared/contracts/hot-module';
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
  expect(added('pages/search/load-search.ts', 'export {};')).toBe('export {};');
});

test('PLAT-7: an answer that an effect puts back while a module is taken is gone before the loader is asked', () => {
  const page = new EventTarget();
  const source = added('pages/search/results-cache.ts', 'const results = new Map<string, number>();');
  const make = new Function('addEventListener', `${source.replace('<string, number>', '')} return results;`);
  const results = make(page.addEventListener.bind(page)) as Map<string, number>;
  results.set('/search', 1);
  page.dispatchEvent(new CustomEvent(HOT_MODULE_EVENT, { detail: { expose: './SearchBox' } }));
  expect(results.size).toBe(1);
  page.dispatchEvent(new CustomEvent(HOT_MODULE_EVENT, { detail: { expose: './routes' } }));
  expect(results.size).toBe(0);
});

test('PLAT-7: nothing of it is in what guests get', () => {
  const context = { mode: 'production' as const, outDir: '/nowhere' };
  expect(JSON.stringify(remoteClient('mfe-search', context).module?.rules)).not.toContain('hot-loader');
  expect(JSON.stringify(remoteDev('mfe-search', context).module?.rules)).toContain('hot-loader');
});
