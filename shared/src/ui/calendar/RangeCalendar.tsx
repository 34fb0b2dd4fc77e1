/**
 * The stay calendar (decision 0007). The component is long because the range, the cursor and the months in view change
 * together with each key and press.
 */
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { addDays, addMonths, formatDay, formatLongDate, getWeekday, type IsoDate } from '../../domain/dates.ts';
import { IconButton } from '../button/Button.tsx';
import { limited } from '../button/limited.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { cx } from '../cx.ts';
import { anyDay, type DayRule } from './day-rule.ts';
import { Legend } from './Legend.tsx';
import { MonthGrid, type DrawnState } from './MonthGrid.tsx';
import { getMonth, monthsBetween, shiftMonth } from './months.ts';
import { calendarTexts } from './calendar-texts.ts';
import styles from './RangeCalendar.module.css';
import type { DraftDates } from '../../domain/stay.ts';

export type RangeCalendarProps = {
  value: DraftDates;
  onChange: (value: DraftDates) => void;
  /** Today as the server said; days before it cannot be chosen. */
  today: IsoDate;
  /** Last day that is drawn as choosable. Default: 400 days from today. */
  last?: IsoDate;
  rule?: DayRule;
  /** Months in view, beside each other where there is room. */
  months?: 1 | 2;
  /** Called when fewer than two months are left after those in view: time to load what `last` does not reach yet. */
  onNearEnd?: () => void;
  /** Explains the marks; for a home's own calendar. */
  legend?: boolean;
  /** The rule has prices: the legend says what they are. */
  prices?: boolean;
  /** Puts the focus on the chosen day, or the first one that can be chosen, when it opens in a dialog. */
  takeFocus?: boolean;
  /** Level of the month names in the page's outline. */
  headingLevel?: 3 | 4;
};

const DAYS_AHEAD = 400;

/**
 * Check-in and check-out on month grids (LIST-3, SRCH-16). Arrows move by day and week, Home and End to the edges of
 * the week, Page Up and Down by month, with Shift by year. A day before the chosen check-in starts anew. Never reads
 * the clock.
 */
