/**
 * The cancellation policy of a stay in words (TRUE-2): one line before paying, and one row for each deadline. Both are made from the
 * steps of `refundTimeline`, the rule that refunds are computed by, so that a screen or a mail cannot promise something else.
 */
import type { CancellationPolicy } from '../contracts/listing.ts';
import type { RefundStep } from '../contracts/trips.ts';
import { addDays, formatDate, formatDay, type IsoDate } from './dates.ts';
import { formatCents } from './money.ts';
import { getRefundLevels, refundTimeline } from './refund.ts';

/** What a refund depends on: fixed when the stay is booked, whatever becomes of the home's policy later. */
type RefundTerms = {
  policy: CancellationPolicy;
  checkIn: IsoDate;
  totalCents: number;
  lockedCents?: number | undefined;
};

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

/** `Dec 3`, or `Jan 3, 2027` in another year than today's. */
function formatDeadline(day: IsoDate, today: IsoDate): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDay(day) : formatDate(day);
}

/** Returns `full refund`, `50% refund` or `no refund`. */
function nameRefund(percent: number): string {
  return percent >= 100 ? 'full refund' : percent > 0 ? `${percent}% refund` : 'no refund';
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns `Full refund, $1,259.61`; the amount only where there is one. */
function formatRefund(percent: number, cents: number | null): string {
  const name = capitalise(nameRefund(percent));
  return percent > 0 && cents !== null ? `${name}, ${formatCents(cents)}` : name;
}

/**
 * Returns a row for each refund of the steps, in the order of time, with no day between them left out. With `totalCents` null the
 * amounts are not known yet, and the rows are without them.
 */
export function formatRefundRows(
  steps: readonly RefundStep[],
  { today, totalCents }: { today: IsoDate; totalCents: number | null },
): RefundRow[] {
  return steps.map(({ refundPercent, refundCents, capped = false, until, current }, index) => {
    const before = steps[index - 1]?.until ?? null;
    const day = (date: IsoDate) => formatDeadline(date, today);
    const when =
      until === null
        ? before === null
          ? 'Whenever you cancel'
          : `After ${day(before)}`
        : before === null
          ? `Until ${day(until)}, 11:59 PM`
          : addDays(before, 1) === until
            ? `On ${day(until)}`
            : `${day(addDays(before, 1))} to ${day(until)}`;
    const refunds = capped ? refundCents > 0 : refundPercent > 0;
    const what =
      capped && refunds
        ? `${formatCents(refundCents)} refund`
        : formatRefund(refunds ? refundPercent : 0, totalCents === null ? null : refundCents);
    return { when, what, current, refunds };
  });
}

/** Returns the rows of a stay, as `formatRefundRows`. */
export function describeRefunds(
  { policy, checkIn, totalCents, lockedCents = 0 }: RefundTerms,
  today: IsoDate,
): RefundRow[] {
  return formatRefundRows(refundTimeline(policy, checkIn, today, totalCents, lockedCents), { today, totalCents });
}

/** Returns a policy with no stay yet, in days before check-in. */
export function describePolicy(policy: CancellationPolicy): RefundRow[] {
  const levels = getRefundLevels(policy);
  return [
    ...levels.map(({ daysBefore, refundPercent }) => ({
      when:
        daysBefore <= 0
          ? 'Until the day of check-in'
          : `Until ${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before check-in`,
      what: formatRefund(refundPercent, null),
      refunds: true,
      current: false,
    })),
    {
      when: levels.length === 0 ? 'Whenever you cancel' : 'After that',
      what: formatRefund(0, null),
      refunds: false,
      current: false,
    },
  ];
}

/** Returns a policy with no stay yet as one line: `Cancel up to 14 days before check-in for a full refund; after that no refund.` */
export function formatPolicyLine(policy: CancellationPolicy): string {
  const [now, ...later] = getRefundLevels(policy);
  if (now === undefined) return 'No refund if you cancel.';
  const days = (count: number) => (count === 0 ? 'the day of' : `${count} ${count === 1 ? 'day' : 'days'} before`);
  const middle = later.map((step) => `${step.refundPercent}% up to ${days(step.daysBefore)} check-in`);
  return `Cancel up to ${days(now.daysBefore)} check-in for a ${nameRefund(now.refundPercent)}; after that ${[...middle, 'no refund'].join(', then ')}.`;
}

/**
 * Returns the policy as one line: `Cancel by Dec 3 for a full refund; after that 50% until Dec 10, then no refund.` Deadlines are whole
 * days at the home.
 */
export function formatRefundLine(steps: readonly RefundStep[], today: IsoDate): string {
  const [now, ...later] = steps.filter((step) => step.until !== null);
  if (now === undefined || now.until === null) return 'No refund if you cancel this stay.';
  // After a late change the amounts count, and the rows beside this line give them.
  if (steps.some((step) => step.capped)) return 'What comes back if you cancel is on the page of your stay.';
  const middle = later.map((step) => `${step.refundPercent}% until ${formatDeadline(step.until ?? '', today)}`);
  return `Cancel by ${formatDeadline(now.until, today)} for a ${nameRefund(now.refundPercent)}; after that ${[...middle, 'no refund'].join(', then ')}.`;
}
