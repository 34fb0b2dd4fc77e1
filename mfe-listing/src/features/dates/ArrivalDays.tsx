import { Suspense } from 'react';
import type { CalendarDay } from '@roost/shared/contracts/listing';
import type { IsoDate } from '@roost/shared/domain/dates';
import { waitForCode } from '../../hooks/wait-for-code.ts';
import { calendarCode } from './calendar-code.ts';

type Props = {
  days: readonly CalendarDay[];
  /** Null without dates. */
  checkIn: IsoDate | null;
  today: IsoDate;
  /** A paragraph of its own; none where there is nothing to say. */
  paragraph?: true;
};

// Drawn by the server; in the browser its code comes with the calendar's.
const Words = calendarCode.component(
  ({ formatTurnover }) =>
    function ArrivalWords({ days, paragraph, ...stay }: Props) {
      const words = formatTurnover(days, stay);
      return paragraph && words !== '' ? <p>{words}</p> : words;
    },
  () => waitForCode(calendarCode),
);

/** On which weekday guests come, in the season of the check-in or the next one, where it is one alone (LIST-3). */
export const ArrivalDays = (props: Props) => (
  <Suspense>
    <Words {...props} />
  </Suspense>
);
