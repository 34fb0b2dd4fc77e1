/** What a tester reads who pins a version that cannot be shown, or is not as usual. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostConfig } from '../config.ts';
import { versionEntry } from '../registry/fixtures.ts';
import { pinRequest } from '../registry/pins.ts';
import type { RemoteTable } from '../registry/validate.ts';
import { TESTER_TEXTS } from './tester-texts.ts';
import { answerPinRequest } from './visitor.ts';

const gone = versionEntry('1.0.1');
const table: RemoteTable = {
  'mfe-search': [
    { ...gone, extras: { ...gone.extras, withdrawn: { reason: 'it shows <b>names</b>', at: '2026-11-29' } } },
    versionEntry('2.0.0', { contract: '2.0.0' }),
    versionEntry('1.1.0', { traffic: 100, isDefault: true }),
  ],
};
const trust = { getProblem: () => null, origins: [], readGrant: () => null };

/** Pins versions; `said` is the text of the page, without its style. */
async function pin(pins: string, { language = 'en', registry = table as RemoteTable | null, signed = false } = {}) {
  const answer = { status: 302, body: '', location: '', cookies: [] as string[] };
  const reply = {
    code(status: number) {
      answer.status = status;
      return reply;
    },
    header: () => reply,
    type: () => reply,
    send(body: string) {
      answer.body = body;
      return reply;
    },
    setCookie: (name: string, value: string) => void answer.cookies.push(`${name}=${value}`),
    clearCookie: () => reply,
    redirect(location: string) {
      answer.location = location;
      return reply;
    },
  } as unknown as FastifyReply;
  const request = { headers: {}, cookies: { roost_language: language } } as unknown as FastifyRequest;
  const asked = pinRequest(`/search?query=x&mfe=${pins}`, false);
  if (!asked) throw new Error('no pin is asked for');
  const config = { siteUrl: 'http://stay.test', signedPins: signed, registryEnvironment: 'production' } as HostConfig;
  let looked = 0;
  await answerPinRequest(request, reply, asked, config, trust, async () => {
    looked += 1;
    return registry;
  });
  const said = /<main>(.*)<\/main>/s.exec(answer.body)?.[1]?.replaceAll(/<[^>]+>/g, ' ') ?? '';
  return { ...answer, said, looked };
}

test.each([
  [
    'mfe-search@1.0.1',
    'mfe-search 1.0.1 was withdrawn, and nobody gets it any more: “it shows &lt;b&gt;names&lt;/b&gt;”.',
  ],
  ['mfe-search@9.9.9', 'mfe-search 9.9.9 isn’t published in production: it was removed because it was old,'],
  ['mfe-search@9.9.9', 'There are 2.0.0, 1.1.0.'],
  ['mfe-search@2.0.0', 'built for contract 2.0.0, and this site has 1.0.0: it can’t run here.'],
  ['mfe-nothing@1.0.0', 'There is no mfe-nothing in production.'],
])('PLAT-4: %s says why it is not shown, and pins nothing', async (pins, words) => {
  const { status, said, cookies } = await pin(pins);
  expect([status, cookies]).toEqual([404, []]);
  expect(said).toContain('This version can’t be shown');
  expect(said).toContain(words);
  expect(said).toContain('Nothing was changed.');
});

test('PLAT-4: of several each is named, and in the guest’s language', async () => {
  const { said } = await pin('mfe-search@1.0.1,mfe-nothing@1.0.0', { language: 'es' });
  expect(said).toContain('No se puede mostrar esta versión');
  expect(said).toContain('mfe-search 1.0.1 se retiró y ya nadie lo recibe');
  expect(said).toContain('No hay mfe-nothing en production.');
});

test('PLAT-4: what can be shown is pinned; so is anything while no registry was ever read, and a remote that is down', async () => {
  for (const [pins, registry] of [
    ['mfe-search@1.1.0', table],
    ['mfe-search@9.9.9', null],
    ['mfe-nothing@down', table],
  ] as const) {
    const answer = await pin(pins, { registry });
    expect([answer.location, answer.cookies]).toEqual(['/search?query=x', [`roost_mfe=${pins}`]]);
  }
});

test('SAFE-10: a guest without a tester’s link is told of no version', async () => {
  const { status, said, looked } = await pin('mfe-search@9.9.9', { signed: true });
  expect([status, looked]).toEqual([403, 0]);
  expect(said).not.toContain('1.1.0');
});

test('PLAT-4: the badge says what is not as usual, with the reason that was given', () => {
  const pinned = { remote: 'mfe-search', version: '1.0.1' };
  expect(TESTER_TEXTS.en.note({ ...pinned, kind: 'withdrawn', reason: 'it shows names' })).toBe(
    'withdrawn: it shows names; you see the usual version',
  );
  expect(TESTER_TEXTS.en.note({ ...pinned, kind: 'quarantine', reason: 'it looped' })).toBe(
    'in quarantine on the server: it looped; your browser renders it',
  );
  // It lies over the page.
  expect(TESTER_TEXTS.en.note({ ...pinned, kind: 'withdrawn', reason: 'x'.repeat(500) })).toHaveLength(159);
  expect(TESTER_TEXTS.es.note({ ...pinned, kind: 'no-version', published: [] })).toContain('ves la versión habitual');
});
