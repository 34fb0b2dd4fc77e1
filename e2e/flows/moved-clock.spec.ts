import { bookStay } from '../src/booked-stay.ts';
import { press } from '../src/hydrated.ts';
import { expect, test } from '../src/test.ts';

const DAY_MS = 86_400_000;

test.describe('a site whose clock is moved', () => {
  test('BOOK-9 TRUE-2: the refund of one stay falls from all to half to nothing as its days come, in services, host and browser @booking @mfe-booking @alone @local', async ({
    page,
    context,
    testData,
  }) => {
    const stay = await testData.stay({ nights: 2, notBeforeDays: 40, policy: 'Moderate', night_price: 100 });
    const code = await bookStay(page.request, stay);
    const checkIn = Date.parse(`${stay.startDate}T20:00:00Z`);
    const refund = async (daysBefore: number): Promise<number> => {
      await testData.moveClock(context, new Date(checkIn - daysBefore * DAY_MS));
      await page.goto(`/trips/${code}`);
      await press(page.getByRole('button', { name: /^Cancel/ }));
      const line = page.getByRole('dialog').getByText('Refund to your card').locator('..');
      return Number(/\$([\d,.]+)/.exec(await line.innerText())?.[1]?.replaceAll(',', ''));
    };
    const all = await refund(20);
    expect(all).toBeGreaterThan(200);
    expect(Math.abs((await refund(10)) - all / 2)).toBeLessThan(0.02);
    expect(await refund(3)).toBe(0);
  });
});
