/**
 * What a run of abuse plays on: services with a home, a stay, an account and a list of favorites of their own, and the
 * real sandbox.
 */
import { randomUUID } from 'node:crypto';
import { createSessions, sessionCookieName } from '../../auth/sessions.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { KnownRoute } from '../../security/route-table.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { reservationRequest, TestGuest } from '../../testing/guest.ts';
import { testHome } from '../../testing/homes.ts';
import { startWorld, type TestClock } from '../../testing/world.ts';
import { signingKey } from '../../db/settings.ts';
import { hostThreadUrl } from '../../messages/host-link.ts';
import { hostReviewUrl } from '../../reviews/host-link.ts';
import { tripToken } from '../../trips/links.ts';
import { readDescription } from './described.ts';
import type { Target } from './requests.ts';

const TODAY = '2026-06-01';
const AUTH_SECRET = 'a secret of tests, 32 characters long';
const ACCOUNT = 'maya@example.com';
const PASSWORD = 'a lakehouse in june';
const MAIL_REPLY_SECRET = 'a secret of the abuse suite for mail that comes in';
const METRICS_TOKEN = 'numbers for the abuse suite alone';
const PARTY = { adults: 2, children: 0, infants: 0, pets: 0 };
const GUEST = { firstName: 'Maya', lastName: 'Ortiz', email: ACCOUNT };

/**
 * Bodies near to which is sent, by route. A route that is not here gets bodies of the form that its description says.
 */
function exampleBodies(booking: object): Record<string, object> {
  const dates = { startDate: '2026-07-01', endDate: '2026-07-04' };
  const favorites = { selectedDates: dates, selectedGuests: PARTY };
  const mail = { email: 'other@example.com', callbackUrl: '/favorites', json: 'true' };
  return {
    'POST /quotes': { listingId: '1', ...dates, ...PARTY, promoCode: 'SUMMER', optionalItems: [], email: ACCOUNT },
    'POST /reservations': booking,
    'POST /inquiries': {
      listingId: '1',
      ...dates,
      ...PARTY,
      ...GUEST,
      phone: { dialCode: '+1', value: '555 0142' },
      message: 'Is there a boat we could use?',
      idempotencyKey: randomUUID(),
    },
    'POST /listings/:id/questions': {
      ...GUEST,
      name: 'Maya',
      question: 'Is there a boat we could use?',
      text: 'Is there a boat?',
      idempotencyKey: randomUUID(),
    },
    'POST /questions/open': { token: 'x' },
    'POST /questions/answer': { token: 'x', answer: 'Yes, two.' },
    'POST /trips/link': { code: 'ABCDEF', email: ACCOUNT },
    'POST /trips/open': { code: 'ABCDEF', token: 'x' },
    'POST /trips/:code/cancellation': { refundCents: 0 },
    'POST /favorites/:profileId/createCollection': { collectionName: 'Lakes', ...favorites, favoriteNames: ['1'] },
    'POST /favorites/:profileId/addFavorite': { collectionId: 'x', favoriteNames: ['1'] },
    'POST /t': { name: 'page', path: '/', properties: {} },
    'POST /auth/signup': { ...GUEST, ...mail, password: PASSWORD },
    'POST /auth/signin/:provider': mail,
    'POST /auth/callback/:provider': { ...mail, email: ACCOUNT, password: PASSWORD },
    'POST /auth/code': { code: '123456', json: 'true' },
    'POST /auth/reset': mail,
    'POST /auth/new-password': { password: PASSWORD, json: 'true' },
    'POST /auth/session': { data: { name: 'Maya', isNewUser: false } },
    'POST /auth/sessions/end': { session: 'x' },
    'POST /auth/passkey/signin': { answer: '{"id":"AA","rawId":"AA","type":"public-key","response":{}}', json: 'true' },
    'POST /auth/passkey/register': { answer: '{"id":"AA"}', json: 'true' },
    'POST /auth/passkey/remove': { passkey: 'AA' },
    'POST /auth/_log': { level: 'error', code: 'CODE', message: 'words' },
    'POST /messages/:code': { text: 'Is there a boat?', idempotencyKey: randomUUID() },
    'POST /trips/:code/review': {
      rating: 5,
      topics: { value: 4 },
      text: 'A lovely home by the lake, quiet and clean.',
      note: '',
    },
    'POST /trips/:code/change/offer': { startDate: '2026-08-01', endDate: '2026-08-05', ...PARTY, optionalItems: [] },
    'POST /webhooks/stripe': { type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } },
  };
}

export type AbuseWorld = {
  url: string;
  database: OpenDatabase;
  clock: TestClock;
  /** What signs sessions, and what an operator's commands show. */
  secret: string;
  /** A stay and an account that are there. */
  code: string;
  profileId: string;
  target: Target;
  /** What the server itself says it has. */ routes: readonly KnownRoute[];
  problems: () => string[];
  close: () => Promise<void>;
};

