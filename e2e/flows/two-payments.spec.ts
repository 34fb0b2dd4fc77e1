import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, formatDate, formatLongDate, nightsBetween } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { bookInTwo } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { newestMailParts, type MailParts } from '../src/mailbox.ts';
import { DatePicker } from '../src/pages/date-picker.ts';
import { readHtml } from '../src/stay-facts.ts';
import { isoDay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';

type Rest = { cents: number; on: string };

/** The trip, its mail and its receipt name this amount and this day for the second charge, and no other. */
async function expectRest(page: Page, code: string, mail: MailParts, { cents, on }: Rest): Promise<void> {
  const [amount, day] = [formatCents(cents), formatDate(on)];
  expect(mail.text).toContain(`Due on ${day}: ${amount}`);
  expect(readHtml(mail.html).replaceAll(/\s+/g, ' ')).toContain(`Due on ${day} ${amount}`);
  await page.goto(`/trips/${code}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(`On ${day}, we’ll charge the other ${amount} to the card you booked with.`);
  await page.goto(`/trips/${code}/receipt`);
  await expect(main).toContainText(`${amount} is still to be charged, on ${formatLongDate(on)}.`);
}

test.describe('a stay that is paid in two parts', () => {
  test('BOOK-13 STAY-2 TRUE-1: its second charge has one amount and one day on trip, mail and receipt, and those of the change page after other dates @booking @mfe-booking', async ({
    page,
    testData,
  }) => {
    const email = `two-${randomUUID()}@example.com`;
    const stay = await testData.stay({ nights: 4, notBeforeDays: 120, policy: 'Flexible', night_price: 300 });
    const { code, nowCents, restCents, restOn } = await bookInTwo(page.request, stay, email);
    await expectRest(page, code, await newestMailParts(page.request, email), { cents: restCents, on: restOn });

    // Later, longer: a later charge, and a larger one. Then shorter.
    const changes = [
      { startDate: isoDay(125), endDate: isoDay(131), way: 'more' },
      { startDate: isoDay(126), endDate: isoDay(128), way: 'less' },
    ] as const;
    const side = page.getByRole('complementary', { name: 'What changes' });
    let mails = 1;
    for (const { startDate, endDate, way } of changes) {
      await page.goto(`/trips/${code}`);
      await press(page.getByRole('link', { name: 'Change stay' }));
      await expect(side).toContainText('This is your stay as booked.');
      await new DatePicker(page.getByRole('main')).choose(startDate, endDate);
      const button = side.getByRole('button', { name: /^Change the stay, \$[\d,.]+ due on / });
      const [, amount = '', day = ''] = /(\$[\d,.]+) due on (.+)$/.exec(await button.innerText()) ?? [];
      const cents = Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);
      // As at booking, the second charge is as many days before the stay.
      const on = addDays(restOn, nightsBetween(stay.startDate, startDate));
      expect(day).toBe(formatDate(on));
      // What was paid at booking stays paid: the second charge takes up the whole difference.
      await expect(side.getByText('New total').locator('..')).toContainText(formatCents(nowCents + cents));
      await expect(side).toContainText(new RegExp(`${way}, (charged|when we charge the rest) on ${day}`));
      await button.click();
      await expect(page.getByText(`Nothing was charged. We’ll charge ${amount} on ${day}.`)).toBeVisible();
      mails += 1;
      await expectRest(page, code, await newestMailParts(page.request, email, mails), { cents, on });
    }
  });
});
