import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { HostConfig } from '../config.ts';
import { versionEntry } from '../registry/fixtures.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { awayRemotesPlugin } from './away-remotes.ts';

const usable = versionEntry('1.0.0', { traffic: 100, isDefault: true });
const unusable = versionEntry('1.0.0');

async function askWith(table: RemoteTable, cookies: Record<string, string> = {}) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(awayRemotesPlugin, {
    registry: { current: async () => table },
    config: {
      siteUrl: 'http://site.test',
      registryUrl: 'http://assets.test/registry.json',
      remotesUrl: 'http://site.test/_remotes',
      development: false,
      signedPins: false,
    } as HostConfig,
    trust: { readGrant: () => null } as never,
  });
  const answer = await app.inject({ url: '/_host/away', cookies });
  return { names: answer.json<unknown>(), kept: answer.headers['cache-control'] };
}

test('PLAT-5: names the remotes of which this visitor could use no version, and is kept by nobody', async () => {
  expect(await askWith({ 'mfe-search': [usable] })).toEqual({ names: [], kept: 'no-store' });
  expect((await askWith({ 'mfe-search': [unusable] })).names).toEqual(['mfe-search']);
  expect((await askWith({ 'mfe-search': [usable] }, { roost_mfe: 'mfe-search@down' })).names).toEqual(['mfe-search']);
});
