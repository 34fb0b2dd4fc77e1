import { useId } from 'react';
import { formatLongDate, formatMonth, formatWeekday, type IsoDate } from '../../domain/dates.ts';
import { formatAmount } from '../../domain/currency.ts';
import { formatNight } from './format-night.ts';
import { useCurrency } from '../price/currency.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cx } from '../cx.ts';
import type { DayState } from './day-rule.ts';
import { getFirst, getWeeks, type Month } from './months.ts';
import { calendarTexts } from './calendar-texts.ts';
import styles from './RangeCalendar.module.css';
import type { DraftDates } from '../../domain/stay.ts';

/** A day as the grid draws it: the rule's answer, or before and after the days there are. */
export type DrawnState = DayState | { state: 'outside'; why?: never; cents?: never; lowest?: never };

type Props = {
  month: Month;
  value: DraftDates;
  /** The day under the pointer or focus, for the preview and the reason. */
  hovered: IsoDate | null;
  /** The one day of the grid in the tab order. */
  cursor: IsoDate | null;
  findState: (date: IsoDate) => DrawnState;
  onPick: (date: IsoDate) => void;
  onHover: (date: IsoDate | null) => void;
  headingLevel: 3 | 4;
};

/** One month as an ARIA grid. Days that can be chosen or explain themselves are buttons; the rest are text. */
export function MonthGrid({ month, value, hovered, cursor, findState, onPick, onHover, headingLevel }: Props) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.month}>
      <Heading id={id} className={styles.name}>
        {formatMonth(getFirst(month))}
      </Heading>
      <table role="grid" aria-labelledby={id}>
        <thead>
          <tr>
            {calendarTexts.weekdays.map(([short, long]) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {getWeeks(month).map((week, row) => (
            <tr key={week.find((date) => date !== null) ?? row}>
              {week.map((date, column) =>
                date === null ? (
                  <td key={`empty-${column}`} />
                ) : (
                  <Day
                    key={date}
                    date={date}
                    column={column}
                    drawn={findState(date)}
                    value={value}
                    hovered={hovered}
                    inTabOrder={date === cursor}
                    onPick={onPick}
                    onHover={onHover}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = {
  date: IsoDate;
  column: number;
  drawn: DrawnState;
  value: DraftDates;
  hovered: IsoDate | null;
  inTabOrder: boolean;
  onPick: (date: IsoDate) => void;
  onHover: (date: IsoDate | null) => void;
};

function Day({ date, column, drawn, value, hovered, inTabOrder, onPick, onHover }: DayProps) {
  const tipId = useId();
  const currency = useCurrency();
  const { checkIn: start, checkOut: end } = value;
  const isStart = date === start;
  const isEnd = date === end;
  const between = start !== null && end !== null && date > start && date < end;
  const previewEnd = start !== null && end === null && hovered !== null && hovered > start ? hovered : null;
  const previewed = previewEnd !== null && start !== null && date > start && date < previewEnd;
  const pressable = drawn.state === 'open' || isStart || isEnd;
  const explained = !pressable && drawn.why !== undefined;
  const tipShown = explained && hovered === date;

  const cell = cx(
    styles.day,
    styles[drawn.state],
    between && styles.between,
    previewed && styles.previewed,
    isStart && styles.start,
    isEnd && styles.end,
    isStart && (end !== null || previewEnd !== null) && styles.opens,
    isEnd && start !== null && styles.closes,
    date === previewEnd && pressable && styles.previewEnd,
    column < 2 && styles.atStart,
    column > 4 && styles.atEnd,
  );
  const number = Number(date.slice(8));
  if (!pressable && !explained) {
    return (
      <td role="gridcell" aria-disabled="true" className={cell}>
        <span>
          {number}
          <VisuallyHidden>{calendarTexts.notAvailable}</VisuallyHidden>
        </span>
      </td>
    );
  }
  const words = `${formatWeekday(date)}, ${formatLongDate(date)}${isStart ? calendarTexts.asCheckIn : ''}${isEnd ? calendarTexts.asCheckOut : ''}${drawn.cents === undefined ? '' : `, ${formatAmount(drawn.cents, currency, 'floor')}`}`;
  return (
    <td
      role="gridcell"
      aria-selected={isStart || isEnd || between}
      aria-disabled={explained || undefined}
      className={cell}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={inTabOrder ? 0 : -1}
        aria-label={words}
        aria-disabled={explained || undefined}
        aria-describedby={explained ? tipId : undefined}
        onClick={() => onPick(date)}
        onPointerEnter={() => onHover(date)}
        onPointerLeave={() => onHover(null)}
        onFocus={() => onHover(date)}
        onBlur={() => onHover(null)}
      >
        {number}
        {drawn.cents !== undefined && (
          <small
            className={cx(drawn.lowest && styles.lowest)}
            data-night={isEnd ? calendarTexts.out : formatNight(drawn.cents, currency)}
          />
        )}
      </button>
      {explained && (
        <span id={tipId} role="tooltip" className={cx(styles.tip, !tipShown && styles.tipHidden)}>
          {drawn.why}
        </span>
      )}
    </td>
  );
}
