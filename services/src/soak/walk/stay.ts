/**
 * One guest of a walk: what they book, and what will happen to the stay. All of it is thrown before the walk begins.
 */
import type { Quote, Reservation } from '@roost/shared/contracts/booking';
import { addDays } from '@roost/shared/domain/dates';
import { reservationRequest, TestGuest } from '../../testing/guest.ts';
import type { SeedListing } from '../../seed/seed-listing.ts';
import type { Dice } from '../random.ts';
import type { Checks } from './checks.ts';
import { dayAt, dayOver, POLICIES, type Policy } from './oracle.ts';
import type { WalkWorld } from './world.ts';

export type WalkStay = {
  number: number;
  browser: TestGuest;
  home: SeedListing;
  code: string;
  email: string;
  spanish: boolean;
  /** What is booked beside the nights. */
  extras: string[];
  policy: Policy;
  zone: string;
  /** Of what was paid, what no cancellation gives back any more because of a change. */
  lockedCents: number;
  /** What somebody gave back by hand. */
  handCents: number;
  /** What an operator paid another way, after the bank had sent it back. */
  repaidCents: number;
  handWhen: 'never' | 'before' | 'due' | 'after';
  changeWhen: 'never' | 'early' | 'late';
  /** Whether its change makes the stay longer. */
  longer: boolean;
  /** What goes wrong when it is cancelled. */
  fault: 'none' | 'down' | 'failed' | 'lost' | 'bank' | 'dispute';
  cancelAt: number;
  cancelled: boolean;
};

const HALF_MINUTE_MS = 30_000;
const PROMOS = ['', 'LAKE50', 'STAY5', 'WELCOME10'] as const;
const pick = <T>(dice: Dice, from: readonly T[]): T => {
  const found = dice.pick(from);
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

/**
 * When a stay is cancelled: half a minute beside a deadline or at it, on one of the special days where a deadline can
 * be there.
 */
function pickEnd(dice: Dice, policy: Policy, { checkIn, zone, today }: Record<'checkIn' | 'zone' | 'today', string>) {
  const days = [...policy.steps.map(({ daysBefore }) => addDays(checkIn, -daysBefore)), checkIn];
  const ahead = days.filter((day) => day > addDays(today, 2));
  const over = dayOver(zone, dice.pick(ahead) ?? checkIn);
  const at = over + pick(dice, [-HALF_MINUTE_MS, -1, 0, HALF_MINUTE_MS]);
  return dayAt(zone, at) > checkIn ? over - HALF_MINUTE_MS : at;
}

/** A check-in that puts one of the policy's deadlines on a special day, or any day. */
function pickCheckIn(dice: Dice, policy: Policy, today: string, special: readonly string[]): string {
  const days = special.flatMap((day) => policy.steps.map(({ daysBefore }) => addDays(day, daysBefore)));
  if (days.length > 0 && dice.chance(0.6)) return pick(dice, days);
  return addDays(today, pick(dice, [dice.int(5, 40), dice.int(62, 110), dice.int(75, 200)]));
}

/** The guest reads every page in one language: later mails follow what a request names. */
export const namesLanguage = ({ spanish }: Pick<WalkStay, 'spanish'>): Record<string, string> =>
  spanish ? { 'accept-language': 'es' } : {};

/**
 * Books a stay as a guest does: a quote, extras and a code chosen on it, and in two payments where those are offered.
 * Null when it is not available.
 */
export async function bookStay(
  world: WalkWorld,
  dice: Dice,
  checks: Checks,
  { number, special }: { number: number; special: readonly string[] },
): Promise<{ stay: WalkStay; quote: Quote; reservation: Reservation } | null> {
  const policy = POLICIES[number % POLICIES.length] as Policy;
  const home = pick(
    dice,
    world.homes.filter(({ cancellationPolicy }) => cancellationPolicy === policy),
  );
  const checkIn = pickCheckIn(dice, policy, world.today, special);
  const browser = new TestGuest(world.url());
  const wanted = {
    listingId: home.id,
    startDate: checkIn,
    endDate: addDays(checkIn, dice.int(1, 9)),
    adults: dice.int(1, home.maxOccupancy),
    infants: dice.int(0, 2),
    pets: dice.int(0, home.houseRules.maxPets),
  };
  const first = await browser.quote(wanted);
  if (first.status !== 200) return null;
  const optionalItems = first.body.optionalItems.filter(() => dice.chance(0.5)).map(({ id }) => id);
  const promoCode = pick(dice, PROMOS);
  const { status, body: quote } = await browser.quote({ ...wanted, optionalItems, ...(promoCode && { promoCode }) });
  if (status !== 200) return null;
  const split = quote.split !== undefined && dice.chance(0.7) ? quote.split : undefined;
  const spanish = number % 2 === 1;
  const email = `walk${number}@example.com`;
  const request = reservationRequest(quote, {
    guest: { firstName: 'Ada', lastName: 'Lovelace', email, phone: { dialCode: '1', value: '5550100' } },
    optionalItems,
    ...(promoCode && quote.promo?.status === 'applied' ? { promoCode } : {}),
    ...(split ? { split } : {}),
  });
  const made = await browser.post<{ reservation: Reservation; error?: object }>(
    '/reservations',
    request,
    namesLanguage({ spanish }),
  );
  checks.hold('booked', made.status === 200, made.body.error);
  const { reservation } = made.body;
  const zone = reservation?.refundTerms?.timeZone;
  if (made.status !== 200 || zone === undefined) return null;
  checks.note(split ? 'booked in two payments' : 'booked at once');
  const stay: WalkStay = {
    ...{ number, browser, home, email, spanish, policy, zone, code: reservation.code, extras: optionalItems },
    ...{ lockedCents: 0, handCents: 0, repaidCents: 0, cancelled: false },
    handWhen: pick(dice, ['never', 'never', 'never', 'before', 'due', 'after']),
    changeWhen: pick(dice, ['never', 'early', 'late']),
    longer: dice.chance(0.5),
    fault: pick(dice, ['none', 'none', 'down', 'failed', 'lost', 'bank', 'dispute']),
    cancelAt: pickEnd(dice, policy, { checkIn, zone, today: world.today }),
  };
  return { stay, quote, reservation };
}
