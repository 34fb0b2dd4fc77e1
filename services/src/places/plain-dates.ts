/** Rewrites numeric dates of several countries for the rules (FIND-2). */
const DATE_PARTS = /(?<![\d./-])(\d{1,2})\s?([./])\s?(\d{1,2})\s?\2\s?((?:20)?\d{2})(?![\d/])/g;
const DAY_AND_MONTH = /(?<![\d.$€])(\d{1,2})\.\s?(\d{1,2})\.(?!\d)/g;
/** "12.12.-15.12.2026": the year of the second day is that of both. */
const DAY_TO_DAY = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.?\s?[-–]\s?(\d{1,2})\.\s?(\d{1,2})\.\s?(20[2-4]\d)(?!\d)/g;
const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
/** "01/15/2027", "15.1.2027", "15/01/27" as one day; in America the month stands first, unless it cannot. */
function isoDate(whole: string, first: string, divider: string, second: string, year: string): string {
  const [a, b] = [Number(first), Number(second)];
  // "5.14.27" can only be the fourteenth of May.
  const isDayFirst = a > MONTH_NAMES.length || (divider === '.' && b <= MONTH_NAMES.length);
  const [month, day] = isDayFirst ? [b, a] : [a, b];
  if (month < 1 || month > MONTH_NAMES.length || day < 1 || day > 31) return whole;
  return `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** "20270212-20270215": days without a mark between their parts. */
const DAYS_IN_ONE = /(?<!\d)(20[2-4]\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=\s*(?:-|–|to\b|until\b)|\D*$)(?!\d)/g;
/** "A fortnight", "two fortnights". */
const FORTNIGHT = /\b(?:(?:an?|one|our|my|the|1) |(two |2 ))?(?:fortnight|fortnite)s?\b/gi;
/** "Easter break": the days themselves. Spring break has its own. */
const HOLIDAY_BREAK = /\b(easter|christmas|xmas|thanksgiving|new years?)\s+break\b/gi;
/** Returns the text with numeric dates written out: "2027-05-14", "14 may". */
export const withPlainDates = (typed: string): string =>
  typed
    .replace(HOLIDAY_BREAK, '$1')
    .replace(FORTNIGHT, (_, count?: string) => `${count?.trim() === 'two' || count?.trim() === '2' ? 4 : 2} weeks`)
    .replace(DAY_TO_DAY, (_, day: string, month: string, last: string, until: string, year: string) => {
      const first = Number(month) > Number(until) ? Number(year) - 1 : year;
      return `${day}.${month}.${first} to ${last}.${until}.${year}`;
    })
    .replace(DATE_PARTS, isoDate)
    .replace(DAYS_IN_ONE, (day, year: string, month: string, date: string, _at: number, whole: string) =>
      whole.trim() === day ? day : `${year}-${month}-${date}`,
    )
    .replace(DAY_AND_MONTH, (whole, day: string, month: string) => {
      const name = MONTH_NAMES[Number(month) - 1];
      return name && Number(day) >= 1 && Number(day) <= 31 ? `${Number(day)} ${name}` : whole;
    });
