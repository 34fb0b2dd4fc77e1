import { randomUUID } from 'node:crypto';
import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { expectOneCharge } from '../src/charges.ts';
import { expect, test } from '../src/test.ts';

test.describe('a card that is typed once', () => {
  test('BOOK-6: a guest who goes back to correct a phone number finds the card as it was typed, hidden until then @mobile-night @booking @mfe-booking', async ({
    page,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 150 });
    await booking.open({ ...stay, adults: 2 });
    const email = `kept-${randomUUID()}@example.com`;
    await booking.fillGuest({ firstName: 'Maya', lastName: 'Ortiz', email, phone: '4155550198' });
    await booking.continueToPayment();
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await booking.fillBilling({ address: '12 Pine Street', city: 'Truckee', state: 'California', zip: '96161' });
    // The last frame that the step gets, after those of the card.
    await expect(booking.walletButton).toBeVisible();
    const frames = page.locator('main iframe');
    const count = await frames.count();

    await page.goBack();
    const phone = page.getByRole('textbox', { name: /Phone/ });
    await expect(phone).toHaveValue('4155550198');
    await expect(frames).toHaveCount(count);
    await expect(frames.filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
    await expectFitsPhone(page);
    // Nothing of the hidden step is met with the keyboard: after the page's own last stop no frame has the focus.
    await page.getByRole('button', { name: 'Continue to payment' }).focus();
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('iframe, #payment-form') ?? null)).toBeNull();
    }

    await phone.fill('4155550100');
    await booking.continueToPayment();
    await expect(frames.filter({ visible: true }).first()).toBeVisible();
    await booking.pay();
    await expect(booking.confirmationCode).toBeVisible();
    await expectOneCharge(page.request, page.url().split('/').at(-1) ?? '');
  });
});
