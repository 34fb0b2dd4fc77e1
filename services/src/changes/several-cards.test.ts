/**
 * Stays that were paid with several cards: every page, mail and receipt says how much of a refund goes back to which
 * card.
 */
import { randomUUID } from 'node:crypto';
import {
  cancellationPreviewSchema,
  tripSchema,
  type CancellationPreview,
  type Trip,
} from '@roost/shared/contracts/trips';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { ChangeOffer, ChangeRequest } from '@roost/shared/contracts/change';
import { receiptSchema, type StayReceipt } from '@roost/shared/contracts/receipt';
import { addDays } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { BOOKING_TODAY, BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

const VISA = { brand: 'visa', last4: '4242' };
const MASTERCARD = { brand: 'mastercard', last4: '4444' };

describe.each(databaseKinds())('STAY-2 BOOK-12 BOOK-13: refunds to several cards, on %s', (kind) => {
  const booking = new BookingWorld(kind, { ROOST_TWO_PAYMENTS: 'yes' });
  let guests = 0;
  const db = () => booking.database.db;

  async function booked(
    days: number,
    { nights = 4, inTwo = false, paymentMethodId = 'pm_card_visa' } = {},
  ): Promise<Reservation> {
    const startDate = addDays(BOOKING_TODAY, days);
    const quote = (await booking.guest.quote({ listingId: '1', startDate, endDate: addDays(startDate, nights) })).body;
    const base = reservationRequest(quote);
    const answer = await booking.guest.post<{ reservation: Reservation }>('/reservations', {
      ...base,
      ...(inTwo ? { split: quote.split } : {}),
      paymentMethodId,
      guest: { ...base.guest, email: `cards${(guests += 1)}@example.com` },
    });
    expect(answer.status).toBe(200);
    return answer.body.reservation;
  }
  /** Asks what a change costs and makes it. */
  async function change(stay: Reservation, wanted: object, paymentMethodId: string): Promise<ChangeOffer> {
    const { startDate, endDate, party, code } = stay;
    const asked = { startDate, endDate, ...party, optionalItems: [], ...wanted };
    const { body: offer } = await booking.guest.post<ChangeOffer>(`/trips/${code}/change/offer`, asked);
    const request: ChangeRequest = {
      ...asked,
      idempotencyKey: randomUUID(),
      totalCents: offer.now.totalCents,
      dueCents: offer.dueCents,
      refundCents: offer.refundCents,
      paymentMethodId: offer.dueCents > 0 ? paymentMethodId : '',
    };
    expect((await booking.guest.post(`/trips/${code}/change`, request)).status).toBe(200);
    return offer;
  }
  const getTrip = async (code: string): Promise<Trip> =>
    tripSchema.parse((await booking.guest.get(`/trips/${code}`)).body);
  const getReceipt = async (code: string): Promise<StayReceipt> =>
    receiptSchema.parse((await booking.guest.get(`/trips/${code}/receipt`)).body);
  const cancel = async (code: string, refundCents: number): Promise<Trip> => {
    await booking.guest.post(`/trips/${code}/cancellation`, { refundCents });
    await eventually(
      () => getTrip(code),
      ({ reservation }) => reservation.refund?.status === 'done',
    );
    return getTrip(code);
  };
  const mailed = async ({ guest }: Reservation, subject: string): Promise<string> => {
    const url = `${booking.world.sandbox.url}/mail.json?to=${encodeURIComponent(guest.email)}`;
    const found = await eventually(
      async () =>
        ((await (await fetch(url)).json()) as { messages: { subject: string; text: string }[] }).messages.filter(
          (mail) => mail.subject.includes(subject),
        ),
      (mails) => mails.length > 0,
    );
    // Two of one subject may come in either order.
    return found.map(({ text }) => text).join('\n\n');
  };
  const getRefundRows = ({ entries }: StayReceipt) =>
    entries.filter(({ amountCents }) => amountCents < 0).map(({ amountCents, card }) => ({ amountCents, card }));

  test('two parts with two cards, cancelled: page, mail and receipt name both cards with what each gets', async () => {
    const stay = await booked(120, { nights: 5, inTwo: true });
    const { amountCents: restCents } = stay.rest as NonNullable<Reservation['rest']>;
    const paidCents = stay.paidCents ?? 0;
    // As long as one card has paid, "your card" is true.
    expect((await getTrip(stay.code)).cancellation.refundTo).toBeUndefined();
    const confirmation = await mailed(stay, 'Your stay is booked');
    expect(confirmation).toContain(
      `Full refund, ${formatCents(paidCents)}; the other ${formatCents(restCents)} isn’t charged`,
    );
    expect(confirmation).toContain(`Full refund, ${formatCents(stay.totalCents)}\n`);

    await change(stay, {}, 'pm_card_mastercard');
    const paid = await mailed(stay, 'Your stay is paid');
    expect(paid).toContain(
      `we charged ${formatCents(restCents)}, the rest of your stay, to Mastercard ending in 4444. With it you’ve paid ${formatCents(stay.totalCents)} in all.`,
    );
    expect(paid).toContain(`Total (USD): ${formatCents(stay.totalCents)}`);
    expect(paid).toMatch(/Receipt: http\S+\/receipt#/);

    const to = [
      { amountCents: restCents, card: MASTERCARD },
      { amountCents: paidCents, card: VISA },
    ];
    const { cancellation } = await getTrip(stay.code);
    expect(cancellation).toMatchObject({ refundCents: stay.totalCents, refundTo: to });
    const again = await booking.guest.get<CancellationPreview>(`/trips/${stay.code}/cancellation`);
    expect(cancellationPreviewSchema.parse(again.body)).toEqual(cancellation);
    expect((await cancel(stay.code, stay.totalCents)).reservation.refund).toMatchObject({ to });
    expect(await mailed(stay, 'Your stay is cancelled')).toContain(
      `: ${formatCents(restCents)} to Mastercard ending in 4444, ${formatCents(paidCents)} to Visa ending in 4242. Refunds take`,
    );
    const receipt = await getReceipt(stay.code);
    expect(getRefundRows(receipt)).toEqual([
      { amountCents: -restCents, card: MASTERCARD },
      { amountCents: -paidCents, card: VISA },
    ]);
    expect(receipt.refundedCents).toBe(receipt.chargedCents);
  });

  test('changed to a longer stay with another card, then to a shorter one: offer, mail and receipt name both cards', async () => {
    const stay = await booked(200, { paymentMethodId: 'pm_card_mastercard' });
    const longer = await change(stay, { endDate: addDays(stay.startDate, 6) }, 'pm_card_visa');
    // Of two changes at one moment the mail could not tell which was the last.
    booking.world.clock.advance(1);
    const shorter = await change(stay, { endDate: addDays(stay.startDate, 2) }, '');
    const to = [
      { amountCents: longer.dueCents, card: VISA },
      { amountCents: shorter.refundCents - longer.dueCents, card: MASTERCARD },
    ];
    expect(shorter.refundTo).toEqual(to);
    const words = `${formatCents(shorter.refundCents)} is on its way: ${formatCents(longer.dueCents)} to Visa ending in 4242, ${formatCents(shorter.refundCents - longer.dueCents)} to Mastercard ending in 4444.`;
    await eventually(
      () => mailed(stay, 'Your stay is changed'),
      (text) => text.includes(words),
    );
    expect(getRefundRows(await getReceipt(stay.code))).toEqual(
      expect.arrayContaining(to.map(({ amountCents, card }) => ({ amountCents: -amountCents, card }))),
    );
    // What is left was paid with one of both cards: it is named.
    const { cancellation } = await getTrip(stay.code);
    expect(cancellation.refundTo).toEqual([{ amountCents: cancellation.refundCents, card: MASTERCARD }]);
  });

  test('payments from before cards were stored: amounts without cards; one card that paid twice is one card', async () => {
    const stay = await booked(240, { paymentMethodId: 'pm_card_mastercard' });
    await change(stay, { endDate: addDays(stay.startDate, 6) }, 'pm_card_visa');
    await db().updateTable('stays').set({ card_brand: null, card_last4: null }).where('code', '=', stay.code).execute();
    const { cancellation } = await getTrip(stay.code);
    expect(cancellation.refundTo?.map(({ card }) => card)).toEqual([VISA, null]);
    // The receipt asks the card vault for it.
    const receipt = await getReceipt(stay.code);
    expect(receipt.entries.map(({ card }) => card)).toEqual([MASTERCARD, VISA]);

    const same = await booked(260);
    await change(same, { endDate: addDays(same.startDate, 6) }, 'pm_card_visa');
    const trip = await getTrip(same.code);
    expect(trip.cancellation.refundTo).toBeUndefined();
    const { reservation } = await cancel(same.code, trip.cancellation.refundCents);
    expect(reservation.refund?.to).toBeUndefined();
    expect(getRefundRows(await getReceipt(same.code))).toEqual([
      { amountCents: -trip.cancellation.refundCents, card: VISA },
    ]);
    // Of a cancelled stay the link neither changes nor cancels anything.
    await booking.guest.post('/trips/link', { code: same.code, email: same.guest.email });
    const link = await mailed(same, `Your booking ${same.code}`);
    expect(link).toContain('your stay, which is cancelled. It shows what was booked, what came back to you');
    expect(link).not.toContain('change and cancel');
  });

  test('BOOK-6: of a card only its brand and four digits can be stored', async () => {
    const row = await db().selectFrom('stays').selectAll().where('card_last4', 'is not', null).executeTakeFirst();
    expect([row?.card_brand, row?.card_last4]).toEqual([
      expect.stringMatching(/^[a-z]+$/),
      expect.stringMatching(/^\d{4}$/),
    ]);
    await expect(
      db()
        .updateTable('stays')
        .set({ card_last4: '4242424242424242' })
        .where('code', '=', row?.code ?? '')
        .execute(),
    ).rejects.toThrow();
  });
});
