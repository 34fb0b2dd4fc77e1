import { draftAnswerSchema, type BookingDraft } from '@roost/shared/contracts/booking-draft';
import { BookingWorld } from '../testing/booking-world.ts';
import { databaseKinds } from '../testing/databases.ts';
import { reservationRequest, TestGuest } from '../testing/guest.ts';

const TAB = 'tab-key-of-20-signs-or-more';
const DRAFT: BookingDraft = {
  listingId: '1',
  guest: {
    firstName: 'Maya',
    lastName: 'Ortiz',
    email: 'maya@example.com',
    phone: { dialCode: '+1', value: '4155550198' },
  },
  billing: {
    address1: '1 Dock Road',
    address2: '',
    city: 'Truckee',
    state: { value: 'California', iso: 'CA' },
    zip: '96161',
    country: { value: 'United States', iso: 'US' },
  },
  subscribe: true,
};

describe.each(databaseKinds().slice(0, 1))('drafts of a checkout, on %s', (kind) => {
  const booking = new BookingWorld(kind);
  const read = async (guest: TestGuest, tab = TAB) =>
    draftAnswerSchema.parse((await guest.get(`/booking-draft?tab=${tab}`)).body).draft;
  const makeGuest = () => new TestGuest(booking.world.url());

  test('BOOK-14: what was typed comes back to the tab it was typed in, and to no other', async () => {
    const guest = makeGuest();
    expect(await read(guest)).toBeNull();
    const kept = await guest.post('/booking-draft', { tab: TAB, draft: DRAFT });
    expect([kept.status, kept.body]).toEqual([200, { kept: true }]);
    expect(await read(guest)).toEqual(DRAFT);
    expect(await read(guest, 'another-tab-of-this-browser')).toBeNull();
    expect(await read(guest, 'short')).toBeNull();
    expect(await read(makeGuest())).toBeNull();
  });

  test('BOOK-14 SAFE-11: the cookie says nothing to who reads it, no script does, and a changed one counts as none', async () => {
    const guest = makeGuest();
    const { headers } = await guest.post('/booking-draft', { tab: TAB, draft: DRAFT });
    expect(headers.getSetCookie().find((line) => line.startsWith('roost.draft='))).toMatch(
      /Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const cookie = guest.cookie('roost.draft') ?? '';
    expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toMatch(/Maya|maya|Dock|4155550198/);
    for (const changed of [`A${cookie}`, cookie.slice(4), cookie.slice(0, 20), 'x', '']) {
      guest.setCookie('roost.draft', changed);
      expect(await read(guest)).toBeNull();
    }
  });

  test('BOOK-14: a draft that no cookie holds is not kept, and one that is none is refused', async () => {
    const guest = makeGuest();
    const long = 'é'.repeat(200);
    const billing = { ...DRAFT.billing, address1: long, address2: long, city: long, state: { value: long, iso: '' } };
    const guestLong = { ...DRAFT.guest, firstName: long.slice(0, 100), lastName: long.slice(0, 100), email: long };
    const { body } = await guest.post('/booking-draft', { tab: TAB, draft: { ...DRAFT, guest: guestLong, billing } });
    expect([body, await read(guest)]).toEqual([{ kept: false }, null]);
    const card = await guest.post('/booking-draft', { tab: TAB, draft: { ...DRAFT, guest: { firstName: 4 } } });
    expect(card.status).toBe(400);
  });

  test('BOOK-14: it is gone after two hours, and once the stay is booked', async () => {
    const guest = makeGuest();
    await guest.post('/booking-draft', { tab: TAB, draft: DRAFT });
    booking.world.clock.advance(121);
    expect(await read(guest)).toBeNull();
    await guest.post('/booking-draft', { tab: TAB, draft: DRAFT });
    expect(await read(guest)).toEqual(DRAFT);
    const quote = await guest.quote(booking.nights());
    expect((await guest.post('/reservations', reservationRequest(quote.body))).status).toBe(200);
    expect(await read(guest)).toBeNull();
  });
});
