import {
  discountCents,
  promoCode,
  promoLabel,
  promoMessage,
  promoRefusal,
  toPromoDates,
  type PromoTerms,
} from './promo.ts';

const terms: PromoTerms = {
  code: 'LAKE',
  label: '',
  percent: 10,
  amountCents: null,
  startsAt: new Date('2026-06-01T00:00:00Z'),
  endsAt: new Date('2026-07-01T00:00:00Z'),
  minNights: 3,
  maxUses: 2,
  used: 0,
  oncePerGuest: true,
};
const asked = { today: '2026-06-10', nights: 3, usedByGuest: false };

test.each([
  ['in every way', {}, {}, null],
  ['a code nobody made', null, {}, 'unknown'],
  ['the day before it starts', {}, { today: '2026-05-31' }, 'not_started'],
  ['the day it starts', {}, { today: '2026-06-01' }, null],
  ['its last day', {}, { today: '2026-06-30' }, null],
  ['the day after it', {}, { today: '2026-07-01' }, 'ended'],
  ['the day of an end at noon', { endsAt: new Date('2026-06-30T12:00:00Z') }, { today: '2026-06-30' }, null],
  ['too few nights', {}, { nights: 2 }, 'min_nights'],
  ['its last use', { used: 1 }, {}, null],
  ['no use left', { used: 2 }, {}, 'used_up'],
  ['used by this guest', {}, { usedByGuest: true }, 'used_by_guest'],
  ['used by this guest, and it may be', { oncePerGuest: false }, { usedByGuest: true }, null],
] as const)('BOOK-5: %s', (_name, change, ask, reason) => {
  expect(promoRefusal(change === null ? null : { ...terms, ...change }, { ...asked, ...ask })).toBe(reason);
});

test.each([
  [10, null, 33_335, 3_334],
  [null, 5_000, 33_335, 5_000],
  [null, 50_000, 33_335, 30_002],
  [100, null, 10_000, 9_000],
])('BOOK-5: %p %% or %p cents off nights of %i is %i, never more than 90 %%', (percent, amountCents, nights, off) => {
  expect(discountCents({ percent, amountCents }, nights)).toBe(off);
});

test('BOOK-5: every reason has words that name the code', () => {
  const dates = toPromoDates(terms);
  expect(promoMessage('unknown', 'LAKE', undefined)).toContain('LAKE');
  expect(promoMessage('ended', 'LAKE', undefined)).toBeNull();
  expect(promoMessage('ended', 'LAKE', toPromoDates({ ...terms, endsAt: null }))).toBeNull();
  for (const reason of ['unknown', 'ended', 'not_started', 'min_nights', 'used_up', 'used_by_guest'] as const)
    expect(promoMessage(reason, 'LAKE', dates)).toContain('LAKE');
  expect(promoMessage('ended', 'LAKE', dates)).toBe('The promo code LAKE ended on June 30, 2026.');
  expect(promoMessage('not_started', 'LAKE', dates)).toBe('The promo code LAKE starts on June 1, 2026.');
  expect(promoMessage('min_nights', 'LAKE', dates)).toBe('The promo code LAKE is for stays of 3 nights or more.');
});

test('BOOK-5: a code is read in any case and with spaces', () => {
  expect(promoCode(' lake 50 ')).toBe('LAKE50');
  expect([promoLabel(terms), promoLabel({ code: 'X', percent: null, amountCents: 5_050 })]).toEqual([
    'LAKE: 10% off the nights',
    'X: $50.50 off',
  ]);
});
