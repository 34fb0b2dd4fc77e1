import type { FastifyInstance } from 'fastify';
import { startPlugin } from '../testing.ts';
import { analyticsPlugin } from './plugin.ts';

const event = (change: object = {}) => ({
  type: 'track',
  event: 'Product Viewed',
  messageId: 'm1',
  anonymousId: 'visitor-1',
  userId: null,
  writeKey: 'local-write-key',
  integrations: { All: true },
  properties: { product_id: '7' },
  context: { consent: { categoryPreferences: { custom_analytics: true, custom_advertising: false } } },
  ...change,
});

describe('analytics of the sandbox', () => {
  let app: FastifyInstance;
  let url: string;
  beforeEach(async () => {
    ({ app, url } = await startPlugin((server) => server.register(analyticsPlugin, {})));
  });
  afterEach(() => app.close());
  const send = (call: string, body: unknown) =>
    fetch(`${url}/analytics-intake/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  test('ANLT-1: the CDN lists destinations and settings of a project, and refuses what is no write key', async () => {
    const integrations = (await (
      await fetch(`${url}/analytics-cdn/v1/projects/local-write-key/integrations`)
    ).json()) as { name: string }[];
    expect(integrations.some(({ name }) => name === 'Repeater')).toBe(true);
    const settings = (await (await fetch(`${url}/analytics-cdn/v1/projects/local-write-key/settings`)).json()) as {
      integrations: Record<string, object>;
    };
    expect(settings.integrations['Segment.io']).toMatchObject({ apiKey: 'local-write-key' });
    expect(settings.integrations).not.toHaveProperty('Repeater');
    expect((await fetch(`${url}/analytics-cdn/v1/projects/x/integrations`)).status).toBe(404);
  });

  test('ANLT-2: events are taken in once, by visitor, and shown with what was agreed to', async () => {
    expect((await send('t', event())).status).toBe(200);
    await send('t', event());
    await send(
      'p',
      event({ type: 'page', name: 'Search', messageId: 'm2', anonymousId: 'visitor-2', event: undefined }),
    );
    const { events } = (await (await fetch(`${url}/analytics.json?anonymousId=visitor-1`)).json()) as {
      events: object[];
    };
    expect(events).toMatchObject([{ event: 'Product Viewed', properties: { product_id: '7' } }]);
    const page = await (await fetch(`${url}/analytics`)).text();
    expect(page).toContain('Page: Search');
    expect(page).toContain('<td>analytics</td>');
  });

  test.each([
    ['no JSON', '<html>'],
    ['no event', {}],
    ['an event without a visitor', event({ anonymousId: '' })],
  ])('ANLT-2: %s is refused', async (_name, body) => {
    expect((await send('t', body)).status).toBe(400);
  });

  test('ANLT-2: what was sent is shown as text', async () => {
    await send('t', event({ event: '<img src=x onerror=alert(1)>' }));
    expect(await (await fetch(`${url}/analytics`)).text()).not.toContain('<img');
  });

  test('ANLT-4: the sites for owners show what a link brought', async () => {
    expect(await (await fetch(`${url}/owners/signup?utm_source=news`)).text()).toMatch(/utm_source<\/th><td>news/);
  });
});
