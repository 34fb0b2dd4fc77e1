import fc from 'fast-check';
import { currentLanguage } from '../texts/index.ts';
import { refundCards as spanish } from '../texts/es/refunds.ts';
import { formatCardRefunds, formatRefundTo, mergeByCard, shareRefund } from './refund-cards.ts';

const VISA = { brand: 'visa', last4: '4242' };
const OTHER = { brand: 'visa', last4: '3155' };

test('STAY-2: the payments give in their order, each at most what it holds', () => {
  const balances = [
    { paymentId: 'newest', leftCents: 76_856 },
    { paymentId: 'empty', leftCents: 0 },
    { paymentId: 'own', leftCents: 300_000 },
  ];
  expect(shareRefund(balances, 118_940)).toEqual([
    { paymentId: 'newest', amountCents: 76_856 },
    { paymentId: 'own', amountCents: 42_084 },
  ]);
  expect(shareRefund(balances, 0)).toEqual([]);
});

test('STAY-2: the shares are the refund to the cent, as far as the payments hold it', () => {
  const cents = fc.integer({ min: 0, max: 900_000 });
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 5 }), cents, (held, refundCents) => {
      const balances = held.map((leftCents, index) => ({ paymentId: `${index}`, leftCents }));
      const shares = shareRefund(balances, refundCents);
      const total = held.reduce((sum, each) => sum + each, 0);
      expect(shares.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(Math.min(refundCents, total));
      for (const { paymentId, amountCents } of shares) {
        expect(amountCents).toBeGreaterThan(0);
        expect(amountCents).toBeLessThanOrEqual(held[Number(paymentId)] ?? 0);
      }
    }),
  );
});

test('BOOK-12: what goes back to one card is one sum; cards that are not known stay apart', () => {
  const parts = [
    { amountCents: 1, card: VISA },
    { amountCents: 2, card: OTHER },
    { amountCents: 4, card: { ...VISA } },
    { amountCents: 8, card: null },
    { amountCents: 16, card: null },
  ];
  expect(mergeByCard(parts)).toEqual([
    { amountCents: 5, card: VISA },
    { amountCents: 2, card: OTHER },
    { amountCents: 8, card: null },
    { amountCents: 16, card: null },
  ]);
});

test('BOOK-12 STAY-2: each card is named with its sum; a card that is not known is not guessed', () => {
  expect(currentLanguage()).toBe('en');
  const both = [
    { amountCents: 76_856, card: VISA },
    { amountCents: 42_084, card: OTHER },
  ];
  const words = '$768.56 to Visa ending in 4242, $420.84 to Visa ending in 3155';
  expect(formatCardRefunds(both)).toBe(words);
  expect(formatRefundTo(both)).toBe(`: ${words}`);
  expect(formatRefundTo()).toBe(' to your card');
  expect(formatRefundTo([{ amountCents: 1, card: { brand: 'amex', last4: '0005' } }])).toBe(
    ' to American Express ending in 0005',
  );
  expect(formatRefundTo([{ amountCents: 1, card: { brand: 'new-brand', last4: '0005' } }])).toBe(
    ' to Card ending in 0005',
  );
  const unknown = [...both, { amountCents: 1, card: null }];
  expect(formatCardRefunds(unknown)).toBeNull();
  expect(formatRefundTo(unknown)).toBe(' to the cards you paid with, no more to each than it paid');
  expect(formatRefundTo([{ amountCents: 1, card: null }])).toBe(' to your card');
});

test('TEXT-1: cards are named in Spanish', () => {
  expect(spanish.part('$1.00', spanish.card('Visa', '4242'))).toBe('$1.00 a la Visa terminada en 4242');
  expect(spanish.toCard(spanish.card(undefined, '4242'))).toBe(' a la tarjeta terminada en 4242');
  expect(spanish.card(undefined, '4242')).toBe('Tarjeta terminada en 4242');
});
