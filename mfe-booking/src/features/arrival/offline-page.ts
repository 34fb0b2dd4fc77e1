/**
 * The trip as one small document without scripts, which the worker of saved trips gives when there is no network (STAY-1). Pure: everything
 * from outside is escaped here.
 */
import { currentLanguage } from '@roost/shared/texts';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import { SAVED_TRIPS } from '@roost/shared/contracts/saved-trips';
import { formatAddress, getMapLinks } from '@roost/shared/domain/arrival';
import { formatDayRange, formatLongDate, formatWeekday } from '@roost/shared/domain/dates';
import { arrivalCopy as copy } from './arrival-copy.ts';

export type OfflinePage = {
  reservation: Reservation;
  arrival: Arrival;
  /** Null until the guest has had it shown. */
  digits: string | null;
  /** "June 9, 8:12 AM" */
  savedAt: string;
  /** A data address; null where the picture did not load. */
  picture: string | null;
  phone: string;
};

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML[character] ?? character);
const telephone = (number: string): string =>
  `<a href="tel:${safe(number.replace(/[^\d+]/g, ''))}">${safe(number)}</a>`;
const row = (name: string, html: string): string => `<dt>${safe(name)}</dt><dd>${html}</dd>`;
const section = (title: string, html: string): string => (html === '' ? '' : `<h2>${safe(title)}</h2>${html}`);

const STYLE = `:root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
img{width:100%;aspect-ratio:3/2;object-fit:cover;border-radius:8px}h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;margin:2rem 0 .5rem}
dl{margin:0}dt{margin-top:.75rem;opacity:.75;font-size:.9rem}dd{margin:0;font-weight:600}.code{font-size:2rem;letter-spacing:.14em}a{color:inherit}li{margin:.5rem 0}`;

/** What the document may do: show itself and its one picture. */
export const OFFLINE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const openDocument = (title: string): string =>
  `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)} · Roost</title><style>${STYLE}</style></head><body><main>`;

/** Returns the list of saved trips, with a place where the worker puts their entries. */
export const makeOfflineList = (phone: string): string =>
  `${openDocument(copy.offline.list)}<p role="status">${safe(copy.offline.listNote)}</p><h1>${safe(copy.offline.list)}</h1><ul>${SAVED_TRIPS.listPlace}</ul><p>${safe(copy.offline.help)} ${telephone(phone)}</p></main></body></html>`;

/** Returns the entry of a trip in that list, as the header of its copy takes it. */
export function makeListEntry({ code, listing, startDate, endDate }: Reservation): string {
  const html = `<li><a href="/trips/${encodeURIComponent(code)}">${safe(listing.headline)}</a><br>${safe(formatDayRange(startDate, endDate))}</li>`;
  return encodeURIComponent(`${startDate} ${html}`);
}

/** Returns the document. */
export function makeOfflinePage({ reservation, arrival, digits, savedAt, picture, phone }: OfflinePage): string {
  const { listing, code, startDate, endDate } = reservation;
  const { guide, address, position, hostName } = arrival;
  const links = getMapLinks(position);
  const day = (date: string): string => `${formatWeekday(date, 'short')}, ${formatLongDate(date)}`;
  const door =
    digits ?? (arrival.door.phase === 'early' ? copy.doorFrom(day(arrival.door.opensOn)) : copy.offline.noCode);
  const list = (items: readonly { title: string; text: string }[], tag: 'ul' | 'ol'): string =>
    items.length === 0
      ? ''
      : `<${tag}>${items.map(({ title, text }) => `<li><b>${safe(title)}.</b> ${safe(text)}</li>`).join('')}</${tag}>`;
  return [
    openDocument(listing.headline),
    `<p role="status">${safe(copy.offline.note(savedAt))}</p>`,
    picture === null ? '' : `<img src="${safe(picture)}" alt="">`,
    `<h1>${safe(listing.headline)}</h1><dl>`,
    row(copy.offline.checkIn, `${safe(day(startDate))}, ${copy.offline.after(safe(listing.checkInFrom))}`),
    row(copy.offline.checkOut, `${safe(day(endDate))}, ${copy.offline.by(safe(listing.checkOutBy))}`),
    row(copy.offline.reservation, safe(code)),
    `</dl><h2>${safe(copy.keys)}</h2><dl>`,
    row(copy.door, digits === null ? safe(door) : `<span class="code">${safe(door)}</span>`),
    guide?.wifi ? row(copy.wifi, safe(guide.wifi.network)) + row(copy.password, safe(guide.wifi.password)) : '',
    guide ? row(copy.host(hostName), telephone(guide.hostPhone)) : '',
    row(copy.address, formatAddress(address).map(safe).join('<br>')),
    `</dl><p><a href="${safe(links.directions)}">${safe(copy.directions)}</a></p>`,
    section(copy.title, list(guide?.way ?? [], 'ul')),
    section(copy.entry, list(guide?.entry ?? [], 'ol')),
    section(copy.notes, list(guide?.notes ?? [], 'ul')),
    section(copy.leaving, guide ? `<ul>${guide.leaving.map((text) => `<li>${safe(text)}</li>`).join('')}</ul>` : ''),
    `<p>${safe(copy.offline.help)} ${telephone(phone)}</p></main></body></html>`,
  ].join('');
}
