import fc from 'fast-check';
import { AVAILABILITY_CODES } from '@roost/shared/contracts/listing';
import { addDays } from '@roost/shared/domain/dates';
import { packCalendar, unpackCalendar } from './calendar-pack.ts';

const anyDays = fc
  .array(
    fc.record({
      code: fc.constantFrom(...AVAILABILITY_CODES),
      minStay: fc.integer({ min: 1, max: 30 }),
      maxStay: fc.integer({ min: 30, max: 365 }),
      priceCents: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    }),
    { maxLength: 400 },
  )
  .map((days) => days.map((day, index) => ({ date: addDays('2026-06-01', index), ...day })));

test('LIST-3: a packed calendar is the same calendar, also through JSON', () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      expect(unpackCalendar(JSON.parse(JSON.stringify(packCalendar(days))))).toEqual(days);
    }),
  );
});
