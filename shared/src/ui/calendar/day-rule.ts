import type { IsoDate } from '../../domain/dates.ts';

/**
 * What a day offers: `open` can be chosen now, `checkOutOnly` only ends a stay, `blocked` cannot be chosen for a reason
 * worth saying (minimum stay), `unavailable` is simply taken.
 */
export type DayState = {
  state: 'open' | 'checkOutOnly' | 'unavailable' | 'blocked';
  /** Said on hover, on focus and to screen readers. */ why?: string;
  /** What the night costs before fees, in cents; below the day and in its name. */ cents?: number;
  /** No night of its month costs less. */ lowest?: boolean;
};

/** State of a day. `start` is the chosen check-in while a check-out is being chosen, else null. */
export type DayRule = (date: IsoDate, start: IsoDate | null) => DayState;

const OPEN: DayState = { state: 'open' };

/** For a search, where no calendar is known yet: every day is open. */
export const anyDay: DayRule = () => OPEN;
