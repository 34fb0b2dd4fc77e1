import { formatDay, formatWeekday, nightsBetween, formatNights } from '../../domain/dates.ts';
import { Button } from '../button/Button.tsx';
import { calendarTexts } from './calendar-texts.ts';
import styles from './RangeCalendar.module.css';
import type { DraftDates } from '../../domain/stay.ts';

export type CalendarFooterProps = {
  value: DraftDates;
  onClear: () => void;
  onApply: () => void;
  /**
   * What the button says and does with no date chosen, where a stay may be left open; without it a check-in has to be
   * chosen first.
   */
  emptyLabel?: string;
};

/**
 * Under the calendar: the stay in words, and the ways to drop or take it. Goes into the `footer` of a popover or sheet.
 */
export function CalendarFooter({ value, onClear, onApply, emptyLabel }: CalendarFooterProps) {
  const { checkIn: start, checkOut: end } = value;
  const unavailable =
    start === null
      ? emptyLabel === undefined
        ? calendarTexts.chooseCheckInFirst
        : null
      : end === null
        ? calendarTexts.chooseCheckOutFirst
        : null;
  const complete = start !== null && end !== null;
  return (
    <>
      <p className={styles.summary}>
        {complete && (
          <>
            <b>{formatNights(nightsBetween(start, end))}</b> {calendarTexts.to(dayWords(start), dayWords(end))}
          </>
        )}
        {start !== null && end === null && (
          <>
            <b>{dayWords(start)}</b> {calendarTexts.chooseCheckOut}
          </>
        )}
        {start === null && calendarTexts.chooseCheckIn}
      </p>
      <div className={styles.actions}>
        {start !== null && (
          <Button variant="text" onClick={onClear}>
            {calendarTexts.clear}
          </Button>
        )}
        <Button variant="primary" onClick={onApply} {...(unavailable === null ? {} : { unavailable })}>
          {start === null && emptyLabel !== undefined ? emptyLabel : calendarTexts.use}
        </Button>
      </div>
    </>
  );
}

const dayWords = (date: string) => `${formatWeekday(date, 'short')}, ${formatDay(date)}`;
