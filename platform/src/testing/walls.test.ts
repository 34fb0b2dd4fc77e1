/** The walls inside a remote: each wrong import, planted in a small copy of the floor plan, is refused by its rule. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../lib/paths.ts';

const CRUISER = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

type Report = { summary: { violations: { from: string; rule: { name: string; severity: string } }[] } };

/** A remote by the floor plan, with one import along each allowed arrow. */
const RIGHT: Readonly<Record<string, string>> = {
  'src/routes.tsx': "import { page } from './pages/list/ListPage.tsx';\nexport const routes = [page];\n",
  'src/slots/Box.tsx': "import { one } from '../features/one/one.ts';\nexport const Box = one;\n",
  'src/pages/list/ListPage.tsx':
    "import { one } from '../../features/one/one.ts';\nimport { two } from '../../features/two/index.ts';\nexport const page = [one, two];\n",
  'src/pages/item/item-head.ts': 'export const head = 1;\n',
  'src/features/one/one.ts':
    "import type { Two } from '../two/index.ts';\nimport { texts } from '../../copy.ts';\nexport const one: Two | string = texts;\n",
  'src/features/two/index.ts': "export { two } from './two.ts';\nexport type { Two } from './two.ts';\n",
  'src/features/two/two.ts':
    "import { ask } from '../../api/ask.ts';\nexport type Two = number;\nexport const two: Two = ask;\n",
  'src/components/Badge.tsx': 'export const Badge = 1;\n',
  'src/api/ask.ts': 'export const ask = 1;\n',
  'src/state/slice.ts': 'export const slice = 1;\n',
  'src/copy.ts': "export const texts = 'a';\n",
  'src/testing/builders.ts': "export { one } from '../features/one/one.ts';\n",
  // A test may use the helpers of tests, and what it puts together.
  'src/features/one/one.test.ts': "import '../../testing/builders.ts';\nimport '../../pages/list/ListPage.tsx';\n",
};

const planted: [string, string, Record<string, string>][] = [
  [
    'a feature that imports a page',
    'feature-imports-no-page',
    {
      'src/features/two/two.ts':
        "import type { head } from '../../pages/item/item-head.ts';\nexport type Two = typeof head;\nexport const two = 1;\n",
    },
  ],
  [
    'two features that import each other, one of them a type only',
    'no-folder-circles',
    {
      'src/features/two/two.ts':
        "import type { one } from '../one/index.ts';\nexport type Two = typeof one;\nexport const two = 1;\n",
      'src/features/one/index.ts': "export { one } from './one.ts';\n",
    },
  ],
  [
    'a feature that imports a file of another past its index',
    'feature-by-its-index',
    { 'src/features/one/one.ts': "import { two } from '../two/two.ts';\nexport const one = two;\n" },
  ],
  [
    'a remote that imports another remote',
    'remote-imports-no-remote',
    { 'src/api/ask.ts': "import { texts } from '../../../mfe-a/src/copy.ts';\nexport const ask = texts;\n" },
  ],
  [
    'a circle of folders over three files',
    'no-folder-circles',
    {
      'src/components/Badge.tsx': "import { useBadge } from '../hooks/use-badge.ts';\nexport const Badge = useBadge;\n",
      'src/hooks/use-badge.ts': "import { slice } from '../state/slice.ts';\nexport const useBadge = slice;\n",
      'src/state/slice.ts': "import type { Look } from '../components/look.ts';\nexport const slice: Look = 1;\n",
      'src/components/look.ts': 'export type Look = number;\n',
    },
  ],
  [
    'two files that import each other',
    'no-circles',
    {
      'src/api/ask.ts': "import { key } from './key.ts';\nexport const ask = key;\n",
      'src/api/key.ts': "import type { ask } from './ask.ts';\nexport const key: typeof ask = 1;\n",
    },
  ],
  [
    'a request that imports a feature',
    'leaf-imports-no-capability',
    {
      'src/components/Badge.tsx': "import { two } from '../features/two/index.ts';\nexport const Badge = two;\n",
    },
  ],
  [
    'a page that imports another page',
    'page-imports-no-page',
    {
      'src/pages/list/ListPage.tsx': "import { head } from '../item/item-head.ts';\nexport const page = head;\n",
    },
  ],
  [
    'a feature that imports a slot',
    'nobody-imports-the-top',
    {
      'src/features/two/two.ts':
        "import type { Box } from '../../slots/Box.tsx';\nexport type Two = typeof Box;\nexport const two = 1;\n",
    },
  ],
  [
    'product code that imports helpers of tests',
    'product-imports-no-testing',
    { 'src/components/Badge.tsx': "import { one } from '../testing/builders.ts';\nexport const Badge = one;\n" },
  ],
  [
    'a file beside the features',
    'floor-plan',
    { 'src/features/loose.ts': "import { texts } from '../copy.ts';\nexport const loose = texts;\n" },
  ],
];
/**
 * The broken rules by remote, each after its severity: `error no-circles`. Each planted import has a remote of its own,
 * `mfe-0`, `mfe-1`, …; `mfe-a` is right.
 */
let broken: Map<string, Set<string>>;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'roost-walls-'));
  try {
    await cp(join(REPOSITORY, '.dependency-cruiser.mjs'), join(directory, '.dependency-cruiser.mjs'));
    const remotes: [string, Record<string, string>][] = [
      ['mfe-a', {}],
      ...planted.map(([, , changes], index): [string, Record<string, string>] => [`mfe-${index}`, changes]),
    ];
    for (const [remote, changes] of remotes)
      for (const [path, text] of Object.entries({ ...RIGHT, ...changes })) {
        const file = join(directory, remote, path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    const run = promisify(execFile)(
      process.execPath,
      [CRUISER, '--output-type', 'json', ...remotes.map(([name]) => name)],
      { cwd: directory, maxBuffer: 50_000_000 },
    );
    const { stdout } = await run.catch((error: unknown) => error as { stdout: string });
    broken = new Map();
    for (const { from, rule } of (JSON.parse(stdout) as Report).summary.violations) {
      const remote = from.split('/')[0] ?? '';
      broken.set(remote, (broken.get(remote) ?? new Set()).add(`${rule.severity} ${rule.name}`));
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}, 120_000);

test('PLAT-1: the floor plan as it is meant breaks no rule', () => {
  expect(broken.get('mfe-a')).toBeUndefined();
});

test.each(planted.map(([what, rule], index) => ({ what, rule, remote: `mfe-${index}` })))(
  'PLAT-1: lint refuses $what',
  ({ rule, remote }) => {
    expect([...(broken.get(remote) ?? [])]).toContain(`error ${rule}`);
  },
);
