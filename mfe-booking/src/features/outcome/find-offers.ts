import type { ListingSummary } from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { toStayDates } from '@roost/shared/domain/stay';
import type { StayDates } from '@roost/shared/domain/stay';
import type { Query } from '@roost/shared/query';
import { getCalendar, getQuote, getSimilar } from '../../api/home.ts';
import type { BookingPage } from '../checkout/index.ts';
import { findFreeStays } from './free-stays.ts';

/** What a guest can book instead: other dates at this home with their total, and homes like it. */
export type Offers = { stays: { dates: StayDates; totalCents: number }[]; similar: ListingSummary[] };

const SIMILAR_HOMES = 2;

/** Returns the query for what can be booked instead of this page's stay. */
export function getOffersQuery(page: BookingPage): Query<Offers, never> {
  const { home, address } = page;
  const { dates, party } = address;
  const stay = [home.id, dates.checkIn, dates.checkOut, ...Object.values(party)].join('/');
  return {
    key: `mfe-booking/offers/${stay}`,
    load: async () => ({ ok: true, value: await findOffers(page) }),
  };
}

/** Looks for offers. What does not load is left out. Never throws. */
async function findOffers({ home, address, today }: BookingPage): Promise<Offers> {
  const wanted = toStayDates(address.dates.checkIn, address.dates.checkOut);
  const [calendar, similar] = await Promise.all([
    getCalendar(home.id, today),
    getSimilar(home.id, { dates: wanted, party: address.party }),
  ]);
  const near = calendar.ok && wanted ? findFreeStays(calendar.value.days, wanted, addDays(today, 1)) : [];
  const quotes = await Promise.all(
    near.map(async (dates) => ({ dates, quote: await getQuote(home.id, dates, address.party) })),
  );
  return {
    stays: quotes.flatMap(({ dates, quote }) => (quote.ok ? [{ dates, totalCents: quote.value.totalCents }] : [])),
    similar: similar.ok ? similar.value.slice(0, SIMILAR_HOMES) : [],
  };
}
