import type { TrackedEvent } from '../contracts/events.ts';
import type { VisitEvent } from '../contracts/visit-event.ts';
import { ANONYMOUS_ID_KEY, storedId } from './anonymous-id.ts';
import { bufferEvents } from './event-buffer.ts';
import type { InsightsEvent } from './insights.ts';
import type { AnalyticsLibrary } from './library.ts';
import { scriptSlots, startScriptSlots } from './script-slots.ts';
import { startAnalytics } from './start.ts';
import type { AnalyticsUser } from './start.ts';
import { TRACK_EVENT } from './track.ts';

const REFUSED: TrackedEvent = { name: 'Booking Refused', properties: { product_id: '7', reason: '1020' } };
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

function getGate(allowed: boolean) {
  const listeners = new Set<() => void>();
  return {
    gate: {
      allows: () => allowed,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    change: (next: boolean) => {
      allowed = next;
      for (const listener of listeners) listener();
    },
    allowed: () => allowed,
  };
}

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
}

/** Analytics over fakes: what each of its ends was told, as lines. */
function world({
  allowed = true,
  user = null as AnalyticsUser,
  load = undefined as (() => Promise<AnalyticsLibrary>) | undefined,
} = {}) {
  const { gate, change, allowed: now } = getGate(allowed);
  const target = new EventTarget();
  const events = bufferEvents(now, target);
  const said: string[] = [];
  const posted: VisitEvent[] = [];
  const insights: InsightsEvent[] = [];
  const local = storage();
  const session = storage();
  const window: { dataLayer?: object[] } = {};
  let cookie: string | undefined;
  let path = '/search';
  const library: AnalyticsLibrary = {
    identify: (id, traits, announce) => {
      said.push(`identify ${id} ${JSON.stringify(traits)}${announce ? ' sent' : ''}`);
    },
    forgetUser: () => {
      said.push('forgetUser');
    },
    track: (name) => {
      said.push(`track ${name}`);
    },
    page: (name) => {
      said.push(`page ${name}`);
    },
  };
  const loaded = jest.fn(load ?? (() => Promise.resolve(library)));
  const track = (event: TrackedEvent) => target.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail: event }));
  const start = () =>
    startAnalytics({
      gate,
      events,
      load: loaded,
      post: (event) => posted.push(event),
      insights: (event) => insights.push(event),
      index: 'prod_listings',
      now: () => 1_790_000_000_000,
      id: {
        cookie: {
          read: () => cookie,
          write: (id) => {
            cookie = id;
          },
        },
        storage: storedId(ANONYMOUS_ID_KEY, () => local),
        newId: () => 'visitor-0001',
      },
      stores: { local: () => local, session: () => session },
      user: () => user,
      pageName: () => 'Search',
      window,
      agent: {},
      page: () => ({ path, search: '', url: `http://site.test${path}`, title: 'Homes', referrer: '' }),
    });
  return {
    start,
    track,
    said,
    posted,
    insights,
    local,
    session,
    window,
    loaded,
    change,
    signIn: (next: AnalyticsUser) => {
      user = next;
    },
    go: (next: string) => {
      path = next;
    },
  };
}

