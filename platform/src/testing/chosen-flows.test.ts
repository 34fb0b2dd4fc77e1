import { chooseFlows, chooseSources } from './chosen-flows.ts';

const FLOWS = ['@search', '@search-map', '@search-box'];
const tagsFor = (...changed: string[]) => chooseFlows('mfe-search', changed, (tag) => FLOWS.includes(tag)).tags;
const MAP = 'mfe-search/src/features/map/MapPins.tsx';
const BOX = 'mfe-search/src/features/search-box/SearchBox.tsx';

test.each<[string, string[], string[]]>([
  ['a feature with flows of its own', [MAP], ['@search-map']],
  ['two of them, and their tests', [MAP, BOX, 'mfe-search/src/api/search.test.ts'], ['@search-map', '@search-box']],
  ['a feature without', ['mfe-search/src/features/results/Card.tsx', MAP], ['@search']],
  ['what all features stand on', ['mfe-search/src/state/slice.ts', MAP], ['@search']],
  ['what every remote stands on', ['shared/src/domain/prices.ts'], ['@search']],
  ['a flow itself', ['e2e/flows/search-map.spec.ts'], ['@search']],
  ['tests and documents', ['mfe-search/src/features/map/map.test.tsx', 'docs/teams.md', 'mfe-search/README.md'], []],
  ['nothing, as on the main branch', [], ['@search']],
])('PLAT-7: the pipeline of a team runs for %s', (_what, changed, tags) => {
  expect(tagsFor(...changed)).toEqual(tags);
});

test('PLAT-7: where nothing can be compared all flows of the subject run, and a remote without flows says so', () => {
  expect(chooseFlows('mfe-search', null, () => true).tags).toEqual(['@search']);
  expect(chooseFlows('mfe-reviews', ['mfe-reviews/src/routes.tsx'], () => false)).toEqual({
    tags: [],
    why: 'no flow is tagged @reviews',
  });
});

const COPY = 'mfe-search/src/copy.ts';
test.each<[string, string[], string[] | null]>([
  ['sources of the remote', [MAP, COPY, 'mfe-search/src/a.module.css', 'docs/teams.md'], [MAP, COPY]],
  ['flows and documents', ['e2e/flows/search-map.spec.ts', 'mfe-search/README.md'], []],
  ['what every remote stands on', [MAP, 'shared/src/domain/prices.ts'], null],
  ['the version of a library', [MAP, 'package-lock.json'], null],
  ['its own package.json', ['mfe-search/package.json'], null],
  ['nothing', [], null],
])('PLAT-7: unit tests for %s', (_what, changed, sources) => {
  expect(chooseSources('mfe-search', changed)).toEqual(sources);
});
