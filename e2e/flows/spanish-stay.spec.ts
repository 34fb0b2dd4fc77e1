import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@roost/shared/domain/language';
import { expectFitsPhone } from '../src/axe.ts';
import { bookStay } from '../src/booked-stay.ts';
import { ENGLISH, englishTexts } from '../src/english-texts.ts';
import { hydrated, press } from '../src/hydrated.ts';
import { newestMail, newestMailText } from '../src/mailbox.ts';
import { isoDay } from '../src/stays.ts';
import { expect, test } from '../src/test.ts';

test.use({ locale: 'es-MX' });
// Stays are booked by the site's API, which has no page that says its language.
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: LANGUAGE_COOKIE, value: 'es', url: baseURL ?? '' }]),
);

const UNNAMED_DOLLAR = /(?<![A-Z])\$\d/;

/** Everything that shows is Spanish, and every amount has its currency (TRUE-1). */
async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(() => englishTexts(page), { message: page.url() }).toEqual([]);
  await expect(page.getByRole('main')).not.toContainText(UNNAMED_DOLLAR);
}

/** The newest of so many mails says this, in Spanish, with the currency of each amount. */
async function expectSpanishMail(request: APIRequestContext, to: string, count: number, words: string): Promise<void> {
  const text = (await newestMailText(request, to, count)).replaceAll(/https?:\S+/g, '');
  expect(text).toContain(words);
  expect(text).not.toMatch(ENGLISH);
  expect(text).not.toMatch(UNNAMED_DOLLAR);
}

test('TEXT-1 STAY-2 BOOK-12: a stay is changed and cancelled in Spanish, and its mails and receipt are Spanish @booking @mfe-booking', async ({
  page,
  request,
  testData,
}) => {
  const email = `es-${randomUUID()}@example.com`;
  const stay = await testData.stay({ nights: 3, notBeforeDays: 100, headline: 'Casa del muelle' });
  const code = await bookStay(page.request, stay, email);
  await page.goto(`/trips/${code}`);
  await expectSpanish(page);
  await press(page.getByRole('link', { name: 'Cambiar la estadía' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cambia tu estadía');
  await expectSpanish(page);
  await page.getByRole('checkbox').first().check();
  const pay = page.getByRole('button', { name: /^Pagar US\$[\d,.]+ y cambiar la estadía$/ });
  await expect(pay).toBeVisible();
  for (const [name, value] of Object.entries({
    'card number': '4242 4242 4242 4242',
    'expiration date': '08 / 30',
    CVC: '123',
  }))
    await page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox').first().fill(value);
  await page.getByLabel('Nombre en la tarjeta').fill('Maya Ortiz');
  await expectSpanish(page);
  await expectFitsPhone(page);
  await pay.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu estadía cambió');
  await expectSpanish(page);
  await expectSpanishMail(request, email, 2, 'cambió');
  await page.goto(`/trips/${code}`);
  await press(page.getByRole('button', { name: /^Cancelar/ }));
  await expectSpanish(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Cancelar.*US\$/ }).click();
  await expect(dialog).toContainText(/reembols/i);
  await expectSpanish(page);
  await page.goto(`/trips/${code}/receipt`);
  await expectSpanish(page);
  await expectSpanishMail(request, email, 3, 'tu estadía está cancelada');
});

test('TEXT-1 TALK-2: a review is written in Spanish @booking @mfe-booking @local @night', async ({
  page,
  request,
  testData,
}) => {
  const email = `es-review-${randomUUID()}@example.com`;
  const stay = await testData.stay({ nights: 2, notBeforeDays: 40, headline: 'Casa del muelle' });
  const code = await bookStay(page.request, stay, email);
  await newestMail(request, email);
  await testData.moveStay(code, { startDate: isoDay(-5), endDate: isoDay(-3) });
  // Guests are asked once a minute.
  await expect(async () => expectSpanishMail(request, email, 2, 'reseña')).toPass({ timeout: 150_000 });
  await page.goto((await newestMail(request, email, 2)).link);
  await hydrated(page.getByRole('textbox').first());
  await expectSpanish(page);
  await page.getByRole('button', { name: /^Enviar/ }).click();
  await expectSpanish(page);
  await page.getByRole('textbox').first().fill('El porche mira a las montañas, y la estufa enciende con facilidad.');
  await page
    .getByRole('radio', { name: /^4 estrellas/ })
    .first()
    .check({ force: true });
  await page.getByRole('button', { name: /^Enviar/ }).click();
  await expect(page.getByRole('button', { name: 'Cambiar la reseña' })).toBeVisible();
  await expectSpanish(page);
});
