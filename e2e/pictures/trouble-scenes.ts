/** What a guest meets when something is in the way: a home that is hidden, a part that is down, a bank that asks. */
import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { press } from '../src/hydrated.ts';
import { pinnedAddress } from '../src/pins.ts';
import { firstFreeStay } from '../src/stays.ts';
import type { Scene, Stage } from './scene.ts';
import { BILLING, getDates, keep, listing, open, payment, place, search, seen } from './scene-steps.ts';

const ASKED_BY_BANK = { number: '4000 0025 0000 3155', expires: '08 / 30', code: '123', name: 'Maya Ortiz' };
/** Stays that a bank has been asked about. */
const asked = new Set<string>();
type Quote = { totalCents: number; lines: { amountCents: number }[] };

/** Pays, and has services refuse for this reason, with the quote where it is of the price. */
async function refuse(page: Page, stage: Stage, code: string, change?: (quote: Quote) => Quote): Promise<void> {
  const quotes: Quote[] = [];
  page.on('response', (response: Response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/quotes'))
      void response.json().then((quote: Quote) => quotes.push(quote));
  });
  await page.route('**/api/reservations', (route) => {
    const quote = quotes.at(-1);
    const message = 'This property is no longer available for your selected dates.';
    return route.fulfill({
      status: 409,
      json: { error: { code, message }, ...(change && quote ? { quote: change(quote) } : {}) },
    });
  });
  const booking = await payment(page, stage);
  await booking.fillCard({ ...ASKED_BY_BANK, number: '4242 4242 4242 4242' });
  await booking.fillBilling(BILLING);
  await booking.pay();
}

/** The same stay, with nights that cost more. */
function dearer({ lines: [nights, ...others], totalCents, ...quote }: Quote): Quote {
  const more = 4_752;
  const changed = nights ? [{ ...nights, amountCents: nights.amountCents + more }] : [];
  return { ...quote, lines: [...changed, ...others], totalCents: totalCents + more };
}

const down = (remote: 'mfe-booking' | 'mfe-search', path: string) => pinnedAddress(path, `${remote}@down`);

export const TROUBLE_SCENES: readonly Scene[] = [
  {
    name: 'why-not',
    show: async (page, stage) => {
      await keep(page, [...stage.saved, stage.stay.listingId]);
      await search(page, `${place(stage)}&${getDates(stage)}&minBedrooms=20`);
      await press(seen(page.getByText('Why isn’t this home listed?')));
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'why-not-number',
    show: (page, stage) => open(page, `/search?query=${stage.stay.listingId}&minBedrooms=20&adults=1`),
  },
  {
    name: 'down-booking-on-listing',
    whole: true,
    show: (page, stage) => open(page, down('mfe-booking', `${listing(stage)}?${getDates(stage)}`)),
  },
  {
    name: 'down-booking',
    show: (page, stage) =>
      open(page, down('mfe-booking', `/booking?listingId=${stage.stay.listingId}&${getDates(stage)}`)),
  },
  { name: 'down-search', show: (page, stage) => open(page, down('mfe-search', `/search?${place(stage)}`)) },
  {
    name: 'booking-bank',
    show: async (page, stage) => {
      // The bank's question holds the nights, and a guest may have few such stays: each picture is of another.
      const stay = await firstFreeStay(stage.request, { nights: 3, notBeforeDays: 100 }, asked);
      const booking = await payment(page, { ...stage, stay }, `bank-${randomUUID()}@example.com`);
      await booking.fillCard(ASKED_BY_BANK);
      await booking.fillBilling(BILLING);
      await booking.pay();
      await page.frameLocator('iframe[title="Secure window from your bank"]').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'booking-price-changed',
    whole: true,
    show: async (page, stage) => {
      await refuse(page, stage, 'price_changed', dearer);
      await page.getByRole('button', { name: 'Check them again' }).waitFor();
    },
  },
  {
    name: 'booking-taken',
    whole: true,
    show: async (page, stage) => {
      await refuse(page, stage, '1020');
      await page.getByRole('heading', { level: 1, name: 'Someone just booked these dates' }).waitFor();
      await page.getByText('Your guest details are still here.').waitFor();
      await page.waitForFunction(() => document.querySelectorAll('main article').length > 0);
    },
  },
  {
    name: 'menu',
    show: async (page) => {
      await open(page, '/');
      await press(seen(page.getByRole('banner').getByRole('link', { name: 'Menu' })));
      await page.waitForTimeout(400);
    },
  },
];
