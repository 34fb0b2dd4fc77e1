/**
 * Every route of services, with what it takes and answers; the bodies are the schemas that the routes read. A test
 * holds this table to the server's own list of routes, `GET /openapi.json` shows it, `npm run abuse` attacks along it.
 */
import { receiptSchema } from '@roost/shared/contracts/receipt';
import { arrivalSchema, doorCodeSchema } from '@roost/shared/contracts/arrival';
import { quoteSchema } from '@roost/shared/contracts/booking';
import { changeAnswerSchema, changeOfferSchema } from '@roost/shared/contracts/change';
import { collectionInviteSchema, sharedCollectionSchema } from '@roost/shared/contracts/favorites-service';
import { homeSchema } from '@roost/shared/contracts/home';
import { hostProfileSchema } from '@roost/shared/contracts/host';
import { monthStaysSchema } from '@roost/shared/contracts/month-stays';
import { calendarSchema, listingPageSchema } from '@roost/shared/contracts/listing';
import {
  openedDraftSchema,
  readAnswerSchema,
  sealedDraftSchema,
  threadSchema,
  threadsSchema,
} from '@roost/shared/contracts/messages';
import { geocodeResultSchema, nearbyPlaceAnswerSchema, placePredictionsSchema } from '@roost/shared/contracts/places';
import { openQuestionSchema, questionAnswerSchema } from '@roost/shared/contracts/question';
import { hostReviewSchema, stayReviewSchema } from '@roost/shared/contracts/review';
import { sitemapFileAnswerSchema, sitemapIndexSchema } from '@roost/shared/contracts/sitemap';
import {
  cancellationPreviewSchema,
  tripLinkAnswerSchema,
  tripSchema,
  tripsSchema,
} from '@roost/shared/contracts/trips';
import { understoodSearchSchema } from '@roost/shared/contracts/understood-search';
import { guestSchema } from '../account/operator-routes.ts';
import { cancellationSchema } from '../cancellation/routes.ts';
import { changeSchema, offerSchema } from '../changes/routes.ts';
import { FAVORITES_BODIES } from '../favorites/writes.ts';
import { answerSchema as questionAnswerBody, openSchema as questionOpenBody } from '../listings/answer-question.ts';
import { questionSchema } from '../listings/ask-question.ts';
import { inboundMailSchema, receivedSchema } from '../mail-replies/inbound-mail.ts';
import { DRAFT_BODIES } from '../messages/draft-routes.ts';
import { MESSAGE_BODIES } from '../messages/routes.ts';
import { messageSchema } from '../messages/write-message.ts';
import { REVIEW_BODIES } from '../reviews/routes.ts';
import { cancelForGuestSchema } from '../cancellation/cancel-for-guest.ts';
import { paymentSchema } from '../sent-back/record-payment.ts';
import { TRIP_BODIES } from '../trips/routes.ts';
import { BOOKING } from './booking-operations.ts';
import { post, read, write, type Operation } from './operation.ts';

const PARTY = {
  adults: 'guests, 0 to 99',
  children: 'the same',
  infants: 'the same',
  pets: 'the same',
};
const STAY = {
  startDate: 'first night, 2026-07-01',
  endDate: 'day of check-out',
  ...PARTY,
};

const LISTINGS: Readonly<Record<string, Operation>> = {
  'GET /home': read('What the front page shows.', homeSchema),
  'GET /listings/:id': read('A home. 404 when there is none, 410 when it was taken down.', listingPageSchema, {
    place: 'where its address says that it stands: instead of a home that does not exist those near there are named',
    with: '`page`: also the days of its calendar, and homes like it priced for the stay',
    from: 'first day of the calendar',
    months: '1 to 24',
    ...STAY,
  }),
  'GET /listings/:id/calendar': read('Days with price and availability.', calendarSchema, {
    from: 'first day',
    months: '1 to 24',
  }),
  'GET /listings/:id/months': read('The cheapest stay of each month.', monthStaysSchema, {
    nights: 'its length: 1 to 7, 10, 14, 21 or 28',
    ...PARTY,
  }),
  'GET /hosts/:id': read('A host: homes, their reviews, how messages are answered.', hostProfileSchema, {
    page: 'of the reviews, from 1',
  }),
  'GET /listings/:id/similar': read('Homes like this one.', undefined, STAY),
  'GET /listings/:id/reviews': read('Reviews, a page at a time.', undefined, {
    page: 'from 1',
    sort: 'newest, highest or lowest',
    q: 'words that they have to hold',
    topic: 'kitchen, beds, view and others',
    stars: '1 to 5',
  }),
  'GET /listings/:id/quote': read('What a stay costs now. Nothing is kept.', quoteSchema, STAY),
  'POST /listings/:id/questions': write('Asks the host in public.', questionSchema, questionAnswerSchema),
  'POST /questions/open': write('A question, by the link of its mail.', questionOpenBody, openQuestionSchema),
  'POST /questions/answer': write('Answers it.', questionAnswerBody, openQuestionSchema),
  'GET /sitemap': read('Files of the sitemap.', sitemapIndexSchema),
  'GET /sitemap/:file': read('Homes of one file.', sitemapFileAnswerSchema),
  'GET /places/predictions': read('Places that begin like this.', placePredictionsSchema, { input: 'what was typed' }),
  'GET /places/near-me': read('Where this visitor roughly is.', nearbyPlaceAnswerSchema),
  'GET /geocode': read('The place of an address.', geocodeResultSchema, { address: 'a place or an address' }),
  'GET /understand': read('A search in words as filters.', understoodSearchSchema, { text: 'what was typed' }),
};

