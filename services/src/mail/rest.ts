/**
 * The mails about the second part of a stay that is paid in two parts (docs/decisions/0082): before it is charged, when
 * it was declined, and when it is paid.
 */
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation, StayRest } from '@roost/shared/contracts/booking';
import { formatDate, formatDayRange, type IsoDate } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatToCard } from '@roost/shared/domain/refund-cards';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';
import type { RestCharge } from './last-change.ts';
import { mailTexts as texts } from './mail-texts.ts';
import { refundTable } from './refund-rows.ts';

type Options = {
  url: string;
  payUrl: string;
  phone: string;
  /** The current day at the home. */
  today: IsoDate;
};

/** Returns what was paid, and what is still to be paid and when, as rows. */
export function paymentRows({ totalCents, paidCents = totalCents, rest }: Reservation): Row[] {
  if (!rest) return [];
  const { amountCents, on, payBy, declines } = rest;
  const { payOn, payAgainOn } = texts.rows;
  const due = (day: IsoDate) => (declines > 0 ? payAgainOn : payOn)(formatDate(day));
  return [
    [texts.rows.paid, formatCents(paidCents)],
    [on === null ? texts.rows.payBy(formatDate(payBy)) : due(on), formatCents(amountCents)],
  ];
}

function declinedParagraphs({ amountCents, on, payBy }: StayRest): string[] {
  const { retry, lastTry, otherwise } = texts.restDeclined;
  return [on === null ? lastTry : retry(formatDate(on)), otherwise(formatCents(amountCents), formatDate(payBy))];
}

/** The mail for a stay that has begun. It can neither be cancelled nor paid on a page: the guest is asked to call. */
function begunMail(reservation: Reservation, rest: StayRest, { url, phone }: Options): MailContent {
  const { hello, rows, restDeclined: words } = texts;
  const amount = formatCents(rest.amountCents);
  return writeMail({
    subject: words.subject(reservation.listing.headline),
    heading: words.heading,
    opening: [`${hello(toMailName(reservation.guest.firstName))}${words.opening(amount)}`, words.begun(phone)],
    tables: [[[rows.unpaid, amount]], stayRows(reservation)],
    link: { words: texts.restPaid.link, url },
    closing: texts.questions(phone),
  });
}

/**
 * The mail with what was charged, what the stay costs and what cancelling it gives back; null when a change made
 * another payment due.
 */
export function restPaidMail(
  reservation: Reservation,
  options: { url: string; receiptUrl: string; phone: string; charge: RestCharge },
): MailContent | null {
  const { listing, startDate, endDate, rest, totalCents, paidCents = totalCents } = reservation;
  const { amountCents, card, at } = options.charge;
  if (rest) return null;
  const hello = texts.hello(toMailName(reservation.guest.firstName));
  return writeMail({
    subject: texts.restPaid.subject(listing.headline, formatDayRange(startDate, endDate)),
    heading: texts.restPaid.heading,
    opening: [
      `${hello}${texts.restPaid.opening(formatCents(amountCents), formatToCard(card), formatCents(paidCents))}`,
    ],
    tables: [
      stayRows(reservation),
      {
        title: texts.confirmation.whatYouPaid,
        rows: [...billRows(reservation), [texts.rows.receipt, options.receiptUrl]],
      },
      refundTable(reservation, at),
    ],
    link: { words: texts.restPaid.link, url: options.url },
    closing: texts.questions(options.phone),
  });
}

/** Returns the mail; null when it is out of date: the rest was paid meanwhile, or is due on another day. */
export function restMail(
  kind: 'rest-soon' | 'rest-declined',
  reservation: Reservation,
  options: Options,
): MailContent | null {
  const { payUrl, phone, today } = options;
  const { listing, startDate, rest } = reservation;
  const hello = texts.hello(toMailName(reservation.guest.firstName));
  if (!rest || (kind === 'rest-soon') !== (rest.declines === 0)) return null;
  if (today > startDate) return kind === 'rest-soon' ? null : begunMail(reservation, rest, options);
  const amount = formatCents(rest.amountCents);
  const day = formatDate(rest.on ?? rest.payBy);
  const words = kind === 'rest-soon' ? texts.restSoon : texts.restDeclined;
  return writeMail({
    subject: kind === 'rest-soon' ? texts.restSoon.subject(amount, day) : texts.restDeclined.subject(listing.headline),
    heading: words.heading,
    opening:
      kind === 'rest-soon'
        ? [`${hello}${texts.restSoon.opening(amount, day)}`, texts.restSoon.otherCard]
        : [`${hello}${texts.restDeclined.opening(amount)}`, ...declinedParagraphs(rest)],
    tables: [paymentRows(reservation), stayRows(reservation)],
    link: { words: words.link, url: payUrl },
    closing: texts.questions(phone),
  });
}
