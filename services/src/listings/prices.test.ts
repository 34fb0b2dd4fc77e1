import type { Reservation } from '@roost/shared/contracts/booking';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { canStay } from '@roost/shared/domain/availability';
import { addDays, daysFrom } from '@roost/shared/domain/dates';
import { getHitPrice } from '@roost/shared/domain/price';
import { inCents } from '@roost/shared/testing/priced-stays';
import { words } from '@roost/shared/texts/es/words';
import { indexRecord } from '../feeder/record.ts';
import { billRows } from '../mail/content.ts';
import { makeQuote } from '../quotes/quote.ts';
import { generateListings } from '../seed/generate.ts';
import type { SeedListing } from '../seed/seed-listing.ts';
import { stayPrice } from './similar-homes.ts';

const TODAY = '2026-06-01';
const NOW = new Date(`${TODAY}T12:00:00Z`);

const getDays = (home: SeedListing): CalendarDay[] =>
  daysFrom(home.days.from, home.days.codes.length).map((date, index) => ({
    date,
    code: home.days.codes[index]!,
    minStay: home.days.minStays[index]!,
    maxStay: home.days.maxStays[index]!,
    priceCents: home.days.pricesCents[index] ?? null,
  }));

const getNumbers = (text: string): string[] => text.match(/[\d.,]+/g) ?? [];

/** The same home with amounts that are no whole units, free for stays of any length. */
const withOddCents = (home: SeedListing, index: number): SeedListing => ({
  ...home,
  fees: {
    petCents: home.houseRules.pets ? 7_499 : null,
    cleaningCents: index % 3 === 0 ? 0 : 12_345,
    guestService: { percent: 8.35 + (index % 7) / 100, maxCents: index % 5 === 0 ? 9_999 : 75_000 },
    damageProtectionCentsPerNight: 799,
  },
  days: {
    ...home.days,
    codes: home.days.codes.map(() => 'DC'),
    minStays: home.days.minStays.map(() => 1),
    maxStays: home.days.maxStays.map(() => 365),
    pricesCents: home.days.pricesCents.map((cents, day) => (cents ?? 20_000) + ((day * 37 + index) % 100)),
  },
});

/** The first stays that a home's calendar allows, of several lengths and with and without pets. */
function* getStays(home: SeedListing, days: readonly CalendarDay[]) {
  for (const [nights, pets] of [
    [1, 0],
    [2, 0],
    [4, 1],
    [9, 0],
    [29, 1],
    [90, 0],
  ] as const) {
    if (pets > 0 && (!home.houseRules.pets || home.fees.petCents === null)) continue;
    const checkIn = daysFrom(TODAY, 300).find((date) => canStay(days, date, addDays(date, nights), TODAY).ok);
    if (checkIn === undefined) continue;
    yield { dates: { checkIn, checkOut: addDays(checkIn, nights) }, pets };
  }
}

test('TRUE-1, PRICE-4: for 500 stays of the seeded homes, record, quote, similar home and mail agree to the cent', () => {
  let walked = 0;
  for (const [index, seeded] of [...generateListings({ seed: 'prices', count: 140, today: TODAY })].entries()) {
    if (seeded.status !== 'Active For Rent') continue;
    const home = index % 2 === 0 ? seeded : withOddCents(seeded, index);
    const days = getDays(home);
    const size = { today: TODAY, horizonDays: 400, nightPrices: true, recordBytes: 1_000_000 };
    const record = indexRecord(home, days, size);
    for (const { dates, pets } of getStays(home, days)) {
      const party = { adults: 2, children: 0, infants: 0, pets };
      const quote = makeQuote(
        '',
        { listingId: home.id, startDate: dates.checkIn, endDate: dates.checkOut, ...party },
        { listing: home, days, now: NOW, today: TODAY, phone: '', items: [], promo: null },
      );
      const shown = {
        averageCents: quote.averagePerNightCents,
        beforeTaxCents: quote.totalBeforeTaxCents,
        totalCents: quote.totalCents,
      };
      expect(getHitPrice(record, dates, party)).toEqual(shown);
      expect(stayPrice(home, days, { dates, party }, TODAY)).toEqual(shown);
      const rows = new Map(billRows(quote as unknown as Reservation));
      expect(rows.get('Total (USD)')).toBe(inCents(quote.totalCents));
      // Spanish words of the bill have the amounts and percentages of the English ones.
      expect(quote.lines.map(words.line).map(getNumbers)).toEqual(quote.lines.map(({ label }) => getNumbers(label)));
      walked += 1;
    }
  }
  expect(walked).toBeGreaterThanOrEqual(500);
});

test('TRUE-1, LIST-8: a party that a quote refuses has no price, not even one pet too many', () => {
  const [home] = [...generateListings({ seed: 'prices', count: 60, today: TODAY })].filter(
    ({ houseRules: { pets, maxPets }, days, status }) =>
      pets && maxPets === 2 && days.codes.includes('DC') && status === 'Active For Rent',
  );
  const days = getDays(home!);
  const [stay] = [...getStays(home!, days)];
  const { dates } = stay!;
  const priceFor = (party: { adults: number; pets: number; children?: number }) =>
    stayPrice(home!, days, { dates, party: { children: 0, infants: 0, ...party } }, TODAY);
  expect(priceFor({ adults: 2, pets: 2 })).not.toBeNull();
  expect(priceFor({ adults: 2, pets: 3 })).toBeNull();
  expect(priceFor({ adults: 0, children: 1, pets: 0 })).toBeNull();
  expect(priceFor({ adults: home!.maxOccupancy + 1, pets: 0 })).toBeNull();
  const noPets = { ...home!, houseRules: { ...home!.houseRules, pets: false, maxPets: 0 } };
  expect(stayPrice(noPets, days, { dates, party: { adults: 2, children: 0, infants: 0, pets: 1 } }, TODAY)).toBeNull();
});
