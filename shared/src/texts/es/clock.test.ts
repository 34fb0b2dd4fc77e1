import { withArticle } from './clock.ts';

test.each([
  ['1:00 PM', 'la 1:00 PM'],
  ['01:30', 'la 01:30'],
  ['11:00 AM', 'las 11:00 AM'],
  ['10:00', 'las 10:00'],
  ['4:00 PM', 'las 4:00 PM'],
  ['13:00', 'las 13:00'],
])('TEXT-1: the time %s has its article in Spanish', (time, wanted) => {
  expect(withArticle(time)).toBe(wanted);
});
