/**
 * The trip as one small document without scripts, which the worker of saved trips gives when there is no network
 * (STAY-1), the list of trips, and the page for what is not saved. Pure: everything from outside is escaped here.
 */
import { dialAddress } from '@roost/shared/domain/dial-address';
import { formatHosts } from '@roost/shared/domain/hosts';
import { currentLanguage } from '@roost/shared/texts';
import type { Arrival } from '@roost/shared/contracts/arrival';
import type { Reservation } from '@roost/shared/contracts/booking';
import type { Message } from '@roost/shared/contracts/messages';
import { SAVED_TRIPS } from '@roost/shared/contracts/saved-trips';
import { formatAddress, getMapLinks } from '@roost/shared/domain/arrival';
import { nameDollars } from '@roost/shared/domain/currency';
import type { ShownCurrency } from '@roost/shared/domain/currency';
import { formatDayRange, formatLongDate, formatWeekday } from '@roost/shared/domain/dates';
import { formatCents } from '@roost/shared/domain/money';
import { showLine, showTax } from '@roost/shared/domain/shown-words';
import { formatMoment } from '../../components/format-stay.ts';
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
  /** Messages with the host, oldest first; null where they did not load: the section of the copy before stays. */
  messages: readonly Message[] | null;
  /** That section, as `findMessages` gives it; null: there is none. */
  messagesBefore: string | null;
  phone: string;
  /** In which the guest sees prices: dollars are named beside other dollars and pesos (TRUE-1). */
  currency: ShownCurrency;
};

const HTML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => HTML[character] ?? character);
const telephone = (number: string): string => `<a href="${dialAddress(number)}">${safe(number)}</a>`;
const row = (name: string, html: string): string => `<dt>${safe(name)}</dt><dd>${html}</dd>`;
const section = (title: string, html: string): string => (html === '' ? '' : `<h2>${safe(title)}</h2>${html}`);

/** The site's name and colors by day and night, in faces that every device has. */
const STYLE = `:root{color-scheme:light dark;--page:#fff;--text:#37433f;--strong:#14201d;--line:#cfd2cb;--action:#12594d;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#111917;--text:#c9d3ce;--strong:#eef3f0;--line:#384742;--action:#84cbb4;--on:#06231e}}
body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere;background:var(--page);color:var(--text)}
body::before{content:"Roost";font:600 1.6rem/1 Georgia,"Noto Serif",serif;color:var(--action)}
h1,h2{font-family:Georgia,"Noto Serif",serif;font-weight:500;color:var(--strong)}h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.3rem;margin:2rem 0 .5rem}
img{width:100%;aspect-ratio:3/2;object-fit:cover;border-radius:8px}dl{margin:0}dt{margin-top:.75rem;font-size:.9rem}dd{margin:0;font-weight:600;color:var(--strong)}
.code{font-size:2rem;letter-spacing:.14em}a{color:inherit}a[href^="tel:"]{white-space:nowrap}li{margin:.5rem 0}small{font-size:.85rem}
.bill div{display:flex;justify-content:space-between;gap:1rem;margin:.5rem 0}.bill dt{margin:0;font-size:1rem}.bill dd{white-space:nowrap}.bill .total{border-top:1px solid var(--line);padding-top:.5rem;font-weight:600}
.messages{list-style:none;padding:0}.messages p{margin:0;white-space:pre-wrap}
.again{display:inline-block;padding:.65rem 1.25rem;border-radius:8px;background:var(--action);color:var(--on);text-decoration:none;font-weight:600}.saved:not(:has(li)){display:none}
@media(forced-colors:active){.again{border:1px solid}}`;

/** What the document may do: show itself and its one picture. */
export const OFFLINE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Asks for the page again when the device is connected, and every 15 seconds for a site that did not answer; shows it
 * once it answers.
 */
const RETURN = `const ask=()=>fetch("",{method:"HEAD",cache:"no-store"}).then(({status})=>status<500&&location.reload(),()=>{});addEventListener("online",ask);setInterval(ask,15000)`;
/** What the documents may do that only stand for a page: ask for it, by this script alone. */
export const RETURN_POLICY = `${OFFLINE_POLICY}; connect-src 'self'; script-src 'sha256-3OAu9Zj9Raz2fI6+nkoVbWxL4uH3j+2BUF00LXXj+Gg='`;
const returning = `<script>${RETURN}</script>`;

