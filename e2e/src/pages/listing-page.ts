import type { Locator, Page } from '@playwright/test';

/** A home's page. */
export class ListingPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get quote(): Locator {
    return this.page
      .getByRole('complementary')
      .or(this.page.getByRole('region', { name: 'Price and booking' }))
      .first();
  }
  get quoteTotal(): Locator {
    return this.quote;
  }

  async open(listingId: string, query = ''): Promise<void> {
    await this.page.goto(`/vacation-rentals/${listingId}${query ? `?${query}` : ''}`);
  }

  /** Presses whichever of the two booking controls this window shows: the card's, or the bar's on phones. */
  async book(): Promise<void> {
    await this.page
      .getByRole('link', { name: /^Book( this home)?$/ })
      .filter({ visible: true })
      .first()
      .click();
  }
}
