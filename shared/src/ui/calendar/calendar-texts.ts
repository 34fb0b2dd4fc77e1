import { defineTexts } from '../../texts/index.ts';

export const calendarTexts = /* @__PURE__ */ defineTexts('shared/calendar', {
  weekdays: [
    ['Su', 'Sunday'],
    ['Mo', 'Monday'],
    ['Tu', 'Tuesday'],
    ['We', 'Wednesday'],
    ['Th', 'Thursday'],
    ['Fr', 'Friday'],
    ['Sa', 'Saturday'],
  ] as readonly (readonly [short: string, long: string])[],
  earlier: 'Earlier months',
  later: 'Later months',
  /** After a day, read out only. */
  notAvailable: ', not available',
  asCheckIn: ', check-in',
  asCheckOut: ', check-out',
  /** In place of a price on the last day. */
  out: 'out',
  chooseCheckInFirst: 'Choose a check-in first',
  chooseCheckOutFirst: 'Choose a check-out first',
  chooseCheckIn: 'Choose a check-in',
  chooseCheckOut: 'Choose a check-out',
  clear: 'Clear dates',
  use: 'Use these dates',
  to: (start: string, end: string) => `${start} to ${end}`,
  chosen: (start: string, end: string) => `${start} to ${end}.`,
  started: (start: string) => `${start} check-in. Choose check-out.`,
  legend: {
    own: 'Your dates',
    taken: 'Not available',
    checkOut: 'Check-out only',
    minimum: 'No check-in',
    prices: 'Prices are for one night, before fees',
  },
  checkOutOnly: 'Check-out only',
  tooShort: (nights: string) => `${nights} minimum, and the home isn’t free that long from this day.`,
  noCheckIn: 'No check-in on this day.',
});
