import fc from 'fast-check';
import { centsToUnits, floorToUnit, formatCents, formatShort, percentOfCents, unitsToCents } from './money.ts';

test.each([
  [164_800, '$1,648.00', '$1,648'],
  [121_499, '$1,214.99', '$1,214'],
  [5, '$0.05', '$0'],
  [0, '$0.00', '$0'],
])('PRICE-3: %i cents are %s exactly and %s as an average', (cents, exact, whole) => {
  expect(formatCents(cents)).toBe(exact);
  expect(formatCents(cents, 'whole')).toBe(whole);
});

test('PRICE-4: cents go through the index record and back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(unitsToCents(JSON.parse(JSON.stringify(centsToUnits(cents))) as number)).toBe(cents);
    }),
  );
});

test('PRICE-2: a percentage is rounded half up, as exact arithmetic on whole numbers says', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), fc.integer({ min: 0, max: 3_000 }), (cents, hundredths) => {
      const exact = (BigInt(cents) * BigInt(hundredths) * 2n + 10_000n) / 20_000n;
      expect(percentOfCents(cents, hundredths / 100)).toBe(Number(exact));
    }),
  );
  expect([percentOfCents(50, 1), percentOfCents(49, 1), percentOfCents(1_000, 8.35)]).toEqual([1, 0, 84]);
});

test('UI-5: what is taken off has a minus, which is no hyphen', () => {
  expect(formatCents(-9_500)).toBe('−$95.00');
  expect(formatCents(-9_500, 'whole')).toBe('−$95');
  expect(formatShort(-950)).toBe('−$9.50');
});

test('an amount is cut down to whole units', () => {
  expect([floorToUnit(41_299), floorToUnit(41_200), floorToUnit(41_233.5)]).toEqual([41_200, 41_200, 41_200]);
});