const openDocument = (title: string): string =>
  `<!doctype html><html lang="${currentLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)} · Roost</title><style>${STYLE}</style></head><body><main>`;

/** Returns the list of saved trips, with a place where the worker puts their entries. */
export const makeOfflineList = (phone: string): string =>
  `${openDocument(copy.offline.list)}<p role="status">${safe(copy.offline.listNote)}</p><h1>${safe(copy.offline.list)}</h1><ul>${SAVED_TRIPS.listPlace}</ul><p>${safe(copy.offline.help)} ${telephone(phone)}</p></main>${returning}</body></html>`;

/**
 * Returns the page that stands for one that is not saved, with the same place. Its address is that page's, so its link
 * asks for it again, and it does so itself.
 */
export const makeNotSavedPage = (phone: string): string =>
  [
    openDocument(copy.offline.title),
    `<h1>${safe(copy.offline.title)}</h1><p>${safe(copy.offline.notSaved)}</p>`,
    `<p><a class="again" href="">${safe(copy.offline.again)}</a></p>`,
    `<div class="saved"><h2>${safe(copy.offline.list)}</h2><ul>${SAVED_TRIPS.listPlace}</ul></div>`,
    `<p>${safe(copy.offline.help)} ${telephone(phone)}</p></main>${returning}</body></html>`,
  ].join('');

/** Returns the entry of a trip in that list, as the header of its copy takes it. */
export function makeListEntry({ code, listing, startDate, endDate }: Reservation): string {
  const html = `<li><a href="/trips/${encodeURIComponent(code)}">${safe(listing.headline)}</a><br>${safe(formatDayRange(startDate, endDate))}</li>`;
  return encodeURIComponent(`${startDate} ${html}`);
}

/** Returns the section with the messages of an earlier copy; null where it has none. */
export const findMessages = (html: string): string | null =>
  /<section id="messages">.*?<\/section>/s.exec(html)?.[0] ?? null;

/** What the stay costs, line by line; the address of its receipt opens here. */
function makeBill({ reservation, currency }: OfflinePage): string {
  const line = (name: string, cents: number, look = ''): string =>
    `<div${look}><dt>${safe(nameDollars(name, currency))}</dt><dd>${safe(nameDollars(formatCents(cents), currency))}</dd></div>`;
  const { lines, taxes, totalCents, rest } = reservation;
  return [
    `<section id="bill"><h2>${safe(copy.offline.bill)}</h2><dl class="bill">`,
    ...lines.map((item) => line(showLine(item), item.amountCents)),
    ...taxes.map((tax) => line(showTax(tax), tax.amountCents)),
    line(copy.offline.total, totalCents, ' class="total"'),
    rest ? line(copy.offline.rest(formatLongDate(rest.on ?? rest.payBy), rest.on !== null), rest.amountCents) : '',
    '</dl></section>',
  ].join('');
}

/** The messages with the host; none before the first one. */
function makeMessages({ messages, messagesBefore, arrival }: OfflinePage): string {
  if (messages === null) return messagesBefore ?? '';
  if (messages.length === 0) return '';
  const entries = messages.map(
    ({ from, text, at }) =>
      `<li><b>${safe(from === 'host' ? formatHosts(arrival.hostName) : copy.offline.you)}</b> <small>${safe(formatMoment(new Date(at)))}</small><p>${safe(text)}</p></li>`,
  );
  return `<section id="messages"><h2>${safe(copy.offline.messages(formatHosts(arrival.hostName)))}</h2><ul class="messages">${entries.join('')}</ul></section>`;
}

/** Returns the document. */
export function makeOfflinePage(page: OfflinePage): string {
  const { reservation, arrival, digits, savedAt, picture, phone } = page;
  const { listing, code, startDate, endDate } = reservation;
  const { guide, address, position, hostName } = arrival;
  const links = getMapLinks(position);
  const day = (date: string): string => `${formatWeekday(date, 'short')}, ${formatLongDate(date)}`;
  const door =
    digits ??
    (arrival.door.phase === 'early'
      ? copy.doorFrom(day(arrival.door.opensOn))
      : copy.offline.noCode(formatHosts(hostName)));
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
    makeMessages(page),
    makeBill(page),
    `<p>${safe(copy.offline.help)} ${telephone(phone)}</p></main></body></html>`,
  ].join('');
}
