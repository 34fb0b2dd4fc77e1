import { expect, test } from '../src/test.ts';
import { createRemote, publish, PUBLISH_LIMIT_MS, removeRemote, testRemote } from '../src/publish.ts';

/** A remote that no other file of the repository knows. The name is one that no team takes. */
const REMOTE = 'mfe-flow-example';

/** It writes into the repository and changes what is published, so it runs alone and only where both are at hand. */
test.describe('a new remote @alone @local', () => {
  test.afterAll(() => removeRemote(REMOTE));

  test('PLAT-7b PLAT-7c: made by one command it passes its tests; published, it is on the site; removed, it is gone @mfe-search', async ({
    page,
    search,
  }) => {
    test.setTimeout(3 * PUBLISH_LIMIT_MS);
    // What a try before this one left.
    await removeRemote(REMOTE);
    await createRemote(REMOTE);
    await testRemote(REMOTE);
    await publish(REMOTE);

    await expect(async () => {
      const answer = await page.request.get('/flow-example');
      expect(answer.status()).toBe(200);
      expect(await answer.text(), 'the server renders the page').toContain('This page is ready for its first feature.');
    }).toPass({ timeout: 60_000 });
    await page.goto('/flow-example');
    await expect(page.getByRole('heading', { level: 1, name: 'Flow example' })).toBeVisible();

    await search.open('query=Lake+Tahoe');
    const link = search.cards.first().getByRole('link').first();
    await expect(link).toHaveAttribute('href', /^\/vacation-rentals\//);
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 2, name: 'Flow example' })).toBeVisible();

    await removeRemote(REMOTE);
    await expect(async () => expect((await page.request.get('/flow-example')).status()).toBe(404)).toPass({
      timeout: 60_000,
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Flow example' })).toHaveCount(0);
  });
});
