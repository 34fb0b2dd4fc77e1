/** What each caller is answered at every route of services; `security/access.test.ts` holds the server to it (SAFE-27). */

/**
 * Who asks about one stay and the account of its guest: `nobody` knows nothing; `guest` has signed in to another account
 * just now; in `browser` the stay was booked more than an hour ago, without an account; `owner` has signed in to the
 * guest's account longer ago than an hour, `fresh` within it; `link` has the link of the guest's mail and `host` that of
 * the host's, and neither has anything else.
 */
export const CALLERS = ['nobody', 'guest', 'browser', 'owner', 'fresh', 'link', 'host'] as const;
export type Caller = (typeof CALLERS)[number];
/** An answer's status, the code of its refusal, and `own` where it tells of the stay or its guest. */
type Row = readonly string[];

const everybody = (answer: string): Row => CALLERS.map(() => answer);
/** Answers `refused` to all but the callers that are named. */
const only = (answers: Partial<Record<Caller, string>>, refused = '404 not_found'): Row =>
  CALLERS.map((caller) => answers[caller] ?? refused);
/** Whoever may see the stay. */
const stay = (answer: string): Row => only({ browser: answer, owner: answer, fresh: answer });
/** Whoever may change it: a browser that has proven it too long ago is mailed a link. */
const change = (answer: string): Row => only({ browser: '403 proof_needed', owner: answer, fresh: answer });
/** Whoever has signed in, about the own account. */
const account = (answer: string): Row => only({ guest: answer, owner: answer, fresh: answer }, '400 SessionRequired');
/** Whoever has signed in within the hour. */
const freshAccount = (answer: string, own = answer): Row => only({ guest: answer, fresh: own }, '403 SessionStale');
/** The account itself, by the token of its session. */
const favorites = (answer: string): Row => only({ guest: '403', owner: answer, fresh: answer }, '401');

/** Bodies with which a request gets as far as to the question whose it is, where the abuse suite has none. */
export const BODIES: Readonly<Record<string, object>> = {
  'POST /booking-draft': {
    tab: 'a-tab-of-this-browser-1',
    draft: {
      listingId: '1',
      guest: { firstName: 'A', lastName: 'B', email: '', phone: { dialCode: '', value: '' } },
      billing: {
        ...{ address1: '', address2: '', city: '', zip: '' },
        ...{ state: { value: '', iso: '' }, country: { value: '', iso: '' } },
      },
      subscribe: false,
    },
  },
  'POST /reservations/resume': { idempotencyKey: 'a-key-that-nobody-has-booked-with-1' },
  'POST /messages/{code}/read': { upTo: 0 },
  'POST /messages/{code}/draft': { text: 'Is there a boat?' },
  'POST /messages/{code}/draft/open': { sealed: 'a-draft-of-somebody-else' },
  'POST /messages/host/draft': { token: 'x', text: 'Yes, two.' },
  'POST /messages/host/draft/open': { token: 'x', sealed: 'a-draft-of-somebody-else' },
  'POST /reviews/host/answer': { token: 'x', text: 'They left the home clean.' },
};

