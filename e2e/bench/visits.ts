/**
 * What a page load alone does not show, on the slow phone: a press while the page still loads, the second page of a
 * visit, and the way from a card to its home and back.
 */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { installInteractions, takeInteractions } from '../src/measure/interactions.ts';
import { watchNetwork } from '../src/measure/network.ts';
import { PHONE, quiet, SLOW_PHONE, slowDown } from '../src/measure/page-load.ts';
import { installProbe } from '../src/measure/probe.ts';
import { median } from './medians.ts';
import { table } from './report.ts';

/** Most that each may be: milliseconds, or parts of the first visit's or of the slowest request's time. */
const BARS = { earlyPressMs: 150, repeatPaint: 0.6, prefetchedMs: 100, otherwise: 1.2 } as const;
const PRESSES = 3;
const BETWEEN_PRESSES_MS = 350;
const VISITED = ['home', 'search', 'listing'];

type Say = (line: string) => void;
type Paths = Readonly<Record<string, string>>;

const verdict = (value: number, most: number): string => (value <= most ? 'ok' : `OVER ${most}`);

async function openSlow(context: BrowserContext) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await slowDown(cdp, SLOW_PHONE);
  await page.addInitScript(installProbe);
  await page.addInitScript(installInteractions);
  return { page, cdp, network: watchNetwork(cdp) };
}

/**
 * Presses the first button on the screen as soon as the largest picture is painted. Returns the slowest answer in
 * milliseconds.
 */
async function pressEarly(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const { page, network } = await openSlow(context);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__probe?.fcp != null && window.__probe.lcp != null);
    const at = await page.evaluate(() => {
      const button = [...document.querySelectorAll('main button:not([type=submit]), button:not([type=submit])')].find(
        (each) => {
          const box = each.getBoundingClientRect();
          return box.width > 8 && box.height > 8 && box.top >= 0 && box.bottom <= innerHeight;
        },
      );
      const box = button?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 206, y: 300 };
    });
    for (let press = 0; press < PRESSES; press += 1) {
      await page.mouse.click(at.x, at.y);
      await page.waitForTimeout(BETWEEN_PRESSES_MS);
    }
    await quiet(network.idleFor, () => Promise.resolve(Infinity));
    return Math.max(0, ...(await takeInteractions(page)).map(({ ms }) => ms));
  } finally {
    await context.close();
  }
}

type Repeat = { first: number; second: number; again: string[] };

/**
 * Loads an address twice in one visit. Returns both first paints, and the files of ours that travelled again though
 * nothing changed.
 */
async function loadTwice(browser: Browser, url: string): Promise<Repeat> {
  const context = await browser.newContext(PHONE);
  try {
    const load = async () => {
      const { page, network } = await openSlow(context);
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForFunction(() => window.__probe?.hydratedAt != null);
      await quiet(network.idleFor, () => Promise.resolve(Infinity));
      const fcp = await page.evaluate(() => window.__probe?.fcp ?? 0);
      const files = network.finished().filter(({ bytes, kind }) => bytes > 0 && kind !== 'html' && kind !== 'data');
      await page.close();
      return { fcp, files: files.map((file) => file.url) };
    };
    const first = await load();
    const second = await load();
    return { first: first.fcp, second: second.fcp, again: second.files.filter((file) => first.files.includes(file)) };
  } finally {
    await context.close();
  }
}

/** Milliseconds from a press on a card until the page's own heading is painted, and whether a preview was shown. */
type Shown = { page: number; isPreviewed: boolean };

/** There and back, in milliseconds. */
type Way = {
  /** Until the photo and the name of the home are painted, by its page or by what stands in for it. */
  content: number;
  page: number;
  back: number;
  slowest: number;
};

/** Runs in the page, before the press. The page that is left has a heading too, which stands until the other one comes. */
const untilShown = (): Promise<Shown> =>
  new Promise((resolve) => {
    let begun = performance.now();
    let isPreviewed = false;
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    addEventListener('click', ({ timeStamp }) => (begun = timeStamp), { capture: true, once: true });
    // What stands in is shown by the press itself, so that the browser's own time of the press ends with it.
    addEventListener(
      'click',
      () => {
        const photo = document.querySelector('body > [aria-hidden=true]:has(h1) img');
        isPreviewed = (photo?.getBoundingClientRect().width ?? 0) > 0;
      },
      { once: true },
    );
    const look = () => {
      if (/^\/vacation-rentals\//.test(location.pathname) && ![undefined, before].includes(heading()))
        requestAnimationFrame(() => setTimeout(() => resolve({ page: performance.now() - begun, isPreviewed })));
      else requestAnimationFrame(look);
    };
    look();
  });

/** Runs in the page, before the visitor goes back: milliseconds until the list is painted. */
const untilListed = (): Promise<number> =>
  new Promise((resolve) => {
    let begun: number | null = null;
    addEventListener('popstate', ({ timeStamp }) => (begun = timeStamp), { once: true });
    const look = () => {
      if (begun !== null && document.querySelectorAll('main article').length > 8)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - (begun ?? 0))));
      else requestAnimationFrame(look);
    };
    look();
  });