describe('analytics of a page', () => {
  test('CONS-7: without consent nothing is loaded, stored or sent, and what was left before is forgotten', async () => {
    const site = world({ allowed: false });
    site.local.setItem('ajs_anonymous_id', '"old-visitor"');
    site.track(REFUSED);
    site.start().pageShown();
    site.track(REFUSED);
    await settle();
    expect([
      site.loaded.mock.calls.length,
      site.posted,
      site.insights,
      site.window.dataLayer,
      site.local.kept.size,
      site.session.kept.size,
    ]).toEqual([0, [], [], undefined, 0, 0]);
  });

  test('ANLT-2: an event goes to the library, to our services and to the data layer; the page is told once', async () => {
    const site = world();
    const { pageShown } = site.start();
    pageShown();
    site.track(REFUSED);
    await settle();
    expect(site.said).toEqual(['page Search', 'track Booking Refused']);
    expect(
      site.posted.map(({ name, withoutPrefix, anonymousId, analyticsSessionId }) => [
        name,
        withoutPrefix,
        anonymousId,
        analyticsSessionId,
      ]),
    ).toEqual([
      ['Page Viewed', true, 'visitor-0001', '1790000000000'],
      ['Booking Refused', false, 'visitor-0001', '1790000000000'],
    ]);
    expect(site.window.dataLayer).toEqual([{ event: 'Booking Refused', product_id: '7', reason: '1020' }]);
    expect(site.loaded).toHaveBeenCalledWith('visitor-0001');
    site.go('/help');
    pageShown();
    await settle();
    expect(site.said.at(-1)).toBe('page Search');
    expect(site.posted).toHaveLength(3);
  });

  test('ANLT-2: what happened with consent before analytics was there is told when it is; what happened without it never', async () => {
    const late = world();
    late.track(REFUSED);
    late.start();
    await settle();
    expect(late.said).toContain('track Booking Refused');
    const refused = world({ allowed: false });
    refused.track(REFUSED);
    refused.start();
    refused.change(true);
    await settle();
    expect(refused.said).toEqual(['page Search']);
  });

  test('ANLT-2: a library that does not come stops nobody else', async () => {
    const site = world({ load: () => Promise.reject(new Error('down')) });
    site.start();
    site.track(REFUSED);
    await settle();
    expect(site.posted.map(({ name }) => name)).toEqual(['Page Viewed', 'Booking Refused']);
    expect(site.loaded).toHaveBeenCalledTimes(1);
  });

  test('ANLT-2: identifies once on sign-in, tells the library on later pages, and forgets on sign-out', async () => {
    const site = world();
    const { sessionChanged } = site.start();
    site.signIn({ id: 'profile-1', isNew: true });
    sessionChanged();
    sessionChanged();
    await settle();
    expect(site.said.filter((line) => !line.startsWith('page'))).toEqual([
      'identify profile-1 {"isNewUser":true} sent',
      'identify profile-1 {"isNewUser":true}',
    ]);
    site.signIn({ id: 'profile-2', isNew: false });
    sessionChanged();
    await settle();
    expect(site.posted.at(-1)).toMatchObject({ name: 'Signed In', userId: 'profile-2' });
    site.signIn(undefined);
    sessionChanged();
    site.signIn(null);
    sessionChanged();
    await settle();
    expect(site.said.at(-1)).toBe('forgetUser');
    expect(site.local.getItem('ajs_user_id')).toBeNull();
  });

  test('CONS-7: a consent that is taken back ends it and takes away what it kept', async () => {
    const site = world();
    site.start();
    await settle();
    expect([...site.local.kept.keys(), ...site.session.kept.keys()]).toEqual(['ajs_anonymous_id', 'analyticsSession']);
    site.change(false);
    site.track(REFUSED);
    await settle();
    expect([site.local.kept.size, site.session.kept.size, site.posted.length]).toEqual([0, 0, 1]);
  });

  test('SRCH-20: what the index should know is told to it with the visitor', async () => {
    const site = world();
    site.start();
    site.track({ name: 'Product Viewed', properties: { product_id: '7', name: 'Pine Hollow', nights: 0 } });
    expect(site.insights).toEqual([
      {
        eventType: 'view',
        eventName: 'Home viewed',
        index: 'prod_listings',
        userToken: 'visitor-0001',
        objectIDs: ['7'],
      },
    ]);
  });
});

describe('scripts of others', () => {
  const SLOTS = { tagManagerUrl: 'http://tags.test/t.js', visualOptimizationUrl: 'http://vo.test/v.js' };
  const gate = (...allowed: string[]) => {
    const listeners: (() => void)[] = [];
    return {
      allows: (category: string) => allowed.includes(category),
      subscribe: (listener: () => void) => {
        listeners.push(listener);
        return () => undefined;
      },
      say: (category: string) => {
        allowed.push(category);
        for (const listener of listeners) listener();
      },
    };
  };

  test('ANLT-7: each loads once, when it is configured and its category was agreed to', () => {
    const added: string[] = [];
    const consent = gate();
    startScriptSlots(scriptSlots(SLOTS), consent, (url) => added.push(url));
    expect(added).toEqual([]);
    consent.say('custom_functional');
    expect(added).toEqual([SLOTS.visualOptimizationUrl]);
    consent.say('custom_advertising');
    consent.say('custom_analytics');
    expect(added).toEqual([SLOTS.visualOptimizationUrl, SLOTS.tagManagerUrl]);
  });

  test('ANLT-7: nothing is configured, nothing is loaded', () => {
    const added: string[] = [];
    startScriptSlots(scriptSlots({}), gate('custom_functional', 'custom_advertising'), (url) => added.push(url));
    expect(added).toEqual([]);
  });
});
