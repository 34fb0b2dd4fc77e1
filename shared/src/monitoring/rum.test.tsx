import type { RumEvent, RumInitConfiguration, ViewOptions } from '@datadog/browser-rum-slim';
import { createConsentGate } from '../consent/gate.ts';
import { withEverything } from '../domain/consent.ts';
import { bufferErrors } from './error-buffer.ts';
import { forgetClient } from './client.ts';
import { describeEvent } from './event-context.ts';
import type { MonitoredPage } from './event-context.ts';
import { reportError } from './index.ts';
import { getOwner } from './owner.ts';
import { clientConfiguration } from './settings.ts';
import type { MonitoringSettings } from './settings.ts';
import { startMonitoring } from './start.ts';

const SETTINGS: MonitoringSettings = {
  intake: { proxyUrl: 'http://proxy.test/intake' },
  applicationId: 'app',
  clientToken: 'pub',
  env: 'prod',
  sampleRate: 1,
  replayRate: 0,
};
const SEARCH: MonitoredPage = { page: 'Search', route: '/search', remote: 'mfe-search', version: '1.4.0' };
const LISTING: MonitoredPage = {
  page: 'Listing',
  route: '/vacation-rentals/:listingId',
  remote: 'mfe-listing',
  version: '2.0.3',
};

describe('settings of the client', () => {
  test('ANLT-6: service, rates, privacy and what is tracked', () => {
    expect(clientConfiguration(SETTINGS, 'b1')).toMatchObject({
      service: 'guest-web',
      env: 'prod',
      sessionSampleRate: 100,
      sessionReplaySampleRate: 0,
      defaultPrivacyLevel: 'mask-user-input',
      trackUserInteractions: true,
      trackResources: true,
      trackLongTasks: true,
      trackingConsent: 'granted',
      proxy: 'http://proxy.test/intake',
      version: 'b1',
    });
    expect(clientConfiguration({ ...SETTINGS, intake: { site: 'datadoghq.eu' } }, 'b1')).toMatchObject({
      site: 'datadoghq.eu',
    });
  });
});

describe('whose code an event is about', () => {
  test.each([
    ['http://assets.test/mfe-search/1.4.0/js/a.js', { remote: 'mfe-search', version: '1.4.0' }],
    [
      'Error: x\n    at f (http://a.test/mfe-booking/2.0.0-rc.1/remoteEntry.js:1:2)\n    at http://a.test/_host/ab/main.js',
      { remote: 'mfe-booking', version: '2.0.0-rc.1' },
    ],
    ['http://a.test/_host/ab/main.js', null],
    [undefined, null],
  ])('ANLT-6 PLAT-9a: of %j', (text, owner) => {
    expect(getOwner(text)).toEqual(owner);
  });

  const event = (change: object) =>
    ({
      view: {
        id: 'v',
        url: 'https://roost.example/booking/confirmation/ABC?email=x',
        referrer: 'https://roost.example/search?query=x',
      },
      ...change,
    }) as unknown as RumEvent;
  test.each<[string, object, object]>([
    ["a view is the page's", { type: 'view' }, { remote: 'mfe-search', version: '1.4.0' }],
    [
      "an error is its stack's",
      { type: 'error', error: { stack: 'at http://a.test/mfe-favorites/1.1.0/js/x.js:1:1' } },
      { remote: 'mfe-favorites', version: '1.1.0' },
    ],
    [
      "an error of the shell is the page's",
      { type: 'error', error: { stack: 'at http://a.test/_host/x/main.js' } },
      { remote: 'mfe-search', version: '1.4.0' },
    ],
    [
      'an error that was reported with its owner keeps it',
      { type: 'error', error: {}, context: { ...LISTING, owned: true } },
      { remote: 'mfe-listing', version: '2.0.3', page: 'Listing', route: LISTING.route },
    ],
    [
      "a long task is its script's",
      {
        type: 'long_task',
        long_task: { scripts: [{ source_url: '' }, { source_url: 'http://a.test/mfe-listing/2.0.3/js/x.js' }] },
      },
      { remote: 'mfe-listing', version: '2.0.3' },
    ],
    [
      "a file is its remote's",
      { type: 'resource', resource: { url: 'http://a.test/mfe-consent/1.0.0/remoteEntry.js?x=1' } },
      { remote: 'mfe-consent', version: '1.0.0' },
    ],
    [
      "the last word of a page that was left is that page's",
      { type: 'view', context: LISTING },
      { remote: 'mfe-listing', version: '2.0.3', page: 'Listing', route: LISTING.route },
    ],
  ])('ANLT-6 PLAT-9b: %s', (_name, change, owner) => {
    const described = event(change);
    expect(describeEvent(described, SEARCH, 'https://roost.example')).toBe(true);
    expect(described.context).toMatchObject({ page: 'Search', route: '/search', ...owner });
  });

  test('ANLT-6: no address tells a query or a confirmation code', () => {
    const described = event({ type: 'resource', resource: { url: 'https://roost.example/api/quote?email=x' } });
    describeEvent(described, { ...SEARCH, route: '/booking/confirmation/:code' }, 'https://roost.example');
    expect(JSON.stringify(described)).not.toMatch(/ABC|email|query/);
  });
});

