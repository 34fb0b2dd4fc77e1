/** Each mail that waits, written out: to whom, in what words, with what attached. */
import type { Selectable } from 'kysely';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { SendMailOptions } from 'nodemailer';
import type { MailOutboxTable } from '../db/schema.ts';
import { findListing } from '../listings/repository.ts';
import { findStay, reservationOf } from '../reservations/stays.ts';
import { answerUrl } from '../listings/answer-question.ts';
import { tripToken, tripUrl } from '../trips/links.ts';
import { cancellationMail } from './cancellation.ts';
import { confirmationMail } from './confirmation.ts';
import type { MailContent } from './content.ts';
import { calendarMethod, stayCalendar } from './ics.ts';
import { inquiryGuestMail, inquiryHostMail } from './inquiry.ts';
import type { MailDeps } from './outbox.ts';
import { questionGuestMail, questionHostMail } from './question.ts';
import { tripLinkMail } from './trip-link.ts';

type Letter = Pick<SendMailOptions, 'to' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'>;
type OutboxRow = Selectable<MailOutboxTable>;

/** The mail of an outbox row, as things are now; null when what it is about is gone. */
export async function letterOf(row: OutboxRow, deps: MailDeps): Promise<Letter | null> {
  if (row.stay_code !== null) return stayLetter(row.stay_code, row.kind, deps);
  if (row.question_id !== null) return questionLetter(row.question_id, row.kind, deps);
  return row.inquiry_id === null ? null : inquiryLetter(row.inquiry_id, row.kind, deps);
}

async function questionLetter(
  id: string,
  kind: OutboxRow['kind'],
  { db, mail, siteUrl, phone, now, key }: MailDeps,
): Promise<Letter | null> {
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
  return answer === null
    ? null
    : { to: guest, ...questionGuestMail({ id, listing, author, question, answer }, { siteUrl, phone }) };
}

const STAY_MAILS: Partial<
  Record<OutboxRow['kind'], (reservation: Reservation, options: { url: string; phone: string }) => MailContent>
> = {
  confirmation: confirmationMail,
  cancellation: cancellationMail,
  'trip-link': tripLinkMail,
};

async function stayLetter(
  code: string,
  kind: OutboxRow['kind'],
  { db, now, key, siteUrl, phone, mail }: MailDeps,
): Promise<Letter | null> {
  const stay = await findStay(db, code);
  const write = STAY_MAILS[kind];
  if (!stay || !write) return null;
  // A confirmation that waited until the stay was cancelled would be wrong; the cancellation says all there is to say.
  if (kind === 'confirmation' && stay.status !== 'confirmed') return null;
  const reservation = await reservationOf(db, stay);
  const url = tripUrl(siteUrl, stay.code, tripToken(stay.code, now(), key));
  const { firstName, lastName, email } = reservation.guest;
  // A calendar keeps its entries for years and shows them to others: no link that opens the stay goes in there.
  const calendar = stayCalendar(reservation, { url: `${siteUrl}/trips/${stay.code}`, stamp: now(), from: mail.from });
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    ...write(reservation, { url, phone }),
    ...(kind === 'trip-link'
      ? {}
      : {
          attachments: [
            {
              filename: 'stay.ics',
              content: calendar,
              contentType: `text/calendar; charset=utf-8; method=${calendarMethod(reservation)}`,
            },
          ],
        }),
  };
}

async function inquiryLetter(
  id: string,
  kind: OutboxRow['kind'],
  { db, mail, siteUrl, phone }: MailDeps,
): Promise<Letter | null> {
  const inquiry = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
  const listing = inquiry && (await findListing(db, inquiry.listing_id));
  if (!inquiry || !listing) return null;
  const { contact, stay, message } = inquiry;
  const parts = { id, listing, stay, contact, message, siteUrl, phone };
  const guest = { name: `${contact.firstName} ${contact.lastName}`, address: contact.email };
  return kind === 'inquiry-host'
    ? { to: mail.hosts, replyTo: guest, ...inquiryHostMail(parts) }
    : { to: guest, ...inquiryGuestMail(parts) };
}