export function RangeCalendar({
  value,
  onChange,
  today,
  last = addDays(today, DAYS_AHEAD),
  rule = anyDay,
  months = 2,
  legend = false,
  prices = false,
  takeFocus = false,
  headingLevel = 3,
  onNearEnd,
}: RangeCalendarProps) {
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useRef<IsoDate | null>(null);
  const firstMonth = getMonth(today);
  const lastMonth = getMonth(last);
  const [view, setView] = useState(() =>
    clampMonth(
      getMonth(value.checkIn ?? findFirstOpen(rule, today, last)),
      firstMonth,
      shiftMonth(lastMonth, 1 - months),
    ),
  );
  const [moved, setMoved] = useState<IsoDate | null>(null);
  const [hovered, setHovered] = useState<IsoDate | null>(null);

  const choosingEnd = value.checkIn !== null && value.checkOut === null;
  const findState = (date: IsoDate): DrawnState => {
    if (date < today || date > last) return { state: 'outside' };
    return rule(date, choosingEnd && value.checkIn !== null && date > value.checkIn ? value.checkIn : null);
  };
  const reachable = (date: IsoDate) => {
    const drawn = findState(date);
    return drawn.state === 'open' || date === value.checkIn || date === value.checkOut || drawn.why !== undefined;
  };

  const shown = monthsBetween(view, shiftMonth(view, months - 1));
  const visible = (date: IsoDate | null): date is IsoDate => date !== null && shown.includes(getMonth(date));
  const cursor =
    [moved, value.checkIn].find((date) => visible(date) && reachable(date)) ??
    firstReachable(shown[0] ?? firstMonth, shown.at(-1) ?? lastMonth, reachable);

  useEffect(() => {
    const date = focusNext.current;
    focusNext.current = null;
    if (date !== null) root.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  });

  useEffect(() => {
    if (takeFocus) root.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
  }, [takeFocus]);

  const nearEnd = shiftMonth(view, months + 1) >= lastMonth;
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
  }, [nearEnd, onNearEnd]);

  const pick = (date: IsoDate) => {
    setMoved(date);
    // A finger has no hover: pressing a blocked day shows its reason.
    setHovered(date);
    if (findState(date).state !== 'open' && date !== value.checkIn) return;
    if (choosingEnd && value.checkIn !== null && date > value.checkIn)
      onChange({ checkIn: value.checkIn, checkOut: date });
    else if (choosingEnd && date === value.checkIn) onChange({ checkIn: null, checkOut: null });
    else onChange({ checkIn: date, checkOut: null });
  };

  const moveTo = (target: IsoDate, step: 1 | -1) => {
    let date = target;
    while (date >= today && date <= last && !reachable(date)) date = addDays(date, step);
    if (date < today || date > last) return;
    focusNext.current = date;
    setMoved(date);
    if (!visible(date))
      setView(
        clampMonth(
          step > 0 ? shiftMonth(getMonth(date), 1 - months) : getMonth(date),
          firstMonth,
          shiftMonth(lastMonth, 1 - months),
        ),
      );
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || cursor === null) return;
    const from = event.target.dataset.date;
    const jump = from === undefined ? undefined : getJump(event.key, event.shiftKey, from);
    if (jump === undefined) return;
    event.preventDefault();
    moveTo(jump.to, jump.step);
  };

  const turn = (by: number) => setView(clampMonth(shiftMonth(view, by), firstMonth, shiftMonth(lastMonth, 1 - months)));
  return (
    // The server gives its sheet to pages that have it in their HTML, before its code is here.
    <div ref={root} className={styles.calendar} data-styles="calendar" onKeyDown={keys}>
      <div className={styles.previous}>
        <IconButton icon="chevronLeft" label={calendarTexts.earlier} {...limited(view <= firstMonth, () => turn(-1))} />
      </div>
      <div className={styles.next}>
        <IconButton
          icon="chevronRight"
          label={calendarTexts.later}
          {...limited(shiftMonth(view, months - 1) >= lastMonth, () => turn(1))}
        />
      </div>
      <div className={cx(styles.months, months === 2 && styles.pair)}>
        {shown.map((month) => (
          <MonthGrid
            key={month}
            month={month}
            value={value}
            hovered={hovered}
            cursor={cursor}
            findState={findState}
            onPick={pick}
            onHover={setHovered}
            headingLevel={headingLevel}
          />
        ))}
      </div>
      {legend && <Legend prices={prices} />}
      <VisuallyHidden>
        <span role="status">{announcement(value, rule)}</span>
      </VisuallyHidden>
    </div>
  );
}

function clampMonth(month: string, first: string, last: string): string {
  if (month <= first || last <= first) return first;
  return month > last ? last : month;
}

/** Returns the first day that can be chosen, so that a home booked for weeks opens where it is free; else today. */
function findFirstOpen(rule: DayRule, today: IsoDate, last: IsoDate): IsoDate {
  for (let date = today; date <= last; date = addDays(date, 1)) if (rule(date, null).state === 'open') return date;
  return today;
}

function firstReachable(first: string, last: string, reachable: (date: IsoDate) => boolean): IsoDate | null {
  for (let date = `${first}-01`; getMonth(date) <= last; date = addDays(date, 1)) {
    if (reachable(date)) return date;
  }
  return null;
}

/** Where a key goes, and in which direction to look on when that day cannot take the focus. */
function getJump(key: string, shift: boolean, from: IsoDate): { to: IsoDate; step: 1 | -1 } | undefined {
  switch (key) {
    case 'ArrowLeft':
      return { to: addDays(from, -1), step: -1 };
    case 'ArrowRight':
      return { to: addDays(from, 1), step: 1 };
    case 'ArrowUp':
      return { to: addDays(from, -7), step: -1 };
    case 'ArrowDown':
      return { to: addDays(from, 7), step: 1 };
    case 'Home':
      return { to: addDays(from, -getWeekday(from)), step: 1 };
    case 'End':
      return { to: addDays(from, 6 - getWeekday(from)), step: -1 };
    case 'PageUp':
      return { to: addMonths(from, shift ? -12 : -1), step: -1 };
    case 'PageDown':
      return { to: addMonths(from, shift ? 12 : 1), step: 1 };
    default:
      return undefined;
  }
}

function announcement({ checkIn: start, checkOut: end }: DraftDates, rule: DayRule): string {
  if (start === null) return '';
  if (end !== null) return calendarTexts.chosen(formatLongDate(start), formatLongDate(end));
  const next = rule(addDays(start, 1), start);
  return `${calendarTexts.started(formatDay(start))} ${next.why ?? ''}`.trim();
}
