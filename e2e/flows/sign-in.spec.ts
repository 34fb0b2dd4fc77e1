import { expect, test } from '../src/test.ts';
import { hydrated } from '../src/hydrated.ts';
import { newestMail } from '../src/mailbox.ts';
import { PASSWORD, SignInPage } from '../src/pages/sign-in-page.ts';

test.describe('signing in', () => {
  // A question for favorites that is under way when the session ends is refused with 401, as it should be.
  test.use({
    expectedProblems:
      /status 4\d\d: .*\/api\/auth\/|status 401: .*\/api\/favorites\/|Failed to load resource.*\/api\/(auth|favorites)\//,
  });

  test('AUTH-6 AUTH-7: an account by mail, a wrong password in words, the right one leads back @mobile-night @auth', async ({
    page,
  }) => {
    const signIn = new SignInPage(page);
    const email = SignInPage.newAddress();
    await signIn.signUp(email);
    await signIn.signOut();
    await signIn.open('/help');
    await signIn.withPassword(email, 'not this one');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAccessibleDescription(/don’t match/);
    await expect(password).toBeFocused();
    await signIn.withPassword(email);
    await expect(page).toHaveURL(/\/help$/);
    await signIn.isSignedIn();
    // The page comes with its session: there is nothing to wait for and nothing that jumps. A machine that is too busy
    // to say in time who a guest is lets the browser ask.
    await expect
      .poll(async () => (await page.request.get('/help')).text().then((html) => html.includes(email)))
      .toBe(true);
  });

  test('AUTH-6: the code of a mailed link signs in, without a password @auth', async ({ page }) => {
    const signIn = new SignInPage(page);
    const email = SignInPage.newAddress();
    await signIn.open('/help');
    await hydrated(page.getByLabel('Email', { exact: true }));
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(page.getByText(email)).toBeVisible();
    const { code } = await newestMail(page.request, email);
    // The first digit has the focus: nothing is pressed before typing.
    await hydrated(page.getByLabel('Digit 1'));
    await expect(page.getByLabel('Digit 1')).toBeFocused();
    await page.keyboard.type(code);
    await expect(page).toHaveURL(/\/help$/);
    await signIn.isSignedIn();
  });

  test('AUTH-6: an outside issuer signs in; who cancels there is told so @auth', async ({ page }) => {
    const signIn = new SignInPage(page);
    await signIn.open('/help');
    await page.getByRole('button', { name: 'Continue with Roost ID' }).click();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page.getByRole('alert')).toContainText('wasn’t completed');
    await signIn.open('/help');
    await page.getByRole('button', { name: 'Continue with Roost ID' }).click();
    await page.getByLabel('Name').fill('Kai Lee');
    await page.getByLabel('Email').fill(SignInPage.newAddress());
    await page.getByRole('button', { name: 'Sign in as this person' }).click();
    await expect(page).toHaveURL(/\/help$/);
    await signIn.isSignedIn();
  });

  test('AUTH-2 AUTH-3: two tabs follow each other; a session ended everywhere else ends in an open page too @auth', async ({
    page,
    browser,
    baseURL,
  }) => {
    const signIn = new SignInPage(page);
    const email = SignInPage.newAddress();
    await signIn.signUp(email);
    const tab = await page.context().newPage();
    const other = new SignInPage(tab);
    await tab.goto('/help');
    await other.isSignedIn();
    await hydrated(other.account());
    await signIn.signOut();
    await other.isGuest();

    await signIn.open('/help');
    await signIn.withPassword(email);
    await signIn.isSignedIn();
    const elsewhere = await browser.newContext({ baseURL });
    const phonePage = await elsewhere.newPage();
    const phone = new SignInPage(phonePage);
    await phone.open('/help');
    await phone.withPassword(email, PASSWORD);
    await phone.isSignedIn();
    await page.goto('/api/auth/signout');
    await page.getByRole('button', { name: 'Sign out on all devices' }).click();
    await signIn.isGuest();
    // The session has ended on the server: the open page finds out when it is looked at again.
    await expect(async () => {
      await phonePage.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(phone.account()).toHaveCount(0, { timeout: 5_000 });
    }).toPass();
    await phone.isGuest();
    await elsewhere.close();
  });

  test("AUTH-3: a signed-out guest's open tab learns of a sign-in in another tab, in all three ways, and of a change of account @auth", async ({
    page,
  }) => {
    const open = new SignInPage(page);
    const tab = await page.context().newPage();
    const other = new SignInPage(tab);
    const email = SignInPage.newAddress();
    await open.signUp(email);
    await open.signOut();
    await page.goto('/help');
    // It hears of other tabs from hydration on.
    await hydrated(open.signInLink);
    // A reload would lose this mark: the open tab must learn without one.
    await page.evaluate(() => {
      document.body.dataset.open = 'yes';
    });
    const hasNotReloaded = () => expect(page.locator('body[data-open="yes"]')).toHaveCount(1);

    await other.open('/help');
    await other.withPassword(email);
    await other.isSignedIn();
    await open.isSignedIn();
    await other.signOut();
    await open.isGuest();

    await other.open('/help');
    await hydrated(tab.getByLabel('Email', { exact: true }));
    await tab.getByLabel('Email', { exact: true }).fill(email);
    await tab.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await expect(tab.getByText(email)).toBeVisible();
    await tab.goto((await newestMail(page.request, email, 2)).link);
    await other.continueAs(email);
    await other.isSignedIn();
    await open.isSignedIn();

    await other.signOut();
    await open.isGuest();

    await other.open('/help');
    await tab.getByRole('button', { name: 'Continue with Roost ID' }).click();
    await tab.getByLabel('Name').fill('Kai Lee');
    await tab.getByLabel('Email').fill(SignInPage.newAddress());
    await tab.getByRole('button', { name: 'Sign in as this person' }).click();
    await expect(page.getByRole('banner')).toContainText('Kai');

    // Another account, without signing out of this one.
    await other.open('/help');
    await other.withPassword(email);
    await expect(page.getByRole('banner')).toContainText('Maya');
    await hasNotReloaded();
  });

  test('AUTH-7: a forgotten password is set anew without JavaScript @auth', async ({ page, browser, baseURL }) => {
    const email = SignInPage.newAddress();
    await new SignInPage(page).signUp(email);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto('/api/auth/reset');
    await plain.getByLabel('Email').fill(email);
    await plain.getByRole('button', { name: 'Send the link' }).click();
    await expect(plain.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await plain.goto((await newestMail(page.request, email, 2)).link);
    expect(plain.url()).not.toContain('token');
    await plain.getByLabel('New password').fill('another lakehouse');
    await plain.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(plain).toHaveURL(/\/$/);
    // A page whose session was not known in time shows the way in, and has no script that would ask again.
    await expect(async () => {
      await plain.goto('/');
      await expect(plain.locator('header a[href="/api/auth/signout"]')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await context.close();
  });
});
