/** Renders the mails of the outbox: receiver, text and attachments. */
import type { Selectable } from 'kysely';
import { toMailName } from '@roost/shared/domain/person-name';
import type { Reservation } from '@roost/shared/contracts/booking';
import { dayIn } from '@roost/shared/domain/time-zone';
import type { MailOutboxTable, StayRow } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { toReservation } from '../reservations/show-stays.ts';
import { findStay } from '../reservations/stays.ts';
import { answerUrl } from '../listings/answer-question.ts';
import { hostThreadUrl } from '../messages/host-link.ts';
import { hostReviewUrl } from '../reviews/host-link.ts';
import { payUrl, receiptUrl, reviewUrl, threadUrl, tripToken, tripUrl } from '../trips/links.ts';
import { getArrival } from '../arrivals/arrival.ts';
import { answerByMail } from './answer-by-mail.ts';
import { arrivalMail } from './arrival.ts';
import { cancellationMail, refundPaidMail } from './cancellation.ts';
import { changeMail } from './change.ts';
import { confirmationMail } from './confirmation.ts';
import type { MailContent } from './content.ts';
import { calendarMethod, stayCalendar } from './ics.ts';
import { inquiryGuestMail, inquiryHostMail } from './inquiry.ts';
import { findLastChange, findRestCharge } from './last-change.ts';
import { renderMessageMail } from './message.ts';
import { PICTURE_CID } from './home-picture.ts';
import { isProven } from './is-proven.ts';
import type { Mail, MailDeps } from './mail-deps.ts';
import { questionGuestMail, questionHostMail } from './question.ts';
import { renderReplyRefused } from './reply-refused.ts';
import { restMail, restPaidMail } from './rest.ts';
import { reviewGuestMail, reviewHostMail } from './review.ts';
import { tripLinkMail } from './trip-link.ts';
import { inLanguage } from '../language.ts';

type OutboxRow = Selectable<MailOutboxTable>;

const WITHOUT_CALENDAR: ReadonlySet<OutboxRow['kind']> = new Set([
  'trip-link',
  'arrival',
  'review-guest',
  'refund-paid',
  'rest-soon',
  'rest-declined',
  'rest-paid',
]);

/**
 * Mails with a picture: those that guests like to get. Mails with bad news, and the one that is read at a dark door,
 * have none.
 */
const WITH_PICTURE: ReadonlySet<OutboxRow['kind']> = new Set(['confirmation', 'change', 'review-guest']);

/** Returns the mail of an outbox row from the current data; null when its subject no longer exists or has changed. */
export async function renderMail(row: OutboxRow, deps: MailDeps): Promise<Mail | null> {
  if (row.stay_code !== null) return renderStayMail(row.stay_code, row.kind, deps);
  if (row.question_id !== null) return renderQuestionMail(row.question_id, row.kind, deps);
  if (row.message_id !== null) return renderMessageMail(row.message_id, deps);
  if (row.reply_id !== null) return renderReplyRefused(row.reply_id, deps);
  return row.inquiry_id === null ? null : renderInquiryMail(row.inquiry_id, row.kind, deps);
}

async function renderQuestionMail(
  id: string,
  kind: OutboxRow['kind'],
  { db, mail, siteUrl, phone, now, key }: MailDeps,
): Promise<Mail | null> {
  const asked = await db.selectFrom('listing_questions').selectAll().where('id', '=', id).executeTakeFirst();
  const listing = asked && (await findListing(db, asked.listing_id));
  if (!asked || !listing) return null;
  const { author, question, answer } = asked;
  const guest = { name: author, address: asked.email };
  if (kind === 'question-host')
    return {
      to: mail.hosts,
      replyTo: guest,
      ...questionHostMail({ id, listing, author, question }, { answerUrl: answerUrl(siteUrl, id, now(), key) }),
    };
  if (answer === null) return null;
  const proven = await isProven(db, asked.profile_id, asked.email);
  return {
    to: asked.email,
    ...inLanguage(asked.language, () =>
      questionGuestMail({ id, listing, author, question, answer }, { siteUrl, phone, proven }),
    ),
  };
}

/**
 * Writes a mail about a stay; null for kinds that are not about stays. Confirmation and arrival are for confirmed stays
 * only: after a cancellation they would be wrong.
 */
