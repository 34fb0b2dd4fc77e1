import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { Thread } from '@roost/shared/contracts/messages';
import { arrivalMail } from './arrival.ts';
import { cancellationMail } from './cancellation.ts';
import { changeMail } from './change.ts';
import { writeMail } from './content.ts';
import { confirmationMail } from './confirmation.ts';
import { stayCalendar } from './ics.ts';
import { authMailTexts } from '../auth/auth-mail-texts.ts';
import { authMailTextsEs } from '../auth/auth-mail-texts.es.ts';
import { inLanguage } from '../language.ts';
import { mailTexts } from './mail-texts.ts';
import { messageGuestMail, messageHostMail } from './message.ts';
import { reviewGuestMail } from './review.ts';
import { tripLinkMail } from './trip-link.ts';
import { mailTextsEs } from './mail-texts.es.ts';

const reservation: Reservation = {
  code: 'ABCDEFGH23',
  status: 'confirmed',
  listing: {
    id: '1',
    headline: 'Lake, house; <one>',
    country: 'United States',
    state: 'California',
    city: 'Tahoe City',
    imageUrl: '',
    checkInFrom: '4:00 PM',
    checkOutBy: '10:00 AM',
  },
  startDate: '2026-06-12',
  endDate: '2026-06-16',
  nights: 4,
  party: { adults: 3, children: 1, infants: 0, pets: 1 },
  lines: [{ kind: 'nights', label: '$412 avg × 4 nights', amountCents: 164_800 }],
  taxes: [],
  stayCents: 164_800,
  totalBeforeTaxCents: 164_800,
  taxCents: 0,
  totalCents: 164_800,
  promoCode: null,
  refund: null,
  refundTerms: {
    policy: {
      name: 'Moderate',
      steps: [
        { daysBefore: 7, refundPercent: 100 },
        { daysBefore: 2, refundPercent: 50 },
      ],
    },
    timeZone: 'America/Los_Angeles',
  },
  guest: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' },
  createdAt: '2026-06-01T00:00:00.000Z',
};
const URL = 'http://localhost:3000/booking/confirmation/ABCDEFGH23';
const arrival: Arrival = {
  code: reservation.code,
  address: {
    street: '214 Alder Lane',
    city: 'Tahoe City',
    state: 'California',
    zip: '96145',
    country: 'United States',
  },
  position: { lat: 39.16, lng: -120.14 },
  hostName: 'Ellen',
  door: { phase: 'early', opensOn: '2026-06-09' },
  guide: {
    way: [{ title: 'Parking', text: 'Beside the cabin.' }],
    entry: [
      { title: 'Number 214', text: 'On the mailbox.' },
      { title: 'Green door', text: 'Type your code.' },
    ],
    lock: 'Press the star.',
    wifi: { network: 'Alder-Guest', password: 'dock-pine-48' },
    hostPhone: '(530) 555-0117',
    hostUntil: '10 PM',
    notes: [],
    leaving: [],
  },
};
const RECEIPT = 'https://roost.example/trips/ABCDEFGH23/receipt#token';
const OPTIONS = { url: URL, receiptUrl: RECEIPT, phone: '555', arrival };

