import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import type { Lock } from './lock.ts';
import { BUILT_WITH, formatNotices, getShipped, readLicenseTexts } from './notices.ts';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;

test('SAFE-14: THIRD-PARTY-NOTICES names every package that the site hands out, with the text of its licence', () => {
  const written = formatNotices(getShipped(lock), (path) => readLicenseTexts(join(REPOSITORY, path)));
  // Another one: npm run supply -- --notices THIRD-PARTY-NOTICES
  expect(read('THIRD-PARTY-NOTICES') === written).toBe(true);
  for (const name of ['react', 'fastify', 'kysely', 'sharp', 'nodemailer', '@stripe/stripe-js'])
    expect(written).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
});

test('SAFE-14: tools are not handed out, and what only builds is what the image of files leaves out', () => {
  const names = new Set(getShipped(lock).map(({ name }) => name));
  for (const tool of ['jest', 'typescript', 'oxlint', 'webpack', '@playwright/test', 'lerna'])
    expect(names).not.toContain(tool);
  const left = [...read('deploy/assets.Dockerfile').matchAll(/dependencies(?:\.|\[)([\w@/-]+)/g)].map(
    ([, name]) => name,
  );
  expect(left.sort()).toEqual([...BUILT_WITH].sort());
});

test('SAFE-14: of two versions of a package each that somebody needs is named, and nothing that nobody does', () => {
  const entry = (version: string, more: object = {}) => ({ version, license: 'MIT', ...more });
  const packages = {
    host: { dependencies: { a: '1', '@roost/shared': '1' } },
    'node_modules/@roost/shared': { link: true },
    shared: { dependencies: { b: '2' } },
    'node_modules/a': entry('1.0.0', { dependencies: { b: '1', missing: '1' }, optionalDependencies: { c: '1' } }),
    'node_modules/a/node_modules/b': entry('1.0.0', { dependencies: { d: '1' } }),
    'node_modules/b': entry('2.0.0'),
    'node_modules/c': entry('1.0.0', { optional: true }),
    'node_modules/d': entry('1.0.0'),
    'node_modules/unneeded': entry('1.0.0'),
    'node_modules/shared/node_modules/b': entry('3.0.0'),
  };
  const shipped = getShipped({ packages });
  expect(shipped.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'a@1.0.0',
    'b@1.0.0',
    'b@2.0.0',
    'c@1.0.0',
    'd@1.0.0',
  ]);
  const notices = formatNotices(shipped, (path) => (path.endsWith('d') ? '' : 'MIT, of all of us\r\n'));
  // One text for those that have the same; none is made up.
  expect(notices.split('MIT, of all of us')).toHaveLength(2);
  expect(notices).toMatch(/c 1\.0\.0 \(MIT\)\nd 1\.0\.0 \(MIT\)\n\nThe package brings no text/);
});
