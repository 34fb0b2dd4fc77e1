import { addDays } from '@roost/shared/domain/dates';
import { MAX_SEARCH_NIGHTS } from '@roost/shared/domain/search-address';
import type { DayRule } from '@roost/shared/ui/calendar';
import { copy } from '../../copy.ts';

/** Which homes are free is the search's business: every day is open, but a stay longer than a search takes cannot be chosen. */
export const searchableDay: DayRule = (date, start) =>
  start !== null && date > addDays(start, MAX_SEARCH_NIGHTS)
    ? { state: 'blocked', why: copy.box.longest(MAX_SEARCH_NIGHTS) }
    : { state: 'open' };
