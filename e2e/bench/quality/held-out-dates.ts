/**
 * Held-out queries with dates, and queries written as nobody should write them. This file is long because it is a table
 * of data.
 */
import type { Home, Rule } from './homes.ts';
import type { QueryTable } from './kinds.ts';
import * as rules from './rules.ts';

const { all, at, bedrooms, costsBetween, free, has, inCountry, inRegion, inState, near, ofType, sleeps } = rules;
const { toDo, pets, ski } = rules;

const DAY_MS = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Returns an ISO day some days after another. */
export const plus = (day: string, days: number): string => iso(Date.parse(day) + days * DAY_MS);
const weekday = (day: string): number => new Date(day).getUTCDay();
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Days as a guest means them who types today. */
export function makeDays(today: string) {
  const year = Number(today.slice(0, 4));
  const next = (monthAndDay: string): string =>
    `${year}-${monthAndDay}` >= today ? `${year}-${monthAndDay}` : `${year + 1}-${monthAndDay}`;
  /** The `count`th given weekday of a month that is not over yet. */
  const nth = (month: string, day: number, count: number): string => {
    const of = (inYear: number): string => {
      const first = `${inYear}-${month}-01`;
      return plus(first, ((day - weekday(first) + 7) % 7) + 7 * (count - 1));
    };
    return of(year) >= today ? of(year) : of(year + 1);
  };
  /** Exactly these nights. */
  const exactly = (from: string, to: string): Rule =>
    free({ from, to, nights: [Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)] });
  const around = (day: string, before: number, after: number, over = day): Rule =>
    free({ from: plus(day, -before), to: plus(day, after), nights: range(1, before + after), over });
  /** Some nights in a span of days. */
  const during = (from: string, to: string, nights = range(1, 7)): Rule => free({ from, to, nights });
  const month = (name: string, nights?: number[]): Rule => {
    const from = next(`${name}-28`).slice(0, 8) + '01';
    return during(from < today ? today : from, plus(from, 31), nights);
  };
  const friday = plus(today, (5 - weekday(today) + 7) % 7);
  return { next, nth, exactly, around, during, month, friday };
}

