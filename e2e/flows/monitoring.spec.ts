import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { sandboxOrigin } from '../src/sandbox.ts';
import { touch } from '../src/visit.ts';

type Event = {
  type: string;
  service?: string;
  context?: Record<string, unknown>;
  view: { id: string; name?: string; url: string };
  _dd?: { configuration?: Record<string, unknown> };
};

/** Samples every session instead of one in a hundred: changes the page's settings as the page reads them. */
async function sampleEverySession(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (text, reviver) => {
      const value = parse(text, reviver) as { config?: { monitoring?: { sampleRate: number } } } | null;
      if (value?.config?.monitoring) value.config.monitoring.sampleRate = 100;
      return value;
    };
  });
}

test.describe('monitoring', () => {
  test.use({ consentAnswered: false, timezoneId: 'Europe/Berlin' });

  test('ANLT-6 CONS-7: nothing before consent; after it views, with page, remote, version and route, and no replay @monitoring @mfe-search @mfe-consent', async ({
    page,
    context,
    consent,
    request,
  }) => {
    const sent: { forward: string; events: Event[] }[] = [];
    page.on('request', (asked) => {
      const url = new URL(asked.url());
      if (url.pathname !== '/monitoring/intake') return;
      sent.push({
        forward: url.searchParams.get('ddforward') ?? '',
        events: (asked.postData() ?? '')
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as Event),
      });
    });
    await sampleEverySession(page);
    await page.goto('/search?query=Lake+Tahoe');
    const services = page.waitForRequest(/\/cs\/config/);
    await touch(page);
    await services;
    await expect(consent.banner).toBeVisible();
    expect(sent).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('_dd'))).toEqual([]);

    const reloaded = page.waitForEvent('load');
    await consent.acceptAll();
    await reloaded;
    await expect(consent.banner).toBeHidden();
    await touch(page);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await page.goto('/privacy');
    const events = () => sent.flatMap((batch) => batch.events);
    const view = () => events().find(({ type }) => type === 'view');
    await expect.poll(view).toMatchObject({
      service: 'guest-web',
      context: { page: 'Search', remote: 'mfe-search', version: expect.stringMatching(/^\d/), route: '/search' },
    });
    expect(JSON.stringify(events().map(({ view: { url } }) => url))).not.toContain('query=');
    expect(sent.every(({ forward }) => forward.startsWith('/api/v2/rum'))).toBe(true);

    const vitals = `${await sandboxOrigin(request)}/vitals?device=desktop`;
    await expect
      .poll(async () => (await request.get(vitals)).text())
      .toContain(`mfe-search ${String(view()?.context?.['version'])}`);
  });
});
