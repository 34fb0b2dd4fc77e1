import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { leaveOtherRegistries, leaveOtherSites } from './other-sites.ts';

const TEAM = {
  ROOST_REGISTRY_URL: 'https://stay.example/_teams',
  ROOST_REGISTRY_TOKEN: 'roost_1',
  ROOST_S3_BUCKET: 'b',
};
const OURS = {
  PATH: '/bin',
  ROOST_BUILD_CACHE: '/cache',
  ROOST_DATA_DIR: '.data',
  QA_LINK: 'x',
  TEST_DATABASE_URL: 'd',
};

test('SAFE-1: flows publish to no registry that the caller has in the environment', () => {
  const environment = { ...TEAM, ...OURS, ROOST_SITE_URL: 'https://stay.example' };
  expect(leaveOtherRegistries(environment)).toEqual(Object.keys(TEAM).sort());
  expect(environment).toEqual({ ...OURS, ROOST_SITE_URL: 'https://stay.example' });
});

test('SAFE-1: tests with a site of their own reach no other, by any setting that there is', () => {
  const settings = readFileSync(join(REPOSITORY, 'docs/settings.md'), 'utf8');
  const named = [...settings.matchAll(/`([A-Z][A-Z0-9_]+_(?:URL|BUCKET|ENDPOINT|HOST|HOSTS|ISSUER|ORIGINS))`/g)];
  const names = [...new Set(named.map(([, name = '']) => name))].filter((name) => !/^(TEST_|BASE_)/.test(name));
  expect(names.length).toBeGreaterThan(20);
  const environment: NodeJS.ProcessEnv = { ...OURS, ...Object.fromEntries(names.map((name) => [name, 'https://x'])) };
  expect(leaveOtherSites(environment)).toEqual(names.sort());
  expect(environment).toEqual(OURS);
});
