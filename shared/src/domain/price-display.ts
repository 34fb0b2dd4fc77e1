/**
 * Which of a stay's prices leads where homes are compared (TRUE-1). Nobody pays there, so amounts are whole units of
 * the guest's currency: totals are rounded to the nearest, average nights are floored (PRICE-3). Where one pays, and in
 * every bill, amounts have their cents. The total with taxes stands on every card, whichever leads (decision 0148).
 */
import { formatAmount } from './currency.ts';
import type { ShownCurrency } from './currency.ts';
import type { ShownPrice } from './price.ts';
import { defineTexts } from '../texts/index.ts';

export const PRICE_DISPLAYS = ['total', 'before-taxes', 'night'] as const;
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number];

export const priceDisplayTexts = /* @__PURE__ */ defineTexts('shared/price-display', {
  names: {
    total: 'Total with taxes',
    'before-taxes': 'Total before taxes',
    night: 'Price a night before fees',
  } satisfies Record<PriceDisplay, string>,
  words: {
    total: 'total with taxes',
    beforeTax: 'total before taxes',
    average: 'a night before fees',
  } satisfies Record<Kind, string>,
  /** Before an amount that is no exact one, with the space after it. */
  about: 'about ',
});
/** Names of the choices, as a list offers them. */
export const PRICE_DISPLAY_NAMES = priceDisplayTexts.names;

/** Name of the cookie that remembers the choice. The server reads it, so that a page comes as the guest wants it. */
export const PRICE_DISPLAY_COOKIE = 'roost_prices';

/** Returns the choice of a cookie's value; the total with taxes when it says nothing known. */
export function parsePriceDisplay(value: string | undefined): PriceDisplay {
  return PRICE_DISPLAYS.find((display) => display === value) ?? 'total';
}

/**
 * An amount as it is compared: cents of US dollars, the whole units of the guest's currency that are shown, and what it
 * is.
 */
export type Amount = { cents: number; text: string; words: string };

type Kind = 'total' | 'beforeTax' | 'average';

/** What leads. Without a total (no dates) it is a typical night. */
function leadingKind({ totalCents, beforeTaxCents }: ShownPrice, display: PriceDisplay): Kind {
  if (display === 'total' && totalCents !== undefined) return 'total';
  return display === 'before-taxes' && beforeTaxCents !== undefined ? 'beforeTax' : 'average';
}
const toCents = (price: ShownPrice, kind: Kind): number =>
  (kind === 'total' ? price.totalCents : kind === 'beforeTax' ? price.beforeTaxCents : undefined) ?? price.averageCents;

function toAmount(price: ShownPrice, kind: Kind, currency: ShownCurrency): Amount {
  const cents = toCents(price, kind);
  const text = formatAmount(cents, currency, kind === 'average' ? 'floor' : 'nearest');
  return { cents, text, words: priceDisplayTexts.words[kind] };
}

/** Returns what is compared, in cents of US dollars: the same in every currency. */
export function leadingCents(price: ShownPrice, display: PriceDisplay): number {
  return toCents(price, leadingKind(price, display));
}

/** Returns the amount that leads. */
export function leadingAmount(price: ShownPrice, display: PriceDisplay, currency: ShownCurrency): Amount {
  return toAmount(price, leadingKind(price, display), currency);
}

/**
 * Returns what stands beside the leading amount: a night beside the total with taxes, and that total beside whatever
 * else leads, so that every card has it (PRICE-5). Null without dates.
 */
export function secondAmount(price: ShownPrice, display: PriceDisplay, currency: ShownCurrency): Amount | null {
  if (price.totalCents === undefined) return null;
  return toAmount(price, display === 'total' ? 'average' : 'total', currency);
}

/** `$1,260 total with taxes`, `about $219 a night before fees`: the leading amount with what it is. */
export function formatLeading(price: ShownPrice, display: PriceDisplay, currency: ShownCurrency): string {
  const { text, words } = leadingAmount(price, display, currency);
  return `${price.totalCents === undefined ? priceDisplayTexts.about : ''}${text} ${words}`;
}
