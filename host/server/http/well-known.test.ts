import Fastify from 'fastify';
import { findSharedPage, securityText, wellKnownPlugin } from './well-known.ts';

const SITE = 'https://roost.example';
const share = (shared: Partial<Parameters<typeof findSharedPage>[0]>) =>
  findSharedPage({ title: '', text: '', url: '', ...shared }, SITE);

describe('ROUTE-14: what is shared to the installed site', () => {
  test.each([
    { url: `${SITE}/vacation-rentals/united-states/nevada/ely/7?adults=2#reviews` },
    { text: `Look (${SITE}/vacation-rentals/united-states/nevada/ely/7?adults=2#reviews).` },
    {
      title: 'A house',
      text: `https://maps.example/x ${SITE}/vacation-rentals/united-states/nevada/ely/7?adults=2#reviews`,
    },
  ])('an address of this site opens its page: %j', (shared) => {
    expect(share(shared)).toBe(`${SITE}/vacation-rentals/united-states/nevada/ely/7?adults=2#reviews`);
  });

  test.each([
    [{ text: ' Lake Tahoe ' }, 'Lake+Tahoe'],
    [{ title: 'Truckee, CA' }, 'Truckee%2C+CA'],
    [{ title: 'Map', text: 'https://maps.example/@39.2,-120.1' }, 'https%3A%2F%2Fmaps.example%2F%4039.2%2C-120.1'],
    [{ url: 'https://roost.example.evil.test/trips' }, 'https%3A%2F%2Froost.example.evil.test%2Ftrips'],
    [{ url: 'javascript:alert(1)' }, 'javascript%3Aalert%281%29'],
  ])('anything else is searched for: %j', (shared, query) => {
    expect(share(shared)).toBe(`${SITE}/search?query=${query}`);
  });

  test('nothing opens the search; what is long is cut', () => {
    expect(share({ text: '  ' })).toBe(`${SITE}/search`);
    expect(share({ text: 'a'.repeat(2_000) })).toHaveLength(`${SITE}/search?query=`.length + 500);
  });

  test('SAFE-6: no address leads off this site, into its API or around in a circle', () => {
    expect(share({ url: `${SITE}//evil.test/x` })).toBe(`${SITE}//evil.test/x`);
    for (const path of ['/api/auth/signout', '/share?url=x', '/_teams/', '/api'])
      expect(share({ url: `${SITE}${path}` })).toBe(`${SITE}/`);
  });

  test('the manifest names the fields that the address reads', async () => {
    const app = Fastify();
    await app.register(wellKnownPlugin, { siteUrl: SITE, applePayFile: null, securityContact: 'stays@roost.example' });
    const { share_target: target } = (await app.inject('/site.webmanifest')).json<{
      share_target: { action: string; method: string; params: Record<string, string> };
    }>();
    expect(target.method).toBe('GET');
    const query = new URLSearchParams({
      [target.params.title ?? '']: 'A house',
      [target.params.url ?? '']: `${SITE}/trips`,
    });
    const { statusCode, headers } = await app.inject(`${target.action}?${query}`);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, `${SITE}/trips`, 'no-store']);
    expect((await app.inject('/share?text=a&text=b')).headers.location).toBe(`${SITE}/search`);
    await app.close();
  });
});

test.each(['constructor', '__proto__', 'toString', 'x', '193'])(
  'SAFE-6: there is no icon called %s, and no failure',
  async (name) => {
    const app = Fastify();
    await app.register(wellKnownPlugin, { siteUrl: SITE, applePayFile: null, securityContact: 'stays@roost.example' });
    expect((await app.inject(`/icons/${name}.png`)).statusCode).toBe(404);
    await app.close();
  },
);

describe('SAFE-23: security.txt (RFC 9116)', () => {
  test('it says whom to write to, and until when it holds', async () => {
    const app = Fastify();
    await app.register(wellKnownPlugin, { siteUrl: SITE, applePayFile: null, securityContact: 'safe@roost.example' });
    const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
    await app.close();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/s) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:safe@roost.example');
    expect(fields.get('Canonical')).toBe(`${SITE}/.well-known/security.txt`);
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    // Less than a year, and never in the past while a copy of a day is kept.
    expect([days > 7, days < 365]).toEqual([true, true]);
  });

  test('a form has an address of its own', () => {
    const text = securityText(SITE, 'https://roost.example/report', new Date('2026-11-28T00:00:00Z'));
    expect(text).toContain('Contact: https://roost.example/report\nExpires: 2027-05-27T00:00:00.000Z\n');
  });
});