/** Queries with dates; `today` is the day on which they are typed. */
export function heldOutDates(homes: readonly Home[], today: string): QueryTable {
  const to = (lat: number, lng: number): Rule => near(lat, lng, homes);
  const { next, nth, exactly, around, during, month, friday } = makeDays(today);
  const spanned = (from: string, until: string, ...nights: number[]): Rule => free({ from, to: until, nights });
  return {
    'with dates': [
      ['feb 3-7 2027', exactly('2027-02-03', '2027-02-07')],
      [
        'cabin in gatlinburg feb 3-7 2027',
        all(ofType('Cabin'), to(35.71, -83.51), exactly('2027-02-03', '2027-02-07')),
      ],
      ['moab 3/14 to 3/18', all(to(38.57, -109.55), exactly(next('03-14'), plus(next('03-14'), 4)))],
      ['in july', month('07')],
      ['gulf shores in july', all(inRegion('Gulf Shores'), month('07'))],
      ['key west june 2027', all(to(24.56, -81.78), month('06'))],
      ['christmas week in breckenridge', all(to(39.48, -106.05), around(next('12-25'), 7, 7))],
      ['new years eve new orleans', all(to(29.95, -90.07), around(next('12-31'), 5, 5))],
      ['thanksgiving', around(nth('11', 4, 4), 4, 4)],
      ['thanksgiving in the smokies', all(inRegion('Great Smoky Mountains'), around(nth('11', 4, 4), 4, 4))],
      ['memorial day weekend outer banks', all(inRegion('Outer Banks'), around(plus(nth('06', 1, 1), -8), 3, 4))],
      ['4th of july lake tahoe', all(inRegion('Lake Tahoe'), around(next('07-04'), 7, 7))],
      ['labor day weekend cape cod', all(inRegion('Cape Cod'), around(plus(nth('09', 1, 1), -1), 3, 3))],
      [
        'first week of august for 5 in door county',
        all(sleeps(5), inRegion('Door County'), during(next('08-01'), plus(next('08-01'), 9))),
      ],
      ['2 weeks from dec 20 maui', all(inRegion('Maui'), exactly(next('12-20'), plus(next('12-20'), 14)))],
      ['this weekend asheville', all(to(35.6, -82.55), during(friday, plus(friday, 3)))],
      ['next weekend in sedona', all(to(34.87, -111.76), during(friday, plus(friday, 10)))],
      ['next friday to sunday stowe', all(to(44.47, -72.69), during(friday, plus(friday, 9)))],
      ['spring break destin', all(to(30.39, -86.5), during(next('03-01'), plus(next('03-01'), 50)))],
      ['spring break 2027 for 8 people', all(sleeps(8), during('2027-03-01', '2027-04-20'))],
      ['easter weekend savannah', all(to(32.08, -81.09), around('2027-03-28', 4, 3))],
      ['mid september napa', all(to(38.3, -122.29), during(next('09-08'), plus(next('09-08'), 16)))],
      ['end of may charleston', all(to(32.78, -79.93), during(next('05-20'), plus(next('05-20'), 14)))],
      ['early october vermont', all(inState('Vermont'), during(next('10-01'), plus(next('10-01'), 13)))],
      [
        'park city ski condo march 10-17',
        all(ofType('Condo'), to(40.65, -111.5), ski, exactly(next('03-10'), plus(next('03-10'), 7))),
      ],
      ['from 5 may to 12 may tuscany', all(inRegion('Tuscany'), exactly(next('05-05'), next('05-12')))],
      ['12-19 june santorini', all(inRegion('Santorini'), exactly(next('06-12'), next('06-19')))],
      ['2027-04-10 to 2027-04-17 poconos', all(inRegion('Poconos'), exactly('2027-04-10', '2027-04-17'))],
      ['one week in february in aspen', all(to(39.19, -106.82), month('02', [7]))],
      ['3 nights in april joshua tree', all(to(34.13, -116.31), month('04', [3]))],
      ['a week starting june 5 outer banks', all(inRegion('Outer Banks'), exactly(next('06-05'), next('06-12')))],
      ['valentines day cabin with hot tub', all(ofType('Cabin'), has('Hot Tub'), around(next('02-14'), 5, 5))],
      ['presidents day weekend park city', all(to(40.65, -111.5), around(plus(nth('02', 1, 3), -1), 3, 3))],
      ['mlk weekend tahoe', all(inRegion('Lake Tahoe'), around(plus(nth('01', 1, 3), -1), 3, 3))],
      ['halloween new orleans', all(to(29.95, -90.07), around(next('10-31'), 5, 5))],
      ['mardi gras 2027 new orleans', all(to(29.95, -90.07), around('2027-02-08', 7, 4))],
      ['check in 5/1 check out 5/5 santa fe', all(to(35.69, -105.94), exactly(next('05-01'), next('05-05')))],
      ['arriving april 3 leaving april 9, destin', all(to(30.39, -86.5), exactly(next('04-03'), next('04-09')))],
      ['aug 14 - 21 cape cod for 6', all(inRegion('Cape Cod'), sleeps(6), exactly(next('08-14'), next('08-21')))],
      ['weekend of march 20 asheville', all(to(35.6, -82.55), during(next('03-18'), plus(next('03-18'), 5)))],
      ['whole month of january in palm springs', all(to(33.83, -116.55), month('01', range(26, 31)))],
      ['im Juli in der Toskana', all(inRegion('Tuscany'), month('07'))],
      ['en agosto en florida', all(inState('Florida'), month('08'))],
      ['du 3 au 10 mai en Provence', all(inRegion('Provence'), exactly(next('05-03'), next('05-10')))],
      [
        'summer 2027 lake house with dock',
        all(ofType('Lake house'), at('Private Dock'), during('2027-06-01', '2027-09-22')),
      ],
      ['tonight las vegas', all(to(36.17, -115.14), around(today, 0, 7))],
      ['tomorrow for 2 nights in charleston', all(to(32.78, -79.93), during(today, plus(today, 4)))],
      // From the fresh ones, after their failures were looked at.
      ['weekend in feb, stowe', all(to(44.47, -72.69), spanned('2027-02-01', '2027-03-02', 2, 3, 4))],
      ['new year 2027 in whistler', all(to(50.12, -122.96), spanned('2026-12-27', '2027-01-04', 2, 3, 4, 5, 6, 7))],
      ['father’s day weekend bend oregon', all(to(44.06, -121.31), spanned('2027-06-17', '2027-06-22', 2, 3, 4))],
    ],
    'mixed or half typed': [
      ['cabins in gatl', all(ofType('Cabin'), to(35.71, -83.51))],
      ['lake ta', inRegion('Lake Tahoe')],
      ['outer ba', inRegion('Outer Banks')],
      ['condo myrtle be', all(ofType('Condo'), to(33.69, -78.89))],
      ['breckenr', to(39.48, -106.05)],
      ['san antoni', to(29.42, -98.49)],
      ['charlesto', to(32.78, -79.93)],
      ['new mex', inState('New Mexico')],
      ['hot tub cabin tn', all(has('Hot Tub'), ofType('Cabin'), inState('Tennessee'))],
      ['FL KEYS DOG', all(pets, inRegion('Florida Keys'))],
      ['tahoe, cabin, hot tub, dog', all(ofType('Cabin'), has('Hot Tub'), pets, inRegion('Lake Tahoe'))],
      ['pool!!! florida!!!', all(has('Pool'), inState('Florida'))],
      ['🏖️ beach house nc', all(ofType('Beach house'), inState('North Carolina'))],
      ['cabin 🐶 montana', all(ofType('Cabin'), inState('Montana'))],
      ['⛷️ breckenridge', to(39.48, -106.05)],
      ['MAUI   CONDO  ', all(ofType('Condo'), inRegion('Maui'))],
      ['sedona/az', to(34.87, -111.76)],
      ['moab+pet+friendly', all(pets, to(38.57, -109.55))],
      ['Asheville,NC', to(35.6, -82.55)],
      ['asheville nc vacation rentals', to(35.6, -82.55)],
      ['vacation rentals by owner outer banks', inRegion('Outer Banks')],
      ['airbnb gatlinburg', to(35.71, -83.51)],
      ['vrbo destin florida pet friendly', all(pets, to(30.39, -86.5))],
      ['Best cabins near Asheville, NC | 2026', all(ofType('Cabin'), to(35.6, -82.55))],
      ['tahoe 4br hot tub', all(bedrooms(4), has('Hot Tub'), inRegion('Lake Tahoe'))],
      ['3br/2ba cape cod', all(bedrooms(3), inRegion('Cape Cod'))],
      ['6 ppl destin', all(sleeps(6), to(30.39, -86.5))],
      ['gatlinburg 8 guests <$400', all(sleeps(8), to(35.71, -83.51), costsBetween(0, 400))],
      ['$200-300 savannah', all(to(32.08, -81.09), costsBetween(200, 300))],
      ['SAVANNAH ga HISTORIC district', to(32.08, -81.09)],
      ['vermont chalet fireplace wood', all(ofType('Chalet'), has('Fireplace'), inState('Vermont'))],
      ['hottub', has('Hot Tub')],
      ['jacuzi', has('Hot Tub')],
      ['swiming pool florida', all(has('Pool'), inState('Florida'))],
      ['petfriendly cabins smokey mountains', all(pets, ofType('Cabin'), inRegion('Great Smoky Mountains'))],
      ['dog freindly', pets],
      ['tree house', ofType('Treehouse')],
      ['a frame', ofType('A-frame')],
      ['where is good for snorkeling', toDo('Snorkeling')],
      ['I want to go to italy', inCountry('Italy')],
      ['please show me homes in portugal with a pool', all(inCountry('Portugal'), has('Pool'))],
      ['utah - moab - pool', all(has('Pool'), to(38.57, -109.55))],
      ['sc beach', all(inState('South Carolina'), at('Near the Beach', 'Oceanfront'))],
    ],
  };
}
