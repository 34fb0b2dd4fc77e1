import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrated } from '../hydrated.ts';
import { newestMail } from '../mailbox.ts';

export const PASSWORD = 'a lakehouse in june';

/** The sign-in pages as a guest uses them. */
export class SignInPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** An address nobody has used on this site. */
  static newAddress(): string {
    return `guest-${crypto.randomUUID().slice(0, 12)}@example.com`;
  }

  async open(callbackUrl = '/help'): Promise<void> {
    await this.page.goto(`/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`);
  }

  async fill(email: string, password: string): Promise<void> {
    await hydrated(this.page.getByLabel('Email', { exact: true }));
    await this.page.getByLabel('Email', { exact: true }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }

  async withPassword(email: string, password = PASSWORD): Promise<void> {
    await this.fill(email, password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** Makes an account and confirms it by the link of its mail, in this browser. */
  async signUp(email: string): Promise<void> {
    await this.page.goto('/api/auth/signup?callbackUrl=/help');
    await hydrated(this.page.getByLabel('First name'));
    await this.page.getByLabel('First name').fill('Maya');
    await this.page.getByLabel('Last name').fill('Ortiz');
    await this.fill(email, PASSWORD);
    await this.page.getByRole('button', { name: 'Create account' }).click();
    await expect(this.page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await this.page.goto((await newestMail(this.page.request, email)).link);
    await this.continueAs(email);
    await this.isSignedIn();
  }

  /** Presses the button of the page that a mailed link opens (SAFE-4). */
  async continueAs(email: string): Promise<void> {
    await this.page.getByRole('button', { name: `Continue as ${email}` }).click();
  }

  /** The header says who is there: a name, or on phones a way to it. */
  async isSignedIn(): Promise<void> {
    await expect(this.account()).toBeVisible();
  }

  async isGuest(): Promise<void> {
    await expect(this.signInLink).toBeVisible();
  }

  /** The header's link for who is not signed in; on phones the menu, which leads there without script. */
  get signInLink() {
    return this.page.locator('header a[href^="/api/auth/signin"]').filter({ visible: true }).first();
  }

  account() {
    return this.page.locator('header a[href="/api/auth/signout"]');
  }

  async signOut(): Promise<void> {
    await this.account().click();
    await this.page
      .getByRole('menuitem', { name: 'Sign out' })
      .or(this.page.getByRole('button', { name: 'Sign out' }))
      .click();
    await this.isGuest();
  }
}
