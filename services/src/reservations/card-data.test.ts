import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reservation } from '@roost/shared/contracts/booking';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseText } from '../testing/database-text.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest } from '../testing/guest.ts';
import { eventually } from '../testing/world.ts';

/** A number that nothing else could hold by chance, and one that is declined. */
const CARDS = { paid: '5555555555554444', declined: '4000000000000002' };

/**
 * Thirteen digits or more in a row, or in groups, that pass the checksum of cards: whatever the number, it would be
 * one.
 */
function cardNumbers(text: string): string[] {
  const luhn = (digits: string): boolean =>
    [...digits].toReversed().reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0;
  return (text.match(/(?<![\dA-Za-z_.-])(?:\d{4}[ -]?){3}\d{1,7}(?![\dA-Za-z_-])/g) ?? []).filter(
    (found) => /^[3-6]/.test(found) && luhn(found.replaceAll(/\D/g, '')),
  );
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('BOOK-6: the search below finds card numbers, in every way they are written', () => {
  expect(
    cardNumbers('a 4242424242424242 b 5555 5555 5555 4444 c 3782-822463-10005 d {"n":"6011111111111117"}'),
  ).toHaveLength(3);
  expect(cardNumbers('4242424242424241 2026-06-01 1234567890123 pi_4242424242424242')).toEqual([]);
});

describe.each(databaseKinds())('card data, on %s', (kind) => {
  const booking = new BookingWorld(kind);

  /** What the card frame does: it tells the vault, and the page hears an id. */
  async function vault(number: string): Promise<string> {
    const { url } = booking.world.sandbox;
    const body = new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '2031',
      'card[cvc]': '987',
      key: 'pk_test_local',
    });
    const answer = await fetch(`${url}/v1/payment_methods`, {
      method: 'POST',
      body,
      headers: { origin: booking.world.sandbox.publicUrl },
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { id: string }).id;
  }

  test("BOOK-6: after a paid and a declined booking no card number is in database, logs, answers, mails or the vault's own files", async () => {
    const answers: string[] = [];
    const book = async (number: string) => {
      const request = reservationRequest(await booking.quoted(), { paymentMethodId: await vault(number) });
      const answer = await booking.guest.post<{ reservation?: Reservation }>('/reservations', request);
      answers.push(JSON.stringify([answer.body, [...answer.headers]]));
      return answer;
    };
    expect((await book(CARDS.declined)).status).toBe(402);
    const { code } = (await book(CARDS.paid)).body.reservation as Reservation;
    answers.push(
      JSON.stringify((await booking.guest.get(`/trips/${code}`)).body),
      JSON.stringify((await booking.guest.get('/trips')).body),
    );
    const mail = await eventually(
      async () => (await fetch(`${booking.world.sandbox.url}/mail.json`)).text(),
      (text) => text.includes(code),
    );

    const files = filesBelow(booking.world.sandbox.dataDir)
      .map((file) => readFileSync(file, 'latin1'))
      .join('\n');
    const places = {
      database: await databaseText(booking.database.db),
      log: JSON.stringify(booking.world.events),
      answers: answers.join('\n'),
      mail,
      files,
    };
    expect(places.database).toContain(code);
    expect(places.files).toContain(code);
    for (const [place, text] of Object.entries(places)) {
      for (const number of Object.values(CARDS))
        expect([place, text.replaceAll(/[\s-]/g, '').includes(number)]).toEqual([place, false]);
      if (place !== 'files') expect([place, cardNumbers(text)]).toEqual([place, []]);
      expect([place, /"?cvc"?\s*[:=]\s*"?987/.test(text)]).toEqual([place, false]);
    }
  }, 180_000);

  test('BOOK-6: services take no card data: a request that carries some is refused or forgets it', async () => {
    const quote = await booking.quoted();
    const answer = await booking.guest.post('/reservations', {
      ...reservationRequest(quote),
      card: { number: CARDS.paid, cvc: '987' },
    });
    expect(answer.status).toBe(200);
    expect(await databaseText(booking.database.db)).not.toContain(CARDS.paid);
  });
});
