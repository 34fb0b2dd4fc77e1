import { generateListings } from '../seed/generate.ts';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { taxRules } from '@roost/shared/domain/tax';
import { indexRecord, type RecordSize } from './record.ts';

const TODAY = '2026-06-01';
const [listing] = [...generateListings({ seed: 'record', count: 1, today: TODAY })];
const days: CalendarDay[] = Array.from({ length: 400 }, (_, i) => ({
  date: addDays(TODAY, i),
  code: 'DC',
  minStay: 2,
  maxStay: 365,
  priceCents: 12_345,
}));
const record = (size: Partial<RecordSize>) =>
  indexRecord(listing!, days, { today: TODAY, horizonDays: 400, nightPrices: true, recordBytes: 1_000_000, ...size });
const bytes = (given: object): number => Buffer.byteLength(JSON.stringify(given));

test('SRCH-12, PRICE-1: a record says of each night its code, limits and price, and averages of the allowed lengths', () => {
  const { Availability, MinStay, MaxStay, PricePerDay, LOS_PriceAverages, taxes } = record({});
  expect([Availability['20260601'], MinStay['20260601'], MaxStay['20260601'], PricePerDay?.['20260601']]).toEqual([
    'DC',
    2,
    365,
    123.45,
  ]);
  expect(Object.keys(LOS_PriceAverages).slice(0, 12)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '14',
    '21',
    '30',
  ]);
  expect(LOS_PriceAverages).toMatchObject({ low2: 123, high2: 123, low30: 123, high30: 123, low36: 123, high36: 123 });
  expect(taxes).toEqual(
    taxRules(listing!).map((rule) =>
      'percent' in rule ? { percent: rule.percent, base: rule.base } : { perNight: rule.centsPerNight / 100 },
    ),
  );
  expect(Object.keys(Availability)).toHaveLength(400);
});

test('LIST-3, TRUE-2: a record has the season of one check-in day, and what cancelling gives back', () => {
  expect(record({})).toMatchObject({ Cancellation: listing!.cancellationPolicy.steps });
  expect(record({})).not.toHaveProperty('Turnover');
  const saturdays = days.map((day, index) => ({ ...day, code: index % 7 === 5 ? ('DC' as const) : ('DX' as const) }));
  const options = { today: TODAY, horizonDays: 400, nightPrices: true, recordBytes: 1_000_000 };
  expect(indexRecord(listing!, saturdays, options)).toMatchObject({ Turnover: { weekday: 6, from: TODAY } });
});

test('SRCH-12: the horizon, the prices of nights and the size of a record are settings', () => {
  expect(Object.keys(record({ horizonDays: 60 }).MinStay)).toHaveLength(60);
  expect(record({ nightPrices: false })).not.toHaveProperty('PricePerDay');
  const small = record({ recordBytes: 12_000 });
  expect(bytes(small)).toBeLessThanOrEqual(12_000);
  expect(Object.keys(small.Availability).length).toBeGreaterThan(100);
  // A listing with much text keeps a month, whatever its size.
  expect(Object.keys(record({ recordBytes: 1_000 }).Availability)).toHaveLength(30);
});
