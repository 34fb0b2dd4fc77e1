import { expect, test } from '../src/test.ts';

test.describe('favorites of a guest', () => {
  test('FAV-1 FAV-4: a heart survives a reload, shows on the favorites page, and removing can be undone @mobile @favorites @mfe-favorites', async ({ page, search, favorites }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    const card = search.cards.first();
    const headline = await search.headlineOf(card);
    await search.heartOf(card).click();
    await expect(search.heartOf(card)).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(search.heartOf(search.cards.first())).toHaveAttribute('aria-pressed', 'true');
    const stored = await page.evaluate(() => localStorage.getItem('favorites'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ selectedListings: [expect.any(String)] });

    await favorites.open();
    await expect(page.getByRole('main')).toContainText(headline);
    await favorites.remove(headline);
    await favorites.undo();
    await expect(page.getByRole('main')).toContainText(headline);
  });

  test('UI-6: corrupt storage is repaired, not fatal @favorites @mfe-favorites', async ({ page, favorites }) => {
    await page.addInitScript(() => { if (!sessionStorage.getItem('spoiled')) { localStorage.setItem('favorites', '{"selectedListings":"x'); sessionStorage.setItem('spoiled', '1'); } });
    await favorites.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
