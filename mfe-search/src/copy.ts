/** Every text of mfe-search, in one place. Counts and dates are arguments. */
import { formatNights } from '@roost/shared/domain/dates';
import type { Direction } from '@roost/shared/domain/distance';
import type { LeftOutKind } from '@roost/shared/domain/left-out';
import { defineTexts } from '@roost/shared/texts';

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
const wholeNumber = new Intl.NumberFormat('en-US');

export const BRAND = 'Roost';

const listWords = (words: readonly string[]) => new Intl.ListFormat('en-US').format(words.map((word) => `“${word}”`));
const plural = (count: number, one: string, many = `${one}s`) =>
  `${wholeNumber.format(count)} ${count === 1 ? one : many}`;

export const copy = /* @__PURE__ */ defineTexts('mfe-search', {
  results: {
    anywhere: 'Homes everywhere',
    onMap: 'Homes in this area of the map',
    warm: 'Somewhere warm',
    distance: (miles: number, direction: Direction) => `${miles} mi ${direction}`,
    farAway: (place: string) => `No home is within 30 miles of ${place}. These are the nearest.`,
    asText: (words: string) => `Search home descriptions for “${words}”`,
    unused: (words: readonly string[]) => `We searched without ${listWords(words)}, so these homes may not match it.`,
    stillThere: (words: readonly string[]) =>
      `We couldn’t filter for ${listWords(words)}, so please check each home for that.`,
    corrected: (typed: string, name: string) => `No place is called “${typed}”. These are homes for ${name}.`,
    unanswered: (words: string) =>
      `We couldn’t look up “${words}” just now, so we searched for the words themselves. Please search again in a moment.`,
    didYouMean: 'Did you mean',
    orReading: ' or ',
    questionMark: '?',
    reading: (place: string, homes: number | null) => (homes === null ? place : `${place} (${plural(homes, 'home')})`),
    townOfAddress: (town: string) => `We don’t know that address. These are homes around ${town}.`,
    number: (query: string) => `No. ${query}`,
    title: (place: string) => `${place} homes · ${BRAND}`,
    /** Where the heading already says "homes". */
    plainTitle: (heading: string) => `${heading} · ${BRAND}`,
    description: (place: string | null, total: number) =>
      `${plural(total, 'whole home')}${place === null ? '' : ` in ${place}`}, with the total price of your stay, fees and taxes included.`,
    homes: (total: number) => plural(total, 'home'),
    for: (parts: string) => (parts === '' ? '' : ` for ${parts}`),
    party: {
      guests: (count: number) => plural(count, 'guest'),
      infants: (count: number) => (count === 1 ? 'an infant' : plural(count, 'infant')),
      pets: (count: number) => (count === 1 ? 'a pet' : plural(count, 'pet')),
      and: (first: string, last: string) => `${first} and ${last}`,
    },
    range: (from: number, to: number, total: number) =>
      `Homes ${wholeNumber.format(from)} to ${wholeNumber.format(to)} of ${wholeNumber.format(total)}`,
    whyOrder: 'Why this order?',
    prices: 'Prices',
    list: 'Homes found',
    loading: 'Loading homes',
    addDates: 'Add dates',
    addDatesNote: 'Add dates to see the whole total, fees and taxes included.',
    untilDates: 'Until then we show a typical night.',
    favoriteFlag: 'Guest favorite',
  },
  empty: {
    status: 'No homes match all of this',
    relax: (filters: number) => (filters === 1 ? 'Take this off to see homes' : 'Take one of these off'),
    gain: (homes: number) => `+${plural(homes, 'home')}`,
    remove: (filter: string) => `Remove ${filter}`,
    clear: 'Clear all filters',
    clearGain: (homes: number) => `Clear all filters, ${plural(homes, 'home')}`,
    // The text is fixed (SRCH-13), word for word; "the provider" is the brand.
    oneNight: `Most properties of ${BRAND} require a minimum stay of at least 2 nights.  Expanding your search to at least 2 nights may result in a greater number of results.`,
    stay: (range: string) => `Stay ${range}`,
    several: 'No single one of these is enough. Take off two or more.',
    nothing: 'We don’t have homes near this place yet.',
    nearest: 'The nearest homes that fit',
    everywhere: 'See homes everywhere',
  },
  almost: {
    title: 'Close to what you asked for',
    or: ' or ',
    without: (wish: string) => `All but ${wish}`,
    otherKinds: 'Kinds of homes like it',
    anyKind: 'Other kinds of homes',
    surroundings: 'In other surroundings',
    otherDates: 'On other dates',
    farther: 'A little farther away',
  },
  failed: { message: 'We couldn’t load results. Your dates and filters are still here.', retry: 'Try again' },
  filters: {
    label: 'Filters',
    bedrooms: 'Bedrooms',
    bedroomsAny: 'Bedrooms: any',
    bedroomsMin: (count: number) => `${count}+ bedrooms`,
    fewer: 'Fewer: Bedrooms',
    more: 'More: Bedrooms',
    pets: 'Pets allowed',
    sort: 'Sort',
    sortApply: 'Apply',
    orders: {
      relevance: 'Best match',
      'price-asc': 'Price, low to high',
      'price-desc': 'Price, high to low',
      rating: 'Guest rating',
    },
    datedOrders: { 'price-asc': 'Total, low to high', 'price-desc': 'Total, high to low' },
    minPrice: (amount: string) => `From ${amount}`,
    maxPrice: (amount: string) => `Up to ${amount}`,
    minBeds: (count: number) => `${count}+ beds`,
    maxBeds: (count: number) => `Up to ${plural(count, 'bed')}`,
    minBathrooms: (count: number) => `${count}+ baths`,
    guests: (count: number) => plural(count, 'guest'),
    dates: 'Your dates',
    mapArea: 'Map area',
    leftOut: ({ kind, name }: { kind: LeftOutKind; name: string }) =>
      kind === 'place'
        ? `Not in ${name}`
        : kind === 'type'
          ? `Not ${article(name)} ${name.toLowerCase()}`
          : kind === 'surroundings'
            ? `Not ${name}`
            : `Without ${name}`,
    open: 'Filters',
    panelFailed: 'That didn’t load. Press again to retry.',
    /** Around the number of filters, for screen readers: “Filters, 2 set”. */
    openWith: (count: number) => `Filters, ${count} set`,
    opening: 'Loading the filters',
    remove: (filter: string) => `Remove ${filter}`,
    clearAll: 'Clear all',
    price: 'Price per night',
    minimum: 'Minimum',
    maximum: 'Maximum',
    noLimit: (amount: string) => `${amount} means no upper limit`,
    andMore: (amount: string) => `${amount}+`,
    rooms: 'Rooms',
    beds: 'Beds',
    bathrooms: 'Bathrooms',
    any: 'Any',
    atLeast: (count: number) => `${count}+`,
    petsTitle: 'Pets',
    noPets: 'No pets allowed',
    propertyTypes: 'Property type',
    amenities: 'Amenities',
    or: ' or ',
    locationAmenities: 'Location',
    viewAmenities: 'View',
    accessibility: 'Accessibility',
    activities: 'Area activities',
    filters: (count: number) => plural(count, 'filter'),
    typical: (amount: string) => `Typical here: ${amount} a night, before fees`,
    showMore: (count: number) => `Show ${wholeNumber.format(count)} more`,
    showFewer: 'Show fewer',
    show: (homes: number | null) => (homes === null ? 'Show homes' : `Show ${plural(homes, 'home')}`),
    countFailed: 'We couldn’t count the homes.',
  },
  view: {
    label: 'View',
    grid: 'Grid',
    map: 'Map',
    list: 'List',
  },
  map: {
    region: (place: string) => `Map: ${place}`,
    skip: 'Skip map',
    loading: 'Loading the map…',
    failed: 'We couldn’t load the map. Every home on it is in the list.',
    pins: 'Homes on the map. Arrow keys go from one to the next.',
    pin: (price: string | null, headline: string, saved: boolean) =>
      `${price === null ? headline : `${price}, ${headline}`}${saved ? ', saved' : ''}`,
    /** Begins with what is written on it, for those who say it. */
    cluster: (homes: number, from: string | null) =>
      `${wholeNumber.format(homes)}${from === null ? '' : ` from ${from}`}: homes close together. Zoom in.`,
    from: (price: string) => `from ${price}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    asIMove: 'Search as I move the map',
    thisArea: 'Search this area',
    close: 'Close',
    previous: 'Previous home',
    next: 'Next home',
    position: (at: number, of: number) => `${wholeNumber.format(at)} of ${wholeNumber.format(of)}`,
    card: (headline: string) => `On the map: ${headline}`,
    cardLoading: 'Loading this home',
    cardFailed: 'We couldn’t load this home.',
    retry: 'Try again',
    none: 'No homes here match. Move the map or remove a filter.',
    failedSearch: 'We couldn’t search this area.',
    sleeps: (guests: number) => `Sleeps ${guests}`,
  },
  flexible: {
    label: 'Nearby dates',
    title: 'Give or take three days',
    note: (amount: string, nights: string) => `Lowest ${amount} found here, ${nights}`,
    from: 'from',
    lowest: 'lowest',
    own: 'your dates',
    none: 'no home free',
    past: 'past',
  },
  excluded: {
    title: 'Why is this home not here?',
    favorites: (count: number) =>
      count === 1
        ? '1 of your favorites doesn’t fit this search'
        : `${wholeNumber.format(count)} of your favorites don’t fit this search`,
    one: 'Your search hides the home with this number',
    near: 'Homes nearby that fit your filters',
    open: 'Open this home',
    by: 'Hidden by',
    bySeveral: (count: number) => `Hidden by ${wholeNumber.format(count)} filters:`,
    and: ' and ',
    elseFits: 'Everything else fits.',
    noFilter: 'It fits all your filters.',
    nearest: (nights: string) => `The nearest free ${nights} are`,
    nearestOne: 'The nearest free night is',
    total: (amount: string) => `${amount} total with taxes`,
    remove: (filter: string) => `Remove ${filter}`,
    removePrice: 'Remove the price limit',
    removeGuests: 'Remove the guest count',
    removeArea: 'Leave the map area',
    removeAll: (count: number) => (count === 2 ? 'Remove both' : `Remove all ${wholeNumber.format(count)}`),
    use: (range: string) => `Use ${range}`,
    anyDates: 'Search without dates',
    removed: (action: string, more: number) => (more > 0 ? `${action}: ${plural(more, 'more home')}` : action),
    undo: 'Undo',
    isA: (type: string) => `it’s ${article(type)} ${type.toLowerCase()}`,
    isThere: 'it’s there',
    hasIt: 'this home lists it',
    lacks: 'this home doesn’t list it',
    noPets: 'no pets here',
    petsCome: 'pets are welcome here',
    averages: (amount: string) => `it averages ${amount}`,
    noAverage: 'it has no price for a stay of this length',
    has: (count: number) => `it has ${count}`,
    sleeps: (count: number) => `it sleeps ${wholeNumber.format(count)}`,
    outside: 'it’s outside',
    booked: 'it’s booked on your dates',
    minStay: (nights: string) => `its minimum stay is ${nights}`,
    atMost: (most: string) => `it takes up to ${most}`,
    checkIn: 'it has no check-in on that day',
    checkOut: 'it has no check-out on that day',
  },
});

/** "4 nights, 4 guests and a pet": whom and how long the results are for; empty when the search says neither. */
export function searchedFor(search: { nights: number; guests: number; infants: number; pets: number }): string {
  const words = copy.results.party;
  const parts = [
    ...(search.nights > 0 ? [formatNights(search.nights)] : []),
    ...(search.guests > 0 ? [words.guests(search.guests)] : []),
    ...(search.infants > 0 ? [words.infants(search.infants)] : []),
    ...(search.pets > 0 ? [words.pets(search.pets)] : []),
  ];
  const last = parts.at(-1);
  return parts.length < 2 || last === undefined ? parts.join('') : words.and(parts.slice(0, -1).join(', '), last);
}
