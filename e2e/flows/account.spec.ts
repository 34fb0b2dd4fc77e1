import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { newestMail, newestMailText } from '../src/mailbox.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import type { FreeStay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** The parts of the file of a guest's data that this flow looks at. */
type GuestFile = {
  email: string;
  account: { name: string; guests: { firstName: string; lastName: string }[] };
  stays: { code: string; status: string }[];
};

/** Changes the account's name. One that looks like an address is refused beside the field (SAFE-8). */
async function changeName(page: Page): Promise<void> {
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Maya Ortiz');
  await name.fill('mara@example.com');
  await press(page.getByRole('button', { name: 'Save name' }));
  await expect(page.getByText('Enter a name without web or email addresses.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Mara Ruiz');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Enter a name without web or email addresses.')).toHaveCount(0);
  await expect(new SignInPage(page).account()).toContainText('Mara');
  await page.goto('/account');
  await expect(name).toHaveValue('Mara Ruiz');
}

/** Saves two people and removes one of them again. */
async function saveGuests(page: Page): Promise<void> {
  for (const [first, last] of [
    ['Leo', 'Ortiz'],
    ['Ida', 'Berg'],
  ] as const) {
    await page.getByText('Add someone').click();
    await page.getByLabel('First name').fill(first);
    await page.getByLabel('Last name').fill(last);
    await press(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText(`${first} ${last}`)).toBeVisible();
  }
  await press(page.getByRole('button', { name: 'Remove Ida Berg' }));
  await expect(page.getByText('Ida Berg')).toHaveCount(0);
  await expect(page.getByText('Leo Ortiz')).toBeVisible();
}

/** Asks for another address, types a wrong code, then the one of the mail. */
async function changeEmail(page: Page, newEmail: string): Promise<void> {
  await page.getByText('Change email').click();
  await page.getByLabel('New email').fill(newEmail);
  await press(page.getByRole('button', { name: 'Send the code' }));
  await expect(page.getByText(`A code is on its way to ${newEmail}.`)).toBeVisible();
  const { code } = await newestMail(page.request, newEmail);
  const field = page.getByLabel('6-digit code');
  await field.fill(code === '123456' ? '654321' : '123456');
  await press(page.getByRole('button', { name: 'Confirm new email' }));
  await expect(page.getByText('That code isn’t right.')).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm new email' }).click();
  await expect(page.getByText(`You sign in with ${newEmail}.`)).toBeVisible();
}

async function readGuestFile(page: Page): Promise<GuestFile> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('roost-my-data.json');
  return JSON.parse(await readFile(await download.path(), 'utf8')) as GuestFile;
}

async function openDeletion(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByText('Delete your account').click();
}
async function confirmDeletion(page: Page, email: string): Promise<void> {
  await page.getByLabel('Type your email address to confirm').fill(email);
  await press(page.getByRole('button', { name: 'Delete my account' }));
}

