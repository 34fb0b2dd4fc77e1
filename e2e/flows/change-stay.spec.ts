import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { REFUNDED } from '../src/pages/booking-page.ts';
import { expect, test } from '../src/test.ts';

const AMOUNT = /\$[\d,.]+/;

test.describe('changing a stay', () => {
  test('STAY-2: an extra is paid with one press and given back with another, each to the cent that was shown; then the stay is cancelled, with a receipt (STAY-4) @a11y @booking @mfe-booking', async ({
    page,
    booking,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 3, notBeforeDays: 100 });
    const code = await bookStay(page.request, stay);
    const side = page.getByRole('complementary', { name: 'What changes' });
    const early = page.getByRole('checkbox', { name: /Early check-in/ });
    await page.goto(`/trips/${code}`);
    await press(page.getByRole('link', { name: 'Change stay' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change your stay');
    await expect(side).toContainText('This is your stay as booked.');
    await early.check();
    await expect(side).toContainText('To pay now');
    const pay = side.getByRole('button', { name: /^Pay \$[\d,.]+ and change the stay$/ });
    const due = AMOUNT.exec(await pay.innerText())?.[0] ?? 'none';
    await expect(side.getByRole('row', { name: /Early check-in/ })).toContainText('none');
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await expectAccessible(page);
    await expectFitsPhone(page);
    await pay.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is changed');
    await expect(page.getByText(`${due} was charged to your card.`)).toBeVisible();

    await page.getByRole('link', { name: 'See your stay' }).click();
    await expect(page.getByText('Early check-in')).toBeVisible();
    await press(page.getByRole('link', { name: 'Change stay' }));
    await expect(early).toBeChecked();
    await early.uncheck();
    // What was paid for it a moment ago comes back, to the cent.
    await side.getByRole('button', { name: `Change the stay, refund ${due}` }).click();
    await expect(page.getByText(`${due} is on its way back to your card.`)).toBeVisible();
    await page.getByRole('link', { name: 'See your stay' }).click();
    await press(page.getByRole('button', { name: /^Cancel/ }));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Cancel, refund/ }).click();
    await expect(dialog).toContainText(REFUNDED);

    // STAY-4: what was charged and given back, to print.
    await page.goto(`/trips/${code}/receipt`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(due);
    await expectAccessible(page);
    await expectFitsPhone(page);
    // On paper: no buttons, and no second sheet that is empty.
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/receipt', '']) {
      await page.goto(`/trips/${code}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect
        .poll(() => page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).minBlockSize)))
        .toBe(0);
    }
  });
});
