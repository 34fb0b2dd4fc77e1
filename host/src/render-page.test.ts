import { createElement, use } from 'react';
import type { RemoteRoute } from '@roost/shared/contracts/remote-module';
import { parseConfig } from '../server/config.ts';
import { renderPage } from './render-page.tsx';
import type { RenderRequest, RenderedPage } from './render-page.tsx';
import { TEST_PLACES, TEST_ROUTES } from './testing/remote-facts.ts';

const searchModule = (route: Partial<RemoteRoute<unknown>> = {}) => ({
  './routes': {
    routes: [
      {
        id: 'search',
        loader: async () => ({ type: 'data', data: 'Lake Tahoe' }),
        head: (data: unknown) => ({ title: String(data) }),
        Component: ({ data }: { data: unknown }) => createElement('h1', null, String(data)),
        ...route,
      },
    ],
  },
});
const problems: string[] = [];
const explained: string[] = [];
let due = true;

async function renderUrl(
  path: string,
  modules: RenderRequest['modules'] = {},
  experiments?: RenderRequest['experiments'],
): Promise<RenderedPage> {
  problems.length = 0;
  explained.length = 0;
  return renderPage({
    mayBeSignedIn: false,
    priceDisplay: 'total',
    currency: 'USD',
    ...(experiments && { experiments }),
    url: `http://site.test${path}`,
    config: parseConfig({}).page,
    now: '2026-11-21T12:00:00.000Z',
    routes: TEST_ROUTES,
    places: TEST_PLACES,
    pins: [],
    modules,
    versions: { 'mfe-search': '1.0.0' },
    api: async () => new Response('{}', { status: 503 }),
    loaderLimitMs: 50,
    report: (error) => {
      problems.push(error.phase);
    },
    explain: {
      due: () => due,
      tell: ({ error, componentStack }) => {
        explained.push(`${String(error)} ${componentStack.trim().split(/\s+/)[1] ?? ''}`);
      },
    },
  });
}
async function page(
  path: string,
  modules?: RenderRequest['modules'],
): Promise<Extract<RenderedPage, { type: 'page' }>> {
  const rendered = await renderUrl(path, modules);
  if (rendered.type !== 'page') throw new Error(`${path} redirects`);
  return rendered;
}