const TRIPS: Readonly<Record<string, Operation>> = {
  'GET /trips': read('Stays of this guest or browser.', tripsSchema),
  'GET /trips/:code': read('One of them.', tripSchema),
  'POST /trips/link': write(
    'Mails a link to a stay; the answer is always the same.',
    TRIP_BODIES.link,
    tripLinkAnswerSchema,
  ),
  'POST /trips/open': write('Opens the stay of a mailed link in this browser.', TRIP_BODIES.open, tripSchema),
  'GET /trips/:code/receipt': read('Every charge and refund of a stay.', receiptSchema),
  'GET /trips/:code/arrival': read('Address and guide of a booked home.', arrivalSchema),
  'GET /trips/:code/door-code': read('The digits, from three days before check-in.', doorCodeSchema),
  'GET /trips/:code/cancellation': read('What cancelling gives back now.', cancellationPreviewSchema),
  'POST /trips/:code/cancellation': write('Cancels, for the refund that was shown.', cancellationSchema, tripSchema),
  'GET /trips/:code/calendar': read('The calendar as this stay sees it.', calendarSchema),
  'POST /trips/:code/change/offer': write('What a change costs or gives back.', offerSchema, changeOfferSchema),
  'POST /trips/:code/change': write(
    'Changes the stay, for the amounts that were shown.',
    changeSchema,
    changeAnswerSchema,
  ),
  'GET /trips/:code/review': read('The review of a stay.', stayReviewSchema),
  'POST /trips/:code/review': write('Writes it.', REVIEW_BODIES.guest, stayReviewSchema),
  'POST /reviews/host/open': write('The host’s side, by signed link.', REVIEW_BODIES.open, hostReviewSchema),
  'POST /reviews/host/answer': write('What the host writes.', REVIEW_BODIES.host, hostReviewSchema),
  'GET /reviews/queue': { summary: 'Reviews that wait for a person.', who: 'moderator' },
  'POST /reviews/queue': { summary: 'Approves or refuses one.', who: 'moderator', body: REVIEW_BODIES.judge },
  'POST /guests/export': { summary: 'Everything that is stored of a guest.', who: 'operator', body: guestSchema },
  'POST /guests/signout': { summary: 'Signs a guest out on every device.', who: 'operator', body: guestSchema },
  'POST /guests/forget': { summary: 'Deletes a guest everywhere.', who: 'operator', body: guestSchema },
  'GET /refunds/sent-back': { summary: 'Refunds that the bank sent back and nobody has paid.', who: 'operator' },
  'POST /refunds/sent-back': { summary: 'Records how they were paid.', who: 'operator', body: paymentSchema },
  'POST /stays/cancel': { summary: 'Cancels one with all of it back.', who: 'operator', body: cancelForGuestSchema },
  'GET /messages': read('Threads of this guest or browser.', threadsSchema),
  'GET /messages/:code': read('One of them.', threadSchema),
  'POST /messages/:code': write('Writes to the host.', messageSchema, threadSchema),
  'POST /messages/:code/read': write('Marks what was read.', MESSAGE_BODIES.read, readAnswerSchema),
  'POST /messages/:code/open': write(
    'Opens the thread of a mailed link in this browser.',
    MESSAGE_BODIES.open,
    threadSchema,
  ),
  'POST /messages/:code/draft': write(
    'Seals what was written and not sent, for a reload. Nothing is stored.',
    DRAFT_BODIES.seal,
    sealedDraftSchema,
  ),
  'POST /messages/:code/draft/open': write('Opens it again.', DRAFT_BODIES.open, openedDraftSchema),
  'POST /messages/host/draft': write('The same, for the host.', DRAFT_BODIES.hostSeal, sealedDraftSchema),
  'POST /messages/host/draft/open': write('The same, for the host.', DRAFT_BODIES.hostOpen, openedDraftSchema),
  'POST /messages/host/open': write('The host’s side, by signed link.', MESSAGE_BODIES.open, threadSchema),
  'POST /mail/inbound': {
    summary:
      'Mail that answers a message, as Postmark hands it in. Without MAIL_REPLY_DOMAIN the address does not exist.',
    who: 'mail',
    body: inboundMailSchema,
    answer: receivedSchema,
  },
  'POST /messages/host/answer': write('What the host writes.', MESSAGE_BODIES.answer, threadSchema),
};

