/** Every text of mfe-search, in one place. Counts and dates come in as arguments. */
import { nightsWords } from '@roost/shared/domain/dates';

const wholeNumber = new Intl.NumberFormat('en-US');

export const BRAND = 'Roost';

const plural = (count: number, one: string, many = `${one}s`) => `${wholeNumber.format(count)} ${count === 1 ? one : many}`;

export const copy = {
  results: {
    anywhere: 'Homes everywhere',
    onMap: 'Homes in this area of the map',
    number: (query: string) => `Homes for ${query}`,
    title: (place: string) => `${place} homes · ${BRAND}`,
    /** Where the heading already says "homes". */
    plainTitle: (heading: string) => `${heading} · ${BRAND}`,
    description: (place: string | null, total: number) => `${plural(total, 'whole home')}${place === null ? '' : ` in ${place}`}, with the total price of your stay and every fee in it.`,
    homes: (total: number) => plural(total, 'home'),
    for: (parts: string) => (parts === '' ? '' : ` for ${parts}`),
    range: (from: number, to: number, total: number) => `Homes ${wholeNumber.format(from)} to ${wholeNumber.format(to)} of ${wholeNumber.format(total)}`,
    allFees: 'Totals include every fee',
    list: 'Homes found',
    loading: 'Loading homes',
    addDates: 'Add dates',
    addDatesNote: 'Add dates and every price becomes the whole total, fees included. Until then we show the average night.',
    newFlag: 'New',
    favoriteFlag: 'Guest favorite',
  },
  empty: {
    status: 'No homes match all of this',
    relax: 'Take one of these off',
    gain: (homes: number) => `+${plural(homes, 'home')}`,
    remove: (filter: string) => `Remove ${filter}`,
    clear: 'Clear all filters',
    clearGain: (homes: number) => `Clear all filters, ${plural(homes, 'home')}`,
    // Specification, section 5, word for word; "the provider" is the brand.
    oneNight: `Most properties of ${BRAND} require a minimum stay of at least 2 nights.  Expanding your search to at least 2 nights may result in a greater number of results.`,
    stay: (range: string) => `Stay ${range}`,
    several: 'It takes more than one of these to find a home.',
    nothing: 'No home is near this place yet.',
    everywhere: 'See homes everywhere',
  },
  failed: { message: 'The search did not answer. Your dates and filters are kept.', retry: 'Try again' },
  filters: {
    label: 'Filters',
    bedrooms: 'Bedrooms',
    bedroomsAny: 'Bedrooms: any',
    bedroomsMin: (count: number) => `${count}+ bedrooms`,
    fewer: 'Fewer: Bedrooms',
    more: 'More: Bedrooms',
    pets: 'Pets allowed',
    moreTypes: 'More types',
    sort: 'Sort',
    sortApply: 'Apply',
    on: 'on',
    orders: { relevance: 'Best match', 'price-asc': 'Price, low to high', 'price-desc': 'Price, high to low', rating: 'Guest rating' },
    minPrice: (amount: number) => `From $${wholeNumber.format(amount)}`,
    maxPrice: (amount: number) => `Up to $${wholeNumber.format(amount)}`,
    minBeds: (count: number) => `${count}+ beds`,
    maxBeds: (count: number) => `Up to ${plural(count, 'bed')}`,
    minBathrooms: (count: number) => `${count}+ baths`,
    guests: (count: number) => plural(count, 'guest'),
    dates: 'Your dates',
    mapArea: 'Map area',
  },
  box: {
    form: 'Find a home',
    change: 'Change search',
    where: 'Where',
    wherePlaceholder: 'Town, lake, park or listing number',
    anywhere: 'Anywhere',
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
    longest: (nights: number) => `${nights} nights is the longest stay to search for`,
    places: 'Places',
    recent: 'Recent searches',
    noPlaces: 'No places match. Press Enter to search for it anyway.',
    placesOffline: 'Suggestions did not load. Press Enter to search for it anyway.',
    numberHint: 'Know the listing number? Type it here.',
  },
} as const;

/** "4 nights, 4 guests and a pet": whom and how long the results are for; empty when the search says neither. */
export function searchedFor(search: { nights: number; guests: number; infants: number; pets: number }): string {
  const parts = [
    ...(search.nights > 0 ? [nightsWords(search.nights)] : []),
    ...(search.guests > 0 ? [plural(search.guests, 'guest')] : []),
    ...(search.infants > 0 ? [search.infants === 1 ? 'an infant' : plural(search.infants, 'infant')] : []),
    ...(search.pets > 0 ? [search.pets === 1 ? 'a pet' : plural(search.pets, 'pet')] : []),
  ];
  const last = parts.at(-1);
  return parts.length < 2 || last === undefined ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
