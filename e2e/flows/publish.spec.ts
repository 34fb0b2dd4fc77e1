import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { openPinned } from '../src/pins.ts';
import { HeaderSearch } from '../src/pages/header-search.ts';
import { SearchPage } from '../src/pages/search-page.ts';
import { promote, publish, PUBLISH_LIMIT_MS, rollBack } from '../src/publish.ts';
import { hostScript } from '../src/host-script.ts';
import { withSourceChange } from '../src/source-change.ts';

/**
 * Milliseconds from one page of a visitor to the next. As fast as it can, each would only keep the machine from
 * publishing.
 */
const VISITOR_MS = 400;
/** Two follow each other as fast as they can. Each costs six seconds of a processor; the proof of the platform makes twenty. */
const PUBLISHES = 2;

/**
 * The next page has what was changed, or the page after it: a page waits 150 ms for the registry, which may take longer
 * on a busy machine.
 */
async function openUntil(openPage: () => Promise<boolean>): Promise<void> {
  expect((await openPage()) || (await openPage()), 'the second page has it').toBe(true);
}

/** With it, who asks for one bedroom more finds homes with two. */
const DRAFT_OF_A_SEARCH = {
  file: 'mfe-search/src/state/search-draft.ts',
  from: 'if (hasPriceLimits(search)) draft',
  to: 'if (search.minBedrooms === 1) search = { ...search, minBedrooms: 2 };\n      if (hasPriceLimits(search)) draft',
};

