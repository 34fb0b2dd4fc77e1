import { hasFocusInside, hydrated, press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { FavoritesPage } from '../src/pages/favorites-page.ts';

test.describe('favorites of a guest', () => {
  test('FAV-1 FAV-4: a heart survives a reload, shows on the favorites page, and removing can be undone @mobile-night @favorites @mfe-favorites @mfe-search', async ({
    page,
    search,
    favorites,
  }) => {
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    const card = search.cards.first();
    const headline = await search.getHeadline(card);
    await search.toggleFavorite(card);
    await expect(favorites.prompt).toContainText(headline);
    await favorites.stayGuest();
    await expect(search.getHeart(card)).toHaveAttribute('aria-pressed', 'true');

    await page.reload();
    await expect(search.getHeart(search.cards.first())).toHaveAttribute('aria-pressed', 'true');
    const stored = await page.evaluate(() => localStorage.getItem('favorites'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ selectedListings: [expect.any(String)] });

    await favorites.open();
    await expect(page.getByRole('main')).toContainText(headline);
    await favorites.remove(headline);
    await favorites.undo();
    await expect(page.getByRole('main')).toContainText(headline);
  });

  test('UI-6: corrupt storage is repaired and breaks nothing @favorites @mfe-favorites', async ({
    page,
    favorites,
  }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('spoiled')) {
        localStorage.setItem('favorites', '{"selectedListings":"x');
        sessionStorage.setItem('spoiled', '1');
      }
    });
    await favorites.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('favorites of an account', () => {
  test.use({
    expectedProblems:
      /status 401: .*\/api\/favorites\/|Failed to load resource.*(\/api\/favorites\/|ERR_INTERNET_DISCONNECTED)|ERR_INTERNET_DISCONNECTED/,
  });

  test('FAV-2 FAV-7 FAV-9 FAV-10: from the heart of a guest to the collection on every device; offline and back; somebody else joins and votes; until the session ends @favorites @mfe-favorites @mfe-search', async ({
    page,
    context,
    search,
    favorites,
    browser,
    baseURL,
    testData,
  }) => {
    const signIn = new SignInPage(page);
    const email = SignInPage.newAddress();
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    await search.toggleFavorite(search.cards.nth(0));
    await favorites.stayGuest();
    await search.toggleFavorite(search.cards.nth(1));
    await signIn.signUp(email);
    await expect.poll(() => favorites.inAccount()).toHaveLength(2);

    // Without a network the heart stays filled; the change is sent when the network is back.
    await search.open('query=Lake+Tahoe');
    await search.waitUntilInteractive();
    const third = search.getHeart(search.cards.nth(2));
    await hydrated(third);
    await context.setOffline(true);
    await third.click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await context.setOffline(false);
    await expect.poll(() => favorites.inAccount()).toHaveLength(3);

    // Another device sees the same favorites, and what it removes is gone here on the next page.
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const phone = await elsewhere.newPage();
    const phoneSignIn = new SignInPage(phone);
    const phoneFavorites = new FavoritesPage(phone);
    await phoneSignIn.open('/favorites');
    await phoneSignIn.withPassword(email);
    await expect(phoneFavorites.cards).toHaveCount(3);
    const headline = await phoneFavorites.cards.first().getByRole('heading').innerText();
    await phoneFavorites.remove(headline);
    await expect.poll(() => phoneFavorites.inAccount()).toHaveLength(2);
    await elsewhere.close();
    await favorites.open();
    await expect(favorites.cards).toHaveCount(2);
    await expect(page.getByRole('main')).not.toContainText(headline);

    // Somebody else joins by a link, in a browser of their own, and votes; the owner sees it, and is asked before that
    // person is removed.
    const voted = await favorites.cards.first().getByRole('heading').innerText();
    await press(page.getByRole('button', { name: 'Invite' }));
    await page.getByRole('button', { name: 'Create an invitation' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    await page.keyboard.press('Escape');
    const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const friend = await other.newPage();
    await friend.goto(link);
    await expect(friend.getByRole('heading', { level: 1 })).toContainText('Maya invites you');
    await expect(friend.getByRole('link', { name: 'Sign in to join' })).toBeVisible();
    await testData.guest(other, 'Ben');
    await friend.goto(link);
    await friend.getByLabel('Your first name').fill('Ben');
    await press(friend.getByRole('button', { name: 'Join the collection' }));
    await press(friend.getByRole('button', { name: `Vote for ${voted}` }));
    await expect(friend.getByText('1 vote: you')).toBeVisible();
    await other.close();
    await favorites.open();
    await expect(page.getByText('1 vote: Ben')).toBeVisible();
    await press(page.getByRole('button', { name: 'Invite' }));
    await page.getByRole('button', { name: 'Remove Ben' }).click();
    const asked = page.getByRole('group', { name: 'Remove Ben from the collection?' });
    await expect(asked).toBeFocused();
    await asked.getByRole('button', { name: 'Remove Ben' }).click();
    await expect(asked).toBeHidden();
    await hasFocusInside(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 vote: Ben')).toBeHidden();

    // The session ends on the server: the next toggle says so, and the guest stays on the page.
    const token = (await context.cookies()).filter(({ name }) => /session/i.test(name));
    expect(token.length).toBeGreaterThan(0);
    await page.evaluate(async () => {
      const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string };
      await fetch('/api/auth/signout', {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, json: 'true', callbackUrl: '/' }),
      });
    });
    await favorites.remove(await favorites.cards.first().getByRole('heading').innerText());
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await expect(page).toHaveURL(/\/favorites$/);
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });
});
