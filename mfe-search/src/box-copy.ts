/** Texts of the search box, which every page loads: apart from those of the results page. */
import { writeNumber } from '@roost/shared/domain/write-number';
import { defineTexts } from '@roost/shared/texts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${writeNumber(count)} ${count === 1 ? one : many}`;

export const boxCopy = /* @__PURE__ */ defineTexts('mfe-search/box', {
  form: 'Find a home',
  change: 'Change search',
  where: 'Where',
  wherePlaceholder: 'Town, lake, park or listing number',
  anywhere: 'Anywhere',
  /** The place of a search in what the map shows. */
  mapArea: 'Map area',
  checkIn: 'Check in',
  checkOut: 'Check out',
  addDate: 'Add date',
  addDates: 'Any dates',
  guests: 'Guests and pets',
  whoIsComing: 'Who is coming?',
  addGuests: 'Add guests',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  pets: 'Pets',
  petsNote: 'Only homes that welcome pets will show',
  search: 'Search',
  plan: 'Plan a stay',
  close: 'Close',
  done: 'Done',
  clear: 'Clear',
  clearAll: 'Clear all',
  chooseDates: 'Choose dates',
  when: 'When',
  chooseCheckOut: 'Choose a check-out',
  clearDates: 'Clear dates',
  longest: (nights: number) => `You can search for up to ${nights} nights`,
  places: 'Places',
  recent: 'Recent searches',
  noPlaces: 'No places match. Press Enter to search for it anyway.',
  placesOffline: 'We couldn’t load suggestions. Press Enter to search for it anyway.',
  numberHint: 'Know the listing number? Type it here.',
  numberTyped: (number: string) => `Press Enter to go to listing ${number}.`,
  suggestions: 'Suggestions',
  nearYou: 'Near you',
  nearMe: 'Homes near me',
  popular: 'Where people are going',
  homes: (count: number) => plural(count, 'home'),
  clearRecent: 'Clear recent searches',
  forget: 'Forget this search',
});
