import type { CalendarDay } from '../../contracts/listing.ts';
import { daysFrom } from '../../domain/dates.ts';
import { pricedRule } from './priced-rule.ts';
import { stayRule } from './stay-rule.ts';

const TODAY = '2026-06-01';
const calendar = (price: (index: number) => number | null): CalendarDay[] =>
  daysFrom(TODAY, 60).map((date, index) => ({
    date,
    code: index === 4 ? 'NX' : 'DC',
    minStay: 1,
    maxStay: 30,
    priceCents: price(index),
  }));
const look = (days: CalendarDay[], date: string) => pricedRule(stayRule(days, TODAY), days)(date, null);

test('LIST-3, TRUE-1: each night for sale has its price, and the lowest of a month is marked where they differ', () => {
  const days = calendar((index) => (index === 7 ? 30_000 : index === 3 || index === 4 ? 10_000 : 40_050));
  expect(look(days, '2026-06-08')).toEqual({ state: 'open', cents: 30_000, lowest: true });
  expect(look(days, '2026-06-03')).toEqual({ state: 'open', cents: 40_050, lowest: false });
  // A night that is taken, or leads to one where nobody can leave, is no bargain; a month of one price has no lowest.
  for (const day of ['2026-06-04', '2026-06-05']) expect(look(days, day)).toEqual({ state: 'unavailable' });
  expect(look(days, '2026-07-02')).toMatchObject({ cents: 40_050, lowest: false });
});

test('LIST-3: a night without a rate has no price', () => {
  const days = calendar((index) => (index === 2 ? null : 20_000));
  expect(look(days, '2026-06-03').cents).toBeUndefined();
});
