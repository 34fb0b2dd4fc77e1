import { expect } from '@playwright/test';
import { hydrated, press } from '../hydrated.ts';
import type { FrameLocator, Locator, Page } from '@playwright/test';

export type GuestDetails = { firstName: string; lastName: string; email: string; phone: string };
export type CardDetails = { number: string; expires: string; code: string; name: string };
export type BillingAddress = { address: string; city: string; state: string; zip: string };

/** What a cancelled stay says of the money; a bank may answer later than the page. */
export const REFUNDED = /(We refunded \$[\d,.]+|Your refund of \$[\d,.]+ is on its way) to your card/;

/** Guest details, payment and confirmation. */
export class BookingPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** What the stay costs, taxes included (TRUE-1). On phones the bill is inside a line that opens. */
  async total(): Promise<Locator> {
    const bar = this.page.locator('details > summary').filter({ visible: true }).first();
    const line = this.page.locator('dl > div').filter({ hasText: 'Total (USD)', visible: true }).first();
    await expect(bar.or(line).first()).toBeVisible();
    // Hydration may fold up again what was opened before it.
    await expect(async () => {
      if (!(await line.isVisible())) await bar.click({ timeout: 10_000 });
      await expect(line).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    return line;
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pay \$/ });
  }

  get confirmationCode(): Locator {
    return this.page
      .getByRole('definition')
      .filter({ hasText: /^[A-Z0-9-]{6,}$/ })
      .first();
  }

  async open(stay: { listingId: string; startDate: string; endDate: string; adults: number }): Promise<void> {
    await this.page.goto(
      `/booking?listingId=${stay.listingId}&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=${stay.adults}`,
    );
  }

  async waitUntilInteractive(): Promise<void> {
    await hydrated(this.page.getByRole('main').locator('input').first());
  }

  async fillGuest(guest: GuestDetails): Promise<void> {
    await this.waitUntilInteractive();
    await this.page.getByLabel('First name').fill(guest.firstName);
    await this.page.getByLabel('Last name').fill(guest.lastName);
    await this.page.getByLabel('Email', { exact: true }).fill(guest.email);
    await this.page.getByRole('textbox', { name: /Phone/ }).fill(guest.phone);
  }

  async continueToPayment(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to payment' }).click();
    await this.page.getByRole('heading', { level: 1, name: 'How would you like to pay?' }).waitFor();
  }

  /** Waits until the vault's frames take what is typed. Before that the page knows no card to complain about. */
  async waitForCard(): Promise<void> {
    for (const name of ['card number', 'expiration date', 'CVC']) await expect(this.vaultField(name)).toBeEnabled();
  }

  /** Types into the vault's frames: the page itself has no field for a card number (BOOK-6). */
  async fillCard(card: CardDetails): Promise<void> {
    await this.vaultField('card number').fill(card.number);
    await this.vaultField('expiration date').fill(card.expires);
    await this.vaultField('CVC').fill(card.code);
    await this.page.getByLabel('Name on card').fill(card.name);
  }

  async fillBilling(billing: BillingAddress): Promise<void> {
    await this.page.getByLabel('Address', { exact: true }).fill(billing.address);
    await this.page.getByLabel('City').fill(billing.city);
    await this.page.getByLabel('State').selectOption({ label: billing.state });
    await this.page.getByLabel('ZIP code').fill(billing.zip);
  }

  async pay(): Promise<void> {
    await this.payButton.click();
  }

  /** The button of the browser's wallet, in a frame of the vault; none where the browser has no wallet. */
  get walletButton(): Locator {
    return this.page.frameLocator('form iframe[title="Secure express checkout frame"]').getByRole('button');
  }

  /**
   * Waits until the wallet is offered. One that did not say in time that it is there is looked for again when the step
   * is opened again.
   */
  async waitForWallet(): Promise<void> {
    await expect(async () => {
      if (await this.walletButton.isVisible()) return;
      await this.page.goBack();
      await this.continueToPayment();
      await expect(this.walletButton).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }

  /** The wallet's own sheet over the page. */
  get walletSheet(): FrameLocator {
    return this.page.frameLocator('iframe[title="Test Wallet"]');
  }

  /** `/trips`: opens the stay that comes next and cancels it, refund shown before and after (BOOK-12). */
  async cancelNextTrip(): Promise<void> {
    await this.page.goto('/trips');
    await this.page.getByRole('link', { name: 'Manage stay' }).first().click();
    // The list of trips has such a button too, and stays until the stay's page is there.
    await this.page.waitForURL(/\/trips\/[A-Z0-9-]+$/);
    await press(this.page.getByRole('button', { name: /^Cancel/ }));
    const dialog = this.page.getByRole('dialog', { name: 'Cancel this stay?' });
    await dialog.getByRole('button', { name: /^Cancel, refund \$/ }).click();
    await expect(this.page.getByRole('dialog', { name: 'Your stay is cancelled' })).toContainText(REFUNDED);
    await this.page.getByRole('button', { name: 'Close' }).last().click();
  }

  private vaultField(name: string): Locator {
    const frame: FrameLocator = this.page.frameLocator(`iframe[title="Secure ${name} input frame"]`);
    return frame.getByRole('textbox').first();
  }
}
