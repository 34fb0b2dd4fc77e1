/**
 * Holidays that are searched for less often: services know them, browsers only with the words of other languages
 * (FIND-2).
 */
import { addDays } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import {
  aroundDay,
  christmasWeek,
  easter,
  easterWeekend,
  labor,
  memorial,
  presidents,
  springBreak,
  nameHolidays,
  newYear,
  nthWeekday,
  onOrAfter,
} from './calendar-words.ts';
import type { Holiday } from './holiday.ts';
import { HOLIDAYS_OF_CALENDARS } from './holidays-of-calendars.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;
/** Friday to Sunday before a Sunday. */
const getWeekend =
  (sunday: (year: number) => IsoDate): Holiday =>
  (year) => [addDays(sunday(year), -2), sunday(year)];
/** So many days from a fixed day on. */
const from =
  (month: string, day: string, nights: number): Holiday =>
  (year) => [`${year}-${month}-${day}`, addDays(`${year}-${month}-${day}`, nights)];
/** Saturday to Saturday with a day in it. */
const weekWith =
  (day: (year: number) => IsoDate): Holiday =>
  (year) => {
    const saturday = onOrAfter(addDays(day(year), -6), SATURDAY);
    return [saturday, addDays(saturday, 7)];
  };
const afterEaster =
  (first: number, nights: number): Holiday =>
  (year) => [addDays(easter(year), first), addDays(easter(year), first + nights)];

const longWeekend =
  (monday: (year: number) => IsoDate): Holiday =>
  (year) => [addDays(monday(year), -3), monday(year)];
/** The Monday before May 25. */
const victoriaDay = (year: number): IsoDate => onOrAfter(`${year}-05-18`, MONDAY);

/** Feasts of other countries than the United States, and those that the main list has by another name. */
const ABROAD = nameHolidays([
  [
    'weihnachten|noel|navidad|natale|xmas week|week of christmas|over christmas|for christmas|christmas holidays',
    christmasWeek,
  ],
  ['silvester|nouvel an|ano nuevo|capodanno', newYear],
  ['ostern|paques|semana santa|pasqua', easterWeekend],
  ['christmas eve|heiligabend|nochebuena', from('12', '24', 3)],
  ['christmas day', from('12', '24', 3)],
  ['kwanzaa', from('12', '26', 6)],
  [
    'black friday weekend|black friday',
    (year) => [nthWeekday(year, 11, THURSDAY, 4), addDays(nthWeekday(year, 11, THURSDAY, 4), 3)],
  ],
  ['canada day long weekend|canada day weekend|canada day', aroundDay(7, 1)],
  ['victoria day weekend|victoria day|may long weekend|may two four', longWeekend(victoriaDay)],
  ['family day weekend|family day', longWeekend((year) => nthWeekday(year, 2, MONDAY, 3))],
  ['civic holiday weekend|civic holiday|august long weekend', longWeekend((year) => nthWeekday(year, 8, MONDAY, 1))],
  ['australia day long weekend|australia day weekend|australia day', aroundDay(1, 26)],
  ['anzac day weekend|anzac day', aroundDay(4, 25)],
  ['waitangi day weekend|waitangi day', aroundDay(2, 6)],
  ['bastille day weekend|bastille day|quatorze juillet', aroundDay(7, 14)],
  ['ferragosto', from('08', '13', 4)],
  ['all saints day|all saints|ognissanti|toussaint|allerheiligen|todos los santos', from('10', '30', 3)],
  ['day of the dead|dia de los muertos|dia de muertos', from('10', '31', 3)],
  ['golden week', from('04', '29', 7)],
  ['obon', from('08', '13', 4)],
  ['songkran', from('04', '12', 4)],
  ['kings day|koningsdag', aroundDay(4, 27)],
  [
    'midsummer weekend|midsummer|midsommar',
    (year) => [onOrAfter(`${year}-06-19`, FRIDAY), addDays(onOrAfter(`${year}-06-19`, FRIDAY), 2)],
  ],
  ['hogmanay', newYear],
  ['burns night', aroundDay(1, 25)],
  ['mlk weekend|mlk day', longWeekend((year) => nthWeekday(year, 1, MONDAY, 3))],
  ['columbus day weekend|columbus day', longWeekend((year) => nthWeekday(year, 10, MONDAY, 2))],
  ['memorial weekend', memorial],
  ['labour day weekend|labour day|labor weekend', labor],
  ['presidents weekend', presidents],
  ['valentine s day|valentines weekend', aroundDay(2, 14)],
  ['patriots day weekend|patriots day', longWeekend((year) => nthWeekday(year, 4, MONDAY, 3))],
  [
    'early may bank holiday|may day weekend|may day bank holiday',
    longWeekend((year) => nthWeekday(year, 5, MONDAY, 1)),
  ],
  ['easter monday', (year) => [addDays(easter(year), -1), addDays(easter(year), 2)]],
]);

