/**
 * Seasons in which a home changes guests on one weekday (LIST-3): found in its calendar by the rule of SRCH-12, so that
 * the words cannot say something else than the days that can be chosen.
 */
import { defineTexts } from '../texts/index.ts';
import { canCheckIn, isNightOffered, type CalendarDays, type StayRefusal } from './availability.ts';
import { formatDay, formatDayRange, formatNights, getWeekday, type IsoDate } from './dates.ts';

export type TurnoverSeason = {
  /** 0 for Sunday to 6 for Saturday. */
  weekday: number;
  /** First and last offered night of the season. */
  from: IsoDate;
  to: IsoDate;
  /** Nights that a stay has at least, from the season's check-in days. */
  minStay: number;
};

export const turnoverTexts = /* @__PURE__ */ defineTexts('shared/turnover', {
  weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'] as readonly string[],
  from: (day: string) => `from ${day}`,
  only: (weekday: string) => `Check-in is on ${weekday} only.`,
  outOnly: (weekday: string) => `Check-out is on ${weekday} only.`,
  season: (weekday: string, range: string) => `Check-in is on ${weekday} only, ${range}.`,
  seasonMinimum: (weekday: string, range: string, nights: string) =>
    `Check-in is on ${weekday} only, ${range}, ${nights} minimum.`,
});

/** Closed days on which nobody can come, over a week long, tell a season from a few odd days. */
const CLOSED_DAYS = 6;

/** Returns the seasons in the order of their days. Days that are taken belong to the season around them. */
export function listTurnoverSeasons(days: CalendarDays): TurnoverSeason[] {
  const offered = days
    .filter((day) => isNightOffered(day.code))
    .map((day) => ({ ...day, weekday: getWeekday(day.date) }));
  const seasons: TurnoverSeason[] = [];
  for (let weekday = 0; weekday < 7; weekday += 1) {
    let run: typeof offered = [];
    const end = () => {
      const open = run.filter((day) => canCheckIn(day.code));
      const [first, last] = [run[0], run.at(-1)];
      if (first && last && open.length > 0 && run.length - open.length >= CLOSED_DAYS)
        seasons.push({
          weekday,
          from: first.date,
          to: last.date,
          minStay: Math.min(...open.map((day) => day.minStay)),
        });
      run = [];
    };
    for (const day of offered) {
      if (canCheckIn(day.code) === (day.weekday === weekday)) run.push(day);
      else end();
    }
    end();
  }
  return seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** Returns the season that a day lies in. */
export const findTurnover = (seasons: readonly TurnoverSeason[], date: IsoDate): TurnoverSeason | undefined =>
  seasons.find(({ from, to }) => from <= date && date <= to);

/**
 * Returns what a refused check-in (1018) or check-out (1019) adds to the catalogue's text: the one weekday that is
 * allowed around that day. Nothing where the day is closed for another reason.
 */
export function explainTurnover(
  days: CalendarDays,
  { code, date }: Pick<StayRefusal, 'code' | 'date'>,
): { weekday?: number; note?: string } {
  const format = { '1018': turnoverTexts.only, '1019': turnoverTexts.outOnly }[code as string];
  const season = format && findTurnover(listTurnoverSeasons(days), date);
  if (!season) return {};
  return { weekday: season.weekday, note: format(turnoverTexts.weekdays[season.weekday] ?? '') };
}

/** `Check-in is on Saturdays only.` */
export const formatTurnoverDay = ({ weekday }: TurnoverSeason): string =>
  turnoverTexts.only(turnoverTexts.weekdays[weekday] ?? '');

/**
 * Returns the season of `checkIn`, without one the next season from `today` on; without its last night where the
 * calendar ends within it, because such a season may go on.
 */
function pickSeason(
  days: CalendarDays,
  { checkIn, today }: { checkIn: IsoDate | null; today: IsoDate },
): { season: TurnoverSeason; isOpen: boolean } | null {
  const seasons = listTurnoverSeasons(days);
  const season = checkIn === null ? seasons.find(({ to }) => to >= today) : findTurnover(seasons, checkIn);
  return season ? { season, isOpen: days.findLast((day) => isNightOffered(day.code))?.date === season.to } : null;
}

/** Returns the next season as cards say it, undefined where guests may come on any weekday. */
export function getNextTurnover(
  days: CalendarDays,
  today: IsoDate,
): { weekday: number; from: IsoDate; to?: IsoDate } | undefined {
  const found = pickSeason(days, { checkIn: null, today });
  if (!found) return undefined;
  const { season, isOpen } = found;
  return { weekday: season.weekday, from: season.from, ...(isOpen ? {} : { to: season.to }) };
}

/**
 * Returns `Check-in is on Saturdays only, May 30 – Sep 4, 7 nights minimum.` for the season of `checkIn`, without one
 * for the next season from `today` on. Empty where guests may come on any weekday.
 */
export function formatTurnover(
  days: CalendarDays,
  { checkIn, today }: { checkIn: IsoDate | null; today: IsoDate },
): string {
  const found = pickSeason(days, { checkIn, today });
  if (!found) return '';
  const { season, isOpen } = found;
  const { weekday, from, to, minStay } = season;
  const range = isOpen ? turnoverTexts.from(formatDay(from)) : formatDayRange(from, to);
  const day = turnoverTexts.weekdays[weekday] ?? '';
  return minStay > 1
    ? turnoverTexts.seasonMinimum(day, range, formatNights(minStay))
    : turnoverTexts.season(day, range);
}
