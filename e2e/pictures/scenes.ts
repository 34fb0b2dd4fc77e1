/** Every page and state of the site, in the order in which a guest meets them. */
import type { Locator, Page } from '@playwright/test';
import { hydrated, press } from '../src/hydrated.ts';
import { BookingPage } from '../src/pages/booking-page.ts';
import type { Scene, Stage } from './scene.ts';

const GUEST = { firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com', phone: '4155550198' };
const BILLING = { address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' };
const REFUSED = { number: '4000 0000 0000 0002', expires: '08 / 30', code: '123', name: 'Maya Ortiz' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await heading(page).waitFor();
};
const seen = (found: Locator) => found.filter({ visible: true }).first();
const dialog = (page: Page) => seen(page.getByRole('dialog'));
const getDates = ({ stay }: Stage) => `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
const listing = (stage: Stage) => `/vacation-rentals/${stage.stay.listingId}`;

const search = async (page: Page, query: string) => {
  await open(page, `/search?${query}`);
  await page.waitForFunction(() => document.querySelectorAll('main [aria-busy="true"]').length === 0);
};
const settledMap = async (page: Page, query: string) => {
  await search(page, `${query}&view=map`);
  await page
    .getByRole('region', { name: /^Map: / })
    .getByRole('group', { name: /^Homes on the map/ })
    .getByRole('button')
    .first()
    .waitFor();
  await page.waitForTimeout(1200);
};
const place = ({ stay }: Stage) => `query=${encodeURIComponent(stay.region)}`;

async function details(page: Page, stage: Stage): Promise<BookingPage> {
  const booking = new BookingPage(page);
  await booking.open({ ...stage.stay, adults: 2 });
  await booking.waitUntilInteractive();
  return booking;
}
async function payment(page: Page, stage: Stage): Promise<BookingPage> {
  const booking = await details(page, stage);
  await booking.fillGuest(GUEST);
  await booking.continueToPayment();
  await page.frameLocator('iframe[title="Secure card number input frame"]').getByRole('textbox').first().waitFor();
  return booking;
}

/** A part of the home's page: opens it by its button. */
async function part(page: Page, stage: Stage, button: string | RegExp): Promise<void> {
  await open(page, `${listing(stage)}?${getDates(stage)}`);
  await press(seen(page.getByRole('button', { name: button })));
  await dialog(page).waitFor();
}

async function keep(page: Page, ids: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    localStorage.setItem('favorites', JSON.stringify({ selectedListings: list, saveAsGuest: true }));
  }, ids);
}

/** A mail as a program would draw it. */
const mail = (name: string, subject: RegExp): Scene => ({
  name: `mail-${name}`,
  whole: true,
  show: async (page, stage) => page.setContent(await stage.mail(subject)),
});

export const SCENES: readonly Scene[] = [
  { name: 'home', whole: true, show: (page) => open(page, '/') },
  {
    name: 'home-consent',
    unanswered: true,
    show: async (page) => {
      await open(page, '/');
      await page.getByRole('region', { name: /cookie/i }).waitFor();
    },
  },
  {
    name: 'consent-preferences',
    stable: true,
    unanswered: true,
    show: async (page) => {
      await open(page, '/help');
      await press(page.getByRole('button', { name: 'Customize Preferences' }));
      await dialog(page).waitFor();
    },
  },
  {
    name: 'home-where',
    show: async (page) => {
      await open(page, '/');
      const where = page.getByRole('main').getByRole('search').getByLabel('Where').first();
      await hydrated(where);
      await where.click();
      await page.keyboard.type('tah', { delay: 40 });
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'home-dates',
    show: async (page) => {
      await open(page, '/');
      await press(page.getByRole('main').getByRole('button', { name: /^Check in/ }));
      await page.getByRole('button', { name: 'Later months' }).first().waitFor();
    },
  },
  {
    name: 'home-guests',
    show: async (page, _, width) => {
      await open(page, '/');
      const box = page.getByRole('main').getByRole('search');
      await press(box.getByRole('button', { name: width < 768 ? /^Check in/ : /^Guests and pets/ }));
      await dialog(page).waitFor();
    },
  },
  { name: 'search-undated', show: (page, stage) => search(page, place(stage)) },
  { name: 'search-dated', whole: true, show: (page, stage) => search(page, `${place(stage)}&${getDates(stage)}`) },
  {
    name: 'search-prices',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await press(seen(page.getByRole('combobox', { name: 'Prices' }).or(page.getByLabel('Prices'))));
    },
  },
  {
    name: 'search-order',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await press(seen(page.getByRole('button', { name: 'Why this order?' })));
      await dialog(page).waitFor();
    },
  },
  {
    name: 'search-filters',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await press(seen(page.getByRole('button', { name: /^Filters/ })));
      await page.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).waitFor();
    },
  },
  {
    name: 'search-applied',
    show: (page, stage) => search(page, `${place(stage)}&${getDates(stage)}&pets=1&minBedrooms=2`),
  },
  { name: 'search-understood', show: (page) => search(page, 'query=dog+friendly+cabin+with+hot+tub+near+lake+tahoe') },
  { name: 'search-empty', show: (page) => open(page, '/search?query=Lake+Tahoe&adults=60') },
  { name: 'search-map', show: (page, stage) => settledMap(page, `${place(stage)}&${getDates(stage)}`) },
  {
    name: 'search-map-card',
    show: async (page, stage) => {
      await settledMap(page, `${place(stage)}&${getDates(stage)}`);
      const pins = page.getByRole('group', { name: /^Homes on the map/ }).getByRole('button', { name: /^\$/ });
      await pins.first().focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'header-editor',
    show: async (page, stage) => {
      await search(page, `${place(stage)}&${getDates(stage)}`);
      await page.getByRole('banner').getByRole('group').or(page.locator('header summary')).first().click();
      await page.waitForTimeout(500);
    },
  },
  { name: 'listing-undated', whole: true, show: (page, stage) => open(page, listing(stage)) },
  {
    name: 'listing-quote',
    show: async (page, stage) => {
      await open(page, `${listing(stage)}?${getDates(stage)}`);
      await page
        .getByText(/Total \(USD\)|total with taxes/)
        .filter({ visible: true })
        .first()
        .waitFor();
    },
  },
  {
    name: 'listing-gallery',
    show: async (page, stage) => {
      await open(page, `${listing(stage)}?photo=1`);
      await dialog(page).waitFor();
    },
  },
  { name: 'listing-reviews', show: (page, stage) => part(page, stage, /reviews$/i) },
  {
    name: 'listing-amenities',
    show: async (page, stage) => {
      await open(page, listing(stage));
      await seen(page.locator('summary').filter({ hasText: /amenities$/ })).click();
    },
  },
  { name: 'listing-share', show: (page, stage) => part(page, stage, /^Share/) },
  { name: 'listing-questions', show: (page, stage) => part(page, stage, /question/i) },
  { name: 'listing-inquiry', show: (page, stage) => part(page, stage, /host/i) },
  { name: 'booking-details', whole: true, show: async (page, stage) => void (await details(page, stage)) },
  {
    name: 'booking-details-errors',
    show: async (page, stage) => {
      await details(page, stage);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'booking-payment', whole: true, show: async (page, stage) => void (await payment(page, stage)) },
  {
    name: 'booking-declined',
    show: async (page, stage) => {
      const booking = await payment(page, stage);
      await booking.fillCard(REFUSED);
      await booking.fillBilling(BILLING);
      await booking.pay();
      await page
        .getByText(/declined/i)
        .first()
        .waitFor();
    },
  },
  { name: 'confirmation', whole: true, show: (page, { code }) => open(page, `/booking/confirmation/${code}`) },
  { name: 'trips', show: (page) => open(page, '/trips') },
  { name: 'trip', whole: true, show: (page, { code }) => open(page, `/trips/${code}`) },
  {
    name: 'trip-cancel',
    show: async (page, { code }) => {
      await open(page, `/trips/${code}`);
      await press(seen(page.getByRole('button', { name: /^Cancel/ })));
      await dialog(page).waitFor();
    },
  },
  {
    name: 'messages',
    whole: true,
    show: async (page, { code }) => {
      await open(page, `/messages/${code}`);
      await seen(page.getByRole('textbox')).waitFor();
    },
  },
  {
    name: 'messages-list',
    show: async (page) => {
      await open(page, '/messages');
      await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    },
  },
  { name: 'favorites-empty', show: (page) => open(page, '/favorites') },
  {
    name: 'favorites',
    show: async (page, { saved }) => {
      await keep(page, saved);
      await open(page, '/favorites');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'favorites-dated',
    show: async (page, stage) => {
      await keep(page, stage.saved);
      await open(page, `/favorites?${getDates(stage)}`);
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'compare',
    whole: true,
    show: async (page, stage) => {
      await keep(page, stage.saved);
      await open(page, `/favorites?compare=${stage.saved.join(',')}&${getDates(stage)}`);
      await page.waitForTimeout(1200);
    },
  },
  {
    name: 'login-prompt',
    show: async (page, stage) => {
      await search(page, place(stage));
      await press(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Save to favorites/ })
          .first(),
      );
      await dialog(page).waitFor();
    },
  },
  { name: 'account', signedIn: true, show: (page) => open(page, '/api/auth/signout') },
  {
    name: 'account-menu',
    signedIn: true,
    show: async (page) => {
      await open(page, '/help');
      await press(page.locator('header a[href="/api/auth/signout"]').filter({ visible: true }));
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'collections',
    signedIn: true,
    show: async (page) => {
      await open(page, '/favorites?view=collections');
      await page.waitForTimeout(800);
    },
  },
  { name: 'sign-in', stable: true, show: (page) => open(page, '/api/auth/signin') },
  { name: 'sign-in-error', stable: true, show: (page) => open(page, '/api/auth/signin?error=CredentialsSignin') },
  { name: 'sign-up', stable: true, show: (page) => open(page, '/api/auth/signup') },
  { name: 'password-reset', stable: true, show: (page) => open(page, '/api/auth/reset') },
  { name: 'check-mail', show: (page) => open(page, '/api/auth/verify-request') },
  { name: 'new-password', show: (page) => open(page, '/api/auth/new-password') },
  { name: 'sign-in-failed', show: (page) => open(page, '/api/auth/error') },
  { name: 'help', stable: true, whole: true, show: (page) => open(page, '/help') },
  { name: 'privacy', stable: true, whole: true, show: (page) => open(page, '/privacy') },
  { name: 'terms', stable: true, whole: true, show: (page) => open(page, '/terms') },
  { name: 'not-found', stable: true, show: (page) => open(page, '/nowhere') },
  { name: 'home-gone', show: (page) => open(page, '/vacation-rentals/99999999') },
  mail('booked', /^Your stay is booked/),
  mail('cancelled', /^Your stay is cancelled/),
  mail('trip-link', /^Your booking /),
  mail('sign-up', /^Confirm your email/),
  mail('sign-in', /is your Roost code$/),
  mail('reset', /^Set a new password/),
];
