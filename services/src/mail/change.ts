/** The mail about a changed stay and what was paid for the change (STAY-2). */
import type { Reservation } from '@roost/shared/contracts/booking';
import type { WhatChanged } from '@roost/shared/contracts/stay-change';
import { formatDayRange } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { formatRefundTo } from '@roost/shared/domain/refund-cards';
import { formatWhatChanged } from '@roost/shared/domain/what-changed';
import { toMailName } from '@roost/shared/domain/person-name';
import { billRows, stayRows, writeMail, type MailContent, type Row } from './content.ts';
import type { ChangeMoney } from './last-change.ts';
import { refundTable } from './refund-rows.ts';
import { paymentRows } from './rest.ts';
import { mailTexts as texts } from './mail-texts.ts';

function moneySentence({ dueCents, refundCents, refundTo }: ChangeMoney, later: boolean): string {
  if (dueCents > 0) return texts.change.charged(formatCents(dueCents));
  return refundCents > 0
    ? texts.refund.pending(formatCents(refundCents), formatRefundTo(refundTo))
    : later
      ? texts.change.nothingNow
      : texts.change.nothing;
}

export function changeMail(
  reservation: Reservation,
  options: {
    url: string;
    phone: string;
    money: ChangeMoney;
    what: WhatChanged | null;
    changedAt: Date;
    picture?: boolean;
  },
): MailContent {
  const { listing, startDate, endDate, totalCents, paidCents = totalCents } = reservation;
  const kept: Row[] =
    paidCents > totalCents
      ? [
          [texts.rows.paid, formatCents(paidCents)],
          [texts.rows.kept, formatCents(paidCents - totalCents)],
        ]
      : reservation.rest
        ? paymentRows(reservation)
        : [[texts.rows.paid, formatCents(paidCents)]];
  const changed = options.what
    ? formatWhatChanged(options.what, reservation)
        .map((words) => `${words}. `)
        .join('')
    : '';
  return writeMail({
    picture: options.picture ?? false,
    subject: texts.change.subject(listing.headline, formatDayRange(startDate, endDate)),
    opening: [
      `${texts.hello(toMailName(reservation.guest.firstName))}${texts.change.opening} ${changed}${moneySentence(options.money, reservation.rest !== undefined)}`,
    ],
    heading: texts.change.heading,
    tables: [
      stayRows(reservation),
      { title: texts.change.costs, rows: [...billRows(reservation), ...kept] },
      refundTable(reservation, options.changedAt),
    ],
    link: { words: texts.change.link, url: options.url },
    closing: texts.change.closing(options.phone),
  });
}