const favorites = (operation: Operation): Operation => ({ ...operation, refusal: 'FavoritesRefusal' });
const leading = (operation: Operation): Operation => ({ ...operation, leads: true });

const FAVORITES: Readonly<Record<string, Operation>> = {
  'GET /favorites/shared/:token': favorites(
    read('A list that its guest shares.', sharedCollectionSchema, { homes: 'how many of its homes; all without' }),
  ),
  'GET /favorites/invites/:token': favorites(read('What an invitation to a list is for.', collectionInviteSchema)),
  'GET /favorites/:profileId': favorites({ summary: 'Lists of a guest.', who: 'favorites' }),
  ...Object.fromEntries(
    Object.entries(FAVORITES_BODIES).map(([call, body]): [string, Operation] => [
      `POST /favorites/:profileId/${call}`,
      favorites({
        summary: `Changes the lists of a guest: ${call}. Answers what there is then.`,
        who: 'favorites',
        body,
      }),
    ]),
  ),
};

const SIGN_IN: Readonly<Record<string, Operation>> = {
  'GET /auth/csrf': read('The token of this browser for writes.'),
  'GET /auth/session': read('Who is signed in; null for nobody.'),
  'POST /auth/session': post('Changes the name; the field `data` is JSON.', 'data'),
  'GET /auth/providers': read('Ways to sign in.'),
  'GET /auth/pending': read('The address that a mail was sent to from this browser.'),
  'GET /auth/link': read('Whom an opened link signs in.'),
  'POST /auth/continue': post('Signs in with the opened link.'),
  'GET /auth/signin/*': leading(read('Leads to the page of sign-in.')),
  'POST /auth/signin': post('The same.'),
  'POST /auth/signin/:provider': post('Mails a link, or leads to the outside issuer.', 'email'),
  'GET /auth/callback/:provider': leading(
    read('Where a mailed link and the outside issuer lead to.', undefined, {
      token: 'of the link',
      code: 'of the issuer',
      state: 'of the issuer',
      callbackUrl: 'where to go then',
    }),
  ),
  'POST /auth/callback/:provider': post('Signs in with a password.', 'email password'),
  'POST /auth/signup': post('Makes an account, once its address is proven.', 'email password firstName lastName'),
  'POST /auth/resend': post('Mails the link again.'),
  'POST /auth/code': post('The six digits of a mail.', 'code'),
  'POST /auth/reset': post('Mails a link to set a password.', 'email'),
  'GET /auth/reset/open': leading(read('Opens it.', undefined, { token: 'of the link' })),
  'GET /auth/reset/email': read('Whose password is set, and the passkeys of that account.'),
  'POST /auth/new-password': post('Sets it. Passkeys without a field `keep.<id>` are removed.', 'password'),
  'POST /auth/signout': post('Signs out, here or everywhere.', 'everywhere'),
  'GET /auth/sessions': read('Where the guest is signed in, and passkeys.'),
  'POST /auth/sessions/end': post('Signs one device out.', 'session'),
  'GET /auth/account': read(
    'Name, addresses and saved guests of who is signed in, and whether they get mails about new homes; null for nobody.',
  ),
  'POST /auth/account/name': post('Changes the name.', 'firstName lastName'),
  'POST /auth/account/language': post('Writes later mails in the language of this request.', ''),
  'POST /auth/account/newsletter/end': post('Ends mails about new homes, agreed to with bookings.', ''),
  'POST /auth/account/email': post('Mails a code to a new address.', 'email'),
  'POST /auth/account/email/confirm': post('Proves it.', 'code'),
  'POST /auth/account/email/cancel': post('Keeps the address: the code does nothing any more.', ''),
  'POST /auth/account/guests/add': post('Saves somebody the guest books for.', 'firstName lastName'),
  'POST /auth/account/guests/remove': post('Removes one.', 'guest'),
  'POST /auth/account/export': post('Everything that is stored of the guest, as a file.'),
  'POST /auth/account/delete': post('Deletes the guest everywhere; the address typed once more.', 'email'),
  'GET /auth/passkey/options': read('A question for a passkey.', undefined, { for: 'signin or register' }),
  'POST /auth/passkey/signin': post('Signs in with its answer.', 'answer'),
  'POST /auth/passkey/register': post('Adds one.', 'answer'),
  'POST /auth/passkey/remove': post('Removes one.', 'passkey'),
  'POST /auth/_log': post('A problem that the sign-in client met.', 'level code message'),
};

/** By `METHOD address`. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...LISTINGS,
  ...BOOKING,
  ...TRIPS,
  ...FAVORITES,
  ...SIGN_IN,
  'GET /healthz': read('Which parts work; 503 while one does not.'),
  'GET /readyz': read('Whether this process takes requests.'),
  'GET /metrics': {
    summary: 'Numbers for Prometheus. Without METRICS_TOKEN the address does not exist.',
    who: 'metrics',
  },
  'GET /openapi.json': read('This description.'),
};
