/**
 * Address, guide and door code of a booked stay (STAY-1). The only file that reads them: every caller has asked
 * `visibleStay` first, and a stay that is not confirmed has none of them (docs/decisions/0040).
 */
import type { Arrival, HomeGuide } from '@roost/shared/contracts/arrival';
import { getDoorDay, getDoorPhase } from '@roost/shared/domain/arrival';
import { hideCode } from '@roost/shared/domain/hidden-code';
import { dayAt, dayIn, getDayEnd, getTimeZone } from '@roost/shared/domain/time-zone';
import { addDays } from '@roost/shared/domain/dates';
import { apiError, Refusal } from '../api-error.ts';
import type { Db, StayRow, StoredListing, Tx } from '../db/schema.ts';

const NOT_BOOKED = new Refusal(
  409,
  apiError('not_booked', 'The address of a home is shown to guests who have booked it.'),
);

type BookedStay = Pick<StayRow, 'code' | 'listing_id' | 'start_date' | 'end_date' | 'status' | 'door_code'>;

async function readHome(db: Db | Tx, listingId: string) {
  return db
    .selectFrom('listings')
    .leftJoin('home_guides', 'home_guides.listing_id', 'listings.id')
    .select(['listings.document', 'listings.address', 'home_guides.guide'])
    .where('listings.id', '=', listingId)
    .executeTakeFirstOrThrow();
}

/** Returns how the guest of a stay gets in. Throws the refusal `not_booked` unless the stay is confirmed. */
export async function getArrival(db: Db | Tx, stay: BookedStay, now: Date): Promise<Arrival> {
  if (stay.status !== 'confirmed') throw NOT_BOOKED;
  const { document, address, guide } = await readHome(db, stay.listing_id);
  const { city, state, country, host } = document;
  const phase = getPhase(stay, document, now);
  return {
    code: stay.code,
    address: { street: address.street, zip: address.zip, city, state, country },
    position: { lat: address.lat, lng: address.lng },
    hostName: host.name,
    door: { phase, opensOn: getDoorDay(stay.start_date) },
    guide: phase === 'over' || guide === null ? null : withoutCode(guide, stay.door_code),
  };
}

/** The guide as pages and mails may show it at any time: an owner may have written the code of a stay into it. */
function withoutCode(guide: HomeGuide, code: string): HomeGuide {
  const hide = (text: string): string => hideCode(text, code);
  const hideIn = (notes: HomeGuide['way']) =>
    notes.map(({ title, text }) => ({ title: hide(title), text: hide(text) }));
  return {
    ...guide,
    way: hideIn(guide.way),
    entry: hideIn(guide.entry),
    lock: hide(guide.lock),
    notes: hideIn(guide.notes),
    leaving: guide.leaving.map(hide),
  };
}

const getPhase = (stay: BookedStay, listing: StoredListing, now: Date) =>
  getDoorPhase({ checkIn: stay.start_date, checkOut: stay.end_date }, dayAt(listing, now));

/** Returns the digits that open the door. Throws the refusals `not_booked`, `too_early` and `stay_over`. */
export async function getDoorCode(db: Db, stay: StayRow, now: Date): Promise<string> {
  if (stay.status !== 'confirmed') throw NOT_BOOKED;
  const { document } = await readHome(db, stay.listing_id);
  const phase = getPhase(stay, document, now);
  if (phase === 'early')
    throw new Refusal(409, apiError('too_early', 'The door code is shown from three days before check-in.'));
  if (phase === 'over') throw new Refusal(409, apiError('stay_over', 'This stay has ended.'));
  return stay.door_code;
}

/** The hour, at the home, at which the mail about arriving goes out. */
const MAIL_HOUR = 9;

/**
 * Returns when the mail about arriving is due: on the morning of the day that the door code is given first. Null when
 * that has passed, since the confirmation says the same.
 */
export function getArrivalMailTime(checkIn: string, listing: StoredListing, now: Date): Date | null {
  const timeZone = getTimeZone(listing);
  const day = getDoorDay(checkIn);
  if (dayIn(timeZone, now) >= day) return null;
  const dayBefore = addDays(day, -1);
  const midnight = Date.parse(`${dayBefore}T00:00:00Z`) + getDayEnd(timeZone, dayBefore) * 60_000;
  return new Date(midnight + MAIL_HOUR * 3_600_000);
}

/** Plans the mail about arriving of a confirmed stay; a stay that was moved has it moved too. */
export async function planArrivalMail(
  tx: Tx,
  stay: Pick<StayRow, 'code' | 'start_date'>,
  listing: StoredListing,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('mail_outbox')
    .where('stay_code', '=', stay.code)
    .where('kind', '=', 'arrival')
    .where('sent_at', 'is', null)
    .execute();
  const due = getArrivalMailTime(stay.start_date, listing, now);
  if (due === null) return;
  await tx
    .insertInto('mail_outbox')
    .values({ kind: 'arrival', stay_code: stay.code, inquiry_id: null, next_at: due, sent_at: null })
    .execute();
}
