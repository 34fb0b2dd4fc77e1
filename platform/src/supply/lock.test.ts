import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import {
  billOfMaterials,
  findMissingOptional,
  isAllowed,
  getPackages,
  supplyProblems,
  type Lock,
  type Package,
} from './lock.ts';

const lock = JSON.parse(readFileSync(join(REPOSITORY, 'package-lock.json'), 'utf8')) as Lock;
const good: Package = {
  name: 'a',
  version: '1.0.0',
  address: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
  integrity: 'sha512-AAAA',
  license: 'MIT',
  scripts: false,
  dev: false,
};

test('SAFE-14: every package of the lock file has an address, a checksum, an allowed licence, and no script that nobody has read', () => {
  const packages = getPackages(lock);
  expect(packages.length).toBeGreaterThan(100);
  expect(supplyProblems(packages)).toEqual([]);
});

test.each<[string, Partial<Package>]>([
  ['no address', { address: '' }],
  ['the address of somebody else', { address: 'https://registry.npmjs.org.example/a/-/a-1.0.0.tgz' }],
  ['no checksum', { integrity: '' }],
  ['a weak checksum', { integrity: 'sha1-AAAA' }],
  ['a licence that nobody allowed', { license: 'AGPL-3.0-only' }],
  ['no licence', { license: '' }],
  ['a script at its installation', { scripts: true }],
])('SAFE-14: a package with %s is a problem', (_what, change) => {
  expect(supplyProblems([{ ...good, ...change }])).toHaveLength(1);
  expect(supplyProblems([good])).toEqual([]);
});

test('SAFE-14: the lock file holds the programs of all systems, so that `npm ci` takes it and other systems can start', () => {
  expect(findMissingOptional(lock)).toEqual([]);
});

test('SAFE-14: an optional package counts where Node would find it', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { mine: '1', around: '1', apart: '1' } },
    'node_modules/a/node_modules/mine': {},
    'node_modules/around': {},
    'node_modules/b/node_modules/apart': {},
  };
  expect(findMissingOptional({ packages })).toEqual(['apart']);
});

test('SAFE-14: of several licences one is enough where they are a choice, all are needed where they are not', () => {
  expect(isAllowed('(MIT OR AGPL-3.0-only)')).toBe(true);
  expect(isAllowed('MIT AND AGPL-3.0-only')).toBe(false);
});

test('SAFE-14: the bill of materials names each package once, with its checksum', () => {
  const { components } = billOfMaterials([good]) as { components: object[] };
  expect(components).toEqual([
    expect.objectContaining({ purl: 'pkg:npm/a@1.0.0', hashes: [{ alg: 'SHA-512', content: '000000' }] }),
  ]);
});
