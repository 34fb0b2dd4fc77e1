/**
 * Refunds of stays that were paid with several cards (BOOK-12, STAY-2): which payment gives back how much, and how that
 * is said. A refund always goes to the cards that were charged, so one sum "to your card" would be wrong for them.
 */
import type { Card, CardRefund } from '../contracts/card-refunds.ts';
import { formatCents } from './money.ts';
import { defineTexts } from '../texts/index.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export const refundCardTexts = /* @__PURE__ */ defineTexts('shared/refund-cards', {
  card: (brand: string | undefined, last4: string) => `${brand ?? 'Card'} ending in ${last4}`,
  part: (amount: string, card: string) => `${amount} to ${card}`,
  toCard: (card: string) => ` to ${card}`,
  toYourCard: ' to your card',
  toYourCards: ' to the cards you paid with, no more to each than it paid',
});

/** A payment of a stay and what of it has not gone back yet, in cents. */
export type Balance = { paymentId: string; leftCents: number };
export type RefundShare = { paymentId: string; amountCents: number };

/**
 * Returns which payment gives back how much of a refund: each at most what it still holds, in the order of `balances`.
 */
export function shareRefund(balances: readonly Balance[], refundCents: number): RefundShare[] {
  let left = refundCents;
  const shares: RefundShare[] = [];
  for (const { paymentId, leftCents } of balances) {
    const amountCents = Math.min(left, leftCents);
    if (amountCents <= 0) continue;
    left -= amountCents;
    shares.push({ paymentId, amountCents });
  }
  return shares;
}

const isSameCard = (a: Card | null, b: Card | null): boolean =>
  a !== null && b !== null && a.brand === b.brand && a.last4 === b.last4;

/** Adds up what goes back to the same card. Parts whose card is not known stay apart. */
export function mergeByCard(parts: readonly CardRefund[]): CardRefund[] {
  const merged: CardRefund[] = [];
  for (const { amountCents, card } of parts) {
    const index = merged.findIndex((each) => isSameCard(each.card, card));
    const same = merged[index];
    if (same) merged[index] = { card, amountCents: same.amountCents + amountCents };
    else merged.push({ card, amountCents });
  }
  return merged;
}

/** Returns "Visa ending in 4242". */
export const formatCard = ({ brand, last4 }: Card): string => refundCardTexts.card(BRANDS[brand], last4);

/** Returns "$768.56 to Visa ending in 4242, $420.84 to Visa ending in 3155"; null when not every card is known. */
export function formatCardRefunds(parts: readonly CardRefund[]): string | null {
  const texts = parts.flatMap(({ amountCents, card }) =>
    card === null ? [] : [refundCardTexts.part(formatCents(amountCents), formatCard(card))],
  );
  return texts.length > 0 && texts.length === parts.length ? texts.join(', ') : null;
}

/** Returns " to Visa ending in 4242", to be written after an amount; " to your card" for a card that is not known. */
export const formatToCard = (card: Card | null): string =>
  card === null ? refundCardTexts.toYourCard : refundCardTexts.toCard(formatCard(card));

/**
 * Returns where a refund goes, to be written after its amount: " to your card", " to Visa ending in 4242", or with each
 * amount ": $768.56 to Visa ending in 4242, $420.84 to Visa ending in 3155". Without `parts` the stay was paid with one
 * card.
 */
export function formatRefundTo(parts: readonly CardRefund[] = []): string {
  const [only, ...others] = parts;
  if (only === undefined) return formatToCard(null);
  if (others.length === 0) return formatToCard(only.card);
  const all = formatCardRefunds(parts);
  return all === null ? refundCardTexts.toYourCards : `: ${all}`;
}
