import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { DatePicker } from './date-picker.ts';

export type SearchWish = { place: string; startDate: string; endDate: string; adults: number };

/** The home page and its search box. */
export class HomePage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get box(): Locator {
    return this.page.getByRole('main').getByRole('search');
  }
  get where(): Locator {
    return this.box.getByLabel('Where').first();
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** Fills the whole search box and submits it; on phones through the sheet. */
  async searchFor({ place, startDate, endDate, adults }: SearchWish): Promise<void> {
    await hydrated(this.page.locator('main input[name="query"]').first());
    await this.where.fill(place);
    await this.where.press('Escape').catch(() => undefined);
    await this.where.fill(place);
    await this.box.getByRole('button', { name: /^Check in/ }).click();
    const dialog = this.page.getByRole('dialog').first();
    await dialog.waitFor();
    await new DatePicker(dialog).choose(startDate, endDate);
    const use = dialog.getByRole('button', { name: 'Use these dates' });
    await expect(use.or(dialog.getByRole('button', { name: 'Search', exact: true })).first()).toBeVisible();
    if (await use.isVisible()) {
      await use.click();
      await this.box.getByRole('button', { name: /^Guests and pets/ }).click();
      await this.addAdults(this.page.getByRole('dialog').first(), adults);
      await this.page.getByRole('dialog').first().getByRole('button', { name: 'Done' }).click();
      await this.box.getByRole('button', { name: 'Search', exact: true }).click();
    } else {
      await this.addAdults(dialog, adults);
      await dialog.getByRole('button', { name: 'Search', exact: true }).click();
    }
  }

  /** The form as it works without JavaScript: a place and the button. */
  async submitPlainForm(place: string): Promise<void> {
    await this.where.fill(place);
    await this.box.getByRole('button', { name: 'Search', exact: true }).click();
  }

  private async addAdults(dialog: Locator, adults: number): Promise<void> {
    for (let added = 0; added < adults; added++) await dialog.getByRole('button', { name: /^More: Adults/ }).click();
  }
}
