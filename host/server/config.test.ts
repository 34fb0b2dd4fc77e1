import { ConfigError, parseConfig } from './config.ts';

describe('host settings', () => {
  test('PLAT-8: a fresh machine needs no variable', () => {
    expect(parseConfig({})).toMatchObject({
      port: 3000,
      bind: '127.0.0.1',
      development: false,
      siteUrl: 'http://localhost:3000',
      assetsUrl: 'http://localhost:3100',
      servicesUrl: 'http://localhost:4000',
      page: {
        search: { hosts: [{ url: 'localhost:4100', protocol: 'http' }] },
        stripe: { scriptUrl: 'http://localhost:4100/stripe/v3/' },
      },
    });
  });

  test('PLAT-8: ports move every local address with them', () => {
    const config = parseConfig({
      ROOST_HOST_PORT: '5150',
      ROOST_ASSETS_PORT: '5151',
      ROOST_SERVICES_PORT: '5152',
      ROOST_SANDBOX_PORT: '5153',
    });
    expect([config.siteUrl, config.assetsUrl, config.servicesUrl, config.page.maps.apiUrl]).toEqual(
      [5150, 5151, 5152, 5153].map((port) => `http://localhost:${port}`),
    );
  });

  test('SRCH-2: another application id means the hosted index and its own hosts', () => {
    expect(parseConfig({ SEARCH_APP_ID: 'APP' }).page.search.hosts[0]).toEqual({
      url: 'APP-dsn.algolia.net',
      protocol: 'https',
    });
    expect(parseConfig({ SEARCH_HOST: 'search.test' }).page.search.hosts).toEqual([
      { url: 'search.test', protocol: 'https' },
    ]);
  });

  test('ANLT-6: monitoring draws one session in a hundred in production, none in stage and dev, never a replay', () => {
    const rates = (environment: Record<string, string>) => {
      const { env, sampleRate, replayRate } = parseConfig(environment).page.monitoring ?? {};
      return [env, sampleRate, replayRate];
    };
    expect(rates({})).toEqual(['prod', 1, 0]);
    expect(rates({ ROOST_ENV: 'development' })).toEqual(['dev', 0, 0]);
    expect(rates({ MONITORING_ENV: 'stage' })).toEqual(['stage', 0, 0]);
    expect(rates({ ROOST_ENV: 'development', MONITORING_SAMPLE_RATE: '100' })).toEqual(['dev', 100, 0]);
    expect(parseConfig({}).page.monitoring?.intake).toEqual({ proxyUrl: 'http://localhost:4100/monitoring/intake' });
    expect(parseConfig({ MONITORING_SITE: 'datadoghq.eu' }).page.monitoring?.intake).toEqual({ site: 'datadoghq.eu' });
    expect(parseConfig({ MONITORING_URL: 'off' }).page.monitoring).toBeUndefined();
    expect(() => parseConfig({ MONITORING_SAMPLE_RATE: '101' })).toThrow(/MONITORING_SAMPLE_RATE/);
  });

  test('FRAUD-2: the collector is the sandbox until there is an address; its name holds letters, digits and dots', () => {
    expect(parseConfig({}).page.fraud).toEqual({
      clientID: 'roost-local',
      hostname: 'localhost',
      protocol: 'http',
      port: 4100,
      isSinglePageApp: true,
    });
    expect(
      parseConfig({
        FRAUD_URL: 'https://collector.example',
        FRAUD_CLIENT_ID: '7',
        FRAUD_DEBUG: '1',
        FRAUD_DEVICE_DOMAIN: 'device.example',
      }).page.fraud,
    ).toEqual({
      clientID: '7',
      hostname: 'collector.example',
      protocol: 'https',
      isSinglePageApp: true,
      debug: true,
      deviceDomain: 'device.example',
    });
    expect(parseConfig({ FRAUD_URL: 'off' }).page.fraud).toBeUndefined();
    expect(() => parseConfig({ FRAUD_URL: 'https://my-collector.example' })).toThrow(/FRAUD_URL is not usable/);
  });

  test("ANLT-5: flags are the sandbox's until there is an address, or off", () => {
    expect(parseConfig({}).page.experiments).toEqual({ apiHost: 'http://localhost:4100', clientKey: 'sdk-local' });
    expect(
      parseConfig({ FLAGS_URL: 'https://flags.example/proxy/', FLAGS_CLIENT_KEY: 'sdk-7' }).page.experiments,
    ).toEqual({ apiHost: 'https://flags.example/proxy', clientKey: 'sdk-7' });
    expect(parseConfig({ FLAGS_URL: 'off' }).page.experiments).toBeUndefined();
    expect(() => parseConfig({ FLAGS_URL: 'nowhere' })).toThrow(/FLAGS_URL/);
  });

  test('ANLT-2 ANLT-7 SRCH-20: analytics is the sandbox until there is a CDN; scripts can be switched off', () => {
    expect(parseConfig({}).page.analytics).toEqual({
      cdnUrl: 'http://localhost:4100/analytics-cdn',
      writeKey: 'local-write-key',
      intakeUrl: 'http://localhost:4100/analytics-intake/v1',
      tagManagerUrl: 'http://localhost:4100/tag-manager/tags.js',
      visualOptimizationUrl: 'http://localhost:4100/visual-optimization/page.js',
    });
    expect(
      parseConfig({
        ANALYTICS_CDN_URL: 'https://cdn.segment.com',
        ANALYTICS_WRITE_KEY: 'k',
        TAG_MANAGER_URL: 'off',
        VISUAL_OPTIMIZATION_URL: 'off',
      }).page.analytics,
    ).toEqual({ cdnUrl: 'https://cdn.segment.com', writeKey: 'k', intakeUrl: 'https://api.segment.io/v1' });
    expect(parseConfig({ ANALYTICS_INTAKE_URL: 'off' }).page.analytics).not.toHaveProperty('intakeUrl');
    expect([
      parseConfig({}).page.search.insightsUrl,
      parseConfig({ SEARCH_APP_ID: 'APP' }).page.search.insightsUrl,
    ]).toEqual(['http://localhost:4100', 'https://insights.algolia.io']);
    expect(parseConfig({ TRACKER_ORIGINS: 'https://a.example https://*.b.example' }).trackerOrigins).toEqual([
      'https://a.example',
      'https://*.b.example',
    ]);
    expect(() => parseConfig({ TRACKER_ORIGINS: "'unsafe-inline'" })).toThrow(/TRACKER_ORIGINS/);
  });

  test('ANLT-4 CONS-5: sites for owners and the domain of cookies are settings', () => {
    expect(parseConfig({}).page).toMatchObject({
      owners: { signupUrl: 'http://localhost:4100/owners/signup', trialUrl: 'http://localhost:4100/owners/trial' },
    });
    expect(parseConfig({ COOKIE_DOMAIN: '.roost.example' }).page.cookieDomain).toBe('.roost.example');
  });

  test('PLAT-9: an unusable variable is named in one sentence', () => {
    expect(() => parseConfig({ ROOST_HOST_PORT: 'abc', ROOST_SITE_URL: 'nowhere' })).toThrow(ConfigError);
    expect(() => parseConfig({ ROOST_HOST_PORT: 'abc' })).toThrow(/ROOST_HOST_PORT is not usable/);
    expect(parseConfig({ ROOST_HOST_PORT: '' }).port).toBe(3000);
  });

  test('PLAT-8: nothing secret gets into a page', () => {
    expect(
      JSON.stringify(parseConfig({ SEARCH_ADMIN_KEY: 'secret-1', STRIPE_SECRET_KEY: 'secret-2' }).page),
    ).not.toContain('secret');
  });
});
