/**
 * Groups of words that mean the same to the rules of dates, party, rooms and price: "dogs" are pets, "bath" is a
 * bathroom.
 */
export type WordGroup =
  | 'guests'
  | 'children'
  | 'infants'
  | 'pets'
  | 'families'
  | 'couples'
  | 'bedrooms'
  | 'bathrooms'
  | 'beds'
  | 'allowed'
  | 'accepts'
  | 'cheap'
  | 'luxury'
  | 'best'
  | 'stars'
  | 'nights'
  | 'days'
  | 'weeks'
  | 'large'
  /** What a large one of says that many come. */
  | 'shared'
  /** Phrases before a price, their words joined by "_". */
  | 'below'
  | 'above';
export type WordGroups = Readonly<Record<WordGroup, ReadonlySet<string>>>;
