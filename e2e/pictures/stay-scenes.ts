/** Booking, and all that follows: trips, changes, receipts, messages, reviews, and the pages of hosts. */
import { press } from '../src/hydrated.ts';
import type { Scene } from './scene.ts';
import { BILLING, details, dialog, open, payment, REFUSED, seen } from './scene-steps.ts';

/** The way in is there, too. */
const SAVED = 'Saved on this device. Opens without a signal.';

export const STAY_SCENES: readonly Scene[] = [
  { name: 'booking-details', whole: true, show: async (page, stage) => void (await details(page, stage)) },
  {
    name: 'booking-details-errors',
    show: async (page, stage) => {
      await details(page, stage);
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'booking-payment', whole: true, show: async (page, stage) => void (await payment(page, stage)) },
  {
    name: 'booking-declined',
    show: async (page, stage) => {
      const booking = await payment(page, stage);
      await booking.fillCard(REFUSED);
      await booking.fillBilling(BILLING);
      await booking.pay();
      await page
        .getByText(/declined/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'confirmation',
    whole: true,
    show: async (page, { code }) => {
      await open(page, `/booking/confirmation/${code}`);
      await page.getByText(SAVED).waitFor();
    },
  },
  { name: 'trips', show: (page) => open(page, '/trips') },
  {
    name: 'trip',
    whole: true,
    show: async (page, { code }) => {
      await open(page, `/trips/${code}`);
      await page.getByText(SAVED).waitFor();
    },
  },
  {
    name: 'trip-cancel',
    show: async (page, { code }) => {
      await open(page, `/trips/${code}`);
      await press(seen(page.getByRole('button', { name: /^Cancel/ })));
      await dialog(page).waitFor();
    },
  },
  {
    name: 'trip-cancelled',
    whole: true,
    needs: ['cancelledCode'],
    show: (page, { made }) => open(page, `/trips/${made.cancelledCode}`),
  },
  {
    name: 'trip-offline',
    whole: true,
    show: async (page, { code }) => {
      await open(page, `/trips/${code}`);
      await page.getByText(SAVED).waitFor();
      await page.context().setOffline(true);
      await page.goto(`/trips/${code}`);
      await page.getByText('Roost can’t be reached right now.').waitFor();
    },
  },
  {
    name: 'change-stay',
    whole: true,
    show: async (page, { code }) => {
      await open(page, `/trips/${code}/change`);
      const side = page.getByRole('complementary', { name: 'What changes' });
      await side.getByText('This is your stay as booked.').waitFor();
      await press(page.getByRole('button', { name: 'More: Adults' }));
      await press(page.getByRole('checkbox').and(page.locator(':not(:checked)')).first());
      await side.getByRole('button', { name: /^Pay \$/ }).waitFor();
      await page.frameLocator('iframe[title="Secure card number input frame"]').getByRole('textbox').first().waitFor();
    },
  },
  { name: 'receipt', whole: true, show: (page, { code }) => open(page, `/trips/${code}/receipt`) },
  {
    name: 'receipt-cancelled',
    whole: true,
    needs: ['cancelledCode'],
    show: (page, { made }) => open(page, `/trips/${made.cancelledCode}/receipt`),
  },
  {
    name: 'rest-to-pay',
    whole: true,
    needs: ['unpaidCode'],
    show: async (page, { made }) => {
      await open(page, `/trips/${made.unpaidCode}/pay`);
      await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
      await page.frameLocator('iframe[title="Secure card number input frame"]').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'review-form',
    whole: true,
    needs: ['pastCode'],
    show: async (page, { made }) => {
      await open(page, `/trips/${made.pastCode}/review`);
      await press(page.getByRole('button', { name: 'Send the review' }));
    },
  },
  {
    name: 'host-review',
    whole: true,
    needs: ['hostReviewLink'],
    show: async (page, { made }) => {
      await open(page, made.hostReviewLink ?? '');
      await page.getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'messages',
    whole: true,
    show: async (page, { code }) => {
      await open(page, `/messages/${code}`);
      await seen(page.getByRole('textbox')).waitFor();
    },
  },
  {
    name: 'messages-list',
    show: async (page) => {
      await open(page, '/messages');
      await seen(page.getByRole('main').getByRole('listitem')).waitFor();
    },
  },
  {
    name: 'messages-empty',
    show: async (page) => {
      await page.context().clearCookies({ name: 'roost.stays' });
      await open(page, '/messages');
      await page.getByRole('heading', { name: 'No messages yet' }).waitFor();
    },
  },
  {
    name: 'host-messages',
    whole: true,
    needs: ['hostThreadLink'],
    show: async (page, { made }) => {
      await open(page, made.hostThreadLink ?? '');
      await seen(page.getByRole('textbox')).waitFor();
    },
  },
  {
    name: 'host-answer',
    whole: true,
    needs: ['hostAnswerLink'],
    show: async (page, { made }) => {
      await open(page, made.hostAnswerLink ?? '');
      await page.getByLabel('Your answer').waitFor();
    },
  },
];
