/** Every text of mfe-search, in one place. Counts and dates are arguments. It is long because it is all texts. */
import { writeList } from '@roost/shared/domain/write-list';
import { writeNumber } from '@roost/shared/domain/write-number';
import type { Direction } from '@roost/shared/domain/distance';
import type { UnwantedKind } from '@roost/shared/domain/unwanted';
import { defineTexts } from '@roost/shared/texts';

const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

export const BRAND = 'Roost';

const listWords = (words: readonly string[]) =>
  writeList(
    words.map((word) => `“${word}”`),
    'en',
  );
const plural = (count: number, one: string, many = `${one}s`) => `${writeNumber(count)} ${count === 1 ? one : many}`;

export const copy = /* @__PURE__ */ defineTexts('mfe-search', {
  results: {
    anywhere: 'Homes everywhere',
    onMap: 'Homes in this area of the map',
    warm: 'Somewhere warm',
    distance: (miles: number, direction: Direction) => `${writeNumber(miles, miles % 1 === 0 ? 0 : 1)} mi ${direction}`,
    farAway: (place: string) => `No home is within 30 miles of ${place}. These are the nearest.`,
    asText: (words: string) => `Search names and features of homes for “${words}”`,
    notUnderstood: (words: readonly string[]) =>
      `We didn’t understand ${listWords(words)}. Type a place, a kind of home or what it should have.`,
    needsDates: (stay: string) => `Choose dates for “${stay}”`,
    unused: (words: readonly string[]) => `We searched without ${listWords(words)}, so these homes may not match it.`,
    tooMany: (guests: number) => `No home sleeps ${plural(guests, 'guest')}, so these are the largest homes.`,
    noHomeNumber: (words: readonly string[]) => `No home here has the number ${listWords(words)}.`,
    noHomeAddress: (address: string) =>
      `“${address}” isn’t the address of a home on ${BRAND}. Type a place, or the number of a home.`,
    stillThere: (words: readonly string[]) =>
      `We couldn’t filter for ${listWords(words)}, so please check each home for that.`,
    corrected: (typed: string, name: string) => `No place is called “${typed}”. These are homes for ${name}.`,
    unanswered: (words: string) =>
      `We couldn’t look up “${words}” just now, so we searched for the words themselves. Please search again in a moment.`,
    didYouMean: 'Did you mean',
    orReading: ' or ',
    questionMark: '?',
    reading: (place: string, homes: number | null) => (homes === null ? place : `${place} (${plural(homes, 'home')})`),
    homeReading: (number: string) => `home ${number}`,
    townOfAddress: (town: string) => `We don’t know that address. These are homes around ${town}.`,
    number: (query: string) => `No. ${query}`,
    title: (place: string) => `${place} homes · ${BRAND}`,
    /** Where the heading already says "homes". */
    plainTitle: (heading: string) => `${heading} · ${BRAND}`,
    description: (place: string | null, total: number, miles: number | null) =>
      `${plural(total, 'whole home')}${place === null ? '' : ` ${miles === null ? 'in' : `within ${miles} miles of`} ${place}`}, with the total price of your stay, fees and taxes included.`,
    homes: (total: number) => plural(total, 'home'),
    within: (miles: number) => ` within ${miles} miles`,
    for: (parts: string) => (parts === '' ? '' : ` for ${parts}`),
    taking: (pets: string, homes: number) => ` that ${homes === 1 ? 'takes' : 'take'} ${pets}`,
    party: {
      guests: (count: number) => plural(count, 'guest'),
      infants: (count: number) => (count === 1 ? 'an infant' : plural(count, 'infant')),
      pets: (count: number) => (count === 1 ? 'a pet' : plural(count, 'pet')),
      and: (first: string, last: string) => `${first} and ${last}`,
    },
    range: (from: number, to: number, total: number) =>
      `Homes ${writeNumber(from)} to ${writeNumber(to)} of ${writeNumber(total)}`,
    whyOrder: 'Why this order?',
    prices: 'Prices',
    list: 'Homes found',
    loading: 'Loading homes',
    addDates: 'Add dates',
    lostDates: {
      past: 'The dates in this link have passed.',
      unreadable: 'The dates in this link aren’t a stay of 1 to 90 nights, so we left them out.',
    },
    addDatesNote: 'Add dates to see the whole total, fees and taxes included.',
    untilDates: 'Until then we show a typical night.',
    favoriteFlag: 'Guest favorite',
  },
  empty: {
    status: 'No homes match all of this',
    /** Nothing was asked for but the place. */
    here: 'No homes here',
    relax: (filters: number) => (filters === 1 ? 'Remove this filter to see homes' : 'Remove one of these filters'),
    tooMany: (guests: number, filtered: boolean) =>
      `No home ${filtered ? 'that fits the rest' : 'here'} sleeps ${writeNumber(guests)}`,
    gain: (homes: number) => `+${plural(homes, 'home')}`,
    remove: (filter: string) => `Remove ${filter}`,
    clear: 'Clear all filters',
    clearGain: (homes: number) => `Clear all filters, ${plural(homes, 'home')}`,
    // The text is fixed (SRCH-13), word for word; "the provider" is the brand.
    oneNight: `Most properties of ${BRAND} require a minimum stay of at least 2 nights.  Expanding your search to at least 2 nights may result in a greater number of results.`,
    stay: (range: string) => `Stay ${range}`,
    several: 'No single one of these is enough. Take off two or more.',
    nothing: 'We don’t have homes near this place yet.',
    nearest: 'The nearest homes',
    nearestFitting: 'The nearest homes that fit',
    everywhere: 'See homes everywhere',
  },
  nearMatches: {
    title: 'Close to what you asked for',
    or: ' or ',
    without: (wish: string) => `Everything except ${wish}`,
    otherKinds: 'Kinds of homes like it',
    anyKind: 'Other kinds of homes',
    surroundings: 'In another setting',
    otherDates: 'On other dates',
    farther: 'A little farther away',
    largest: (guests: number) => `The largest homes here, for up to ${plural(guests, 'guest')}`,
    fewerPets: (pets: number) => `Homes that take ${pets === 1 ? 'a pet' : `up to ${pets} pets`}`,
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
    datedOrders: { 'price-asc': 'Total with taxes, low to high', 'price-desc': 'Total with taxes, high to low' },
    minPrice: (amount: string) => `From ${amount} a night before fees`,
    maxPrice: (amount: string) => `Up to ${amount} a night before fees`,
    minTotal: (amount: string) => `From ${amount} total with taxes`,
    maxTotal: (amount: string) => `Up to ${amount} total with taxes`,
    minBeds: (count: number) => `${count}+ beds`,
    maxBeds: (count: number) => `Up to ${plural(count, 'bed')}`,
    minBathrooms: (count: number) => `${count}+ baths`,
    guests: (count: number) => plural(count, 'guest'),
    dates: 'Your dates',
    mapArea: 'Map area',
    unwanted: ({ kind, name }: { kind: UnwantedKind; name: string }) =>
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
    price: 'Price per night, before fees',
    stayTotal: (nights: string) => `Total with taxes, ${nights}`,
    minimum: 'Minimum',
    maximum: 'Maximum',
    highestMinimum: (amount: string) => `Set to ${amount}, the highest minimum.`,
    belowMaximum: (amount: string) => `Set to ${amount}: the minimum stays below the maximum.`,
    aboveMinimum: (amount: string) => `Set to ${amount}: the maximum stays above the minimum.`,
    noLimit: (amount: string) => `${amount} means no upper limit`,
    andMore: (amount: string) => `${amount}+`,
    rooms: 'Rooms',
    beds: 'Beds',
    bathrooms: 'Bathrooms',
    any: 'Any',
    atLeast: (count: number) => `${count}+`,
    petsTitle: 'Pets',
    noPets: 'No pets allowed',
    petsLeave: 'Without “Pets allowed” your pets leave your party.',
    propertyTypes: 'Property type',
    amenities: 'Amenities',
    or: ' or ',
    locationAmenities: 'Location',
    viewAmenities: 'View',
    accessibility: 'Accessibility',
    activities: 'Area activities',
    filters: (count: number) => plural(count, 'filter'),
    typical: (amount: string) => `Typical here: ${amount}`,
    showMore: (count: number) => `Show ${writeNumber(count)} more`,
    /** Beside the title of a group of choices. */
    chosen: (count: number) => `${count} chosen`,
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
      `${writeNumber(homes)}${from === null ? '' : ` from ${from}`}: homes close together. Zoom in.`,
    from: (price: string) => `from ${price}`,
    /** The same where there is room for the price alone. */
    clusterUp: (homes: number, from: string) => `${from}+: ${writeNumber(homes)} homes close together. Zoom in.`,
    up: (price: string) => `${price}+`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    asIMove: 'Search as I move the map',
    thisArea: 'Search this area',
    close: 'Close',
    previous: 'Previous home',
    next: 'Next home',
    position: (at: number, of: number) => `${writeNumber(at)} of ${writeNumber(of)}`,
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
    none: 'no home fits',
    nothing: 'No home fits on these dates, or up to three days around them.',
    past: 'past',
  },
  excluded: {
    title: 'Why isn’t this home listed?',
    favorites: (count: number) =>
      count === 1
        ? '1 of your favorites doesn’t fit this search'
        : `${writeNumber(count)} of your favorites don’t fit this search`,
    one: 'Your search hides the home with this number',
    fits: 'The home with this number',
    near: 'Homes nearby',
    nearFiltered: 'Homes nearby that fit your filters',
    open: 'Open this home',
    by: 'Hidden by',
    bySeveral: (count: number) => `Hidden by ${writeNumber(count)} filters:`,
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
    removeAll: (count: number) => (count === 2 ? 'Remove both' : `Remove all ${writeNumber(count)}`),
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
    averages: (amount: string) => `it averages ${amount} a night before fees`,
    costs: (amount: string) => `it costs ${amount} in total with taxes`,
    noAverage: 'it has no price for a stay of this length',
    has: (count: number) => `it has ${count}`,
    sleeps: (count: number) => `it sleeps ${writeNumber(count)}`,
    outside: 'it’s outside this area',
    booked: 'it’s booked on your dates',
    minStay: (nights: string) => `its minimum stay is ${nights}`,
    atMost: (most: string) => `it takes up to ${most}`,
    checkIn: 'it has no check-in on that day',
    checkOut: 'it has no check-out on that day',
  },
});
