/**
 * What a walk believes instead of the site: days at a home, shares of a payment and words for amounts, worked out in
 * other ways than the site's (the runtime's clock of the zone, whole numbers), so that a mistake is not made twice.
 */
import type { CancellationPolicy } from '@roost/shared/contracts/listing';

export type Policy = CancellationPolicy;

/** The known ones, and two that an owner may have made up. */
export const POLICIES: readonly Policy[] = [
  { name: 'Flexible', steps: [{ daysBefore: 1, refundPercent: 100 }] },
  {
    name: 'Moderate',
    steps: [
      { daysBefore: 7, refundPercent: 100 },
      { daysBefore: 2, refundPercent: 50 },
    ],
  },
  {
    name: 'Firm',
    steps: [
      { daysBefore: 30, refundPercent: 100 },
      { daysBefore: 14, refundPercent: 50 },
    ],
  },
  { name: 'Strict', steps: [{ daysBefore: 60, refundPercent: 50 }] },
  { name: 'Strict', steps: [] },
  {
    name: 'Firm',
    steps: [
      { daysBefore: 21, refundPercent: 90 },
      { daysBefore: 10, refundPercent: 33 },
      { daysBefore: 0, refundPercent: 5 },
    ],
  },
];

const HOUR_MS = 3_600_000;
const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;

export function dayAt(zone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const { year, month, day } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** The first instant at which a day is over in a zone, whatever its clocks do that night. */
export function dayOver(zone: string, day: string): number {
  let at = Date.parse(`${day}T00:00:00Z`) - 16 * HOUR_MS;
  while (dayAt(zone, at) <= day) at += QUARTER_MS;
  return at;
}

function percentOn(policy: Policy, checkIn: string, today: string): number {
  const notice = Math.round((Date.parse(checkIn) - Date.parse(today)) / DAY_MS);
  return Math.max(
    0,
    ...policy.steps.filter((step) => notice >= step.daysBefore).map(({ refundPercent }) => refundPercent),
  );
}

/** A share of an amount, half a cent rounded up. */
const share = (percent: number, cents: number): number => Number((BigInt(cents) * BigInt(percent) * 2n + 100n) / 200n);

export type Agreed = { policy: Policy; checkIn: string; paidCents: number; lockedCents: number };

/** What comes back when a stay is cancelled on a day at its home. */
export function refundOn(today: string, { policy, checkIn, paidCents, lockedCents }: Agreed): number {
  return Math.min(share(percentOn(policy, checkIn, today), paidCents), paidCents - lockedCents);
}

/** The amounts that come back on each day from today to check-in, without doubles and without nothing. */
export function refundsFrom(today: string, agreed: Agreed): number[] {
  const found = new Set<number>();
  for (let at = Date.parse(today); at <= Date.parse(agreed.checkIn); at += DAY_MS)
    found.add(refundOn(new Date(at).toISOString().slice(0, 10), agreed));
  found.delete(0);
  return [...found];
}

/**
 * The amounts of a stay whose second part is charged on the day `on`, without doubles and without nothing: what comes
 * back of the first part before it, the second part, which is not charged then, and what comes back of both from that
 * day on.
 */
export function refundsInTwo(
  today: string,
  agreed: Agreed,
  { amountCents, on }: { amountCents: number; on: string },
): number[] {
  const found = new Set([amountCents]);
  for (let at = Date.parse(today); at <= Date.parse(agreed.checkIn); at += DAY_MS) {
    const day = new Date(at).toISOString().slice(0, 10);
    const isOpen = day < on || day === today;
    found.add(refundOn(day, isOpen ? agreed : { ...agreed, paidCents: agreed.paidCents + amountCents }));
  }
  found.delete(0);
  return [...found];
}

/** The last days on which an amount comes back that is more than what comes back the day after. */
export function deadlinesFrom(today: string, agreed: Agreed): string[] {
  const found: string[] = [];
  for (let at = Date.parse(today); at <= Date.parse(agreed.checkIn); at += DAY_MS) {
    const [day = '', next = ''] = [at, at + DAY_MS].map((each) => new Date(each).toISOString().slice(0, 10));
    const after = next > agreed.checkIn ? 0 : percentOn(agreed.policy, agreed.checkIn, next);
    if (percentOn(agreed.policy, agreed.checkIn, day) > after) found.push(day);
  }
  return found;
}

export function inDollars(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `$${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** Every amount with cents in a text, once. */
export const amountsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\$[\d,]+\.\d\d/g)].map(([amount]) => amount)),
];
