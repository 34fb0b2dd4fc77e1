import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { formatDate } from '@roost/shared/domain/dates';
import { expectAccessible, expectFitsPhone } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { newestMailParts, newestMailText } from '../src/mailbox.ts';
import { REFUNDED } from '../src/pages/booking-page.ts';
import { DatePicker } from '../src/pages/date-picker.ts';
import { expectSays, readHtml } from '../src/stay-facts.ts';
import { isoDay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';

const AMOUNT = /\$[\d,.]+/;

/** The first amount of a text in cents. */
const toCents = (text: string): number =>
  Math.round(Number((AMOUNT.exec(text)?.[0] ?? '').replaceAll(/[$,]/g, '')) * 100);
const toDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** The sums in cents of a change's new lines: those before taxes, and all of them. */
async function sumBill(side: Locator): Promise<{ beforeTaxes: number; all: number }> {
  const lines = await side
    .locator('tbody:last-of-type tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const sum = (some: typeof lines) => some.reduce((cents, line) => cents + toCents(line.at(-1) ?? ''), 0);
  return { beforeTaxes: sum(lines.filter(([name = '']) => !/tax/i.test(name))), all: sum(lines) };
}

type BookedStay = { code: string; startDate: string; endDate: string; party: string; total: string };

/** The trip's page says what the stay is and what was paid for it. */
async function expectTrip(page: Page, { code, startDate, endDate, party, total }: BookedStay): Promise<void> {
  await page.goto(`/trips/${code}`);
  const fact = (name: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
      .first();
  await expect(fact('Check in')).toContainText(formatDate(startDate));
  await expect(fact('Check out')).toContainText(formatDate(endDate));
  await expect(fact('Guests')).toContainText(party);
  await expect(fact('Paid')).toContainText(total);
  await expect(fact('Total \\(USD\\)')).toContainText(total);
}

/** The newest line of the receipt is this one with its amount, and its last sum is what was paid in the end. */
async function expectReceipt(
  page: Page,
  code: string,
  { line, amount, total }: { line: string; amount: string; total: string },
): Promise<void> {
  await page.goto(`/trips/${code}/receipt`);
  const payments = page.getByRole('table').filter({ hasText: 'Total paid' });
  await expect(payments.locator('tbody').getByRole('row').filter({ hasText: line })).toContainText(amount);
  await expect(payments.getByRole('row', { name: /^Total paid/ })).toContainText(total);
}

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

  test('STAY-2 STAY-4 TRUE-1: other nights and more guests are paid with one press; the stay as it was gives the same amount back; trip, mail and receipt say the same each time @booking @mfe-booking', async ({
    page,
    booking,
    testData,
  }) => {
    const email = `changed-${randomUUID()}@example.com`;
    const stay = await testData.stay({ nights: 3, notBeforeDays: 100, policy: 'Flexible' });
    const longer = { startDate: isoDay(101), endDate: isoDay(106) };
    const code = await bookStay(page.request, stay, email);
    const side = page.getByRole('complementary', { name: 'What changes' });
    const more = (who: string) => page.getByRole('button', { name: `More: ${who}` });
    const fewer = (who: string) => page.getByRole('button', { name: `Fewer: ${who}` });
    const calendar = new DatePicker(page.getByRole('main'));
    const booked = await newestMailText(page.request, email);
    const paid = toCents(/^Total \(USD\): .*$/m.exec(booked)?.[0] ?? '');
    const before: BookedStay = { code, ...stay, party: '2 guests', total: toDollars(paid) };
    await expectTrip(page, before);

    await press(page.getByRole('link', { name: 'Change stay' }));
    await expect(side).toContainText('This is your stay as booked.');
    await calendar.choose(longer.startDate, longer.endDate);
    await press(more('Adults'));
    await more('Pets').click();
    const pay = side.getByRole('button', { name: /^Pay \$[\d,.]+ and change the stay$/ });
    await expect(side.getByRole('row', { name: /^Pet fee/ })).toContainText('none');
    const due = toCents(await pay.innerText());
    const total = toCents(await side.getByText('New total').locator('..').innerText());
    expect(total - paid).toBe(due);
    const read = () => page.getByRole('main').innerText();
    const { beforeTaxes, all } = await sumBill(side);
    expect(all).toBe(total);
    // Everything that the guest agreed to with the press: lines, taxes, difference, refund by day. The price of a night
    // was in the first mail.
    const agreed = `${await read()} ${toDollars(beforeTaxes)} ${/\$\d+ × 3 nights/.exec(booked)?.[0] ?? ''}`;
    await booking.fillCard({ number: '4242 4242 4242 4242', expires: '08 / 30', code: '123', name: 'Maya Ortiz' });
    await pay.click();
    await expect(page.getByText(`${toDollars(due)} was charged to your card.`)).toBeVisible();
    const confirmed = await read();
    await expectTrip(page, { code, ...longer, party: '3 guests, 1 pet', total: toDollars(total) });
    const trip = await read();
    const changed = await newestMailParts(page.request, email, 2);
    expect(changed.text).toContain(`We charged ${toDollars(due)} to your card.`);
    expect(changed.text).toContain(`Total (USD): ${toDollars(total)}`);
    const [dueText, totalText] = [toDollars(due), toDollars(total)];
    await expectReceipt(page, code, { line: 'Change of the stay', amount: dueText, total: totalText });
    // No amount and no day anywhere that the guest had not seen before the press.
    expectSays(
      { stay: longer, agreed },
      {
        'the changed stay': confirmed,
        'the trip': trip,
        'the mail': changed.text,
        'its HTML': readHtml(changed.html),
        'the receipt': await read(),
      },
    );

    // Back to what was booked: the same amount comes back, to the cent.
    await page.goto(`/trips/${code}/change`);
    await expect(side).toContainText('This is your stay as booked.');
    await calendar.choose(stay.startDate, stay.endDate);
    await press(fewer('Adults'));
    await fewer('Pets').click();
    await side.getByRole('button', { name: `Change the stay, refund ${toDollars(due)}` }).click();
    await expect(page.getByText(`${toDollars(due)} is on its way back to your card.`)).toBeVisible();
    await expectTrip(page, before);
    const changedBack = await newestMailText(page.request, email, 3);
    expect(changedBack).toContain(`refund of ${toDollars(due)} is on its way`);
    expect(changedBack).toContain(`Total (USD): ${before.total}`);
    await expectReceipt(page, code, { line: 'Refund for a change', amount: dueText, total: before.total });
  });
});
