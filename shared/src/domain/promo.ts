/**
 * Promo codes (BOOK-5): who may use one, what it takes off, and why not, in words. Limits on use are kept by the
 * database.
 */
import type { PromoDates, PromoReason } from '../contracts/booking.ts';
import { formatLongDate, toIsoDate, formatNights, type IsoDate } from './dates.ts';
import { formatShort, percentOfCents } from './money.ts';
import { defineTexts } from '../texts/index.ts';

export type PromoTerms = {
  code: string;
  /** Words for the bill: "WELCOME10: 10% off the nights". */
  label: string;
  /** Exactly one of the two. Cents. */
  percent: number | null;
  amountCents: number | null;
  /**
   * The first moment of its first day and the first after its last, written in UTC. A code is counted in days at the
   * home (`toPromoDates`), so these moments themselves decide nothing.
   */
  startsAt: Date | null;
  endsAt: Date | null;
  minNights: number;
  /** Stays it can be used for in all; null for no limit. */
  maxUses: number | null;
  used: number;
  oncePerGuest: boolean;
};

/** A code never takes more than this share of the nights: something is always left to charge and to tax. */
const MOST_PERCENT = 90;

/** As codes are stored and compared: upper case, no spaces. */
export const promoCode = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

/** What a code takes off the nights, cents. */
export function discountCents(
  { percent, amountCents }: Pick<PromoTerms, 'percent' | 'amountCents'>,
  nightsCents: number,
): number {
  const wanted = percent === null ? (amountCents ?? 0) : percentOfCents(nightsCents, percent);
  return Math.min(wanted, percentOfCents(nightsCents, MOST_PERCENT));
}

/** The words of a code's line on the bill. */
export function promoLabel({
  code,
  percent,
  amountCents,
}: Pick<PromoTerms, 'code' | 'percent' | 'amountCents'>): string {
  return percent === null ? `${code}: ${formatShort(amountCents ?? 0)} off` : `${code}: ${percent}% off the nights`;
}

/** The words for what was taken off: of a code worth more than may be taken, the share that was. */
export function discountLabel({ code, label, amountCents }: PromoTerms, takenCents: number): string {
  return takenCents < (amountCents ?? 0) ? promoLabel({ code, percent: MOST_PERCENT, amountCents: null }) : label;
}

/**
 * Why a code cannot be used for a stay, or null when it can. What can least be mended is told first. Its days are those
 * that guests are told: it can be used while it is one of them at the home.
 * @param asked.today today at the home
 */
export function promoRefusal(
  terms: PromoTerms | null,
  { today, nights, usedByGuest }: { today: IsoDate; nights: number; usedByGuest: boolean },
): PromoReason | null {
  if (!terms) return 'unknown';
  const { firstDay, lastDay } = toPromoDates(terms);
  if (lastDay !== null && today > lastDay) return 'ended';
  if (terms.maxUses !== null && terms.used >= terms.maxUses) return 'used_up';
  if (terms.oncePerGuest && usedByGuest) return 'used_by_guest';
  if (firstDay !== null && today < firstDay) return 'not_started';
  if (nights < terms.minNights) return 'min_nights';
  return null;
}

type Refused = { code: string; first: string; last: string; nights: string };

export const promoTexts = /* @__PURE__ */ defineTexts('shared/promo', {
  unknown: ({ code }: Refused) => `We don’t know the promo code ${code}. Please check the spelling.`,
  ended: ({ code, last }: Refused) => `The promo code ${code} ended on ${last}.`,
  not_started: ({ code, first }: Refused) => `The promo code ${code} starts on ${first}.`,
  min_nights: ({ code, nights }: Refused) => `The promo code ${code} is for stays of ${nights} or more.`,
  used_up: ({ code }: Refused) => `The promo code ${code} has been used up.`,
  used_by_guest: ({ code }: Refused) => `You have used the promo code ${code} before. It can be used once.`,
} satisfies Record<PromoReason, (refused: Refused) => string>);

/** Returns what of a code's terms a guest may know: its first and last day, and for which stays it is. */
export const toPromoDates = ({ startsAt, endsAt, minNights }: PromoTerms): PromoDates => ({
  firstDay: startsAt && toIsoDate(startsAt),
  lastDay: endsAt && toIsoDate(new Date(endsAt.getTime() - 1)),
  minNights,
});

/** Returns the reason in words, for beside the promo field. Null where it needs dates that are not known. */
export function promoMessage(reason: PromoReason, code: string, terms: PromoDates | undefined): string | null {
  const { firstDay = null, lastDay = null, minNights } = terms ?? {};
  const known = { not_started: firstDay !== null, ended: lastDay !== null, min_nights: minNights !== undefined };
  if (!{ unknown: true, used_up: true, used_by_guest: true, ...known }[reason]) return null;
  return promoTexts[reason]({
    code,
    first: firstDay === null ? '' : formatLongDate(firstDay),
    last: lastDay === null ? '' : formatLongDate(lastDay),
    nights: formatNights(minNights ?? 1),
  });
}
