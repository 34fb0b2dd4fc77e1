import type { Request } from '@playwright/test';
import { eventProblem } from '@roost/shared/contracts/events';
import { visitEventSchema } from '@roost/shared/contracts/visit-event';
import { freeStay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';
import { watchTrackers } from '../src/trackers.ts';
import { hasFocusInside, hydrated } from '../src/hydrated.ts';
import { touch } from '../src/visit.ts';

type Sent = {
  type: string;
  event?: string;
  name?: string;
  anonymousId: string;
  userId: string | null;
  properties: Record<string, unknown>;
  integrations: Record<string, unknown>;
  context: { page: { url: string }; consent?: object };
};

const getBody = (request: Request) => JSON.parse(request.postData() ?? 'null') as unknown;

test.describe('after Accept All', () => {
  test.use({ consentAnswered: false, timezoneId: 'Europe/Berlin' });

  test('CONS-2 ANLT-2 ANLT-3 ANLT-4 ANLT-7 SRCH-20: each expected call is made, with what the catalogue says @consent @path @mfe-consent @mfe-search @mfe-listing @mfe-booking', async ({
    page,
    context,
    consent,
    home,
    search,
    listing,
    booking,
    request,
  }) => {
    const stay = await freeStay(request, { nights: 4, notBeforeDays: 300 });
    const trackers = watchTrackers(page);
    const at = (pattern: RegExp) =>
      trackers.of('custom_analytics').filter((asked) => pattern.test(new URL(asked.url()).pathname));
    const library = () => at(/^\/analytics-intake\//).map(getBody) as Sent[];
    const visits = () =>
      at(/^\/api\/t$/).map(getBody) as {
        name: string;
        path: string;
        anonymousId: string;
        withoutPrefix: boolean;
        campaign: object;
      }[];
    const insights = () =>
      at(/^\/1\/events/).flatMap(
        (asked) =>
          (
            getBody(asked) as {
              events: {
                eventType: string;
                eventName: string;
                objectIDs: string[];
                queryID?: string;
                positions?: number[];
              }[];
            }
          ).events,
      );

    await page.goto('/?utm_source=news&utm_campaign=fall');
    expect(trackers.calls([])).toEqual([]);
    const reloaded = page.waitForEvent('load');
    await consent.acceptAll();
    await reloaded;
    await touch(page);
    await expect.poll(() => library().map(({ name }) => name)).toContain('Home');

    await home.searchFor({ place: stay.region, startDate: stay.startDate, endDate: stay.endDate, adults: 2 });
    await expect(page).toHaveURL(/\/search\?/);
    const card = await search.findCard(stay.headline);
    await search.toggleFavorite(card.card);
    // A guest's first favorite offers to sign in.
    await hasFocusInside(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await card.open();
    await expect(listing.heading).toHaveText(stay.headline);
    await listing.book();
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com', phone: '4155550198' });
    await booking.continueToPayment();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    await booking.pay();
    await expect(booking.confirmationCode).toBeVisible();

    const expected = [
      'Products Searched',
      'favoriteListing',
      'Product Viewed',
      'Quote Received',
      'Checkout Started',
      'Checkout Step Completed',
      'Order Completed',
    ];
    await expect.poll(() => library().flatMap(({ event }) => event ?? [])).toEqual(expect.arrayContaining(expected));
    await expect
      .poll(() => visits().map(({ name }) => name))
      .toEqual(expect.arrayContaining([...expected, 'Page Viewed']));
    await expect
      .poll(() => insights().map(({ eventName }) => eventName))
      .toEqual(expect.arrayContaining(['Home opened', 'Home saved', 'Home booked']));

    // One visitor, everywhere, kept for a year in a strict cookie.
    const anonymousCookie = async () => (await context.cookies()).find(({ name }) => name === 'ajs_anonymous_id');
    await expect.poll(anonymousCookie).toBeDefined();
    const cookie = await anonymousCookie();
    expect(cookie?.sameSite).toBe('Strict');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(300);
    expect(new Set([...library(), ...visits()].map(({ anonymousId }) => anonymousId))).toEqual(
      new Set([cookie?.value]),
    );

    for (const { type, event, properties, context: about, integrations } of library()) {
      if (type === 'track') expect(eventProblem(event ?? '', properties), `properties of ${event}`).toBeNull();
      expect(about.consent).toMatchObject({
        defaultDestinationBehavior: 'disable',
        categoryPreferences: { custom_functional: true, custom_analytics: true, custom_advertising: true },
        destinationPreferences: { Amplitude: true },
      });
      expect(integrations).toMatchObject({ All: true });
    }
    for (const visit of visits()) {
      expect(visitEventSchema.safeParse(visit).success, `${visit.name} of POST /api/t`).toBe(true);
      expect(visit.withoutPrefix).toBe(visit.name === 'Page Viewed');
    }
    expect(visits()[0]?.campaign).toEqual({ source: 'news', name: 'fall' });
    await expect
      .poll(() =>
        library()
          .filter(({ type }) => type === 'page')
          .map(({ name }) => name),
      )
      .toEqual(['Home', 'Search', 'Listing', 'Booking', 'Confirmation']);
    // Nothing of the guest, and no code of the booking in an address.
    expect(JSON.stringify([library(), visits()])).not.toMatch(/maya@example|4155550198|Ortiz|Pine Street/);
    await expect
      .poll(() => visits().find(({ path }) => path.startsWith('/booking/confirmation'))?.path)
      .toBe('/booking/confirmation/-');
    const opened = insights().find(({ eventName }) => eventName === 'Home opened');
    expect(opened).toMatchObject({
      eventType: 'click',
      objectIDs: [stay.listingId],
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      positions: [expect.any(Number)],
    });
    expect(insights().find(({ eventName }) => eventName === 'Home saved')?.queryID).toBe(opened?.queryID);

    // The load is counted by the tag manager itself: the first page of the visit is no virtual pageview.
    const layer = () =>
      page.evaluate(() => (window as { dataLayer?: { event?: string; page_path?: string }[] }).dataLayer ?? []);
    await expect
      .poll(async () =>
        (await layer())
          .filter(({ event }) => event === 'virtual_pageview')
          .map(({ page_path }) => page_path?.split('/').slice(0, 2).join('/')),
      )
      .toEqual(['/search', '/vacation-rentals', '/booking', '/booking']);
    await expect.poll(async () => (await layer()).map(({ event }) => event)).toEqual(expect.arrayContaining(expected));
    for (const category of ['custom_advertising', 'custom_functional'] as const)
      await expect.poll(() => trackers.of(category).length, { message: category }).toBeGreaterThan(0);

    await page.goto('/help');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'List your home' });
    await hydrated(link);
    // The keys are added when the guest is about to follow the link; the code that does it may arrive after hydration.
    await expect(async () => {
      await link.dispatchEvent('pointerdown');
      const href = await link.getAttribute('href');
      expect(new URL(href ?? '').searchParams.toString()).toBe('utm_source=news&utm_campaign=fall');
    }).toPass({ timeout: 60_000 });
  });
});
