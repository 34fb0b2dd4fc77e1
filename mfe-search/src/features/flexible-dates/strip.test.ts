import { getLowestShown } from './strip.ts';

const amount = (cents: number) => ({ cents, text: `$${Math.round(cents / 100)}` });

describe('the lowest total of nearby dates', () => {
  test.each([
    ['others are cheaper', [30_000, 25_000], 35_000, '$250'],
    ['the own dates cost the same', [30_000, 25_000], 25_000, null],
    ['the own dates are written the same, cents aside', [30_000, 25_040], 25_020, null],
    ['the own dates are cheaper', [30_000, 25_000], 20_000, null],
    ['all cost the same and the own have no home', [25_000, 25_010], null, null],
    ['others differ and the own have no home', [30_000, 25_000], null, '$250'],
    ['there is one amount alone', [], 25_000, null],
    ['there is none', [], null, null],
  ])('PRICE-5: when %s', (_, others, own, expected) => {
    const mine = own === null ? null : amount(own);
    expect(getLowestShown([...others.map(amount), ...(mine ? [mine] : [])], mine)).toBe(expected);
  });
});
