import { expect, test } from '../src/test.ts';
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
});
