import { flowResults, requirementsPage } from './requirements-page.ts';
import { readRequirements } from './requirement-tests.ts';
import type { LastResult, RunResult } from './test-results.ts';

const annotations = [{ type: 'remotes', description: 'mfe-search@1.0.2' }];
const REPORT = {
  suites: [
    {
      title: 'search.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a search @search',
          specs: [
            {
              title: 'SRCH-1: <b>finds</b> @mfe-search',
              file: 'search.spec.ts',
              tests: [
                { projectName: 'desktop', status: 'expected', annotations },
                { projectName: 'mobile', status: 'unexpected', annotations },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const LIST = readRequirements(
  '- **SRCH-1** Search finds.\n- **SRCH-2** Nobody tests it.\n- **PLAT-7** (a) Alone; (b) made.\n',
);
const NAMED = [
  { id: 'PLAT-7b', title: 'PLAT-7b: a generator', file: 'platform/src/new-remote/create.test.ts' },
  { id: 'SRCH-1', title: 'SRCH-1: finds', file: 'e2e/flows/search.spec.ts' },
];

const ended = (results: readonly RunResult[]): LastResult[] =>
  results.map((result) => ({ ...result, at: 'today', against: 'here' }));

test('PLAT-9: the page of a run shows requirement, flow, result and versions of remotes', () => {
  const page = requirementsPage(LIST, NAMED, ended(flowResults([REPORT, null, {}])), {
    count: 2,
    against: 'https://staging.example',
    at: 'today',
  });
  const part = (id: string) =>
    page.slice(page.indexOf(`id="${id}"`), page.indexOf('</section>', page.indexOf(`id="${id}"`)));
  expect(page).toMatch(/The last run had 2 of them, against https:\/\/staging\.example,\s+today/);
  expect(part('SRCH-1')).toMatch(/passed[^]*desktop[^]*mfe-search@1\.0\.2[^]*failed[^]*mobile/);
  expect(part('SRCH-1')).toContain('&lt;b&gt;finds&lt;/b&gt;');
  expect(part('SRCH-2')).toContain('No test names it.');
  expect(part('PLAT-7a')).toContain('No test names it.');
  expect(part('PLAT-7b')).toContain('a generator');
  expect(page).toContain('<a href="#SRCH-1">');
});

test('PLAT-9: only what passed at once looks good, and a flow that did not run is still named', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'search.spec.ts',
    tests: [{ projectName: 'desktop', status, annotations: status === 'skipped' ? [] : annotations }],
  });
  const report = {
    suites: [
      {
        title: 'search.spec.ts',
        specs: [spec('SRCH-1: finds @mfe-search', 'flaky'), spec('SRCH-1: rests', 'skipped')],
      },
    ],
  };
  const named = [
    { id: 'SRCH-1', title: 'SRCH-1: finds @mfe-search', file: 'e2e/flows/search.spec.ts' },
    { id: 'SRCH-1', title: 'SRCH-1: in another run @alone', file: 'e2e/flows/search.spec.ts' },
  ];
  const page = requirementsPage(LIST, named, ended(flowResults([report])), { count: 2, against: 'here', at: 'today' });
  expect(page).toMatch(/class="warm">passed at the second try/);
  expect(page).toMatch(/class="soft">skipped[^]*not run/);
  expect(page).toContain('1 more tests name it');
  expect(page).toContain('SRCH-1: in another run');
});
