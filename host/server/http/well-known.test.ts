import Fastify from 'fastify';
import { findSharedPage, wellKnownPlugin } from './well-known.ts';

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
    await app.register(wellKnownPlugin, { siteUrl: SITE, applePayFile: null });
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
    await app.register(wellKnownPlugin, { siteUrl: SITE, applePayFile: null });
    expect((await app.inject(`/icons/${name}.png`)).statusCode).toBe(404);
    await app.close();
  },
);