test('BOOK-9: the calendar entry spans the nights, escapes its texts and folds its lines', () => {
  const text = stayCalendar(
    { ...reservation, listing: { ...reservation.listing, headline: `Lake, house; ${'é'.repeat(60)}` } },
    { url: URL, stamp: new Date('2026-06-01T12:34:56.789Z'), from: 'Roost <stays@roost.example>' },
  );
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260612');
  expect(lines).toContain('DTEND;VALUE=DATE:20260616');
  expect(lines).toContain('DTSTAMP:20260601T123456Z');
  expect(lines).toContain('UID:ABCDEFGH23@roost');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Lake\\, house\\; ${'é'.repeat(60)}\r\n`);
});

test('BOOK-9: the mail shows the picture that travels with it, loads nothing from elsewhere, and keeps the day of its heading on one line', () => {
  const { html } = confirmationMail(reservation, { ...OPTIONS, picture: true });
  expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="cid:home" alt=""')]);
  expect(html).not.toMatch(/(?:src|background)="http|url\(/);
  expect(html).toContain('June\u00a012.</h1>');
  expect(confirmationMail(reservation, OPTIONS).html).not.toContain('<img');
});

test('BOOK-12: the mail with the link promises a change and a cancellation only while they are possible', () => {
  const words = (over: Partial<Reservation>, today: string) =>
    tripLinkMail({ ...reservation, ...over }, { url: URL, phone: '555', today }).text;
  // On the day of check-in it can still be cancelled (trip.ts).
  expect(words({}, '2026-06-12')).toContain('can see, change and cancel the stay');
  for (const today of ['2026-06-13', '2026-06-20']) {
    expect(words({}, today)).toContain('here is the link to your stay');
    expect(words({}, today)).not.toMatch(/change and cancel/);
  }
  expect(words({ status: 'cancelled' }, '2026-06-01')).not.toMatch(/change and cancel/);
  inLanguage('es', () => expect(words({}, '2026-06-13')).not.toMatch(/cambiar y cancelar/));
});

test('BOOK-13: a confirmation that comes a day late names no day of its payment as today', () => {
  const { text } = confirmationMail(
    {
      ...reservation,
      paidCents: 50_000,
      rest: { amountCents: 114_800, on: '2026-06-05', declines: 0, payBy: '2026-06-08' },
    },
    OPTIONS,
  );
  expect(text).toContain('You paid $500.00; we’ll charge the other $1,148.00 to the same card on Jun 5');
  expect(text).not.toMatch(/\btoday\b/);
});

test('TRUE-2: the mail says what comes back until when, from the day at the home on which the stay was booked', () => {
  const { text } = confirmationMail(reservation, OPTIONS);
  for (const row of [
    'Until Jun 5, 11:59 PM: Full refund, $1,648.00',
    'Jun 6 to Jun 10: 50% refund, $824.00',
    'After Jun 10: No refund',
  ])
    expect(text).toContain(row);
  expect(text).toContain('Deadlines are in the home’s local time.');
  const late = confirmationMail({ ...reservation, createdAt: `${reservation.startDate}T18:00:00Z` }, OPTIONS).text;
  expect(late).toContain('If you cancel\n\nWhenever you cancel: No refund\n\n');
  expect(late).not.toContain('Deadlines');
});

test('TRUE-2: the mail of a changed stay names no deadline that is over, and what comes back from the day of the change on', () => {
  const { text } = changeMail(reservation, {
    url: URL,
    phone: '1',
    money: { dueCents: 0, refundCents: 0 },
    what: null,
    changedAt: new Date('2026-06-07T03:00:00Z'),
  });
  expect(text).toContain('If you cancel\n\nUntil Jun 10, 11:59 PM: 50% refund, $824.00\nAfter Jun 10: No refund');
  expect(text).not.toContain('Jun 5');
});

test('BOOK-12: where the bank sends back a part of a refund, the mail says which part', () => {
  const { text } = cancellationMail(
    {
      ...reservation,
      status: 'cancelled',
      refund: { amountCents: 82_400, status: 'failed', failedCents: 2_400, cancelledAt: '2026-06-02T00:00:00.000Z' },
    },
    { url: URL, phone: '1' },
  );
  expect(text).toContain('Your bank didn’t accept the refund of $24.00.');
  expect(text).toMatch(/^Refund: \$824.00\nStill owed to you: \$24.00$/m);
});

test('BOOK-9: the mail says what, when, who and how much, and the name of a home is no markup', () => {
  const mail = confirmationMail(reservation, OPTIONS);
  expect(mail.subject).toBe('Your stay is booked: Lake, house; <one>, Jun 12 – 16');
  for (const part of [
    'ABCDEFGH23',
    'Friday, Jun 12, 2026, after 4:00 PM',
    '4 nights, 4 guests, 1 pet',
    '$1,648.00',
    URL,
    '555',
  ])
    expect(mail.text).toContain(part);
  expect(mail.html).toContain('Lake, house; &lt;one&gt;');
  expect(mail.html).not.toContain('<one>');
});

test('BOOK-12: the entry of a cancelled stay takes the first one away: same id, later version, the method of a cancellation and who says so', () => {
  const of = (status: Reservation['status'], from = 'Roost <stays@roost.example>') =>
    stayCalendar({ ...reservation, status }, { url: URL, stamp: new Date(0), from }).split('\r\n');
  expect(of('confirmed')).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'UID:ABCDEFGH23@roost',
      'ORGANIZER;CN="Roost":mailto:stays@roost.example',
    ]),
  );
  expect(of('cancelled', 'stays@roost.example')).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      'UID:ABCDEFGH23@roost',
      'ORGANIZER:mailto:stays@roost.example',
    ]),
  );
});

test('BOOK-9: the mail has the whole bill: options, what a promo code takes off, each tax, and the total before them', () => {
  const mail = confirmationMail(
    {
      ...reservation,
      taxes: [{ name: 'Occupancy tax', ratePercent: 12, rate: '12%', amountCents: 19_176 }],
      totalBeforeTaxCents: 159_800,
      taxCents: 19_176,
      totalCents: 178_976,
      promoCode: 'LAKE50',
      lines: [
        ...reservation.lines,
        { kind: 'option', label: 'Early check-in', amountCents: 4_500 },
        { kind: 'promo', label: 'LAKE50', amountCents: -9_500 },
      ],
    },
    OPTIONS,
  );
  for (const row of [
    'Early check-in: $45.00',
    'LAKE50: −$95.00',
    'Total before taxes: $1,598.00',
    'Occupancy tax, 12%: $191.76',
    'Total (USD): $1,789.76',
    `See your booking: ${URL}`,
    `Receipt: ${RECEIPT}`,
  ])
    expect(mail.text).toContain(row);
});

test('STAY-1: the confirmation says where the home is, who the host is and when there will be a door code', () => {
  const { text } = confirmationMail(reservation, OPTIONS);
  for (const part of [
    '214 Alder Lane\nTahoe City, California 96145',
    'Your host: Ellen, (530) 555-0117, until 10 PM',
    'Wi-Fi password: dock-pine-48',
    'Door code: On the page of your stay, from Tuesday, Jun 9, 2026',
  ])
    expect(text).toContain(part);
});

test('STAY-1: the confirmation already has the way there and the steps to get in, as the host wrote them; without them it says who will tell', () => {
  const { text, html } = confirmationMail(reservation, OPTIONS);
  for (const part of [
    'The way there\n\nParking: Beside the cabin.',
    'Getting in\n\n1. Number 214: On the mailbox.\n2. Green door: Type your code.',
  ])
    expect(text).toContain(part);
  expect(html).toContain('2. Green door');
  const silent = confirmationMail(reservation, { ...OPTIONS, arrival: { ...arrival, guide: null } }).text;
  expect(silent).toContain('Getting in: Ellen will tell you.');
  expect(silent).not.toContain('The way there');
  inLanguage('es', () => {
    const spanish = confirmationMail(reservation, OPTIONS).text;
    expect(spanish).toContain('Cómo entrar\n\nEscrito en inglés por quien te recibe.\n1. Number 214: On the mailbox.');
  });
});

test('STAY-1: the mail of three days before leads to the door step by step', () => {
  const mail = arrivalMail(reservation, {
    ...OPTIONS,
    arrival: { ...arrival, door: { ...arrival.door, phase: 'open' } },
  });
  expect(mail.subject).toBe('Friday: how to get into Lake, house; <one>');
  for (const part of ['1. Number 214: On the mailbox.', '2. Green door: Type your code.', 'Parking: Beside the cabin.'])
    expect(mail.text).toContain(part);
  expect(mail.text).toContain('Door code: On the page of your stay\n');
  expect(mail.html).not.toContain('<one>');
});

test.each([
  [{ amountCents: 5_000, status: 'done' }, 'We refunded $50.00 to your card.'],
  [{ amountCents: 5_000, status: 'pending' }, 'Your refund of $50.00 is on its way to your card.'],
  [{ amountCents: 5_000, status: 'failed' }, 'Your bank didn’t accept the refund of $50.00.'],
  [{ amountCents: 0, status: 'done' }, 'there’s no refund.'],
] as const)('TRUE-2: the mail of a cancelled stay says of its refund what is so: %j', (refund, words) => {
  const cancelled = {
    ...reservation,
    status: 'cancelled',
    refund: { ...refund, cancelledAt: '2026-06-02T00:00:00.000Z' },
  } as const;
  const { text } = cancellationMail(cancelled, { url: URL, phone: '1' });
  expect(text).toContain(words);
  // Nobody is asked to come.
  expect(text).toMatch(/^Dates: Jun 12 – 16, 2026$/m);
  expect(text).not.toMatch(/^Check/m);
  // The table has no title that promises what does not come.
  expect(/^your refund$/im.test(text)).toBe(refund.amountCents > 0);
  // What the bank sent back is not told as paid.
  expect(/^Still owed to you: \$50.00$/m.test(text)).toBe(refund.status === 'failed');
});

test.each([
  [{ dueCents: 1_234, refundCents: 0 }, 'We charged $12.34 to your card.', 'refund'],
  [{ dueCents: 0, refundCents: 1_234 }, 'Your refund of $12.34 is on its way', 'charged'],
  [{ dueCents: 0, refundCents: 0 }, 'There was nothing to pay.', 'on its way'],
])('STAY-2: the mail of a changed stay says what was paid or comes back, and not both: %j', (money, words, never) => {
  const opening = changeMail(reservation, {
    url: URL,
    phone: '1',
    money,
    what: null,
    changedAt: new Date(reservation.createdAt),
  }).text.split('\n')[0];
  expect(opening).toContain(words);
  expect(opening).not.toContain(never);
});

test('STAY-2: the mail of a changed stay names what changed', () => {
  const what = { dates: false, party: null, added: ['Early check-in'], removed: [] };
  const { text } = changeMail(reservation, {
    url: URL,
    phone: '1',
    money: { dueCents: 5_048, refundCents: 0 },
    what,
    changedAt: new Date(reservation.createdAt),
  });
  expect(text.split('\n')[0]).toMatch(
    /your stay is changed\. Early check-in added\. We charged \$50\.48 to your card\.$/,
  );
});

/** Texts by their names; those of functions for one and for several. */
function readTexts(texts: unknown, name: string): [name: string, text: string][] {
  if (typeof texts === 'string') return [[name, texts]];
  if (typeof texts === 'function')
    return ['1', '3'].flatMap((value) => readTexts((texts as (value: string) => unknown)(value), `${name}#${value}`));
  return Object.entries(texts as object).flatMap(([key, value]) => readTexts(value, `${name}.${key}`));
}

test.each([
  ['mail', mailTexts, mailTextsEs],
  ['sign-in', authMailTexts, authMailTextsEs],
])('TEXT-1: every text of %s is in Spanish', (name, english, spanish) => {
  const first = new Map(readTexts(english, name));
  const translated = readTexts(spanish, name);
  expect([...first.keys()].filter((key) => !translated.some(([other]) => other === key))).toEqual([]);
  expect(translated.filter(([, text]) => /\b(the|your|you|and|with|of|this|is|was|please|stay)\b/i.test(text))).toEqual(
    [],
  );
  expect(
    translated.filter(([key, text]) => first.get(key) === text && !['Total (USD)', 'Wi-Fi'].includes(text)),
  ).toEqual([]);
});

test('TRUE-1: a mail with amounts says in which dollars they are, once in English and with each amount in Spanish', () => {
  const { text, html } = confirmationMail(reservation, OPTIONS);
  expect(text).toMatch(/All amounts are in US dollars\.\n(?!.*All amounts)/s);
  expect(html).toContain('All amounts are in US dollars.');
  const spanish = inLanguage('es', () => confirmationMail(reservation, OPTIONS));
  expect(spanish.text).not.toMatch(/(?<!US)\$|Todos los importes/);
  const plain = writeMail({ subject: 'A', opening: ['b'], tables: [[['Message', '$5']]], closing: 'd' });
  expect(plain.text).not.toContain('dollars');
});

test('TEXT-2: a mail in Spanish is Spanish from the subject to the calendar file', () => {
  const [mail, calendar] = inLanguage('es', () => [
    cancellationMail({ ...reservation, status: 'cancelled' }, { url: URL, phone: '555' }),
    stayCalendar(reservation, { url: URL, stamp: new Date(0), from: 'a@b.co' }),
  ]);
  expect(mail.subject).toBe('Tu estadía está cancelada: Lake, house; <one>, 12 – 16 jun');
  expect(mail.text).toContain('Estadía: 4 noches, 4 huéspedes, 1 mascota');
  expect(mail.html).toContain('<html lang="es">');
  expect(calendar.replaceAll('\r\n ', '')).toContain('Reserva ABCDEFGH23. Llegada a partir de las 4:00 PM');
});

test('TRUE-1: a Spanish mail names the dollars of every amount, and changes nobody’s own words', () => {
  const thread = {
    kind: 'stay',
    hostName: 'Ellen',
    guestName: 'maya',
    code: 'A',
    startDate: '',
    endDate: '',
  } as Thread;
  const [{ text, html }, message] = inLanguage('es', () => [
    confirmationMail(reservation, OPTIONS),
    messageGuestMail({ ...thread, listing: reservation.listing }, 'Firewood is $8 a bundle.', {
      url: URL,
      phone: '1',
      asked: '¿$100 pesos?',
    }),
  ]);
  expect(text).toContain('Total (USD): US$1,648.00');
  // Amounts stand at the end of their line, as in English.
  expect(html).toMatch(/ align="right"[^>]*>US\$1,648\.00</);
  expect(text).toContain('Reembolso del 50%, US$824.00');
  expect(text + html).not.toMatch(/(?<!US)\$\d/);
  expect(message.text).toContain(': Firewood is $8 a bundle.');
  expect(message.text).toContain(': ¿$100 pesos?');
});

test('BOOK-9: a line of the bill has one colon in the plain text of a mail', () => {
  const lines = [
    { ...reservation.lines[0], label: '3 nights: 2 × $153 + $193', amountCents: 49_900 },
    { kind: 'promo', label: 'WELCOME10: 10% off the nights', amountCents: -4_990 },
  ] as Reservation['lines'];
  const write = () => confirmationMail({ ...reservation, lines }, OPTIONS).text;
  expect(write()).toContain('\n3 nights (2 × $153 + $193): $499.00\nWELCOME10 (10% off the nights): −$49.90\n');
  expect(inLanguage('es', write)).toContain(
    '\n3 noches (2 × US$153 + US$193): US$499.00\nWELCOME10 (10% de descuento en las noches): −US$49.90\n',
  );
});

test('TEXT-2: the host’s own words in a Spanish mail say whose they are, and in which language', () => {
  const write = () => arrivalMail(reservation, { url: URL, phone: '1', arrival });
  const [english, spanish] = [write(), inLanguage('es', write)];
  expect(spanish.html).toContain('<td lang="en" class="s l" valign="top"');
  expect(spanish.text).toContain(
    'El camino\n\nEscrito en inglés por quien te recibe.\nParking: Beside the cabin.\n\nCómo entrar\n\nEscrito en inglés por quien te recibe.',
  );
  expect(spanish.html.split('Escrito en inglés por quien te recibe.')).toHaveLength(3);
  expect(english.text + english.html).not.toMatch(/own words|<td lang/);
});

test('UI-5: the days of a stay have their year in every mail, and no month or year twice', () => {
  const thread = { kind: 'stay', hostName: 'Ellen', guestName: 'maya', code: 'A', listing: reservation.listing };
  const write = (startDate: string, endDate: string) =>
    messageHostMail({ ...thread, startDate, endDate } as unknown as Thread, 'At noon.', URL).text;
  expect(write('2027-01-10', '2027-01-12')).toContain('\nDates: Jan 10 – 12, 2027\n');
  expect(write('2027-03-30', '2027-04-02')).toContain('\nDates: Mar 30 – Apr 2, 2027\n');
  expect(write('2026-12-30', '2027-01-02')).toContain('\nDates: Dec 30, 2026 – Jan 2, 2027\n');
  const refund = { amountCents: 5_000, status: 'done', cancelledAt: '2026-06-02T00:00:00.000Z' } as const;
  const spanish = inLanguage('es', () =>
    cancellationMail({ ...reservation, status: 'cancelled', refund }, { url: URL, phone: '1' }),
  );
  expect(spanish.text).toContain(': 12 – 16 jun 2026\n');
  expect(reviewGuestMail(reservation, { url: URL, phone: '1' }).text).toContain('You can write until Jun 30, 2026.');
});

test('SAFE-8: the mails of messages greet by name only who is known, and everybody with a whole sentence', () => {
  const thread = {
    kind: 'stay',
    hostName: 'Ellen',
    guestName: 'maya',
    code: 'A',
    startDate: '',
    endDate: '',
  } as Thread;
  const write = (kind: Thread['kind']) =>
    messageGuestMail({ ...thread, kind, listing: { ...reservation.listing } }, 'At noon.', { url: URL, phone: '555' });
  expect(write('stay').text).not.toContain('You wrote');
  const asked = messageGuestMail({ ...thread, listing: { ...reservation.listing } }, 'At noon.', {
    url: URL,
    phone: '555',
    asked: 'When may we come?',
  });
  expect(asked.text).toContain('Message: At noon.\nYou wrote: When may we come?');
  expect(write('stay').text).toMatch(/^Hello maya, Ellen wrote to you\./);
  expect(write('inquiry').text).toMatch(/^Ellen wrote to you\./);
});

test('TRUE-2: a cancelled stay that is refunded in full says nothing of money kept', () => {
  const mail = (amountCents: number) =>
    cancellationMail(
      { ...reservation, status: 'cancelled', refund: { amountCents, status: 'pending' } } as Reservation,
      { url: URL, phone: '555' },
    ).text;
  expect(mail(164_800)).not.toContain('Kept');
  expect(mail(82_400)).toContain('Kept under the cancellation policy: $824.00');
});

test('BOOK-13, TRUE-1: the mail of a cancelled stay in two parts says that the part which was left is not charged', () => {
  const refund = { amountCents: 54_390, status: 'done', cancelledAt: '2026-06-01T00:00:00.000Z' } as const;
  const cancelled = { ...reservation, status: 'cancelled', refund, totalCents: 181_300 } as const;
  const { text } = cancellationMail({ ...cancelled, paidCents: 54_390 }, { url: URL, phone: '555' });
  expect(text).toContain('The $1,269.10 that was still to be paid is not charged.');
  expect(cancellationMail(cancelled, { url: URL, phone: '555' }).text).not.toContain('still to be paid');
  expect(
    cancellationMail({ ...cancelled, paidCents: 54_390, unpaid: true }, { url: URL, phone: '555' }).text,
  ).not.toContain('still to be paid');
});
