import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { evaluateBundle, serverImportBreaches } from './server-import.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What a server bundle with this code is refused for, of a remote whose package.json names one page. */
async function check(code: string, limitMs?: number): Promise<string[]> {
  const file = join(folder, 'index.cjs');
  await writeFile(file, code);
  return serverImportBreaches(await evaluateBundle(file, limitMs), ['list']);
}
const withRoutes = (routes: string): string => `module.exports = { './routes': { routes: ${routes} } }`;

test('PLAT-6: a bundle is imported with the React and the parts of shared that a host gives it', async () => {
  const code = `
    const { createContext } = require('react');
    const { useLocation } = require('@roost/shared/router');
    const overlays = require('@roost/shared/ui/overlays');
    const { createSlice } = require('@roost/shared/state');
    createContext(require('node:url').pathToFileURL('/'));
    if (!useLocation || !Object.keys(overlays).length || !createSlice) throw new Error('not whole');
    ${withRoutes('[{ id: "list" }]')}`;
  expect(await check(code)).toEqual([]);
});

test('PLAT-6: a remote that reads what only browsers have at import is not published, and one sentence says why', async () => {
  const sentence = (name: string): string =>
    `it cannot be rendered on the server: a module reads ${name} at import, which only browsers have (read it in an effect or in a function that the browser calls)`;
  expect(await check(`const width = window.innerWidth;${withRoutes('[{ id: "list" }]')}`)).toEqual([
    sentence('window'),
  ]);
  for (const name of ['document', 'localStorage', 'HTMLElement'])
    expect(serverImportBreaches({ error: `ReferenceError: ${name} is not defined` }, [])).toEqual([sentence(name)]);
});

test.each([
  ['throw new TypeError("no list")', /^its server bundle cannot be imported: TypeError: no list /],
  ['throw null', /^its server bundle cannot be imported: null /],
  ['require("node:fs")', /it requires node:fs, which the host does not share/],
  ['process.exit(3)', /it ended the process \(3\)/],
])('PLAT-6: one that cannot be imported is not published: %s', async (code, words) => {
  expect((await check(code)).join('\n')).toMatch(words);
});

test('PLAT-6: one whose import never ends is not published', async () => {
  expect(await check('for (;;);', 1)).toEqual([
    expect.stringMatching(/^its server bundle cannot be imported: it was not/),
  ]);
});

test('PLAT-6: pages that package.json and routes.tsx do not both have are named', async () => {
  expect(await check(withRoutes('[{ id: "list" }, { id: "map" }, {}]'))).toEqual([
    expect.stringMatching(/routes\.tsx has the page "map", and its package\.json names none/),
    'a route of its src/routes.tsx has no id',
  ]);
  expect(await check(withRoutes('{}'))).toEqual(['its src/routes.tsx exports no list `routes`']);
  expect(serverImportBreaches({ pages: [] }, ['list'])).toEqual([
    'its package.json names the page "list", and src/routes.tsx has no route with that id',
  ]);
  expect(serverImportBreaches({ pages: ['list', 'list'] }, ['list'])).toEqual([
    'its src/routes.tsx has the page "list" twice',
  ]);
});
