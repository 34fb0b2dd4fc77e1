/** Reads a stay at every place that has it, and holds them to one another to the cent. */
import type { Quote, Reservation } from '@roost/shared/contracts/booking';
import type { StayReceipt } from '@roost/shared/contracts/receipt';
import type { Trip, Trips } from '@roost/shared/contracts/trips';
import { exportGuest } from '../../account/export-guest.ts';
import type { Checks } from './checks.ts';
import {
  amountsIn,
  dayAt,
  deadlinesFrom,
  inDollars,
  refundOn,
  refundsFrom,
  refundsInTwo,
  type Agreed,
} from './oracle.ts';
import type { WalkStay } from './stay.ts';
import type { Books, WalkMail, WalkWorld } from './world.ts';

export type Walk = { world: WalkWorld; checks: Checks };
export type Looked = { trip: Trip; reservation: Reservation; paidCents: number; books: Books };

const sum = (rows: readonly { amountCents: number }[]): number =>
  rows.reduce((total, { amountCents }) => total + amountCents, 0);

export const today = ({ world }: Walk, { zone }: WalkStay): string => dayAt(zone, world.clock.now().getTime());

export const getAgreed = (stay: WalkStay, { startDate, paidCents, totalCents }: Reservation): Agreed => ({
  policy: stay.policy,
  checkIn: startDate,
  paidCents: paidCents ?? totalCents,
  lockedCents: stay.lockedCents,
});

/** The bill of a stay, and what the trip's page promises for a cancellation from today on. */
function checkTrip(walk: Walk, stay: WalkStay, where: string, trip: Trip): void {
  const { checks } = walk;
  const { reservation: of, cancellation } = trip;
  const about = { stay: stay.number, code: stay.code, where, day: today(walk, stay) };
  checks.hold(
    'trip: lines and taxes are the total',
    sum(of.lines) === of.totalBeforeTaxCents && sum(of.taxes) + of.totalBeforeTaxCents === of.totalCents,
    about,
  );
  if (!cancellation.possible) return;
  const agreed = getAgreed(stay, of);
  const refundCents = refundOn(about.day, agreed);
  checks.hold('trip: refund today', cancellation.refundCents === refundCents, { ...about, refundCents, cancellation });
  checks.hold(
    'trip: refund and kept are what was paid',
    cancellation.totalCents === agreed.paidCents && cancellation.keptCents === agreed.paidCents - refundCents,
    { ...about, cancellation },
  );
  const dated = cancellation.steps.filter(({ until }) => until !== null);
  checks.same(
    'trip: deadlines',
    dated.map(({ until }) => until),
    deadlinesFrom(about.day, agreed),
    about,
  );
  checks.hold(
    'trip: what each deadline gives',
    dated.every((step) => step.refundCents === refundOn(step.until ?? '', agreed)),
    { ...about, dated },
  );
}

/** The file with all that is stored of the guest, the row in the database, and the list of stays. */
async function checkCopies({ world, checks }: Walk, stay: WalkStay, trip: Trip): Promise<void> {
  const { db } = world.database;
  const { code } = stay;
  const of = trip.reservation;
  const paidCents = of.paidCents ?? of.totalCents;
  const list = (await stay.browser.get<Trips>('/trips')).body.trips;
  const listed = list.find(({ reservation }) => reservation.code === code);
  checks.hold('list of stays: as its page', JSON.stringify(listed) === JSON.stringify(trip), { code, listed, trip });
  const reserved = (await stay.browser.get<Reservation>(`/reservations/${code}`)).body;
  checks.hold('confirmation: as the trip', JSON.stringify(reserved) === JSON.stringify(of), { code, reserved, of });
  const file = await exportGuest(db, { email: stay.email, accountId: null }, world.clock.now());
  const kept = file.stays.find((each) => each.code === code);
  checks.hold(
    "guest's file: sums",
    kept?.payment.paidCents === paidCents &&
      kept.quote.totalCents === of.totalCents &&
      (kept.payment.rest?.cents ?? 0) === (of.rest?.amountCents ?? 0) &&
      (kept.cancelled?.refundCents ?? 0) === (of.refund?.amountCents ?? 0),
    { code, kept: kept?.payment, cancelled: kept?.cancelled, paidCents, rest: of.rest, refund: of.refund },
  );
}

