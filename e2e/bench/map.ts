/** Frames of the results map while a thousand pins are dragged about on a processor slowed four times. */
import type { Browser, Page } from '@playwright/test';

const PINS = 1000;
const SLOWDOWN = 4;
/** Most of the United States: more homes than a page has, so that the map asks for all of them. */
const BOX = '49,-95,30,-125';
const FRAME_MS = 1000 / 60;

type Frames = { count: number; seconds: number; longestMs: number; dropped: number; over100: number };

/** Prints one line for a drag alone, one for dragging and zooming with the search going along. */
export async function benchMap(browser: Browser, site: string, say: (line: string) => void): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const searches = await fillWithPins(page);
    await page.goto(`${site}/search?boundingBox=${BOX}&view=map`);
    const pane = page.getByRole('region', { name: /^Map: / });
    await pane
      .getByRole('group', { name: /^Homes on the map/ })
      .getByRole('button')
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const asIMove = pane.getByRole('checkbox');

    await asIMove.uncheck();
    const homes = await pane
      .getByRole('group', { name: /^Homes on the map/ })
      .getByRole('button')
      .count();
    say(`\nResults map, ${PINS} homes (${homes} pins, dots and clusters drawn), processor slowed ${SLOWDOWN} times`);
    say(line('drag', await framesWhile(page, () => drag(page, pane))));
    await asIMove.check();
    const before = searches();
    say(line('drag, searching', await framesWhile(page, () => drag(page, pane))));
    say(
      line(
        'zoom in and out',
        await framesWhile(page, async () => {
          for (const name of ['Zoom in', 'Zoom out']) {
            await pane.getByRole('button', { name }).first().click();
            await page.waitForTimeout(1200);
          }
        }),
      ),
    );
    say(`searches for the moves above: ${searches() - before}`);
  } finally {
    await context.close();
  }
}

/**
 * Answers the map's own query with as many homes as it may show; everything else goes to the site's index. Returns a
 * count of searches.
 */
async function fillWithPins(page: Page): Promise<() => number> {
  let searches = 0;
  const hits = Array.from({ length: PINS }, (_, number) => ({
    objectID: `bench-${number}`,
    Headline: `Home ${number}`,
    // The same places in every run, spread without a pattern.
    _geoloc: { lat: 30 + (((number * 7919) % 1000) / 1000) * 19, lng: -125 + (((number * 104_729) % 997) / 997) * 30 },
  }));
  await page.route('**/1/indexes/*/queries*', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"hitsPerPage":24')) searches += 1;
    if (!body.includes(`"hitsPerPage":${PINS}`)) return route.continue();
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { results: [{ hits, nbHits: PINS, nbPages: 1, page: 0, hitsPerPage: PINS }] },
    });
  });
  return () => searches;
}

/** To and fro, a step a frame, for about three seconds. */
async function drag(page: Page, pane: ReturnType<Page['getByRole']>): Promise<void> {
  const box = await pane.boundingBox();
  if (!box) throw new Error('The map is not shown.');
  const from = { x: box.x + box.width * 0.6, y: box.y + box.height * 0.55 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 180; step += 1)
    await page.mouse.move(from.x + Math.sin(step / 15) * 220, from.y + Math.cos(step / 20) * 120 - 120);
  await page.mouse.up();
  await page.waitForTimeout(1000);
}

async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = [];
    const each = (time: number) => {
      times.push(time);
      if (Reflect.get(window, 'benchFrames') === times) requestAnimationFrame(each);
    };
    Reflect.set(window, 'benchFrames', times);
    requestAnimationFrame(each);
  });
  await act();
  const times = await page.evaluate(() => {
    const found: number[] = Reflect.get(window, 'benchFrames');
    Reflect.set(window, 'benchFrames', null);
    return found;
  });
  const gaps = times.slice(1).map((time, position) => time - (times[position] ?? time));
  return {
    count: times.length,
    seconds: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000,
    longestMs: Math.max(0, ...gaps),
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0),
    over100: gaps.filter((gap) => gap > 100).length,
  };
}

function line(name: string, { count, seconds, longestMs, dropped, over100 }: Frames): string {
  return `${name.padEnd(18)} ${count} frames in ${seconds.toFixed(1)} s, longest gap ${longestMs.toFixed(0)} ms, ${over100} gaps over 100 ms, ${dropped} dropped`;
}
