/** The range calendar. An entry of its own, so that pages without dates do not carry it. */
export { RangeCalendar } from './RangeCalendar.tsx';
export type { RangeCalendarProps } from './RangeCalendar.tsx';
export { CalendarFooter } from './CalendarFooter.tsx';
export type { CalendarFooterProps } from './CalendarFooter.tsx';
export type { DayRule, DayState } from './day-rule.ts';
export { pricedRule } from './priced-rule.ts';
export { stayRule } from './stay-rule.ts';
export { formatTurnover } from '../../domain/turnover.ts';