describe('rendering a page on the server', () => {
  test('PLAT-1: the HTML holds the page, the state its data, the head its title', async () => {
    const rendered = await page('/search', { 'mfe-search': searchModule() });
    expect(rendered).toMatchObject({ status: 200, head: { title: 'Lake Tahoe' }, used: ['mfe-search/routes'] });
    expect(rendered.html).toContain('<h1>Lake Tahoe</h1>');
    expect(rendered.loaderData['mfe-search:search']).toEqual({
      state: 'ready',
      data: 'Lake Tahoe',
      status: 200,
      frame: 'standard',
    });
    expect(rendered.store).toMatchObject({ session: { status: 'unauthenticated' } });
  });

  test('ANLT-5: the page is rendered with the variations it begins with, and carries them', async () => {
    const rendered = await renderUrl('/search', { 'mfe-search': searchModule() }, async () => ({
      assigned: { 'search-card-layout': 'price-first' },
      forced: {},
    }));
    expect(rendered).toMatchObject({
      type: 'page',
      store: { experiments: { assigned: { 'search-card-layout': 'price-first' }, forced: {}, seen: {} } },
    });
    expect(await page('/search', { 'mfe-search': searchModule() })).not.toHaveProperty('store.experiments');
  });

  test('ROUTE-3: status and redirect come from the loader', async () => {
    const gone = searchModule({ loader: async () => ({ type: 'data', data: 'Gone', status: 410 }) });
    expect((await page('/search', { 'mfe-search': gone })).status).toBe(410);
    const moved = searchModule({
      loader: async () => ({ type: 'redirect', status: 301, location: '/search?query=x' }),
    });
    expect(await renderUrl('/search', { 'mfe-search': moved })).toEqual({
      type: 'redirect',
      status: 301,
      location: '/search?query=x',
    });
  });

  test('ROUTE-3: an unknown address is a page with status 404', async () => {
    expect(await page('/nothing')).toMatchObject({
      status: 404,
      head: { robots: 'noindex' },
      html: expect.stringContaining('We couldn’t find this page'),
    });
  });

  test('PLAT-5: a remote without a server bundle is left to the browser, the shell is there', async () => {
    const rendered = await page('/search');
    expect(rendered.loaderData['mfe-search:search']).toEqual({ state: 'browser' });
    expect(rendered.html).toContain('<header');
    expect(rendered.status).toBe(200);
  });

  test.each([
    [
      'throws',
      async () => {
        throw new Error('index is down');
      },
    ],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])("PLAT-5: a loader that %s shows the page's fallback with status 503", async (_name, loader) => {
    const rendered = await page('/search', { 'mfe-search': searchModule({ loader }) });
    expect(rendered.status).toBe(503);
    expect(rendered.html).toContain('We couldn’t load this page');
    expect(rendered.head).toEqual({ title: 'We couldn’t load this page · Roost', robots: 'noindex' });
    expect(problems).toEqual(['loader']);
  });

  test('PLAT-3: data that cannot be written into the page is a failure of its loader', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const module = searchModule({ loader: async () => ({ type: 'data', data: circle }) });
    expect(await page('/search', { 'mfe-search': module })).toMatchObject({ status: 503 });
    expect(problems).toEqual(['loader']);
  });

  test.each([
    ['set-cookie', 'authjs.session-token=somebody'],
    ['x-robots-tag', 'a\nb'],
  ])('PLAT-3: a loader that sets the header %s as it may not is a failure of its remote', async (name, value) => {
    const module = searchModule({
      loader: async ({ setHeader }) => {
        setHeader?.('retry-after', '5');
        setHeader?.(name, value);
        return { type: 'data', data: {} };
      },
    });
    expect(await page('/search', { 'mfe-search': module })).toMatchObject({ status: 503, cookies: [] });
    expect(problems).toEqual(['loader']);
  });

  test('PLAT-3: a module without its page is a failure of its remote, so that the version before is asked', async () => {
    expect(await page('/search', { 'mfe-search': { './routes': { routes: {} } } })).toMatchObject({ status: 503 });
    expect(problems).toEqual(['resolve']);
  });

  test('PLAT-5: a page that throws while it renders is left to the browser', async () => {
    const rendered = await page('/search', {
      'mfe-search': searchModule({
        Component: () => {
          throw new Error('broken');
        },
      }),
    });
    expect(rendered.status).toBe(200);
    expect(rendered.html).toContain('<header');
    expect(rendered.html).toContain('<footer');
    expect(rendered.html).toContain('Loading the next page');
  });

  test('PLAT-9: why a page could not be rendered is told, once for each reason, and only when somebody wants to know', async () => {
    const Heart = () => {
      throw new Error('broken heart');
    };
    const modules = {
      'mfe-search': searchModule({
        Component: () => createElement('div', null, createElement(Heart), createElement(Heart)),
      }),
    };
    await page('/search', modules);
    // The others are the slots that this test gives no remote for.
    expect(explained.filter((text) => !text.startsWith('RemoteError'))).toEqual(['Error: broken heart Heart']);
    due = false;
    await page('/search', modules);
    due = true;
    expect(explained).toEqual([]);
    await page('/search', { 'mfe-search': searchModule() });
    expect(explained.filter((text) => !text.startsWith('RemoteError'))).toEqual([]);
  });

  test('PLAT-3: a page that waits for what never comes is told too, as one that took too long', async () => {
    const never = new Promise<never>(() => undefined);
    await page('/search', { 'mfe-search': searchModule({ Component: () => use(never) }) });
    expect(explained.filter((text) => !text.startsWith('RemoteError'))).toEqual([
      expect.stringMatching(/^Error: did not render within 1000 ms/),
    ]);
  });

  test('PLAT-6: two requests share nothing', async () => {
    const [first, second] = await Promise.all([page('/search', { 'mfe-search': searchModule() }), page('/nothing')]);
    expect(first.store).not.toBe(second.store);
    expect(second.used).toEqual([]);
  });
});
