/**
 * The table of bounds in docs/security.md against the constants that it tells of: a number that is changed in one place
 * is changed in both.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const bounds = /^## Bounds$([^]*?)^## /m.exec(read('docs/security.md'))?.[1] ?? '';

/** Names of lengths of time that constants are multiples of. */
const UNITS: Readonly<Record<string, number>> = { DAYMS: 86_400_000, HOURMS: 3_600_000, MINUTEMS: 60_000 };

/**
 * The value of a constant: numbers, and products of them. @throws an error when the file has no such constant any more
 */
function readConstant(path: string, name: string): number {
  const text = new RegExp(`^(?:export )?const ${name} = ([\\w*. ]+);`, 'm').exec(read(path))?.[1];
  if (text === undefined) throw new Error(`${path} has no constant ${name}`);
  return text
    .replaceAll('_', '')
    .split('*')
    .reduce((product, factor) => product * (UNITS[factor.trim()] ?? Number(factor)), 1);
}

const plain = (count: number): string => count.toLocaleString('en-US');
const seconds = (ms: number): string => `${ms / 1_000} s`;
const kib = (bytes: number): string => `${bytes / 1_024} KiB`;
const mib = (bytes: number): string => `${bytes / 1_024 ** 2} MiB`;
const days = (count: number): string => `${count} days`;