describe('starting with consent', () => {
  function setUp({
    agreed = false,
    sampleRate = 100,
    fails = false,
  }: { agreed?: boolean; sampleRate?: number; fails?: boolean } = {}) {
    let jar: string | undefined = agreed ? JSON.stringify(withEverything(true, [])) : undefined;
    const gate = createConsentGate({
      read: () => jar,
      write: (text) => {
        jar = text;
      },
    });
    const inits: RumInitConfiguration[] = [];
    const views: ViewOptions[] = [];
    const errors: [unknown, object | undefined][] = [];
    const consents: string[] = [];
    const state = { page: SEARCH };
    const load = jest.fn(async () => {
      if (fails) throw new Error('offline');
      return {
        init: (given: RumInitConfiguration) => {
          inits.push(given);
        },
        startView: (view: ViewOptions) => {
          views.push(view);
        },
        addError: (error: unknown, context?: object) => {
          errors.push([error, context]);
        },
        setTrackingConsent: (consent: string) => {
          consents.push(consent);
        },
      };
    });
    const kept = bufferErrors();
    const start = () =>
      startMonitoring({
        settings: { ...SETTINGS, sampleRate },
        siteUrl: 'https://roost.example',
        version: 'b1',
        gate,
        load,
        forget: forgetClient,
        page: () => state.page,
        errors: kept,
      });
    return { gate, inits, views, errors, consents, state, load, start };
  }
  const settle = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  const all = (allowed: boolean) => withEverything(allowed, []);

  test('CONS-7 ANLT-6: nothing is loaded before analytics is allowed; then it is, once', async () => {
    const { gate, load, inits, start } = setUp();
    start();
    gate.save(all(false));
    await settle();
    expect(load).not.toHaveBeenCalled();
    gate.save(all(true));
    await settle();
    gate.save(all(true));
    expect([load.mock.calls.length, inits.length]).toEqual([1, 1]);
  });

  test('CONS-7: consent that is taken back stops it', async () => {
    const { gate, consents, start } = setUp({ agreed: true });
    start();
    await settle();
    window.sessionStorage.setItem('_dd_tab_id', '7');
    gate.save(all(false));
    expect([consents, window.sessionStorage.length]).toEqual([['not-granted'], 0]);
    gate.save(all(true));
    expect(consents).toEqual(['not-granted', 'granted']);
  });

  test('CONS-7: consent taken back while the client loads starts nothing', async () => {
    const { gate, inits, start } = setUp({ agreed: true });
    start();
    gate.save(all(false));
    await settle();
    expect(inits).toEqual([]);
  });

  test('ANLT-6: a rate of 0 loads nothing', async () => {
    const { load, start } = setUp({ agreed: true, sampleRate: 0 });
    start();
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  test('ANLT-6: of a session that is not drawn nothing is loaded, on no page of its tab; of one that is, the client measures all', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const undrawn = setUp({ agreed: true, sampleRate: 1 });
    undrawn.start();
    random.mockReturnValue(0);
    undrawn.start();
    await settle();
    expect(undrawn.load).not.toHaveBeenCalled();
    forgetClient();
    const drawn = setUp({ agreed: true, sampleRate: 1 });
    drawn.start();
    await settle();
    expect(drawn.inits).toMatchObject([{ sessionSampleRate: 100 }]);
    random.mockRestore();
    forgetClient();
  });

  test('ANLT-6: each page is a view with its remote, version and route; the same page in place is none', async () => {
    const { views, state, start } = setUp({ agreed: true });
    const monitoring = start();
    await settle();
    monitoring.pageChanged();
    state.page = LISTING;
    monitoring.pageChanged();
    expect(views).toEqual([
      { name: 'Search', url: 'https://roost.example/search', context: SEARCH },
      { name: 'Listing', url: 'https://roost.example/vacation-rentals/:listingId', context: LISTING },
    ]);
  });

  test('ANLT-6 PLAT-9: earlier errors are handed over with their owner, later ones as they come', async () => {
    const { errors, start } = setUp({ agreed: true });
    const early = new Error('early');
    reportError(early, { remote: 'mfe-favorites', version: '1.1.0', phase: 'load' });
    window.dispatchEvent(new ErrorEvent('error', { error: 'uncaught' }));
    const monitoring = start();
    await settle();
    expect(errors).toMatchObject([
      [early, { remote: 'mfe-favorites', version: '1.1.0', phase: 'load', page: 'Search', owned: true }],
      ['uncaught', {}],
    ]);
    reportError(new Error('late'));
    // The client hears these itself.
    window.dispatchEvent(new ErrorEvent('error', { error: 'uncaught again' }));
    expect(errors).toHaveLength(3);
    monitoring.stop();
    reportError(new Error('after'));
    expect(errors).toHaveLength(3);
  });

  test('ANLT-6: a client that does not load costs nothing', async () => {
    const { start, gate, load } = setUp({ agreed: true, fails: true });
    const monitoring = start();
    await settle();
    monitoring.pageChanged();
    gate.save(all(true));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
