/**
 * Homes, guests and time of a test's own (docs/test-data.md), on a site with TEST_DATA_TOKEN. What a test makes is gone
 * when it ends, and its clock is back. Against a site without a token homes are looked for among those that are there,
 * and what needs a token says so.
 */
import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { freeStay, isoDay, type FreeStay } from './stays.ts';

/** Fields of an import file (docs/import.md); what is left out has a plain value. */
export type WantedHome = Partial<{
  headline: string;
  country: string;
  state: string;
  city: string;
  region: string;
  lat: number;
  lng: number;
  guests: number;
  night_price: number;
  /** `2026-07-01..2026-08-31=250.00`, first and last night. */
  prices: string[];
  /** `2026-12-20..2026-12-27`: nights that nobody can book. */
  blocked: string[];
  min_nights: number;
  cleaning_fee: number;
  policy: 'Flexible' | 'Moderate' | 'Firm' | 'Strict';
  amenities: string[];
}>;
type Home = { id: string; headline: string; region: string };

const TOKEN = process.env.TEST_DATA_TOKEN;
/** Milliseconds of one answer, and answers in a row, of a site that has nothing to catch up with. */
const CALM_MS = 700;
const CALM_ANSWERS = 5;

export type TestData = ReturnType<typeof createTestData>;

/** @param request requests of the test, whose cookies are not the browser's */
export function createTestData(request: APIRequestContext) {
  const run = `r${randomBytes(6).toString('hex')}`;
  let made = 0;
  let contextWithClock: BrowserContext | null = null;

  async function ask<T>(by: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
    if (!TOKEN)
      throw new Error('This flow needs TEST_DATA_TOKEN, the token for test data of the site (docs/test-data.md).');
    const answer = await by.fetch(`/api/test/${path}`, {
      method,
      headers: { authorization: `Bearer ${TOKEN}` },
      ...(data && { data }),
    });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} /test/${path} answered ${answer.status()}: ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as T;
  }

  let newest: Home | null = null;
  const home = async (wanted: WantedHome = {}): Promise<Home> => {
    made += 1;
    newest = await ask<Home>(request, 'POST', `runs/${run}/homes`, { number: made, home: wanted });
    return newest;
  };

  /**
   * Waits until services answer as quickly as usual: the days of all homes are written anew when the clock moves, and a
   * page could not be loaded meanwhile.
   */
  async function waitUntilCalm({ id }: Home): Promise<void> {
    await expect(async () => {
      for (let times = 0; times < CALM_ANSWERS; times += 1) {
        const answer = await request.get(`/api/listings/${id}`, { timeout: CALM_MS });
        expect(answer.ok()).toBe(true);
      }
    }).toPass();
  }

  return {
    /** Makes a home. Its page and booking have it at once, searches when the index has it (`indexHolds`). */
    home,

    /** A stay that can be booked: in a home of its own where there is a token, else in one of those that are there. */
    async stay({
      nights,
      notBeforeDays,
      ...wanted
    }: WantedHome & { nights: number; notBeforeDays: number }): Promise<FreeStay> {
      if (!TOKEN) return freeStay(request, { nights, notBeforeDays });
      const { id, headline, region } = await home(wanted);
      return {
        listingId: id,
        headline,
        region,
        startDate: isoDay(notBeforeDays),
        endDate: isoDay(notBeforeDays + nights),
      };
    },

    /** Signs the browser in as a guest with an address of its own, proven. */
    guest(context: BrowserContext, name: string | null = 'Maya Ortiz'): Promise<{ email: string }> {
      made += 1;
      return ask(context.request, 'POST', `runs/${run}/guests`, { number: made, name });
    },

    /** Puts a booked stay of a home of this test on other nights, also on such that are over. */
    moveStay: (code: string, nights: { startDate: string; endDate: string }): Promise<unknown> =>
      ask(request, 'PUT', `runs/${run}/stays/${code}`, nights),

    /**
     * Sets the clock of the site and of this browser; both go back when the test ends. Only in a flow that has the site
     * to itself (`@alone`).
     */
    async moveClock(context: BrowserContext, at: Date): Promise<void> {
      // Also a move whose answer did not come in time is put back.
      contextWithClock = context;
      await ask(request, 'PUT', 'clock', { at: at.toISOString() });
      await context.clock.setFixedTime(at);
      if (newest) await waitUntilCalm(newest);
    },

    /** Called when the test has ended. */
    async clean(): Promise<void> {
      // A flow that had no token has said so, and made nothing.
      if (!TOKEN) return;
      try {
        if (contextWithClock) await ask(request, 'PUT', 'clock', { at: null });
      } finally {
        if (made > 0) await ask(request, 'DELETE', `runs/${run}`);
      }
    },
  };
}
