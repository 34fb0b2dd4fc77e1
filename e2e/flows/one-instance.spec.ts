import { expect, test } from '../src/test.ts';

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: {
      renderers?: Map<number, unknown>;
      inject?: (renderer: unknown) => number;
      supportsFiber?: boolean;
      onCommitFiberRoot?: () => void;
      onCommitFiberUnmount?: () => void;
    };
    __renderers?: number;
  }
}

test('PLAT-6: one React renders host and all remotes, and they are seen through one router and one store @platform @mfe-search @mfe-favorites', async ({
  page,
  search,
  favorites,
}) => {
  // React announces every renderer to this hook: two copies of React would announce twice.
  await page.addInitScript(() => {
    window.__renderers = 0;
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => (window.__renderers = (window.__renderers ?? 0) + 1),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    };
  });
  await search.open('query=Lake+Tahoe');
  await search.waitUntilInteractive();
  expect(await page.evaluate(() => window.__renderers)).toBe(1);

  // One store: a heart of mfe-favorites on a card of mfe-search changes the header's count and the favorites page.
  const card = search.cards.first();
  const headline = await search.getHeadline(card);
  await search.toggleFavorite(card);
  await favorites.stayGuest();
  await expect(favorites.link).toContainText('1');
  // One router: the header's link moves the page without loading a document.
  await page.evaluate(() => {
    window.__renderers = 42;
  });
  await favorites.link.click();
  await expect(page).toHaveURL(/\/favorites$/);
  await expect(page.getByRole('main')).toContainText(headline);
  expect(await page.evaluate(() => window.__renderers)).toBe(42);
});
