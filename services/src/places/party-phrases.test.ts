import { withNamedViews } from './party-phrases.ts';
import { tidyText } from './tidy-text.ts';

test.each([
  ['somewhere in moab that isnt a condo', 'somewhere in moab not a condo'],
  ['a house that isn’t in truckee', 'a house not in truckee'],
  ['isnt it lovely', 'isnt it lovely'],
  ['lakefront not lake view near tahoe', 'lakefront near tahoe'],
  ['oceanfront, not just an ocean view', 'oceanfront'],
  ['lake view not lakefront', 'lake view not lakefront'],
  ['park city ski in/out', 'park city ski-in/ski-out'],
  ['from friday to monday', 'friday to monday'],
  ['from thursday until sunday stowe', 'thursday to sunday stowe'],
  ['day after christmas for 5 nights', 'december 26 for 5 nights'],
  ['day before christmas moab', 'december 24 moab'],
  ['thx giving 2027 smokies', 'thanksgiving 2027 smokies'],
  ['mens golf weekend', 'golf weekend'],
  ['ladies spa retreat sedona', 'spa retreat sedona'],
  ['men in black', 'men in black'],
  ['Sta. Fe', 'santa Fe'],
  ['$200/nt max', '$200/night'],
  ['3bth destin', '3bath destin'],
  ['gulf shores spring brk', 'gulf shores spring break'],
])('FIND-2: "%s" is read as "%s"', (typed, written) => {
  expect(tidyText(typed)).toBe(written);
});

test.each([
  ['villa avec vue sur le lac de Côme', 'villa avec vue sur le lac, lac de Côme'],
  ['vista sul lago di Como', 'vista lago, lago di Como'],
  ['Haus mit Blick auf den Comer See', 'Haus mit Seeblick, Comer See'],
  ['cabin with views of Lake Tahoe', 'cabin with lake view, Lake Tahoe'],
  ['vue sur le lac', 'vue sur le lac'],
])('FIND-2: "%s" names the view and the lake', (typed, written) => {
  expect(withNamedViews(typed)).toBe(written);
});
