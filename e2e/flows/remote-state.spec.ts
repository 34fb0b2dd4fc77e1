import type { Page } from '@playwright/test';
import type { SearchPage } from '../src/pages/search-page.ts';
import { hostScript } from '../src/host-script.ts';
import { publish, PUBLISH_LIMIT_MS, rollBack } from '../src/publish.ts';
import { withSourceChange } from '../src/source-change.ts';
import { expect, test } from '../src/test.ts';

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
 * PLAT-2). What a search's draft is made of is changed and published by day, in publish.spec.ts.
 */
test.describe('changing a reducer is a release of its remote alone @platform @alone @local', () => {
  test.beforeEach(() => test.setTimeout(2 * PUBLISH_LIMIT_MS));

  test('PLAT-1 PLAT-2: the list of favorites @mfe-favorites @night @mfe-search', async ({
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
