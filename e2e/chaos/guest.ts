/**
 * A guest with a real browser, for `npm run chaos`: the campaign starts it as a process of its own
 * (`services/src/soak/chaos/browser.ts`) and tells it, message by message, what to do while something is broken. Each
 * visit has a new, empty browser context.
 */
import { randomUUID } from 'node:crypto';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { press } from '../src/hydrated.ts';
import { BookingPage } from '../src/pages/booking-page.ts';
import { FavoritesPage } from '../src/pages/favorites-page.ts';
import { ListingPage } from '../src/pages/listing-page.ts';
import { ResultCard, SearchPage } from '../src/pages/search-page.ts';

type Stay = { listingId: string; startDate: string; endDate: string };
/** `site` is where the pages are. A stay is one that nobody else is offered. */
type Task = { id: number; flow: 'look' | 'reserve'; site: string; stay: Stay };
/** `wrong` is what must never be, whatever is broken: a page without words, or an error that nobody caught. */
type Answer = { id: number; result: 'done' | 'broken' | 'wrong'; detail: string; code: string | null };

/** Milliseconds. The longest that a guest waits for anything. */
const PATIENCE_MS = 60_000;
/** Milliseconds between two presses of "Try again". */
const PRESS_MS = 1_000;
/** A page with fewer characters than this is blank. */
const LEAST_WORDS = 20;

/**
 * Waits for what a page shows, and presses "Try again" as long as it offers that instead, as a guest does. Gives up after
 * the longest wait.
 */
async function waitOrTryAgain(page: Page, wanted: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' }).first();
  const until = Date.now() + PATIENCE_MS;
  do {
    await wanted.or(again).first().waitFor();
    if (await wanted.isVisible()) return;
    await again.click({ timeout: PRESS_MS }).catch(() => undefined);
    await page.waitForTimeout(PRESS_MS);
  } while (Date.now() < until);
  throw new Error(`The page still offers to try again after ${PATIENCE_MS} ms.`);
}

/** Finds a home for the dates, opens it, sees the same total there, saves it, and finds it among the favorites. */
async function look(page: Page, { startDate, endDate }: Stay): Promise<null> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const search = new SearchPage(page);
  await search.open(new URLSearchParams({ startDate, endDate, adults: '2' }).toString());
  const first = search.cards.first();
  await waitOrTryAgain(page, first);
  await first.getByText('total with taxes').waitFor();
  const card = new ResultCard(first);
  const { exact } = await card.total();
  const headline = await search.getHeadline(first);
  await card.open();
  const listing = new ListingPage(page);
  await waitOrTryAgain(page, listing.heading.filter({ hasText: headline }));
  await listing.quoteTotal.filter({ hasText: exact }).waitFor();
  await press(page.getByRole('button', { name: `Save to favorites: ${headline}` }).first());
  await page
    .getByRole('button', { name: `Save to favorites: ${headline}`, pressed: true })
    .first()
    .waitFor();
  const favorites = new FavoritesPage(page);
  await favorites.open();
  await favorites.cards.filter({ hasText: headline }).waitFor();
  return null;
}

/** Books a stay with a card, as a guest does. Returns the code that the page tells. */
async function reserve(page: Page, stay: Stay): Promise<string> {
  const booking = new BookingPage(page);
  await booking.open({ ...stay, adults: 2 });
  await waitOrTryAgain(page, page.getByLabel('First name'));
  const email = `browser-${randomUUID()}@example.com`;
  await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
  // A price that did not load closes the button, and offers to try again beside itself.
  await waitOrTryAgain(page, page.getByRole('button', { name: 'Continue to payment', disabled: false }));
  await booking.continueToPayment();
  await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 40', code: '123', name: 'Maya Ortiz' });
  await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
  await booking.pay();
  await page.waitForURL(/\/booking\/confirmation\/[A-Z0-9-]+$/);
  return booking.confirmationCode.innerText();
}

/** Null when the page that is on the screen has words, or is the browser's own because nothing answered. */
async function blank(page: Page, site: string): Promise<string | null> {
  if (!page.url().startsWith(site)) return null;
  const text = await page
    .locator('body')
    .innerText({ timeout: 5_000 })
    .catch(() => null);
  return text !== null && text.trim().length < LEAST_WORDS ? `${page.url()} is blank: "${text.trim()}"` : null;
}

const firstLines = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 3).join(' ').slice(0, 300);

async function visit(browser: Browser, { id, flow, site, stay }: Task): Promise<Answer> {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const uncaught: string[] = [];
  // A third party that answers with nonsense sends scripts that are none: the browser itself says so, and no page can
  // catch it.
  page.on('pageerror', (error) => {
    // "Uncaught SyntaxError" where the browser tells no more of it.
    if (!error.name.endsWith('SyntaxError')) uncaught.push(`nobody caught: ${firstLines(error)}`);
  });
  let ended: Omit<Answer, 'id'>;
  try {
    const code = await (flow === 'look' ? look(page, stay) : reserve(page, stay));
    ended = { result: 'done', detail: flow, code };
  } catch (error) {
    const wordless = await blank(page, site);
    ended = {
      result: wordless ? 'wrong' : 'broken',
      detail: wordless ?? `${page.url()}: ${firstLines(error)}`,
      code: null,
    };
  }
  await context.close().catch(() => undefined);
  return { id, ...ended, ...(uncaught[0] ? { result: 'wrong', detail: uncaught[0] } : {}) };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || undefined,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
process.once('disconnect', () => process.exit());
process.on('message', (task: Task) => {
  void visit(browser, task).then((answer) => process.send?.(answer));
});
process.send?.('ready');
