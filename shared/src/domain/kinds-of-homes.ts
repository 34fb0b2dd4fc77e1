/** Kinds of homes that serve the same wish (FIND-2, FIND-5): an apartment may be a condo or loft. */
const RELATIVES: Readonly<Record<string, readonly string[]>> = {
  Apartment: ['Condo', 'Loft'],
  Loft: ['Apartment', 'Condo'],
  Condo: ['Apartment', 'Townhouse'],
  Townhouse: ['Condo', 'Apartment'],
  Cabin: ['Log home', 'A-frame', 'Chalet', 'Cottage'],
  'A-frame': ['Cabin', 'Log home', 'Chalet'],
  'Log home': ['Cabin', 'Chalet', 'A-frame'],
  Chalet: ['Cabin', 'Log home', 'A-frame'],
  'Beach house': ['Cottage', 'Bungalow', 'Villa'],
  'Lake house': ['Cottage', 'Cabin', 'Chalet'],
  Cottage: ['Bungalow', 'Cabin', 'Farmhouse'],
  Bungalow: ['Cottage', 'Beach house'],
  Villa: ['Modern home', 'Farmhouse', 'Beach house'],
  'Modern home': ['Villa', 'Loft'],
  Farmhouse: ['Ranch house', 'Cottage', 'Villa'],
  'Ranch house': ['Farmhouse', 'Cottage'],
  Treehouse: ['A-frame', 'Cabin'],
  'Adobe house': ['Ranch house', 'Modern home'],
};

/**
 * The kinds that a guest who wants this one may take too, nearest first. None for what is no kind: an address may hold
 * any word (ROUTE-13).
 */
export const getRelatives = (kind: string): readonly string[] =>
  Object.hasOwn(RELATIVES, kind) ? (RELATIVES[kind] ?? []) : [];
