import { understand } from './understand.ts';

const readTotal = (text: string) => understand(text, { today: '2026-11-22' }).total;

test.each([
  ['moab july 3 to july 7 under $1400 total', { max: 1400 }],
  ['moab july 3 to july 7, $1500', { max: 1500 }],
  ['moab july 3 to july 7 between $900 and $1400 total', { min: 900, max: 1400 }],
  // For each of four guests.
  ['moab july 3 to july 7 for 4 adults $300 per person', { max: 1200 }],
  // A night and a week are no whole stay, and nobody knows how many pay.
  ['moab july 3 to july 7 under $200 a night', undefined],
  ['moab july 3 to july 10 under $900 a week', undefined],
  ['moab july 3 to july 7 $300 per person', undefined],
  // Without days there is no stay whose total could be limited.
  ['moab under $1400 total', undefined],
])('FIND-2, TRUE-1: "%s" limits the total of the stay: %j', (text, total) => {
  expect(readTotal(text)).toEqual(total);
});
