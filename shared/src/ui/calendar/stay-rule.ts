import type { CalendarDay } from '../../contracts/listing.ts';
import {
  canCheckIn,
  canStay,
  findCalendarDay,
  explainStay,
  isNightOffered,
  selectableCheckIns,
  selectableCheckOuts,
} from '../../domain/availability.ts';
import { formatNights, type IsoDate } from '../../domain/dates.ts';
import { findTurnover, formatTurnoverDay, listTurnoverSeasons, type TurnoverSeason } from '../../domain/turnover.ts';
import type { DayRule, DayState } from './day-rule.ts';
import { calendarTexts } from './calendar-texts.ts';

const OPEN: DayState = { state: 'open' };
const TAKEN: DayState = { state: 'unavailable' };

/** The day rule of one home's calendar (LIST-3): what SRCH-12 allows, with the reason in words where it does not. */
export function stayRule(days: readonly CalendarDay[], today: IsoDate): DayRule {
  const checkIns = new Set(selectableCheckIns(days, today));
  const seasons = listTurnoverSeasons(days);
  const checkOuts = new Map<IsoDate, ReadonlySet<IsoDate>>();
  const getEnds = (start: IsoDate) => {
    const known = checkOuts.get(start) ?? new Set(selectableCheckOuts(days, start));
    checkOuts.set(start, known);
    return known;
  };
  return (date, start) =>
    start === null ? arrival(days, checkIns, seasons, date) : departure(days, getEnds(start), start, date);
}

function arrival(
  days: readonly CalendarDay[],
  checkIns: ReadonlySet<IsoDate>,
  seasons: readonly TurnoverSeason[],
  date: IsoDate,
): DayState {
  if (checkIns.has(date)) return OPEN;
  const day = findCalendarDay(days, date);
  if (!day) return TAKEN;
  if (day.code === 'DO' || day.code === 'NO') return { state: 'checkOutOnly', why: calendarTexts.checkOutOnly };
  if (canCheckIn(day.code)) {
    return day.minStay > 1 ? { state: 'blocked', why: calendarTexts.tooShort(formatNights(day.minStay)) } : TAKEN;
  }
  if (!isNightOffered(day.code)) return TAKEN;
  const season = findTurnover(seasons, date);
  return { state: 'blocked', why: season ? formatTurnoverDay(season) : calendarTexts.noCheckIn };
}

function departure(days: readonly CalendarDay[], ends: ReadonlySet<IsoDate>, start: IsoDate, date: IsoDate): DayState {
  if (ends.has(date)) return OPEN;
  const answer = canStay(days, start, date);
  if (answer.ok || answer.reason === 'unavailable' || answer.reason === 'noRate') return TAKEN;
  const words = explainStay(days, start, date);
  return { state: 'blocked', ...(words.ok ? {} : { why: words.words }) };
}
