import { addDays } from '@roost/shared/domain/dates';
import type { DayRule } from '@roost/shared/ui/calendar';
import { boxCopy } from '../../box-copy.ts';
import { MAX_STAY_NIGHTS } from '@roost/shared/domain/stay';

/** Every day can be chosen: the search finds the homes that are free. A stay cannot be longer than a search allows. */
export const searchableDay: DayRule = (date, start) =>
  start !== null && date > addDays(start, MAX_STAY_NIGHTS)
    ? { state: 'blocked', why: boxCopy.longest(MAX_STAY_NIGHTS) }
    : { state: 'open' };
