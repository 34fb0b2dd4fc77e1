import type { Party } from '../contracts/booking.ts';
import { findWhatChanged, formatParties, formatWhatChanged } from './what-changed.ts';

const TWO: Party = { adults: 2, children: 0, infants: 0, pets: 0 };
const item = (id: string, label: string, selected: boolean) => ({
  id,
  label,
  description: '',
  unit: 'stay' as const,
  priceCents: 4_500,
  amountCents: 4_500,
  selected,
});
const makeBill = (over: object = {}, chosen: readonly string[] = []) => ({
  startDate: '2027-02-25',
  endDate: '2027-02-28',
  party: TWO,
  optionalItems: [
    item('early', 'Early check-in', chosen.includes('early')),
    item('wood', 'Firewood', chosen.includes('wood')),
  ],
  ...over,
});

test.each([
  ['nothing', makeBill(), []],
  ['an extra', makeBill({}, ['early']), ['Early check-in added']],
  ['the dates', makeBill({ endDate: '2027-03-01' }), ['New dates Feb 25 – Mar 1']],
  ['one more guest', makeBill({ party: { ...TWO, adults: 3 } }), ['2 → 3 guests']],
  ['a pet', makeBill({ party: { ...TWO, pets: 1 } }), ['2 guests → 2 guests, 1 pet']],
  ['ages', makeBill({ party: { ...TWO, adults: 1, children: 1 } }), ['2 adults, 0 children → 1 adult, 1 child']],
  [
    'several things',
    makeBill({ startDate: '2027-02-24', party: { ...TWO, adults: 1 } }, ['wood']),
    ['New dates Feb 24 – 28', '2 → 1 guest', 'Firewood added'],
  ],
])('STAY-2: a change of %s is named, and nothing else', (_, now, words) => {
  expect(formatWhatChanged(findWhatChanged(makeBill(), now), now)).toEqual(words);
});

test('STAY-2: an extra that goes is named', () => {
  const now = makeBill({}, ['wood']);
  expect(formatWhatChanged(findWhatChanged(makeBill({}, ['early']), now), now)).toEqual([
    'Firewood added',
    'Early check-in removed',
  ]);
});

test('STAY-2: two parties never read the same', () => {
  expect(formatParties(TWO, { ...TWO, adults: 3 })).toEqual(['2 guests', '3 guests']);
  expect(formatParties(TWO, { ...TWO, adults: 1, children: 1 })).toEqual(['2 adults, 0 children', '1 adult, 1 child']);
});