/** Compares everything that is known of a stay. */
export async function look(walk: Walk, stay: WalkStay, where: string): Promise<Looked> {
  const { world, checks } = walk;
  const { body: trip } = await stay.browser.get<Trip>(`/trips/${stay.code}`);
  const { body: receipt } = await stay.browser.get<StayReceipt>(`/trips/${stay.code}/receipt`);
  const books = await world.books(stay.code);
  const { reservation } = trip;
  const about = { stay: stay.number, where, status: reservation.status, books, entries: receipt.entries };
  checks.hold('receipt: charged is what the provider took', receipt.chargedCents === books.capturedCents, about);
  checks.hold(
    'receipt: refunded is what the provider gave back and what was paid another way',
    receipt.refundedCents === books.refundedCents + stay.repaidCents,
    about,
  );
  const rows = receipt.entries.filter(({ status }) => status !== 'failed');
  checks.hold('receipt: rows are its sums', sum(rows) === receipt.chargedCents - receipt.refundedCents, about);
  const times = receipt.entries.map(({ at }) => at);
  checks.hold('receipt: in the order of time', times.join() === times.toSorted().join(), about);
  checkTrip(walk, stay, where, trip);
  await checkCopies(walk, stay, trip);
  return { trip, reservation, paidCents: reservation.paidCents ?? reservation.totalCents, books };
}

const MONTHS = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
};

/** A day as mails write it, without its year. */
function inWords(day: string, spanish: boolean): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  const name = MONTHS[spanish ? 'es' : 'en'][month - 1] ?? '';
  return spanish ? `${date} ${name}` : `${name} ${date}`;
}

const withoutStyle = (html: string): string => html.replace(/<style[^]*?<\/style>/g, '');

/** A mail's amounts are these and no others, in its text and in its HTML, and it is in the guest's language. */
export function checkAmounts({ checks }: Walk, stay: WalkStay, kind: string, mail: WalkMail, wanted: number[]): void {
  const about = { stay: stay.number, text: mail.text };
  const amounts = wanted.map(inDollars);
  checks.same(`${kind} mail: amounts of the text`, amountsIn(mail.text), amounts, about);
  checks.same(`${kind} mail: amounts of the HTML`, amountsIn(withoutStyle(mail.html)), amounts, about);
  checks.hold(`${kind} mail: language`, /\b(?:estadía|Reserva:)/.test(mail.text) === stay.spanish, about);
}

/** The amounts that a mail of today names for the case that the stay is cancelled. */
export function getPromised(walk: Walk, stay: WalkStay, reservation: Reservation): number[] {
  const { rest } = reservation;
  const agreed = getAgreed(stay, reservation);
  const day = today(walk, stay);
  return rest
    ? refundsInTwo(day, agreed, { amountCents: rest.amountCents, on: rest.on ?? rest.payBy })
    : refundsFrom(day, agreed);
}

/** The part of a mail about cancelling gives the days and amounts that will hold. */
export function checkTerms(walk: Walk, stay: WalkStay, kind: string, mail: WalkMail, reservation: Reservation): void {
  const { checks } = walk;
  const agreed = getAgreed(stay, reservation);
  const day = today(walk, stay);
  const said = mail.text.split(/If you cancel|Si cancelas/)[1] ?? '';
  const about = { stay: stay.number, day, said };
  checks.same(`${kind} mail: refunds`, amountsIn(said), getPromised(walk, stay, reservation).map(inDollars), about);
  const days = deadlinesFrom(day, agreed).filter((each) => refundOn(each, agreed) > 0);
  checks.hold(
    `${kind} mail: deadlines`,
    days.every((each) => said.includes(inWords(each, stay.spanish))),
    { ...about, days },
  );
}

/** Every amount of a bill, with those inside its labels. */
export const billCents = (of: Quote | Reservation): number[] => [
  ...of.lines.flatMap(({ label, amountCents }) => [
    Math.abs(amountCents),
    ...amountsIn(label).map((amount) => Math.round(Number(amount.replace(/[$,]/g, '')) * 100)),
  ]),
  ...of.taxes.map(({ amountCents }) => amountCents),
  of.totalBeforeTaxCents,
  of.totalCents,
];