/** @param given a database with all tables and no rows; closed with the world */
export async function startAbuseWorld(given?: OpenDatabase): Promise<AbuseWorld> {
  const database = given ?? (await freshDatabase());
  const world = await startWorld({
    database,
    homes: [testHome({ id: '1', from: TODAY, days: 390 }), testHome({ id: 'gone', from: TODAY, status: 'Withdrawn' })],
    today: TODAY,
    environment: {
      AUTH_SECRET,
      BOOKING_LIMITS: '1000000',
      REQUEST_LIMITS: '1000000',
      INQUIRIES_PER_ADDRESS: '100000',
      INQUIRIES_PER_EMAIL: '100000',
      METRICS_TOKEN,
      MAIL_REPLY_DOMAIN: 'reply.roost.example',
      MAIL_REPLY_SECRET,
    },
  });
  const guest = new TestGuest(world.url());
  const quote = await guest.quote({ listingId: '1', startDate: '2026-08-01', endDate: '2026-08-04' });
  // In two payments, so that a rest is there to be paid.
  const { split } = quote.body;
  const booking = reservationRequest(quote.body, split ? { split } : {});
  const booked = await guest.post<{ reservation?: { code: string } }>('/reservations', booking);
  const code = booked.body.reservation?.code ?? '';
  const { db } = database;
  const id = randomUUID();
  await db.insertInto('accounts').values({ id, email: ACCOUNT, name: 'Maya', password_hash: null }).execute();
  const sessions = createSessions({ db, secret: AUTH_SECRET, now: world.clock.now });
  guest.setCookie(sessionCookieName('http://localhost'), sessions.seal(await sessions.begin(id, false, null)));
  const { accessToken = '' } = (await guest.get<{ accessToken?: string }>('/auth/session')).body;
  const token = (await guest.get<{ csrfToken: string }>('/auth/csrf')).body.csrfToken;
  const cookie = ['roost.csrf', 'roost.stays', sessionCookieName('http://localhost')]
    .map((name) => `${name}=${guest.cookie(name) ?? ''}`)
    .join('; ');
  const signedIn = {
    cookie,
    'x-csrf-token': token,
    authtoken: `Bearer ${accessToken}`,
    apikey: 'local-favorites-key',
    'x-api-key': 'local-favorites-key',
  };
  const key = await signingKey(db);
  const moment = world.clock.now();
  const getToken = (address: string): string => address.split('#')[1] ?? '';
  const links = {
    'POST /trips/open': { code, token: tripToken(code, moment, key) },
    'POST /messages/:code/open': { token: tripToken(code, moment, key) },
    'POST /messages/host/open': { token: getToken(hostThreadUrl('', code, moment, key)) },
    'POST /messages/host/answer': {
      token: getToken(hostThreadUrl('', code, moment, key)),
      text: 'Yes, two.',
      idempotencyKey: randomUUID(),
    },
    'POST /trips/:code/change': {
      ...{ startDate: quote.body.startDate, endDate: quote.body.endDate, ...quote.body.party, optionalItems: [] },
      ...{
        idempotencyKey: randomUUID(),
        totalCents: quote.body.totalCents,
        dueCents: split?.restCents ?? 0,
        refundCents: 0,
      },
      paymentMethodId: 'pm_card_visa',
    },
    'POST /reviews/host/open': { token: getToken(hostReviewUrl('', code, moment, key)) },
  };
  // The stand-in for the map service is in this process here, and reads its places when it is first asked: no time of
  // services.
  await guest.get('/home');
  const examples = Object.fromEntries(
    Object.entries({ ...exampleBodies({ ...booking, idempotencyKey: randomUUID() }), ...links }).map(
      ([route, body]) => [route, route.includes('/auth/') ? { ...body, csrfToken: token } : body],
    ),
  );
  return {
    url: world.url(),
    database,
    clock: world.clock,
    secret: AUTH_SECRET,
    code,
    profileId: id,
    target: {
      ...(await readDescription(`${world.url()}/openapi.json`)),
      bait: { listings: ['1', 'gone'], codes: [code, id], emails: [ACCOUNT] },
      examples,
      browsers: [
        signedIn,
        { ...signedIn, authorization: `Bearer ${METRICS_TOKEN}` },
        { cookie: `roost.csrf=${guest.cookie('roost.csrf') ?? ''}`, 'x-csrf-token': token },
        {},
        { authorization: `Basic ${Buffer.from(`mail:${MAIL_REPLY_SECRET}`).toString('base64')}` },
      ],
    },
    routes: world.services().app.routeTable,
    problems: () =>
      world.events
        .filter(({ event }) => /failed|error/.test(event))
        .map(({ event, fields }) => `${event} ${JSON.stringify(fields)}`),
    close: async () => {
      await world.close();
      await database.close();
    },
  };
}
