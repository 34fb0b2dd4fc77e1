import { ConfigError, parseConfig } from './config.ts';

describe('host settings', () => {
  test('PLAT-8: a fresh machine needs no variable', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000, bind: '127.0.0.1', development: false, siteUrl: 'http://localhost:3000', assetsUrl: 'http://localhost:3100', servicesUrl: 'http://localhost:4000',
      page: { search: { hosts: [{ url: 'localhost:4100', protocol: 'http' }] }, stripe: { scriptUrl: 'http://localhost:4100/stripe/v3/' } },
    });
  });

  test('PLAT-8: ports move every local address with them', () => {
    const config = parseConfig({ ROOST_HOST_PORT: '5150', ROOST_ASSETS_PORT: '5151', ROOST_SERVICES_PORT: '5152', ROOST_SANDBOX_PORT: '5153' });
    expect([config.siteUrl, config.assetsUrl, config.servicesUrl, config.page.maps.apiUrl]).toEqual([5150, 5151, 5152, 5153].map((port) => `http://localhost:${port}`));
  });

  test('SRCH-2: another application id means the hosted index and its own hosts', () => {
    expect(parseConfig({ SEARCH_APP_ID: 'APP' }).page.search.hosts[0]).toEqual({ url: 'APP-dsn.algolia.net', protocol: 'https' });
    expect(parseConfig({ SEARCH_HOST: 'search.test' }).page.search.hosts).toEqual([{ url: 'search.test', protocol: 'https' }]);
  });

  test('PLAT-9: an unusable variable is named in one sentence', () => {
    expect(() => parseConfig({ ROOST_HOST_PORT: 'abc', ROOST_SITE_URL: 'nowhere' })).toThrow(ConfigError);
    expect(() => parseConfig({ ROOST_HOST_PORT: 'abc' })).toThrow(/ROOST_HOST_PORT is not usable/);
    expect(parseConfig({ ROOST_HOST_PORT: '' }).port).toBe(3000);
  });

  test('PLAT-8: nothing secret gets into a page', () => {
    expect(JSON.stringify(parseConfig({ SEARCH_ADMIN_KEY: 'secret-1', STRIPE_SECRET_KEY: 'secret-2' }).page)).not.toContain('secret');
  });
});
