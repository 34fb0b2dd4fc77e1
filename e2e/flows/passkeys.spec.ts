import { expect, test } from '../src/test.ts';
import { expectAccessible } from '../src/axe.ts';
import { hydrated } from '../src/hydrated.ts';
import { newestMail } from '../src/mailbox.ts';
import { SignInPage } from '../src/pages/sign-in-page.ts';
import { giveDevice } from '../src/passkey-device.ts';

test.describe('passkeys', () => {
  test.use({
    expectedProblems: /status 4\d\d: .*\/api\/(auth|favorites)\/|Failed to load resource.*\/api\/(auth|favorites)\//,
  });

  test('SAFE-12: in by mail, a passkey added, out, in by passkey alone, and after its removal by mail again @auth', async ({
    page,
  }) => {
    await giveDevice(page);
    const signIn = new SignInPage(page);
    const email = SignInPage.newAddress();
    const usePasskey = page.getByRole('button', { name: 'Use a passkey' });

    await signIn.open('/account');
    await hydrated(usePasskey);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await page.goto((await newestMail(page.request, email)).link);
    await page.getByRole('button', { name: `Continue as ${email}` }).click();
    await expect(page).toHaveURL(/\/account$/);

    await hydrated(page.getByRole('button', { name: 'Add a passkey' }));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const remove = page.getByRole('button', { name: /^Remove the passkey of/ });
    await expect(remove).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Your passkey is added.' })).toBeFocused();
    await signIn.signOut();

    await signIn.open('/account');
    await hydrated(usePasskey);
    await usePasskey.click();
    await expect(page).toHaveURL(/\/account$/);
    await signIn.isSignedIn();
    await expect(page.getByText(/^Last used/)).toBeVisible();

    await hydrated(remove);
    await remove.click();
    await expect(remove).toHaveCount(0);
    await signIn.signOut();
    await signIn.open('/account');
    await hydrated(usePasskey);
    await usePasskey.click();
    await expect(page.getByRole('alert')).toContainText('That passkey didn’t work here');
  });

  test('SAFE-16: a new password by mail lists the passkeys, and keeps those that its owner ticks @auth @a11y @night', async ({
    page,
  }) => {
    await giveDevice(page);
    const signIn = new SignInPage(page);
    const email = SignInPage.newAddress();
    await signIn.signUp(email);
    await page.goto('/account');
    await hydrated(page.getByRole('button', { name: 'Add a passkey' }));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const remove = page.getByRole('button', { name: /^Remove the passkey of/ });
    await expect(remove).toBeVisible();

    for (const [mails, isKnown] of [
      [2, true],
      [3, false],
    ] as const) {
      await page.goto('/api/auth/reset');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      await expect(async () => {
        const { link } = await newestMail(page.request, email, mails);
        await page.goto(link);
        await expect(page.getByLabel('New password')).toBeVisible({ timeout: 2_000 });
      }).toPass();
      const known = page.getByRole('checkbox');
      await expect(known).toHaveCount(1);
      await expect(known).not.toBeChecked();
      await expectAccessible(page);
      if (isKnown) await known.check();
      await page.getByLabel('New password').fill(`another lakehouse ${mails}`);
      await page.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/account');
      await expect(remove).toHaveCount(isKnown ? 1 : 0);
    }
  });
});
