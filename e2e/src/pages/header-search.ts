import { expect, type Locator, type Page } from '@playwright/test';
import { press } from '../hydrated.ts';

/** The search box in the header, folded away until a guest opens it. */
export class HeaderSearch {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  private get checkIn(): Locator {
    return this.page
      .getByRole('button', { name: /^Check in/ })
      .filter({ visible: true })
      .first();
  }

  /** Unfolds the box. It is a plain `details` element, so this works before hydration too. */
  async open(): Promise<void> {
    const banner = this.page.getByRole('banner');
    await banner.getByRole('group').or(banner.locator('summary')).first().click();
    await expect(this.checkIn).toBeVisible();
  }

  async pressCheckIn(): Promise<void> {
    await press(this.checkIn);
  }

  /** Unfolds the box and opens its calendar, which is a chunk of its own. */
  async openCalendar(): Promise<void> {
    await this.open();
    await this.pressCheckIn();
    await expect(this.page.getByRole('button', { name: 'Later months' })).toBeVisible();
  }
}