/** By operation, as the description of services names it. */
export const ACCESS: Readonly<Record<string, Row>> = {
  'GET /home': everybody('200'),
  'GET /listings/{id}': everybody('200'),
  'GET /listings/{id}/calendar': everybody('200'),
  'GET /listings/{id}/months': everybody('200'),
  'GET /hosts/{id}': everybody('404 not_found'),
  'GET /listings/{id}/similar': everybody('200'),
  'GET /listings/{id}/reviews': everybody('200'),
  'GET /listings/{id}/quote': everybody('200'),
  'POST /listings/{id}/questions': everybody('201'),
  'POST /questions/open': everybody('404 not_found'),
  'POST /questions/answer': everybody('404 not_found'),
  'GET /sitemap': everybody('200'),
  'GET /sitemap/{file}': everybody('404 not_found'),
  'GET /places/predictions': everybody('200'),
  'GET /places/near-me': everybody('200'),
  'GET /geocode': everybody('200'),
  'GET /understand': everybody('200'),

  'POST /quotes': everybody('200'),
  'POST /booking-draft': everybody('200'),
  'GET /booking-draft': everybody('200'),
  // The first one meets a quote that is over; the others a key that was used.
  'POST /reservations': only({ nobody: '409 1020' }, '409'),
  'POST /reservations/resume': everybody('422 not_arrived'),
  'GET /reservations/{code}': stay('200 own'),
  'POST /inquiries': everybody('201'),
  'POST /t': everybody('400 bad_request'),

  'GET /trips': only({ browser: '200 own', owner: '200 own', fresh: '200 own' }, '200'),
  'GET /trips/{code}': stay('200 own'),
  'POST /trips/link': everybody('202'),
  'POST /trips/open': only({ link: '200 own' }),
  'GET /trips/{code}/receipt': stay('200 own'),
  'GET /trips/{code}/arrival': stay('200 own'),
  'GET /trips/{code}/door-code': stay('409 too_early'),
  'GET /trips/{code}/cancellation': stay('200 own'),
  'POST /trips/{code}/cancellation': change('422 refund_changed'),
  'GET /trips/{code}/calendar': stay('200'),
  'POST /trips/{code}/change/offer': stay('200 own'),
  'POST /trips/{code}/change': change('422 nothing_changed'),
  'GET /trips/{code}/review': stay('409 not_ended'),
  'POST /trips/{code}/review': stay('409 not_ended'),
  'POST /reviews/host/open': only({ host: '409 not_ended' }),
  'POST /reviews/host/answer': only({ host: '409 not_ended' }),
  'GET /messages': everybody('200'),
  'GET /messages/{code}': stay('200 own'),
  'POST /messages/{code}': stay('200 own'),
  'POST /messages/{code}/read': stay('200'),
  'POST /messages/{code}/open': only({ link: '200 own' }),
  'POST /messages/{code}/draft': stay('200'),
  'POST /messages/{code}/draft/open': stay('200'),
  'POST /messages/host/draft': only({ host: '200' }),
  'POST /messages/host/draft/open': only({ host: '200' }),
  'POST /messages/host/open': only({ host: '200 own' }),
  'POST /messages/host/answer': only({ host: '200 own' }),

  // Whoever shows a secret of the site, and none of these.
  'POST /webhooks/stripe': everybody('400 bad_signature'),
  'POST /mail/inbound': everybody('401 unauthorized'),
  'GET /reviews/queue': everybody('404 not_found'),
  'POST /reviews/queue': everybody('404 not_found'),
  'POST /guests/export': everybody('404 not_found'),
  'POST /guests/signout': everybody('404 not_found'),
  'POST /guests/forget': everybody('404 not_found'),
  'GET /refunds/sent-back': everybody('404 not_found'),
  'POST /refunds/sent-back': everybody('404 not_found'),
  'POST /stays/cancel': everybody('404 not_found'),
  'GET /metrics': everybody('404 not_found'),

  'GET /favorites/shared/{token}': everybody('404'),
  'GET /favorites/invites/{token}': everybody('404'),
  'GET /favorites/{profileId}': favorites('200'),
  'POST /favorites/{profileId}/createCollection': favorites('200'),
  'POST /favorites/{profileId}/addFavorite': favorites('404'),
  ...Object.fromEntries(
    [
      ...[
        'deleteFavorite',
        'updateCollection',
        'deleteCollection',
        'moveFavorite',
        'shareCollection',
        'setNote',
        'vote',
      ],
      ...['inviteToCollection', 'joinCollection', 'removeMember', 'leaveCollection'],
    ].map((call) => [`POST /favorites/{profileId}/${call}`, favorites('400')]),
  ),

  'GET /auth/csrf': everybody('200'),
  'GET /auth/session': only({ owner: '200 own', fresh: '200 own' }, '200'),
  'POST /auth/session': only({ owner: '200 own', fresh: '200 own' }, '200'),
  'GET /auth/providers': everybody('200'),
  'GET /auth/pending': everybody('200'),
  'GET /auth/link': everybody('200'),
  'POST /auth/continue': everybody('400 Verification'),
  'GET /auth/signin/{rest}': everybody('404 not_found'),
  'POST /auth/signin': everybody('200'),
  'POST /auth/signin/{provider}': everybody('200'),
  'GET /auth/callback/{provider}': everybody('303 Verification'),
  'POST /auth/callback/{provider}': everybody('200'),
  'POST /auth/signup': everybody('200'),
  'POST /auth/resend': everybody('400 Verification'),
  'POST /auth/code': everybody('400 Verification'),
  'POST /auth/reset': everybody('200'),
  'GET /auth/reset/open': everybody('303 Verification'),
  'GET /auth/reset/email': everybody('200'),
  'POST /auth/new-password': everybody('400 Verification'),
  'POST /auth/signout': everybody('200'),
  'GET /auth/sessions': everybody('200'),
  'POST /auth/sessions/end': account('200'),
  'GET /auth/account': only({ owner: '200 own', fresh: '200 own' }, '200'),
  'POST /auth/account/name': account('400 MissingName'),
  'POST /auth/account/language': account('200'),
  'POST /auth/account/newsletter/end': account('200'),
  'POST /auth/account/email': freshAccount('400 EmailSignin'),
  'POST /auth/account/email/confirm': freshAccount('400 CodeOver'),
  'POST /auth/account/email/cancel': account('200'),
  'POST /auth/account/guests/add': account('400 MissingName'),
  'POST /auth/account/guests/remove': account('200'),
  'POST /auth/account/export': freshAccount('200', '200 own'),
  'POST /auth/account/delete': freshAccount('400 OtherEmail'),
  'GET /auth/passkey/options': everybody('200'),
  'POST /auth/passkey/signin': everybody('401 Passkey'),
  'POST /auth/passkey/register': freshAccount('401 Passkey'),
  'POST /auth/passkey/remove': freshAccount('200'),
  'POST /auth/_log': everybody('204'),

  'GET /healthz': everybody('200'),
  'GET /readyz': everybody('200'),
  'GET /openapi.json': everybody('200'),
};
