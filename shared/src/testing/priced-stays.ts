/**
 * Stays with their price for tests of the screens (TRUE-1): each with its bill by the one rule, and the same home and nights as the index, a
 * quote, a booked stay and a similar home spell them. Whatever a screen makes of any of these must show the bill's amounts.
 */
import fc from 'fast-check';
import type { Party, Quote, Reservation, StayBill } from '../contracts/booking.ts';
import type { Hit } from '../contracts/index-record.ts';
import type { Fees, ListingSummary } from '../contracts/listing.ts';
import { billStay } from '../domain/bill.ts';
import { addDays, toCompact } from '../domain/dates.ts';
import { PRICE_DISPLAYS, type PriceDisplay } from '../domain/price-display.ts';
import type { ShownPrice } from '../domain/price.ts';
import type { StayDates } from '../domain/stay.ts';
import { COUNTRY_TAXES, STATE_TAXES } from '../domain/tax-table.ts';
import { taxRules, type Place } from '../domain/tax.ts';

/** The day that all of these stays are looked at. */
export const PRICED_TODAY = '2026-06-01';
/** Every stay begins on this day, so that those of the same length can be results of one search. */
export const PRICED_CHECK_IN = '2026-06-12';

export type PricedStay = {
  id: string;
  headline: string;
  dates: StayDates;
  party: Party;
  fees: Fees;
  bill: StayBill & { averagePerNightCents: number; nights: number };
  /** What every screen that compares homes has to show. */
  price: Required<ShownPrice>;
  quote: Quote;
  reservation: Reservation;
  hit: Hit;
  similar: ListingSummary;
};

const PLACES: Place[] = [
  ...Object.keys(STATE_TAXES).map((state) => ({ country: 'United States', state })),
  ...Object.keys(COUNTRY_TAXES).map((country) => ({ country, state: null })),
  { country: null, state: null },
];

const cents = (max: number) => fc.integer({ min: 0, max });
const stays = (nights: number, party: Party) =>
  fc.record({
    prices: fc.array(fc.oneof(fc.integer({ min: 4_900, max: 120_000 }), fc.constantFrom(19_900, 24_950)), {
      minLength: nights,
      maxLength: nights,
    }),
    fees: fc.record({
      petCents: cents(20_000),
      cleaningCents: fc.oneof(fc.constant(0), cents(45_000)),
      guestService: fc.record({
        percent: fc.integer({ min: 0, max: 1_800 }).map((each) => each / 100),
        maxCents: cents(90_000),
      }),
      damageProtectionCentsPerNight: fc.oneof(fc.constant(0), cents(2_500)),
    }),
    place: fc.constantFrom(...PLACES),
    party: fc.constant(party),
  });

/**
 * Returns stays of one length and party, the same ones for the same arguments.
 * @param count how many, each of a home of its own
 */
export function pricedStays(count: number, nights: number, party: Party): PricedStay[] {
  return fc.sample(stays(nights, party), { numRuns: count, seed: nights * 100 + party.pets }).map(toPricedStay);
}

/** The lengths and parties that tests walk: one night, a weekend, a week, and more nights than a line spells out. */
export const PRICED_PARTIES: readonly { nights: number; party: Party }[] = [
  { nights: 1, party: { adults: 1, children: 0, infants: 0, pets: 0 } },
  { nights: 3, party: { adults: 2, children: 2, infants: 1, pets: 1 } },
  { nights: 7, party: { adults: 3, children: 0, infants: 0, pets: 2 } },
  { nights: 16, party: { adults: 4, children: 1, infants: 0, pets: 0 } },
];

type Draft = { prices: number[]; fees: Fees; place: Place; party: Party };

function toPricedStay({ prices, fees, place, party }: Draft, index: number): PricedStay {
  const dates = { checkIn: PRICED_CHECK_IN, checkOut: addDays(PRICED_CHECK_IN, prices.length) };
  const nightly = prices.map((priceCents, night) => ({ date: addDays(PRICED_CHECK_IN, night), priceCents }));
  const bill = billStay({ nightly, fees, party, place, options: [], promo: null });
  const price = {
    averageCents: bill.averagePerNightCents,
    beforeTaxCents: bill.stayCents,
    totalCents: bill.totalCents,
  };
  const home = { id: String(50_000 + index), headline: `Home ${50_000 + index}` };
  const quote = toQuote({ nightly, bill, party, dates, id: home.id });
  return {
    ...home,
    dates,
    party,
    fees,
    bill,
    price,
    quote,
    reservation: toReservation(quote, home, place),
    hit: toHit(home, { prices, fees, place }, dates),
    similar: toSummary(home, place, price),
  };
}

type Made = { nightly: Quote['nightly']; bill: PricedStay['bill']; party: Party; dates: StayDates; id: string };

