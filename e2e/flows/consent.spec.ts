import { expect, test } from '../src/test.ts';

test.describe('cookie consent', () => {
  test.use({ consentAnswered: false, timezoneId: 'Europe/Berlin' });

  test('CONS-1 CONS-2 CONS-4: the banner asks, Deny is remembered for 365 days @mobile @desk-night @consent @mfe-consent', async ({
    page,
    context,
    consent,
  }) => {
    await page.goto('/');
    await expect(consent.banner).toContainText('We use cookies to give you a great browsing experience');
    await consent.deny();
    await expect(consent.banner).toBeHidden();
    const answer = async () => (await context.cookies()).find(({ name }) => name === 'tracking-preferences');
    await expect.poll(answer).toBeDefined();
    const cookie = await answer();
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? '{}'))).toMatchObject({
      custom: { custom_advertising: false, custom_analytics: false, custom_functional: false, custom_necessary: true },
    });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(consent.banner).toBeHidden();
  });

  test('CONS-1: preferences have a row a category and Save is remembered @consent @mfe-consent', async ({
    page,
    consent,
  }) => {
    await page.goto('/');
    await consent.customize();
    await expect(consent.dialog).toContainText('Customize your cookie preferences');
    await expect(consent.dialog).toContainText('Required');
    await expect(consent.dialog.getByRole('switch')).toHaveCount(3);
    await consent.dialog.getByRole('switch').first().press('Space');
    await consent.save();
    await expect(consent.dialog).toBeHidden();
    await expect(consent.banner).toBeHidden();
  });
});
