import type { AvailabilityCode, CalendarDay, ListingSummary } from '@roost/shared/contracts/listing';
import { daysFrom } from '@roost/shared/domain/dates';
import { findFreeStays } from './free-stays.ts';
import { found, makePage, makeQuote } from '../../testing/builders.ts';
import { getOffersQuery } from './find-offers.ts';
import { priceDifference } from './price-difference.ts';

const calendar = (taken: readonly string[]): CalendarDay[] =>
  daysFrom('2026-06-01', 60).map((date) => ({
    date,
    code: (taken.includes(date) ? 'NX' : 'DC') as AvailabilityCode,
    minStay: 2,
    maxStay: 14,
    priceCents: 41_200,
  }));

describe('free stays', () => {
  const wanted = { checkIn: '2026-06-12', checkOut: '2026-06-16' };
  const taken = daysFrom('2026-06-12', 4);

  test('BOOK-8: the nearest free stays of the same length that do not overlap, in order', () => {
    expect(findFreeStays(calendar(taken), wanted, '2026-06-01')).toEqual([
      { checkIn: '2026-06-07', checkOut: '2026-06-11' },
      { checkIn: '2026-06-16', checkOut: '2026-06-20' },
      { checkIn: '2026-06-20', checkOut: '2026-06-24' },
    ]);
  });

  test('BOOK-8: the refused dates and their nights are never offered, also by a calendar that has them free', () => {
    const stays = findFreeStays(calendar([]), wanted, '2026-06-01');
    expect(stays).toEqual([
      { checkIn: '2026-06-04', checkOut: '2026-06-08' },
      { checkIn: '2026-06-08', checkOut: '2026-06-12' },
      { checkIn: '2026-06-16', checkOut: '2026-06-20' },
    ]);
    // Refused by a rule the calendar knows: the nights themselves are free.
    expect(findFreeStays(calendar(['2026-06-15']), wanted, '2026-06-01')).not.toContainEqual(wanted);
  });

  test('BOOK-8: never in the past, and none when nothing is free', () => {
    for (const stay of findFreeStays(calendar(taken), wanted, '2026-06-10'))
      expect(stay.checkIn >= '2026-06-10').toBe(true);
    expect(findFreeStays(calendar(daysFrom('2026-06-01', 60)), wanted, '2026-06-01')).toEqual([]);
  });
});

test('BOOK-8: homes like it are offered when they are free for the same stay', async () => {
  const home: ListingSummary = {
    id: '1',
    headline: 'Pine Hollow',
    propertyType: 'Cabin',
    country: null,
    state: null,
    city: null,
    photos: [],
    bedrooms: 1,
    beds: 1,
    bathrooms: 1,
    maxOccupancy: 4,
    averageRating: null,
    numberOfReviews: 0,
    averagePerNightCents: 20_000,
  };
  const price = { averageCents: 1, beforeTaxCents: 2, totalCents: 3 };
  const calls = {
    getCalendar: async () => found({ listingId: '41827', days: [] }),
    getSimilar: async () => found([home, { ...home, id: '2', price }]),
    getQuote: async () => found(makeQuote()),
    holdQuote: async () => found(makeQuote()),
  };
  const answer = await getOffersQuery(makePage(), {}, calls).load(new AbortController().signal);
  expect(answer.ok && answer.value.similar.map(({ id }) => id)).toEqual(['2']);
});

test('TRUE-1: other dates are offered with the extras and the code that stay chosen, at the total they then cost', async () => {
  const asked: object[] = [];
  const calls = {
    getCalendar: async () => found({ listingId: '41827', days: calendar(daysFrom('2026-06-12', 4)) }),
    getSimilar: async () => found([]),
    getQuote: async () => found(makeQuote({ totalCents: 1 })),
    holdQuote: async (request: object) => {
      asked.push(request);
      return found(makeQuote({ totalCents: 2 }));
    },
  };
  const offers = async (extras: object) => {
    const answer = await getOffersQuery(makePage(), extras, calls).load(new AbortController().signal);
    return answer.ok ? answer.value.stays.map(({ totalCents }) => totalCents) : null;
  };
  expect(await offers({})).toEqual([1, 1, 1]);
  expect(asked).toEqual([]);
  expect(await offers({ promoCode: 'LAKE', optionalItems: ['pet-kit'] })).toEqual([2, 2, 2]);
  expect(asked[0]).toMatchObject({ promoCode: 'LAKE', optionalItems: ['pet-kit'], pets: 1 });
});

describe('price difference', () => {
  const nights = { kind: 'nights', label: '$412 avg × 4 nights', amountCents: 164_800 } as const;
  const cleaning = { kind: 'cleaning', label: 'Cleaning', amountCents: 16_500 } as const;
  const pet = { kind: 'pet', label: 'Pet fee', amountCents: 7_500 } as const;

  test('BOOK-4: changed, new and dropped lines stand side by side', () => {
    expect(priceDifference([nights, pet], [{ ...nights, amountCents: 169_200 }, cleaning])).toEqual([
      { kind: 'nights', label: nights.label, beforeCents: 164_800, nowCents: 169_200, changed: true },
      { kind: 'cleaning', label: 'Cleaning', beforeCents: null, nowCents: 16_500, changed: true },
      { kind: 'pet', label: 'Pet fee', beforeCents: 7_500, nowCents: null, changed: true },
    ]);
  });

  test('BOOK-4: equal lines are not marked', () => {
    expect(priceDifference([nights], [nights]).every((row) => !row.changed)).toBe(true);
  });
});