/** These flows change what is published, so they run alone and only where the site's data directory is at hand. */
test.describe('publishing while the site runs @platform @alone @local', () => {
  test.describe.configure({ mode: 'serial' });
  /** What the first flow published, or, when it did not run, the flow that needs it: others go back from it and forth again. */
  let published = '';
  const ensurePublished = async (): Promise<void> => {
    published ||= await publish('mfe-search');
  };

  test('PLAT-1 PLAT-2: a changed reducer is a release of its remote alone: the next page load has it, an open tab goes on without @mfe-search', async ({
    page,
    context,
    search,
  }) => {
    test.setTimeout(PUBLISH_LIMIT_MS);
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    const before = await getVersion(page, 'mfe-search');
    const had = (await readFiles(page)).map(({ name }) => name);

    published = await withSourceChange(DRAFT_OF_A_SEARCH, () => publish('mfe-search'));
    expect(published).not.toBe(before);

    // The open tab still finds the chunks it has not loaded yet: the calendar is one.
    await new HeaderSearch(page).openCalendar();
    expect(await getVersion(page, 'mfe-search')).toBe(before);

    const next = await context.newPage();
    await openUntil(async () => {
      await next.goto('/search?query=Lake+Tahoe');
      await expect(next.getByRole('article').first()).toBeVisible();
      return (await getVersion(next, 'mfe-search')) === published;
    });
    // Only the files of the remote that changed travel: what the tab before had is not fetched again.
    const files = await readFiles(next);
    expect(files.filter(({ name, isFetched }) => isFetched && had.includes(name))).toEqual([]);
    expect(files.some(({ name }) => name.includes(`/mfe-search/${published}/`))).toBe(true);

    // Another build of the host has another address.
    expect(await hostScript(next)).toBe(await hostScript(page));
    const filters = new SearchPage(next).filters;
    await filters.open();
    await filters.more('Bedrooms').click();
    await filters.apply.click();
    await expect(next).toHaveURL(/minBedrooms=2/);
  });

  test('PLAT-3: a roll back is a change of the registry and takes effect with the next page @mfe-search', async ({
    page,
    search,
  }) => {
    test.setTimeout(PUBLISH_LIMIT_MS);
    await ensurePublished();
    const getShown = async (): Promise<string> => {
      await search.open('query=Lake+Tahoe');
      return getVersion(page, 'mfe-search');
    };
    await openUntil(async () => (await getShown()) === published);
    await rollBack('mfe-search');
    await openUntil(async () => (await getShown()) !== published);
    await expect(search.cards.first()).toBeVisible();
  });

  test('PLAT-4: ?mfe= pins a version for the browser session, a badge shows it and resets it @mfe-search', async ({
    page,
    search,
    loadedVersions,
  }) => {
    test.setTimeout(PUBLISH_LIMIT_MS);
    if (published === '') {
      await ensurePublished();
      await rollBack('mfe-search');
    }
    let current = '';
    await openUntil(async () => {
      await search.open('query=Lake+Tahoe');
      current = await getVersion(page, 'mfe-search');
      return current !== published;
    });
    await promote('mfe-search', published);
    loadedVersions.clear();

    await openPinned(page, '/search?query=Lake+Tahoe', `mfe-search@${current}`);
    await expect(page.getByText(`Pinned: mfe-search ${current}`)).toBeVisible();
    await search.open('query=Truckee');
    await search.waitUntilInteractive();
    expect(await getVersion(page, 'mfe-search')).toBe(current);
    expect([...(loadedVersions.get('mfe-search') ?? [])]).toEqual([current]);

    await page
      .getByRole('link', { name: 'Reset' })
      .or(page.getByRole('button', { name: 'Reset' }))
      .click();
    await expect(page.getByText(/^Pinned:/)).toBeHidden();
    await search.open('query=Truckee');
    expect(await getVersion(page, 'mfe-search')).toBe(published);
  });

  test('PLAT-2: publishes in a row under constant page loads: no load fails', async ({ request }) => {
    test.setTimeout(PUBLISHES * PUBLISH_LIMIT_MS);
    let publishing = true;
    const failures: string[] = [];
    const seen = new Set<string>();
    let loads = 0;
    const loadPages = async () => {
      while (publishing || loads <= 20) {
        const next = pause(VISITOR_MS);
        const answer = await request.get('/search?query=Lake+Tahoe');
        loads += 1;
        const html = await answer.text();
        if (answer.status() !== 200 || !html.includes('<article')) failures.push(`${answer.status()} without results`);
        // Every file the page names must be there, also when its version was replaced in the meantime.
        for (const file of new Set(html.match(/http:\/\/[^"\\ ]+\/mfe-[a-z]+\/[\d.]+\/[^"\\ ]+\.(?:js|css)/g) ?? [])) {
          seen.add(/\/mfe-search\/([\d.]+)\//.exec(file)?.[1] ?? '');
          const found = await request.head(file);
          if (!found.ok()) failures.push(`${found.status()} ${file}`);
        }
        await next;
      }
    };
    const visitors = [loadPages(), loadPages()];
    try {
      await expect.poll(() => seen.size, { timeout: PUBLISH_LIMIT_MS }).toBeGreaterThan(0);
      for (let round = 1; round <= PUBLISHES; round++) {
        const version = await publish('mfe-search');
        // Visitors have the last one.
        if (round === PUBLISHES) await expect.poll(() => seen.has(version), { timeout: PUBLISH_LIMIT_MS }).toBe(true);
      }
    } finally {
      publishing = false;
    }
    await Promise.all(visitors);
    expect(failures).toEqual([]);
    expect(loads).toBeGreaterThan(20);
    expect(seen.size).toBeGreaterThan(1);
  });
});

async function getVersion(page: Page, remote: string): Promise<string> {
  return page.evaluate((name) => {
    const state = JSON.parse(document.getElementById('roost-page')?.textContent ?? '{}') as {
      remotes?: Record<string, { versions: { version: string }[] }>;
    };
    return state.remotes?.[name]?.versions[0]?.version ?? '';
  }, remote);
}

/** Scripts, sheets and typefaces of the page so far, and whether each came over the network. */
const readFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.(js|css|woff2)$/.test(name))
      .map(({ name, transferSize }) => ({ name, isFetched: transferSize > 0 })),
  );