type Row = [row: string, path: string, name: string, format: (value: number) => string];
const AUTH = 'services/src/auth/';
const ROWS: Row[] = [
  ['a request’s arrival', 'services/src/server.ts', 'REQUEST_MS', seconds],
  ['a request’s arrival', 'services/src/server.ts', 'CHECK_MS', (ms) => `every ${seconds(ms)}`],
  ['a connection without a byte', 'services/src/server.ts', 'CONNECTION_MS', seconds],
  ['a request’s body', 'services/src/server.ts', 'BODY_LIMIT', (bytes) => `${kib(bytes)} (services)`],
  [
    'what is typed into the search',
    'services/src/places/hurried-words.ts',
    'LONGEST_TEXT',
    (signs) => `${signs} of a text`,
  ],
  [
    'what is typed into the search',
    'services/src/places/understand-search.ts',
    'MOST_LOOKUPS',
    (count) => `${count} questions`,
  ],
  [
    'what is typed into the search',
    'services/src/places/unwanted-places.ts',
    'MOST_SAID_AWAY',
    (count) => `${count} wishes or places`,
  ],
  [
    'events of visits in an hour',
    'services/src/events/routes.ts',
    'MOST_PER_HOUR',
    (count) => `${plain(count)} a network address`,
  ],
  [
    'events of visits in an hour',
    'services/src/events/visit-events.ts',
    'KEPT_MS',
    (ms) => `kept ${days(ms / 86_400_000)}`,
  ],
  ['a database statement', 'services/src/db/open.ts', 'STATEMENT_MS', (ms) => `${seconds(ms)} in the server`],
  ['a call to the payment provider', 'services/src/reservations/payments.ts', 'TIMEOUT_MS', seconds],
  [
    'bookings with a promo code',
    'services/src/promos/promo-tries.ts',
    'BOOKINGS_WITHOUT_STAY',
    (count) => `${count} a network address`,
  ],
  ['a stored quote', 'services/src/quotes/quote.ts', 'QUOTE_MINUTES', (minutes) => `${minutes} minutes`],
  ['a stored quote', 'services/src/quotes/store.ts', 'KEPT_MS', (ms) => `deleted ${ms / 3_600_000} hours later`],
  [
    'an answered request without a stay',
    'services/src/reservations/retention.ts',
    'REFUSED_DAYS',
    (count) => `after ${count} day;`,
  ],
  [
    'an answered request without a stay',
    'services/src/reservations/retention.ts',
    'FAILED_DAYS',
    (count) => `after ${days(count)}`,
  ],
  ['questions for a passkey', `${AUTH}passkeys.ts`, 'LIFE_MS', (ms) => `within ${ms / 60_000} minutes`],
  ['questions for a passkey', `${AUTH}passkeys.ts`, 'MOST_PASSKEYS', (count) => `${count} passkeys`],
  ['guesses at a mailed code', `${AUTH}tokens.ts`, 'MOST_WRONG_CODES', (count) => `${count} a mail`],
  ['guesses at a mailed code', `${AUTH}tokens.ts`, 'CODE_MINUTES', (minutes) => `within ${minutes} minutes`],
  ['codes for a new e-mail address', `${AUTH}saved-guests.ts`, 'MOST_SAVED_GUESTS', (count) => `${count} an account`],
  ['passwords being hashed', `${AUTH}passwords.ts`, 'MOST_AT_ONCE', (count) => `${count} at once`],
  ['passwords being hashed', `${AUTH}passwords.ts`, 'MOST_WAITING', (count) => `${count} waiting`],
  ['sign-in mails under way', `${AUTH}mailer.ts`, 'MOST_RUNNING', String],
  ['a session', `${AUTH}sessions.ts`, 'SESSION_SECONDS', (count) => `${days(count / 86_400)} unused`],
  ['a session', `${AUTH}sessions.ts`, 'MOST_SESSIONS', (count) => `${count} an account`],
  ['a guest’s favorites', 'services/src/favorites/collection-cards.ts', 'PAGE', (count) => `read ${count} at a time`],
  [
    'messages in an hour',
    'services/src/messages/write-message.ts',
    'PER_THREAD',
    (count) => `${count} a side and thread`,
  ],
  [
    'messages in an hour',
    'services/src/messages/write-message.ts',
    'PER_ADDRESS',
    (count) => `${count} a network address`,
  ],
  ['messages in an hour', 'services/src/messages/write-message.ts', 'MOST_MESSAGES', (count) => `; ${count} |`],
  [
    'mail that comes in',
    'services/src/mail-replies/receive-reply.ts',
    'PER_THREAD',
    (count) => `${count} a side and thread`,
  ],
  ['mail that comes in', 'services/src/mail-replies/receive-reply.ts', 'TOLD_A_DAY', (count) => `${count} a day`],
  ['mail that comes in', 'services/src/mail-replies/routes.ts', 'MAILS', (count) => `${plain(count)} in all`],
  [
    'mail that comes in',
    'services/src/mail-replies/routes.ts',
    'WRONG_PER_ADDRESS',
    (count) => `${count} with a wrong secret`,
  ],
  ['mail that comes in', 'services/src/mail-replies/routes.ts', 'BODY_LIMIT', (bytes) => `${mib(bytes)} each`],
  [
    'links to messages opened',
    'services/src/messages/routes.ts',
    'OPENED_PER_ADDRESS',
    (count) => `${count} by guests`,
  ],
  [
    'links to messages opened',
    'services/src/messages/host-link.ts',
    'WRONG_PER_ADDRESS',
    (count) => `${count} by hosts`,
  ],
  ['links to messages opened', 'services/src/messages/host-link.ts', 'USES_PER_THREAD', plain],
  ['answers kept for a database', 'services/src/outage.ts', 'KEPT_ANSWERS', String],
  ['answers kept for a database', 'services/src/outage.ts', 'LONGEST_KEPT', (bytes) => `${bytes / 1_000} KB each`],
];

describe('SAFE-6: docs/security.md, "Bounds"', () => {
  test.each(ROWS)('%s: %s %s', (start, path, name, format) => {
    const row = bounds.split('\n').find((line) => line.replaceAll("'", '’').startsWith(`| ${start}`)) ?? '';
    expect(row).toContain(format(readConstant(path, name)));
  });

  test('nights that are held, and failed stays, by whom', () => {
    const source = read('services/src/reservations/booking-limits.ts');
    for (const [key, rows] of [
      ['failed', ['failed stays of a browser', 'failed stays from a network address']],
      ['held', ['nights held at once by a browser', 'nights held at once from a network address']],
    ] as const) {
      const found = new RegExp(
        `${key}: \\{ guest: \\{ proofAfter: (\\d+), most: (\\d+) \\}, address: \\{ proofAfter: (\\d+), most: (\\d+) \\} \\}`,
      ).exec(source);
      const [, guestProof, guestMost, addressProof, addressMost] = found ?? [];
      const say = (start: string): string => bounds.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '';
      expect(say(rows[0])).toContain(`| ${guestProof}, then a proof of work; ${guestMost}`);
      expect(say(rows[1])).toContain(`| ${addressProof}, then a proof of work; ${addressMost}`);
    }
  });
});
