import { addDays } from '@roost/shared/domain/dates';
import type { DayRule } from '@roost/shared/ui/calendar';
import { copy } from '../../copy.ts';
import { MAX_STAY_NIGHTS } from '@roost/shared/domain/stay';

/** Which homes are free is the search's business: every day is open, but a stay longer than a search takes cannot be chosen. */
export const searchableDay: DayRule = (date, start) =>
  start !== null && date > addDays(start, MAX_STAY_NIGHTS)
    ? { state: 'blocked', why: copy.box.longest(MAX_STAY_NIGHTS) }
    : { state: 'open' };