/** From a card to its home and back: the times, and the slowest request of the way. `rest`: the finger rests on the card before. */
async function followCard(
  page: Page,
  network: ReturnType<typeof watchNetwork>,
  href: string,
  rest: boolean,
): Promise<Way> {
  const card = page.locator(`main a[href="${href}"]`).first();
  // The list may be drawn again just then: what is looked up anew each time is not lost.
  await expect(async () => card.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass({ timeout: 20_000 });
  const before = network.finished().length;
  if (rest) {
    // Quiet is what comes after the first answer: before the finger rested the line was quiet too.
    const asked = page.waitForResponse((response) => /\/api\/listings\//.test(response.url()));
    await card.hover();
    await asked;
    await quiet(network.idleFor, () => Promise.resolve(Infinity));
  }
  await takeInteractions(page);
  const shown = page.evaluate(untilShown);
  await card.click();
  const arrival = await shown;
  const press = Math.max(...(await takeInteractions(page)).map(({ ms }) => ms), 0);
  await quiet(network.idleFor, () => Promise.resolve(Infinity));
  const slowest = Math.max(
    0,
    ...network
      .finished()
      .slice(before)
      .filter(({ kind }) => kind !== 'image' && kind !== 'font')
      .map(({ start, end }) => (end - start) * 1000),
  );
  const listed = page.evaluate(untilListed);
  await page.goBack();
  const back = await listed;
  await card.waitFor();
  return { content: arrival.isPreviewed ? press : arrival.page, page: arrival.page, back, slowest };
}

/** Prints the three tables, each figure beside its bar. */
export async function benchVisits(browser: Browser, site: string, paths: Paths, runs: number, say: Say): Promise<void> {
  say(`\nA press while the page loads, slowest of ${PRESSES}, median of ${runs} loads (bar ${BARS.earlyPressMs} ms)`);
  for (const name of VISITED) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await pressEarly(browser, site + paths[name]));
    say(
      `  ${name.padEnd(10)} ${median(times).toFixed(0)} ms (${times.join(', ')}) ${verdict(median(times), BARS.earlyPressMs)}`,
    );
  }
  say('\nThe second load of a visit');
  const rows: string[][] = [['page', 'first paint ms', 'second', 'ratio', `bar ${BARS.repeatPaint}`, 'files again']];
  for (const name of VISITED) {
    const repeats: Repeat[] = [];
    for (let run = 0; run < runs; run += 1) repeats.push(await loadTwice(browser, site + paths[name]));
    const [first, second] = [median(repeats.map((each) => each.first)), median(repeats.map((each) => each.second))];
    const again = [...new Set(repeats.flatMap((each) => each.again))];
    rows.push([
      name,
      first.toFixed(0),
      second.toFixed(0),
      (second / first).toFixed(2),
      verdict(Number((second / first).toFixed(2)), BARS.repeatPaint),
      again.map((file) => new URL(file).pathname.split('/').at(-1)).join(' ') || 'none',
    ]);
  }
  table(say, rows);
  await benchWay(browser, site + paths['search'], runs, say);
}

async function benchWay(browser: Browser, search: string, runs: number, say: Say): Promise<void> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const { page, network } = await openSlow(context);
    await page.goto(search);
    await page.waitForFunction(() => window.__probe?.hydratedAt != null);
    await quiet(network.idleFor, () => Promise.resolve(Infinity));
    const rested: Way[] = [];
    const atOnce: Way[] = [];
    // A card has more than one link to its home, and each home is new to the visitor.
    const hrefs = await page
      .locator('main a[href*="/vacation-rentals/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    for (let run = 0; run < runs; run += 1) {
      rested.push(await followCard(page, network, hrefs[run * 2] ?? '', true));
      atOnce.push(await followCard(page, network, hrefs[run * 2 + 1] ?? '', false));
    }
    const list = (times: readonly number[]) =>
      `${median(times).toFixed(0)} ms (${times.map((ms) => ms.toFixed(0)).join(', ')})`;
    const contents = rested.map(({ content }) => content);
    const parts = atOnce.map(({ content, slowest }) => content / slowest);
    say('\nFrom a card to its home: its photo and its name, and its page');
    say(
      `  after a moment on the card: ${list(contents)} ${verdict(median(contents), BARS.prefetchedMs)} (bar ${BARS.prefetchedMs}); its page ${list(rested.map((each) => each.page))}`,
    );
    say(
      `  at once: ${median(parts).toFixed(2)} x the slowest request ${verdict(Number(median(parts).toFixed(2)), BARS.otherwise)} (bar ${BARS.otherwise}); its page ${median(atOnce.map((each) => each.page / each.slowest)).toFixed(2)} x`,
    );
    say(`  back to the list: ${list([...rested, ...atOnce].map((each) => each.back))}`);
  } finally {
    await context.close();
  }
}
