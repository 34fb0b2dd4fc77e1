import type { FastifyRequest } from 'fastify';
import type { PageVersions } from '../registry/page-versions.ts';
import { sharedKey } from './shared-key.ts';

type Asked = { path?: string; cookies?: Record<string, string>; headers?: Record<string, string>; method?: string };
const getKey = ({ path = '/', cookies = {}, headers = {}, method = 'GET' }: Asked): string | null =>
  sharedKey({
    request: { cookies, headers, method } as unknown as FastifyRequest,
    page: {
      path,
      encoding: 'br',
      keptStyles: new Set(),
      consentUndecided: true,
      theme: 'system',
      language: 'en',
      hasExperiments: false,
      now: '2026-06-01T12:00:00Z',
    },
    versions: { remotes: {}, defaults: [], pins: [], developerOrigins: [] } as unknown as PageVersions,
    experiments: { forced: {}, known: null },
    build: ['host.js'],
  });

test('SAFE-6: very long addresses are not shared, so that keys of pages cannot fill the memory', () => {
  expect(getKey({ path: '/listings/1?adults=2' })).not.toBeNull();
  expect(getKey({ path: `/listings/1?x=${'y'.repeat(60_000)}` })).toBeNull();
  // 5,000 keys are counted: all of them together stay below some megabytes.
  expect((getKey({ path: `/?x=${'y'.repeat(990)}` }) ?? '').length).toBeLessThan(2_000);
});

test.each<Asked>([
  { cookies: { 'roost.session': 'x' } },
  { cookies: { '__Host-roost.stays': 'x' } },
  { cookies: { roost_mfe: 'mfe-search@1.0.0' } },
  { cookies: { anything: 'x' } },
  { headers: { authorization: 'Bearer x' } },
  { method: 'HEAD' },
])('SAFE-6: the page of %j is kept for nobody', (asked) => {
  expect(getKey(asked)).toBeNull();
});

test('SAFE-6: headers that do not change a page are not in the key, and cannot be in the page', () => {
  const plain = getKey({});
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'host', 'forwarded', 'origin'])
    expect(getKey({ headers: { [name]: 'evil.example' } })).toBe(plain);
});
