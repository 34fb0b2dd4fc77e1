/**
 * The second part of a stay that is paid in two parts (docs/decisions/0082): when its steps are due, and how its guest
 * sees it.
 */
import type { Reservation } from '@roost/shared/contracts/booking';
import { addDays, type IsoDate } from '@roost/shared/domain/dates';
import { getPayByDay, MOST_DECLINES } from '@roost/shared/domain/split-payment';
import { dayIn, getDayEnd } from '@roost/shared/domain/time-zone';
import type { StayRow } from '../db/schema.ts';

/** The hour at the home at which cards are charged and mails about it are sent: people are awake to act on them. */
const STEP_HOUR = 9;

/** Returns the instant of a step on a day at the home. */
export function getStepTime(timeZone: string, day: IsoDate): Date {
  const dayBefore = addDays(day, -1);
  const midnight = Date.parse(`${dayBefore}T00:00:00Z`) + getDayEnd(timeZone, dayBefore) * 60_000;
  return new Date(midnight + STEP_HOUR * 3_600_000);
}

type RestRow = Pick<StayRow, 'status' | 'quote' | 'rest_cents' | 'rest_on' | 'rest_next_at' | 'rest_declines'>;

/** Returns what a guest sees of the rest: nothing once it is paid or the stay is over, except why it was cancelled. */
export function toRest(stay: RestRow): Pick<Reservation, 'rest' | 'unpaid'> {
  if (stay.status === 'cancelled') return stay.rest_declines >= MOST_DECLINES ? { unpaid: true } : {};
  if (stay.status === 'failed' || stay.rest_cents === 0 || stay.rest_on === null) return {};
  const zone = stay.quote.refundTerms?.timeZone ?? 'UTC';
  // A charge that is under way is repeated soon: its day is the one that was agreed.
  const { rest_next_at: next, rest_on: agreedOn, rest_declines: declines } = stay;
  const stepOn = next === null || declines === 0 ? agreedOn : dayIn(zone, next);
  return {
    rest: {
      amountCents: stay.rest_cents,
      on: declines >= MOST_DECLINES ? null : stepOn,
      declines,
      // Without a next step the stay has begun and staff handle it: the day is the one that the guest was first told.
      payBy: next === null ? getPayByDay(0, agreedOn) : getPayByDay(declines, stepOn),
    },
  };
}
