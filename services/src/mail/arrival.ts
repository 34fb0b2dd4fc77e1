/** The way to the door in mails (STAY-1): in the confirmation, and in a mail of its own three days before. The door code is in neither: mails are kept and passed on. */
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatAddress, getMapLinks } from '@roost/shared/domain/arrival';
import { formatLongDate, formatWeekday } from '@roost/shared/domain/dates';
import { toMailName } from '@roost/shared/domain/person-name';
import { stayRows, writeMail, type MailContent, type Row } from './content.ts';

/** Address, map, Wi-Fi and the host's phone in rows. */
export function arrivalRows({ address, position, hostName, guide, door }: Arrival): Row[] {
  return [
    ['Address', formatAddress(address).join('\n')],
    ['Directions', getMapLinks(position).directions],
    ...(guide === null
      ? []
      : [
          ['Your host', `${hostName}, ${guide.hostPhone}, until ${guide.hostUntil}`] as const,
          ...(guide.wifi === null
            ? []
            : ([
                ['Wi-Fi', guide.wifi.network],
                ['Wi-Fi password', guide.wifi.password],
              ] as const)),
        ]),
    [
      'Door code',
      door.phase === 'early'
        ? `On the page of your stay, from ${formatWeekday(door.opensOn)}, ${formatLongDate(door.opensOn)}`
        : 'On the page of your stay',
    ],
  ];
}

export function arrivalMail(
  reservation: Reservation,
  { url, phone, arrival }: { url: string; phone: string; arrival: Arrival },
): MailContent {
  const { listing, startDate } = reservation;
  const steps = arrival.guide?.entry ?? [];
  return writeMail({
    subject: `${formatWeekday(startDate)}: how to get into ${listing.headline}`,
    opening: [
      `Hello ${toMailName(reservation.guest.firstName)}, your stay starts on ${formatWeekday(startDate)}. Open the page of your stay once while you have a signal: your phone keeps it, with the door code.`,
    ],
    tables: [
      { title: 'At a glance', rows: arrivalRows(arrival) },
      { title: 'The way there', rows: (arrival.guide?.way ?? []).map(({ title, text }): Row => [title, text]) },
      { title: 'Getting in', rows: steps.map(({ title, text }, index): Row => [`${index + 1}. ${title}`, text]) },
      { title: 'Your stay', rows: stayRows(reservation) },
    ],
    link: { words: 'See the door code', url },
    closing: `Locked out, or something does not work? Call ${phone}.`,
  });
}
