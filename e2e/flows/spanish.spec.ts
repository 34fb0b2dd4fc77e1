import { randomUUID } from 'node:crypto';
import { expectFitsPhone, expectNoOverflow } from '../src/axe.ts';
import { englishTexts } from '../src/english-texts.ts';
import { hydrated } from '../src/hydrated.ts';
import { newestMailText } from '../src/mailbox.ts';
import { expect, test } from '../src/test.ts';
import { freeStay } from '../src/stays.ts';

test.use({ locale: 'es-MX' });

test('TEXT-1: home, results and a listing are in Spanish, and the guest can read English instead @mobile-night @search @listing @mfe-search @mfe-listing', async ({
  page,
  request,
  home,
  search,
  listing,
}) => {
  const stay = await freeStay(request, { nights: 3, notBeforeDays: 90 });
  const dates = `startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`;
  const expectSpanish = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(() => englishTexts(page), { message: page.url() }).toEqual([]);
    await expectNoOverflow(page);
  };

  await home.open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Una casa entera');
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
  await expectSpanish();

  await search.open(`query=Lake+Tahoe&${dates}`);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /casas?/ })
      .first(),
  ).toBeVisible();
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
  await expectSpanish();

  await listing.open(stay.listingId, dates);
  await expect(listing.heading).toHaveText(stay.headline);
  await expect(page.getByText('Lo que ves en otro idioma lo escribió el anfitrión.').first()).toBeVisible();
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
  await expectSpanish();

  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page.getByRole('combobox', { name: 'Language' }));
  await expect(page.getByRole('heading', { name: 'Where you’ll be' })).toBeAttached();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Dónde vas a estar' })).toBeAttached();
  await hydrated(page.getByRole('combobox', { name: 'Idioma' }));
});

test('TEXT-1 TEXT-2: a stay is booked in Spanish, and its confirmation and mail are in Spanish @booking @mfe-booking', async ({
  page,
  request,
}) => {
  const stay = await freeStay(request, { nights: 3, notBeforeDays: 120 });
  const email = `es-${randomUUID()}@example.com`;
  await page.goto(`/booking?listingId=${stay.listingId}&startDate=${stay.startDate}&endDate=${stay.endDate}&adults=2`);
  const next = page.getByRole('button', { name: 'Continuar al pago' });
  await hydrated(next);
  await next.click();
  await expect(page.getByRole('alert')).toContainText('Revisa 4 datos.');
  await page.getByLabel('Nombre', { exact: true }).fill('Maya');
  await page.getByLabel('Apellido').fill('Ortiz');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Teléfono' }).fill('4155550198');
  await next.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Cómo quieres pagar?');
  const card = { 'card number': '4000 0025 0000 3155', 'expiration date': '08 / 30', CVC: '123' };
  for (const [name, value] of Object.entries(card))
    await page.frameLocator(`iframe[title="Secure ${name} input frame"]`).getByRole('textbox').first().fill(value);
  await page.getByLabel('Nombre en la tarjeta').fill('Maya Ortiz');
  await page.getByLabel('Dirección', { exact: true }).fill('12 Pine Street');
  await page.getByLabel('Ciudad').fill('Truckee');
  await page.getByLabel('Estado', { exact: true }).selectOption('CA');
  await page.getByLabel('Código ZIP').fill('96161');
  await expectFitsPhone(page);
  await page.getByRole('button', { name: /^Pagar US\$[\d,.]+ y reservar$/ }).click();
  const bank = page.frameLocator('iframe[title="Ventana segura de tu banco"]');
  await expect(bank.getByRole('heading')).toHaveText('Tu banco quiere saber que eres tú');
  await bank.getByRole('button', { name: 'Completar' }).click();

  await expect(page).toHaveURL(/\/booking\/confirmation\/[A-Z0-9-]+$/);
  await expect(page.getByText('Reservado y pagado')).toBeVisible();
  await expectFitsPhone(page);
  expect(await newestMailText(request, email)).toContain('Hola, Maya: tu estadía está reservada y pagada.');
});