/** Parts that are opened stand as far below their lines as each other, whatever they begin with. */
async function expectEvenGaps(page: Page): Promise<void> {
  const gaps = await page.locator('main details').evaluateAll((parts) =>
    parts.map((part) => {
      part.toggleAttribute('open', true);
      const [line, form] = [part.querySelector('summary'), part.querySelector('form')];
      const first = [...(form?.children ?? [])].find((child) => child.getClientRects().length > 0);
      if (!line || !first) throw new Error('A part of the account has nothing in it.');
      return Math.round(first.getBoundingClientRect().top - line.getBoundingClientRect().bottom);
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(new Set(gaps).size, `gaps of ${gaps.join(', ')} px`).toBe(1);
}

test.describe('the account of a guest', () => {
  // What is typed wrong on purpose, a deletion that is refused, and favorites that are asked for in the moment in which
  // their account goes.
  test.use({ expectedProblems: /(status 4\d\d: |Failed to load resource).*\/api\/(auth\/account|favorites)\// });

  test('ACCT-1 SAFE-8 BOOK-12: name, saved people and e-mail address are changed; the code proves the new address, other devices are signed out, the stay comes along @a11y @auth @booking @mfe-booking', async ({
    page,
    context,
    browser,
    baseURL,
    booking,
    testData,
  }) => {
    const { email } = await testData.guest(context);
    const stay = await testData.stay({ nights: 2, notBeforeDays: 60 });
    const code = await bookStay(page.request, stay, email);
    // Mails are counted below, so each is waited for in its turn.
    expect(await newestMailText(page.request, email)).toContain(code);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
    await changeName(page);
    await saveGuests(page);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await expectEvenGaps(page);

    // A saved name fills the form of a booking.
    await booking.open({ ...stay, startDate: stay.endDate, endDate: addDays(stay, 2), adults: 2 });
    await press(page.getByRole('group', { name: 'People you book for' }).getByRole('button', { name: 'Leo Ortiz' }));
    await expect(page.getByLabel('First name')).toHaveValue('Leo');
    await expect(page.getByLabel('Last name')).toHaveValue('Ortiz');

    // The guest is signed in elsewhere, too, until the address changes.
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    const elsewhere = new SignInPage(other);
    await elsewhere.open('/account');
    await other.getByLabel('Email', { exact: true }).fill(email);
    await press(other.getByRole('button', { name: 'Email me a sign-in link' }));
    await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await other.goto((await newestMail(page.request, email, 2)).link);
    await elsewhere.continueAs(email);
    await expect(other.getByText(`You sign in with ${email}.`)).toBeVisible();

    const newEmail = SignInPage.newAddress();
    await page.goto('/account');
    await changeEmail(page, newEmail);
    expect(await newestMailText(page.request, email, 3)).toContain('was changed to');
    await other.goto('/account');
    await expect(other.getByText('Sign in to see your account.')).toBeVisible();
    await other.context().close();

    // What is mailed about the stay goes to the new address from now on.
    await page.goto('/trips');
    await expect(page.getByText(stay.headline).first()).toBeVisible();
    await booking.cancelNextTrip();
    expect(await newestMailText(page.request, newEmail, 2)).toContain(code);
  });

  test('SAFE-15 ACCT-1: all data comes as one file; the account is not deleted while a stay lies ahead, then it is, and nothing of it is left in this browser @auth @booking @mfe-booking', async ({
    page,
    context,
    booking,
    testData,
  }) => {
    const { email } = await testData.guest(context);
    const stay = await testData.stay({ nights: 2, notBeforeDays: 60 });
    const code = await bookStay(page.request, stay, email);
    // Mails are counted below, so each is waited for in its turn.
    expect(await newestMailText(page.request, email)).toContain(code);
    await page.goto('/account');
    await page.getByText('Add someone').click();
    await page.getByLabel('First name').fill('Leo');
    await page.getByLabel('Last name').fill('Ortiz');
    await press(page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('Leo Ortiz')).toBeVisible();
    expect(await readGuestFile(page)).toMatchObject({
      email,
      account: { name: 'Maya Ortiz', guests: [{ firstName: 'Leo', lastName: 'Ortiz' }] },
      stays: [{ code, status: 'confirmed' }],
    });

    await openDeletion(page);
    await confirmDeletion(page, 'somebody.else@example.com');
    await expect(page.getByText('That’s not the email address of this account.')).toBeVisible();
    await confirmDeletion(page, email);
    await expect(page.getByRole('alert').filter({ hasText: 'You have a stay coming up.' })).toBeVisible();
    await booking.cancelNextTrip();
    expect(await newestMailText(page.request, email, 2)).toContain('your stay is cancelled');
    // The bank may take a moment for the refund, and until then the account stays.
    const deleted = page.getByRole('heading', { level: 1, name: 'Your account is deleted' });
    await expect(async () => {
      await openDeletion(page);
      await confirmDeletion(page, email);
      await expect(deleted).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expectAccessible(page);

    expect(await newestMailText(page.request, email, 3)).toContain('Your Roost account is deleted');
    await page.goto('/account');
    await expect(page.getByText('Sign in to see your account.')).toBeVisible();
    expect((await page.request.get(`/api/trips/${code}`)).status()).toBe(404);
    await page.goto('/trips');
    await expect(page.getByRole('heading', { name: 'No trips yet' })).toBeVisible();
  });
});

/** The day so many days after the stay. */
function addDays({ endDate }: FreeStay, days: number): string {
  return new Date(Date.parse(`${endDate}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
