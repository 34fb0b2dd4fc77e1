import type { ListingSummary } from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { toStayDates, toWireDates } from '@roost/shared/domain/stay';
import type { StayDates } from '@roost/shared/domain/stay';
import type { Query } from '@roost/shared/query';
import { getCalendar, getQuote, getSimilar } from '../../api/home.ts';
import { holdQuote } from '../../api/hold-quote.ts';
import type { BookingPage, StayExtras } from '../checkout/index.ts';
import { findFreeStays } from './free-stays.ts';

/**
 * What a guest can book instead: other dates at this home with their total, and homes like it that are free for the
 * stay.
 */
export type Offers = { stays: { dates: StayDates; totalCents: number }[]; similar: ListingSummary[] };

const SIMILAR_HOMES = 2;

const CALLS = { getCalendar, getSimilar, getQuote, holdQuote };

/**
 * Returns the query for what can be booked instead of this page's stay. The totals are with the extras and the promo
 * code that the guest has chosen: those stay chosen with other dates (TRUE-1).
 */
export function getOffersQuery(page: BookingPage, extras: StayExtras, calls = CALLS): Query<Offers, never> {
  const { home, address } = page;
  const { dates, party } = address;
  const stay = [home.id, dates.checkIn, dates.checkOut, ...Object.values(party)].join('/');
  return {
    key: `mfe-booking/offers/${stay}/${JSON.stringify(extras)}`,
    load: async () => ({ ok: true, value: await findOffers(page, extras, calls) }),
  };
}

/** Looks for offers. What does not load is left out. Never throws. */
async function findOffers(
  { home, address, today }: BookingPage,
  extras: StayExtras,
  { getCalendar, getSimilar, getQuote, holdQuote }: typeof CALLS,
): Promise<Offers> {
  const { party } = address;
  const wanted = toStayDates(address.dates.checkIn, address.dates.checkOut);
  const [calendar, similar] = await Promise.all([
    getCalendar(home.id, today),
    getSimilar(home.id, { dates: wanted, party }),
  ]);
  const near = calendar.ok && wanted ? findFreeStays(calendar.value.days, wanted, addDays(today, 1)) : [];
  const quotes = await Promise.all(
    near.map(async (dates) => ({
      dates,
      quote:
        Object.keys(extras).length === 0
          ? await getQuote(home.id, dates, party)
          : await holdQuote({ listingId: home.id, ...toWireDates(dates), ...party, ...extras }),
    })),
  );
  return {
    stays: quotes.flatMap(({ dates, quote }) => (quote.ok ? [{ dates, totalCents: quote.value.totalCents }] : [])),
    similar: similar.ok ? similar.value.filter(({ price }) => price !== undefined).slice(0, SIMILAR_HOMES) : [],
  };
}
