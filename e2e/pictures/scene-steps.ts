/** What scenes do before their picture: opening pages and parts of them. */
import type { Locator, Page } from '@playwright/test';
import { press } from '../src/hydrated.ts';
import { BookingPage } from '../src/pages/booking-page.ts';
import type { Stage } from './scene.ts';

const GUEST = { firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com', phone: '4155550198' };
export const BILLING = { address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' };
export const REFUSED = { number: '4000 0000 0000 0002', expires: '08 / 30', code: '123', name: 'Maya Ortiz' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await heading(page).waitFor();
};
export const openInSpanish = async (page: Page, path: string) => {
  const [cookie] = await page.context().cookies();
  await page
    .context()
    .addCookies([{ name: 'roost_language', value: 'es', domain: cookie?.domain ?? 'localhost', path: '/' }]);
  await open(page, path);
};
export const seen = (found: Locator) => found.filter({ visible: true }).first();
export const dialog = (page: Page) => seen(page.getByRole('dialog'));
export const getDates = ({ stay }: Stage) => `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
export const listing = (stage: Stage) => `/vacation-rentals/${stage.stay.listingId}`;

export const search = async (page: Page, query: string) => {
  await open(page, `/search?${query}`);
  await page.waitForFunction(() => document.querySelectorAll('main [aria-busy="true"]').length === 0);
};
export const settledMap = async (page: Page, query: string) => {
  await search(page, `${query}&view=map`);
  await page.mouse.move(1, 1);
  await page.locator('section[data-map=drawn]:not([data-preview])').waitFor();
  await page
    .getByRole('region', { name: /^Map: / })
    .getByRole('group', { name: /^Homes on the map/ })
    .getByRole('button')
    .first()
    .waitFor();
  await page.waitForTimeout(1200);
};
export const place = ({ stay }: Stage) => `query=${encodeURIComponent(stay.region)}`;

export async function details(page: Page, stage: Stage): Promise<BookingPage> {
  const booking = new BookingPage(page);
  await booking.open({ ...stage.stay, adults: 2 });
  await booking.waitUntilInteractive();
  return booking;
}
export async function payment(page: Page, stage: Stage, email = GUEST.email): Promise<BookingPage> {
  const booking = await details(page, stage);
  await booking.fillGuest({ ...GUEST, email });
  await booking.continueToPayment();
  await page.frameLocator('iframe[title="Secure card number input frame"]').getByRole('textbox').first().waitFor();
  return booking;
}

/** A part of the home's page: opens it by its button. */
export async function part(page: Page, stage: Stage, button: string | RegExp): Promise<void> {
  await open(page, `${listing(stage)}?${getDates(stage)}`);
  await press(seen(page.getByRole('button', { name: button })));
  await dialog(page).waitFor();
}

export async function keep(page: Page, ids: readonly string[]): Promise<void> {
  await page.addInitScript((list) => {
    localStorage.setItem('favorites', JSON.stringify({ selectedListings: list, saveAsGuest: true }));
  }, ids);
}
