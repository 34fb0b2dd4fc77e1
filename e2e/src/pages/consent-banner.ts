import type { Locator, Page } from '@playwright/test';

/** Cookie banner and preferences. */
export class ConsentBanner {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get banner(): Locator {
    return this.page.getByRole('region', { name: /cookie/i });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Customize your cookie preferences' });
  }

  async deny(): Promise<void> {
    await this.banner.getByRole('button', { name: 'Deny', exact: true }).click();
  }
  async acceptAll(): Promise<void> {
    await this.banner.getByRole('button', { name: 'Accept All' }).click();
  }
  async customize(): Promise<void> {
    await this.banner.getByRole('button', { name: 'Customize Preferences' }).click();
  }
  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save Preferences' }).click();
  }
}
