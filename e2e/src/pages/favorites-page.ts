import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { press } from '../hydrated.ts';

/** The favorites page, its link in the header, and the offer to sign in after the first favorite. */
export class FavoritesPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get link(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: /Favorites/ });
  }
  get prompt(): Locator {
    return this.page.getByRole('dialog', { name: 'Keep your favorites' });
  }
  get cards(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  async open(): Promise<void> {
    await this.page.goto('/favorites');
  }

  /** Declines the offer to sign in that follows a guest's first favorite. */
  async stayGuest(): Promise<void> {
    await this.page.getByRole('button', { name: 'Not now, keep them here' }).click();
    await expect(this.prompt).toBeHidden();
  }

  async remove(headline: string): Promise<void> {
    await press(
      this.page.getByRole('main').getByRole('button', { name: `Save to favorites: ${headline}`, pressed: true }),
    );
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click();
  }

  /** Returns the ids that the favorites service has for this browser's account, from all collections. */
  async inAccount(): Promise<string[]> {
    const html = await (await this.page.request.get('/help')).text();
    const { config } = JSON.parse(/<script[^>]+id="roost-page"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '{}') as {
      config: { favorites: { url: string; apiKey: string } };
    };
    // Not from the page: one that could not ask in time leaves it to its browser.
    const data = (await (await this.page.request.get('/api/auth/session')).json()) as {
      profileId: string;
      accessToken: string;
    } | null;
    if (!data) throw new Error('Nobody is signed in.');
    const { url, apiKey } = config.favorites;
    const answer = await this.page.request.get(`${url}/${data.profileId}`, {
      headers: { 'x-api-key': apiKey, AuthToken: `Bearer ${data.accessToken}` },
    });
    const { collections = [] } = (await answer.json()) as {
      collections?: { selectedListings: { externalId: string }[] }[];
    };
    return collections.flatMap(({ selectedListings }) => selectedListings.map(({ externalId }) => externalId));
  }
}