const toQuote = ({ nightly, bill, party, dates, id }: Made): Quote => ({
  ...bill,
  id: `q${id}`,
  listingId: id,
  startDate: dates.checkIn,
  endDate: dates.checkOut,
  party,
  nightly,
  optionalItems: [],
  promo: null,
  refundTerms: {
    policy: { name: 'Firm', steps: [{ daysBefore: 5, refundPercent: 50 }] },
    timeZone: 'America/Los_Angeles',
  },
  expiresAt: `${PRICED_TODAY}T12:30:00.000Z`,
});

const toReservation = (quote: Quote, home: { id: string; headline: string }, place: Place): Reservation => ({
  ...quote,
  code: `RST${home.id}`,
  status: 'confirmed',
  listing: {
    ...home,
    ...place,
    city: 'Somewhere',
    imageUrl: '/pictures/a',
    checkInFrom: '4:00 PM',
    checkOutBy: '10:00 AM',
  },
  promoCode: null,
  refund: null,
  guest: { firstName: 'Ada', lastName: 'L', email: 'ada@example.com' },
  createdAt: `${PRICED_TODAY}T12:00:00.000Z`,
});

/** The home as the feeder writes it: currency units, and codes of all days that the stay touches. */
function toHit(
  home: { id: string; headline: string },
  { prices, fees, place }: Omit<Draft, 'party'>,
  dates: StayDates,
): Hit {
  const days = [...prices.keys()].map((night) => toCompact(addDays(dates.checkIn, night)));
  const each = <T>(value: (night: number) => T): Record<string, T> =>
    Object.fromEntries(days.map((day, night) => [day, value(night)]));
  return {
    objectID: home.id,
    Headline: home.headline,
    Country: place.country,
    State: place.state,
    City: 'Somewhere',
    'Property Type': 'Cabin',
    images: [],
    Bedrooms: 3,
    Bathrooms: 2,
    'Total Beds': 4,
    'Max Occupancy': 12,
    'Max Pets': 4,
    'Average Per Night': 123,
    'Average Rating': 4.8,
    'Number of Reviews': 20,
    PricePerDay: each((night) => (prices[night] ?? 0) / 100),
    Availability: { ...each(() => 'DC'), [toCompact(dates.checkOut)]: 'DC' },
    MinStay: each(() => 1),
    MaxStay: each(() => 365),
    fees: {
      pet: { amount: (fees.petCents ?? 0) / 100 },
      cleaning: { amount: fees.cleaningCents / 100 },
      guestService: { amount: fees.guestService.percent, maxPrice: fees.guestService.maxCents / 100 },
      damageProtection: { amount: fees.damageProtectionCentsPerNight / 100 },
    },
    taxes: taxRules(place).map((rule) =>
      'percent' in rule ? { percent: rule.percent, base: rule.base } : { perNight: rule.centsPerNight / 100 },
    ),
    _geoloc: { lat: 39.1, lng: -120.1 },
  };
}

const toSummary = (
  home: { id: string; headline: string },
  place: Place,
  price: Required<ShownPrice>,
): ListingSummary => ({
  ...home,
  ...place,
  propertyType: 'Cabin',
  city: 'Somewhere',
  photos: [],
  bedrooms: 3,
  beds: 4,
  bathrooms: 2,
  maxOccupancy: 12,
  averageRating: 4.8,
  numberOfReviews: 20,
  averagePerNightCents: 12_300,
  price,
});

/** Runs a check for 500 stays, each in one way of showing prices in turn: for screens that are slow to render, or the same in all. */
export function walkPricesInTurn(check: (stays: readonly PricedStay[], display: PriceDisplay) => void): void {
  walkPrices((stays, display) => {
    const turn = PRICE_DISPLAYS.indexOf(display);
    check(
      stays.filter((_, index) => index % PRICE_DISPLAYS.length === turn),
      display,
    );
  });
}

/** Runs a check for 500 stays in every way of showing prices. */
export function walkPrices(check: (stays: readonly PricedStay[], display: PriceDisplay) => void): void {
  for (const { nights, party } of PRICED_PARTIES) {
    const all = pricedStays(125, nights, party);
    for (const display of PRICE_DISPLAYS) check(all, display);
  }
}

/** The amount of a stay that leads in a way of showing prices: cents, and how it is written where homes are compared. */
export function expectedLead(
  { price }: Pick<PricedStay, 'price'>,
  display: PriceDisplay,
): { cents: number; text: string } {
  const cents = { total: price.totalCents, 'before-taxes': price.beforeTaxCents, night: price.averageCents }[display];
  const words = { total: 'total with taxes', 'before-taxes': 'total before taxes', night: 'a night before fees' }[
    display
  ];
  return { cents, text: `$${Math.round(cents / 100).toLocaleString('en-US')} ${words}` };
}

/** `$1,259.61`: an amount where it is paid. */
export const inCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Returns the text of HTML that a server rendered: what a guest reads. */
export const toText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,])/g, '$1');
