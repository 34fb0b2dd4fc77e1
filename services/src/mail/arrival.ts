/**
 * Writes how to arrive into mails (STAY-1): in the confirmation, and in a mail of its own three days before. Neither
 * has the door code: mails are stored and forwarded (decision 0040).
 */
import { formatHosts } from '@roost/shared/domain/hosts';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { formatAddress, getMapLinks } from '@roost/shared/domain/arrival';
import { formatWeekday } from '@roost/shared/domain/dates';
import { toMailName } from '@roost/shared/domain/person-name';
import { formatWeekdayDate, stayRows, writeMail, type MailContent, type Row } from './content.ts';
import type { FrameTable } from './mail-frame.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** Returns address, map, Wi-Fi and the host's phone as rows. */
export function arrivalRows({ address, position, hostName, guide, door }: Arrival): Row[] {
  return [
    [texts.rows.address, formatAddress(address).join('\n')],
    [texts.rows.directions, getMapLinks(position).directions],
    ...(guide === null
      ? [[texts.arrival.entry, texts.rows.askHost(formatHosts(hostName))] as const]
      : [
          [
            texts.rows.host(hostName),
            texts.rows.hostUntil(formatHosts(hostName), guide.hostPhone, guide.hostUntil),
          ] as const,
          ...(guide.wifi === null
            ? []
            : ([
                [texts.rows.wifi, guide.wifi.network],
                [texts.rows.wifiPassword, guide.wifi.password],
              ] as const)),
        ]),
    [
      texts.rows.door,
      door.phase === 'early' ? texts.rows.doorFrom(formatWeekdayDate(door.opensOn)) : texts.rows.doorNow,
    ],
  ];
}

/** Returns the owner's directions and the steps to get in as tables; empty ones without such texts. */
export function guideTables({ guide }: Arrival): FrameTable[] {
  return [
    {
      title: texts.arrival.way,
      byHost: true,
      rows: (guide?.way ?? []).map(({ title, text }): Row => [title, text]),
    },
    {
      title: texts.arrival.entry,
      byHost: true,
      rows: (guide?.entry ?? []).map(({ title, text }, index): Row => [`${index + 1}. ${title}`, text]),
    },
  ];
}

export function arrivalMail(
  reservation: Reservation,
  { url, phone, arrival }: { url: string; phone: string; arrival: Arrival },
): MailContent {
  const { listing, startDate } = reservation;
  return writeMail({
    subject: texts.arrival.subject(formatWeekday(startDate), listing.headline),
    opening: [
      `${texts.hello(toMailName(reservation.guest.firstName))}${texts.arrival.opening(formatWeekday(startDate))}`,
    ],
    tables: [
      { title: texts.arrival.glance, rows: arrivalRows(arrival) },
      ...guideTables(arrival),
      { title: texts.arrival.stay, rows: stayRows(reservation) },
    ],
    link: { words: texts.arrival.link, url },
    closing: texts.arrival.closing(phone),
  });
}
