/**
 * The cancellation policy of a stay in words (TRUE-2): one line before paying, and one row for each deadline. Both are
 * made from the steps of `refundTimeline`, the rule that refunds are computed by, so that a screen or a mail cannot
 * promise something else.
 */
import type { CancellationPolicy } from '../contracts/listing.ts';
import type { RefundStep } from '../contracts/trips.ts';
import { addDays, formatDayInYear, type IsoDate } from './dates.ts';
import { formatCents } from './money.ts';
import { getRefundLevels, type RefundPolicy } from './refund.ts';
import { defineTexts } from '../texts/index.ts';

/** What is given back until a day, or until so many days before check-in. */
type RefundUntil<T> = { until: T; percent: number };

const lineName = (percent: number): string => (percent >= 100 ? 'full refund' : `${percent}% refund`);
const daysBefore = (days: number): string =>
  days === 0 ? 'the day of' : `${days} ${days === 1 ? 'day' : 'days'} before`;

export const refundTexts = /* @__PURE__ */ defineTexts('shared/refund', {
  full: 'Full refund',
  part: (percent: number) => `${percent}% refund`,
  none: 'No refund',
  named: (name: string, amount: string) => `${name}, ${amount}`,
  amount: (amount: string) => `${amount} refund`,
  notCharged: (refund: string, amount: string) => `${refund}; the other ${amount} isn’t charged`,
  whenever: 'Whenever you cancel',
  after: (day: string) => `After ${day}`,
  until: (day: string) => `Until ${day}, 11:59 PM`,
  on: (day: string) => `On ${day}`,
  between: (first: string, last: string) => `${first} to ${last}`,
  beforeCheckIn: (days: number) =>
    days <= 0 ? 'Until the day of check-in' : `Until ${days} ${days === 1 ? 'day' : 'days'} before check-in`,
  afterThat: 'After that',
  never: 'No refund if you cancel.',
  notNow: 'No refund if you cancel this stay.',
  seeStay: 'What comes back if you cancel is on the page of your stay.',
  policyLine: (first: RefundUntil<number>, later: readonly RefundUntil<number>[]) =>
    `Cancel up to ${daysBefore(first.until)} check-in for a ${lineName(first.percent)}; after that ${[...later.map(({ until, percent }) => `${percent}% up to ${daysBefore(until)} check-in`), 'no refund'].join(', then ')}.`,
  stayLine: (first: RefundUntil<string>, later: readonly RefundUntil<string>[]) =>
    `Cancel by ${first.until} for a ${lineName(first.percent)}; after that ${[...later.map(({ until, percent }) => `${percent}% until ${until}`), 'no refund'].join(', then ')}.`,
});

export type RefundRow = {
  /** `Until Dec 3, 11:59 PM`, `After Dec 10`. */
  when: string;
  /** `Full refund, $1,259.61`, `No refund`. */
  what: string;
  /** The row of today. */
  current: boolean;
  /** Something comes back. */
  refunds: boolean;
};

/** Returns `Full refund, $1,259.61`; the amount only where there is one. */
function formatRefund(percent: number, cents: number | null): string {
  if (percent <= 0) return refundTexts.none;
  const name = percent >= 100 ? refundTexts.full : refundTexts.part(percent);
  return cents === null ? name : refundTexts.named(name, formatCents(cents));
}

/**
 * Returns a row for each refund of the steps, in the order of time, with no day between them left out. With
 * `totalCents` null the amounts are not known yet, and the rows are without them.
 */
export function formatRefundRows(
  steps: readonly RefundStep[],
  { today, totalCents }: { today: IsoDate; totalCents: number | null },
): RefundRow[] {
  return steps.map(({ refundPercent, refundCents, capped = false, notChargedCents = 0, until, current }, index) => {
    const before = steps[index - 1]?.until ?? null;
    const day = (date: IsoDate) => formatDayInYear(date, today);
    const when =
      until === null
        ? before === null
          ? refundTexts.whenever
          : refundTexts.after(day(before))
        : before === null
          ? refundTexts.until(day(until))
          : addDays(before, 1) === until
            ? refundTexts.on(day(until))
            : refundTexts.between(day(addDays(before, 1)), day(until));
    const refunds = capped ? refundCents > 0 : refundPercent > 0;
    const refund =
      capped && refunds
        ? refundTexts.amount(formatCents(refundCents))
        : formatRefund(refunds ? refundPercent : 0, totalCents === null ? null : refundCents);
    const what = notChargedCents > 0 ? refundTexts.notCharged(refund, formatCents(notChargedCents)) : refund;
    return { when, what, current, refunds };
  });
}

/** Returns a policy with no stay yet, in days before check-in. */
export function describePolicy(policy: RefundPolicy): RefundRow[] {
  const levels = getRefundLevels(policy);
  return [
    ...levels.map(({ daysBefore: days, refundPercent }) => ({
      when: refundTexts.beforeCheckIn(days),
      what: formatRefund(refundPercent, null),
      refunds: true,
      current: false,
    })),
    {
      when: levels.length === 0 ? refundTexts.whenever : refundTexts.afterThat,
      what: formatRefund(0, null),
      refunds: false,
      current: false,
    },
  ];
}

/**
 * Returns a policy with no stay yet as one line:
 * `Cancel up to 14 days before check-in for a full refund; after that no refund.`
 */
export function formatPolicyLine(policy: CancellationPolicy): string {
  const [now, ...later] = getRefundLevels(policy);
  if (now === undefined) return refundTexts.never;
  const toUntil = (step: typeof now) => ({ until: step.daysBefore, percent: step.refundPercent });
  return refundTexts.policyLine(toUntil(now), later.map(toUntil));
}

/**
 * Returns the policy as one line: `Cancel by Dec 3 for a full refund; after that 50% until Dec 10, then no refund.`
 * Deadlines are whole days at the home.
 */
export function formatRefundLine(steps: readonly RefundStep[], today: IsoDate): string {
  const [now, ...later] = steps.filter((step) => step.until !== null);
  if (now === undefined || now.until === null) return refundTexts.notNow;
  // After a late change the amounts count, and the rows beside this line give them.
  if (steps.some((step) => step.capped)) return refundTexts.seeStay;
  const toUntil = ({ until, refundPercent: percent }: RefundStep) => ({
    until: formatDayInYear(until ?? '', today),
    percent,
  });
  return refundTexts.stayLine(toUntil(now), later.map(toUntil));
}
