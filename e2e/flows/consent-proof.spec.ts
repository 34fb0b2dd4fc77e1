import { OPTIONAL_CATEGORIES, withCategories } from '@roost/shared/domain/consent';
import type { OptionalCategory } from '@roost/shared/domain/consent';
import { bookStay } from '../src/booked-stay.ts';
import { freeStay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';
import { watchTrackers } from '../src/trackers.ts';
import { visitAndWaitForThirdParties as visit } from '../src/visit.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const BERLIN = 'Europe/Berlin';
const CHICAGO = 'America/Chicago';

type Case = {
  name: string;
  timezoneId: string;
  userAgent?: string;
  privacyControl?: boolean;
  /** Chosen before the visit; undefined when nothing was. */
  chosen?: readonly OptionalCategory[];
  /** Whether the banner asks. */
  asks: boolean;
  agreed: readonly OptionalCategory[];
  /**
   * Whether home and results are enough: each page decides anew and in the same way, so walks whose visitor agreed to
   * nothing differ on the first page or not at all. Three of those, and all with something that was agreed to, go on to
   * the confirmation.
   */
  short?: boolean;
  /** Whether it is walked by night: by day one of each kind is. */
  night?: boolean;
};

const CASES: readonly Case[] = [
  { name: 'CONS-7: in the European Union, not answered yet', timezoneId: BERLIN, asks: true, agreed: [] },
  {
    name: 'CONS-3 CONS-7: in Canada, not answered yet',
    night: true,
    timezoneId: 'America/Toronto',
    asks: true,
    agreed: [],
    short: true,
  },
  { name: 'CONS-2 CONS-7: after Deny', timezoneId: BERLIN, chosen: [], asks: false, agreed: [], short: true },
  {
    name: 'CONS-7: analytics only',
    night: true,
    timezoneId: BERLIN,
    chosen: ['custom_analytics'],
    asks: false,
    agreed: ['custom_analytics'],
  },
  {
    name: 'CONS-7 ANLT-7: advertising only',
    night: true,
    timezoneId: BERLIN,
    chosen: ['custom_advertising'],
    asks: false,
    agreed: ['custom_advertising'],
  },
  {
    name: 'CONS-7 ANLT-7: functional only',
    timezoneId: BERLIN,
    chosen: ['custom_functional'],
    asks: false,
    agreed: ['custom_functional'],
    short: true,
  },
  {
    name: 'CONS-3: anywhere else, accepted without asking',
    timezoneId: CHICAGO,
    asks: false,
    agreed: OPTIONAL_CATEGORIES,
    short: true,
  },
  {
    name: 'CONS-6: a bot',
    night: true,
    timezoneId: CHICAGO,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    asks: false,
    agreed: [],
  },
  {
    name: 'CONS-6: the e2e-tester',
    timezoneId: CHICAGO,
    userAgent: `${CHROME} e2e-tester`,
    asks: false,
    agreed: [],
    short: true,
  },
  {
    name: 'CONS-7: Global Privacy Control',
    timezoneId: CHICAGO,
    privacyControl: true,
    asks: false,
    agreed: [],
    short: true,
  },
  {
    name: 'CONS-7: Global Privacy Control after an older yes',
    night: true,
    timezoneId: CHICAGO,
    privacyControl: true,
    chosen: OPTIONAL_CATEGORIES,
    asks: false,
    agreed: [],
  },
];

for (const {
  name,
  timezoneId,
  userAgent = CHROME,
  privacyControl = false,
  chosen,
  asks,
  agreed,
  short,
  night,
} of CASES) {
  test.describe('trackers', () => {
    test.use({ consentAnswered: false, timezoneId, userAgent });

    test(`${name}: from home to ${short ? 'results' : 'confirmation'} nothing but what was agreed to @consent @mfe-consent${night ? ' @night' : ''}`, async ({
      page,
      context,
      consent,
      request,
      baseURL,
    }) => {
      const trackers = watchTrackers(page);
      if (privacyControl)
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
        });
      if (chosen) {
        const [no, yes] = [false, true];
        const choice = withCategories(
          {
            custom_functional: chosen.includes('custom_functional') ? yes : no,
            custom_analytics: chosen.includes('custom_analytics') ? yes : no,
            custom_advertising: chosen.includes('custom_advertising') ? yes : no,
          },
          [],
        );
        await context.addCookies([
          { name: 'tracking-preferences', value: encodeURIComponent(JSON.stringify(choice)), url: baseURL ?? '' },
        ]);
      }
      const stay = await freeStay(request, { nights: 3, notBeforeDays: 240 });
      const query = `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;

      await visit(page, '/?utm_source=news&gclid=x1');
      if (asks) await expect(consent.banner).toBeVisible();
      await visit(page, `/search?query=${encodeURIComponent(stay.region)}&${query}`);
      if (!short) {
        await visit(page, `/vacation-rentals/${stay.listingId}?${query}`);
        await visit(page, `/booking?listingId=${stay.listingId}&${query}`);
        await visit(page, `/booking/confirmation/${await bookStay(context.request, stay)}`);
      }
      if (!asks) await expect(consent.banner).toBeHidden();

      // A cookie that other code sets is removed (CONS-5).
      if (agreed.length < OPTIONAL_CATEGORIES.length)
        await page.evaluate(() => {
          document.cookie = 'stranger=1; path=/';
        });
      for (const category of agreed)
        await expect
          .poll(() => trackers.of(category).length, {
            message: `${category} was agreed to and has run`,
          })
          .toBeGreaterThan(0);
      expect(trackers.calls(agreed), 'requests of categories that were not agreed to').toEqual([]);
      await expect
        .poll(() => trackers.kept(agreed), { message: 'cookies and keys outside the allowed lists' })
        .toEqual([]);
    });
  });
}