export const MORE_HOLIDAYS = [
  ...HOLIDAYS_OF_CALENDARS,
  ...ABROAD,
  ...nameHolidays([
    [
      'mothers day weekend|mother s day weekend|mothers day|mother s day',
      getWeekend((year) => nthWeekday(year, 5, SUNDAY, 2)),
    ],
    [
      'fathers day weekend|father s day weekend|fathers day|father s day',
      getWeekend((year) => nthWeekday(year, 6, SUNDAY, 3)),
    ],
    ['super bowl weekend|superbowl weekend|super bowl|superbowl', getWeekend((year) => nthWeekday(year, 2, SUNDAY, 2))],
    ['juneteenth weekend|juneteenth', from('06', '18', 3)],
    ['veterans day weekend|veterans day', from('11', '10', 3)],
    [
      'martin luther king weekend|martin luther king day weekend|martin luther king day|martin luther king jr weekend|martin luther king jr day|mlk jr weekend|mlk day weekend',
      (year) => [addDays(nthWeekday(year, 1, MONDAY, 3), -3), nthWeekday(year, 1, MONDAY, 3)],
    ],
    [
      'indigenous peoples day weekend|indigenous peoples day|indigenous people s day|canadian thanksgiving',
      (year) => [addDays(nthWeekday(year, 10, MONDAY, 2), -3), nthWeekday(year, 10, MONDAY, 2)],
    ],
    [
      'between christmas and new years day|between christmas and new years eve|between christmas and new years|between christmas and new year s|between christmas and new year|between xmas and new years|between xmas and new year|christmas to new years|christmas to new year|christmas through new years|week between christmas and new years|week between christmas and new year|week after christmas|zwischen den jahren|entre noel et nouvel an|entre navidad y ano nuevo',
      (year) => [`${year}-12-26`, `${year + 1}-01-01`],
    ],
    [
      '4th of july week|fourth of july week|july 4th week|july 4 week|week of july 4th|week of july 4|week of the 4th of july|week of 4th of july|week of the fourth of july',
      weekWith((year) => `${year}-07-04`),
    ],
    ['week of thanksgiving', weekWith((year) => nthWeekday(year, 11, THURSDAY, 4))],
    ['easter week|week of easter|osterwoche', (year) => [addDays(easter(year), -8), addDays(easter(year), -1)]],
    ['labor day week|week of labor day', weekWith((year) => nthWeekday(year, 9, MONDAY, 1))],
    ['memorial day week|week of memorial day', weekWith((year) => nthWeekday(year, 5, MONDAY, -1))],
    ['week after new years|week after new year', (year) => [`${year}-01-02`, `${year}-01-09`]],
    [
      'weekend before christmas',
      (year) => [onOrAfter(`${year}-12-16`, FRIDAY), addDays(onOrAfter(`${year}-12-16`, FRIDAY), 3)],
    ],
    ['march break|school break', springBreak],
    ['st patricks day|saint patricks day|st patrick s day', from('03', '16', 3)],
    ['cinco de mayo', from('05', '04', 3)],
    ['boxing day', from('12', '26', 3)],
    ['winter break|christmas vacation|weihnachtsferien|vacances de noel', from('12', '23', 7)],
    [
      'presidents week|ski week',
      (year) => [addDays(nthWeekday(year, 2, MONDAY, 3), -2), addDays(nthWeekday(year, 2, MONDAY, 3), 5)],
    ],
    [
      'fall break|autumn break|herbstferien',
      (year) => [addDays(nthWeekday(year, 10, MONDAY, 2), -2), addDays(nthWeekday(year, 10, MONDAY, 2), 5)],
    ],
    // Fairs and festivals that towns fill up for.
    [
      'sturgis rally|sturgis motorcycle rally|sturgis bike rally',
      (year) => [nthWeekday(year, 8, FRIDAY, 1), addDays(nthWeekday(year, 8, FRIDAY, 1), 9)],
    ],
    [
      'jazz fest|jazzfest|jazz and heritage festival',
      (year) => [addDays(nthWeekday(year, 5, SUNDAY, 1), -10), addDays(nthWeekday(year, 5, SUNDAY, 1), -7)],
    ],
    ['oktoberfest', (year) => [nthWeekday(year, 10, FRIDAY, 1), addDays(nthWeekday(year, 10, FRIDAY, 1), 2)]],
    [
      'kentucky derby|derby weekend',
      (year) => [addDays(nthWeekday(year, 5, SATURDAY, 1), -2), addDays(nthWeekday(year, 5, SATURDAY, 1), 1)],
    ],
    ['mardi gras|fat tuesday|karneval|carnaval|carnevale', afterEaster(-50, 4)],
    ['good friday|karfreitag', afterEaster(-2, 3)],
    ['pentecost|whitsun|pfingsten|pentecote|pentecostes', afterEaster(47, 3)],
    ['spring bank holiday', (year) => [addDays(nthWeekday(year, 5, MONDAY, -1), -3), nthWeekday(year, 5, MONDAY, -1)]],
    [
      'august bank holiday|summer bank holiday',
      (year) => [addDays(nthWeekday(year, 8, MONDAY, -1), -3), nthWeekday(year, 8, MONDAY, -1)],
    ],
  ]),
];
