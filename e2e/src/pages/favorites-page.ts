import type { Locator, Page } from '@playwright/test';

/** The favorites page and its link in the header. */
export class FavoritesPage {
  readonly page: Page;
  constructor(page: Page) { this.page = page; }

  get link(): Locator { return this.page.getByRole('banner').getByRole('link', { name: /Favorites/ }); }

  async open(): Promise<void> {
    await this.page.goto('/favorites');
  }

  async remove(headline: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: `Save to favorites: ${headline}`, pressed: true }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: 'Undo' }).click();
  }
}
