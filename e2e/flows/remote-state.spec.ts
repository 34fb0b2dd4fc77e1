import type { Page } from '@playwright/test';
import type { SearchPage } from '../src/pages/search-page.ts';
import { publish, PUBLISH_LIMIT_MS, rollBack } from '../src/publish.ts';
import { withSourceChange } from '../src/source-change.ts';
import { expect, test } from '../src/test.ts';

/** The host's first script, which comes once the page is painted. Another build of the host has another address. */
const hostScript = (page: Page): Promise<string | null> =>
  page.locator('script[src^="/_host/"][src$="/main.js"]').getAttribute('src');

/**
 * Opens the search with the version that was just published. On a busy machine the version before stands in for a young
 * one that is late, on that page.
 */
async function openWith(
  { page, search, loadedVersions }: { page: Page; search: SearchPage; loadedVersions: Map<string, Set<string>> },
  remote: string,
  version: string,
): Promise<void> {
  await expect(async () => {
    loadedVersions.clear();
    await page.goto('/search?query=Lake+Tahoe');
    await search.waitUntilInteractive();
    expect([...(loadedVersions.get(remote) ?? [])]).toEqual([version]);
  }).toPass({ timeout: PUBLISH_LIMIT_MS });
}

/**
 * State of a remote lives in that remote: its reducers are released with it, and the host is not built again (PLAT-1,
 * PLAT-2).
 */
test.describe('changing a reducer is a release of its remote alone @platform @alone @local', () => {
  test.beforeEach(() => test.setTimeout(2 * PUBLISH_LIMIT_MS));

  test('PLAT-1 PLAT-2: the draft of a search @mfe-search', async ({ page, search, loadedVersions }) => {
    await search.open('query=Lake+Tahoe');
    const before = await hostScript(page);
    const published = await withSourceChange(
      {
        file: 'mfe-search/src/state/search-draft.ts',
        from: 'if (hasPriceLimits(search)) draft',
        to: 'if (search.minBedrooms === 1) search = { ...search, minBedrooms: 2 };\n      if (hasPriceLimits(search)) draft',
      },
      () => publish('mfe-search'),
    );
    try {
      await openWith({ page, search, loadedVersions }, 'mfe-search', published);
      expect(await hostScript(page)).toBe(before);
      await search.filters.open();
      await search.filters.more('Bedrooms').click();
      await search.filters.apply.click();
      await expect(page).toHaveURL(/minBedrooms=2/);
    } finally {
      await rollBack('mfe-search');
    }
  });

  test('PLAT-1 PLAT-2: the list of favorites @mfe-favorites @night', async ({
    page,
    search,
    favorites,
    loadedVersions,
  }) => {
    await search.open('query=Lake+Tahoe');
    const before = await hostScript(page);
    const published = await withSourceChange(
      {
        file: 'mfe-favorites/src/state/favorites-slice.ts',
        from: 'state.selectedListings.push(id);',
        to: "state.selectedListings.push(id, 'and-another');",
      },
      () => publish('mfe-favorites'),
    );
    try {
      await openWith({ page, search, loadedVersions }, 'mfe-favorites', published);
      expect(await hostScript(page)).toBe(before);
      await search.toggleFavorite(search.cards.first());
      await expect(favorites.link).toContainText('2');
    } finally {
      await rollBack('mfe-favorites');
    }
  });
});