async function writeStayMail(
  stay: StayRow,
  kind: OutboxRow['kind'],
  reservation: Reservation,
  { db, now, key, siteUrl, phone }: MailDeps,
  picture: boolean,
): Promise<MailContent | null> {
  const url = tripUrl(siteUrl, stay.code, tripToken(stay.code, now(), key));
  const receipt = receiptUrl(siteUrl, stay.code, tripToken(stay.code, now(), key));
  const today = dayIn(stay.quote.refundTerms?.timeZone ?? 'UTC', now());
  if (kind === 'review-guest')
    return reviewGuestMail(reservation, {
      url: reviewUrl(siteUrl, stay.code, tripToken(stay.code, now(), key)),
      phone,
      picture,
    });
  if (kind === 'refund-paid')
    return refundPaidMail(reservation, {
      receiptUrl: receipt,
      phone,
    });
  if (kind === 'cancellation') return cancellationMail(reservation, { url, phone });
  if (kind === 'trip-link') return tripLinkMail(reservation, { url, phone, today });
  if (kind === 'change') {
    const change = stay.status === 'confirmed' ? await findLastChange(db, stay) : null;
    return change && changeMail(reservation, { url, phone, picture, ...change });
  }
  if (kind === 'rest-paid') {
    const charge = stay.status === 'confirmed' ? await findRestCharge(db, stay) : null;
    return charge && restPaidMail(reservation, { url, receiptUrl: receipt, phone, charge });
  }
  if (kind === 'rest-soon' || kind === 'rest-declined')
    return stay.status === 'confirmed'
      ? restMail(kind, reservation, {
          url,
          payUrl: payUrl(siteUrl, stay.code, tripToken(stay.code, now(), key)),
          phone,
          today,
        })
      : null;
  if ((kind !== 'confirmation' && kind !== 'arrival') || stay.status !== 'confirmed') return null;
  // After mail was away for days: "your stay starts on Tuesday" would not be true any more.
  if (kind === 'arrival' && today > stay.start_date) return null;
  const options = { url, phone, arrival: await getArrival(db, stay, now()) };
  return kind === 'confirmation'
    ? confirmationMail(reservation, { ...options, picture, receiptUrl: receipt })
    : arrivalMail(reservation, options);
}

async function renderStayMail(code: string, kind: OutboxRow['kind'], deps: MailDeps): Promise<Mail | null> {
  const { db, now, siteUrl, mail } = deps;
  const stay = await findStay(db, code);
  if (!stay || stay.forgotten_at !== null) return null;
  const reservation = await toReservation(db, stay);
  if (kind === 'review-host') {
    const hostName = (await findListing(db, stay.listing_id))?.host.name ?? '';
    const answer = hostReviewUrl(siteUrl, stay.code, now(), deps.key);
    return { to: mail.hosts, ...reviewHostMail(reservation, hostName, answer) };
  }
  return inLanguage(stay.language, () => renderGuestMail(stay, kind, reservation, deps));
}

async function renderGuestMail(
  stay: StayRow,
  kind: OutboxRow['kind'],
  reservation: Reservation,
  deps: MailDeps,
): Promise<Mail | null> {
  const { now, siteUrl, mail } = deps;
  const picture = WITH_PICTURE.has(kind) ? ((await deps.loadPicture?.(reservation.listing.imageUrl)) ?? null) : null;
  const content = await writeStayMail(stay, kind, reservation, deps, picture !== null);
  if (content === null) return null;
  const { firstName, lastName, email } = reservation.guest;
  // Calendars are shared and stored for years, so the entry's link does not open the stay by itself.
  const calendar = stayCalendar(reservation, { url: `${siteUrl}/trips/${stay.code}`, stamp: now(), from: mail.from });
  return {
    to: { name: toMailName(`${firstName} ${lastName}`), address: email },
    ...content,
    attachments: [
      ...(WITHOUT_CALENDAR.has(kind)
        ? []
        : [
            {
              filename: 'stay.ics',
              content: calendar,
              contentType: `text/calendar; charset=utf-8; method=${calendarMethod(reservation)}`,
            },
          ]),
      ...(picture === null
        ? []
        : [{ filename: 'home.jpg', content: picture, contentType: 'image/jpeg', cid: PICTURE_CID }]),
    ],
  };
}

async function renderInquiryMail(id: string, kind: OutboxRow['kind'], deps: MailDeps): Promise<Mail | null> {
  const { db, mail, siteUrl, phone, now, key } = deps;
  const inquiry = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const listing = inquiry && (await findListing(db, inquiry.listing_id));
  if (!inquiry || !listing) return null;
  const { contact, stay, message } = inquiry;
  const parts = { id, listing, stay, contact, message, siteUrl, phone };
  const links = {
    answer: hostThreadUrl(siteUrl, id, now(), key),
    thread: threadUrl(siteUrl, id, tripToken(id, now(), key)),
  };
  const guest = { name: `${contact.firstName} ${contact.lastName}`, address: contact.email };
  if (kind === 'inquiry-host') {
    const answer = answerByMail({ code: id, side: 'host' }, deps);
    const content = inquiryHostMail(parts, links.answer, answer !== null);
    return { to: mail.hosts, ...(answer ?? { replyTo: guest }), ...content };
  }
  const proven = await isProven(db, inquiry.profile_id, contact.email);
  return {
    to: contact.email,
    ...inLanguage(inquiry.language, () => inquiryGuestMail(parts, proven ? links.thread : null)),
  };
}
