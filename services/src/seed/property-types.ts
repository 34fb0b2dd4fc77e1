/** Kinds of homes, which regions have them and how large they are. This file is long because it is a table of data. */
import type { House, Land } from './picture-address.ts';
import type { Profile } from './regions/region.ts';

export const PROPERTY_TYPES = [
  'Cabin',
  'A-frame',
  'Log home',
  'Lake house',
  'Chalet',
  'Beach house',
  'Cottage',
  'Bungalow',
  'Ranch house',
  'Farmhouse',
  'Apartment',
  'Loft',
  'Condo',
  'Townhouse',
  'Villa',
  'Treehouse',
  'Adobe house',
  'Modern home',
] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** Size and looks of a kind of home. */
export type TypeTraits = {
  /** Bedrooms by weight. */
  bedrooms: readonly (readonly [number, number])[];
  houses: readonly House[];
  /** The landscape is one of these when the region has it. */
  prefers: readonly Land[];
  /** Price level, 1 is the middle. */
  price: number;
  /** The word for it in running text. */
  noun: string;
};

export const TYPE_TRAITS: Record<PropertyType, TypeTraits> = {
  Cabin: {
    bedrooms: [
      [1, 3],
      [2, 6],
      [3, 6],
      [4, 3],
      [5, 1],
    ],
    houses: ['cabin'],
    prefers: ['forest', 'alps', 'lake'],
    price: 0.95,
    noun: 'cabin',
  },
  'A-frame': {
    bedrooms: [
      [1, 4],
      [2, 6],
      [3, 3],
    ],
    houses: ['aframe'],
    prefers: ['forest', 'alps', 'lake', 'desert'],
    price: 1,
    noun: 'A-frame',
  },
  'Log home': {
    bedrooms: [
      [2, 2],
      [3, 5],
      [4, 5],
      [5, 2],
      [6, 1],
    ],
    houses: ['cabin', 'chalet'],
    prefers: ['forest', 'alps', 'meadow'],
    price: 1.05,
    noun: 'log home',
  },
  'Lake house': {
    bedrooms: [
      [2, 3],
      [3, 6],
      [4, 5],
      [5, 2],
      [6, 1],
    ],
    houses: ['lakehouse'],
    prefers: ['lake', 'fjord'],
    price: 1.2,
    noun: 'lake house',
  },
  Chalet: {
    bedrooms: [
      [2, 3],
      [3, 5],
      [4, 5],
      [5, 3],
      [6, 1],
    ],
    houses: ['chalet'],
    prefers: ['alps', 'forest', 'fjord'],
    price: 1.15,
    noun: 'chalet',
  },
  'Beach house': {
    bedrooms: [
      [2, 2],
      [3, 5],
      [4, 6],
      [5, 4],
      [6, 2],
      [7, 1],
    ],
    houses: ['beachhouse'],
    prefers: ['beach', 'tropical'],
    price: 1.2,
    noun: 'beach house',
  },
  Cottage: {
    bedrooms: [
      [1, 4],
      [2, 7],
      [3, 4],
    ],
    houses: ['cottage'],
    prefers: ['hills', 'meadow', 'rocky', 'beach', 'lake', 'forest'],
    price: 0.85,
    noun: 'cottage',
  },
  Bungalow: {
    bedrooms: [
      [1, 3],
      [2, 6],
      [3, 4],
    ],
    houses: ['bungalow'],
    prefers: ['tropical', 'beach', 'city', 'desert'],
    price: 0.9,
    noun: 'bungalow',
  },
  'Ranch house': {
    bedrooms: [
      [2, 2],
      [3, 6],
      [4, 4],
      [5, 2],
    ],
    houses: ['ranch'],
    prefers: ['meadow', 'desert', 'hills'],
    price: 0.95,
    noun: 'ranch house',
  },
  Farmhouse: {
    bedrooms: [
      [2, 2],
      [3, 5],
      [4, 5],
      [5, 3],
      [6, 1],
    ],
    houses: ['farmhouse'],
    prefers: ['meadow', 'hills', 'vineyard'],
    price: 1.05,
    noun: 'farmhouse',
  },
  Apartment: {
    bedrooms: [
      [0, 2],
      [1, 6],
      [2, 6],
      [3, 2],
    ],
    houses: ['block', 'townhouse'],
    prefers: ['city'],
    price: 0.75,
    noun: 'apartment',
  },
  Loft: {
    bedrooms: [
      [0, 3],
      [1, 6],
      [2, 3],
    ],
    houses: ['block'],
    prefers: ['city'],
    price: 0.85,
    noun: 'loft',
  },
  Condo: {
    bedrooms: [
      [0, 1],
      [1, 5],
      [2, 7],
      [3, 4],
    ],
    houses: ['condo'],
    prefers: ['beach', 'tropical', 'alps', 'lake'],
    price: 0.8,
    noun: 'condo',
  },
  Townhouse: {
    bedrooms: [
      [2, 4],
      [3, 6],
      [4, 3],
    ],
    houses: ['townhouse'],
    prefers: ['city', 'alps', 'bayou'],
    price: 0.95,
    noun: 'townhouse',
  },
  Villa: {
    bedrooms: [
      [2, 2],
      [3, 5],
      [4, 5],
      [5, 3],
      [6, 2],
    ],
    houses: ['villa'],
    prefers: ['vineyard', 'tropical', 'rocky', 'hills'],
    price: 1.5,
    noun: 'villa',
  },
  Treehouse: {
    bedrooms: [
      [1, 8],
      [2, 3],
    ],
    houses: ['treehouse'],
    prefers: ['forest', 'hills', 'tropical'],
    price: 1,
    noun: 'treehouse',
  },
  'Adobe house': {
    bedrooms: [
      [1, 3],
      [2, 6],
      [3, 5],
      [4, 1],
    ],
    houses: ['adobe'],
    prefers: ['desert', 'redrock'],
    price: 1,
    noun: 'adobe house',
  },
  'Modern home': {
    bedrooms: [
      [2, 4],
      [3, 6],
      [4, 4],
      [5, 2],
    ],
    houses: ['modern'],
    prefers: ['redrock', 'desert', 'rocky', 'alps', 'city'],
    price: 1.3,
    noun: 'modern home',
  },
};

/** What is built in each kind of region, by weight. */
export const TYPES_BY_PROFILE: Record<Profile, readonly (readonly [PropertyType, number])[]> = {
  lake: [
    ['Lake house', 9],
    ['Cabin', 6],
    ['Cottage', 4],
    ['A-frame', 2],
    ['Condo', 2],
    ['Chalet', 2],
    ['Log home', 2],
    ['Modern home', 1],
  ],
  ski: [
    ['Chalet', 8],
    ['Condo', 7],
    ['Townhouse', 4],
    ['Cabin', 4],
    ['Log home', 3],
    ['Modern home', 2],
    ['A-frame', 2],
    ['Apartment', 2],
  ],
  mountain: [
    ['Cabin', 10],
    ['Log home', 4],
    ['A-frame', 4],
    ['Treehouse', 3],
    ['Farmhouse', 3],
    ['Cottage', 3],
    ['Chalet', 2],
    ['Modern home', 1],
  ],
  beach: [
    ['Beach house', 11],
    ['Condo', 7],
    ['Cottage', 5],
    ['Bungalow', 3],
    ['Townhouse', 2],
    ['Modern home', 1],
  ],
  tropical: [
    ['Bungalow', 7],
    ['Condo', 6],
    ['Villa', 5],
    ['Beach house', 4],
    ['Cottage', 2],
    ['Treehouse', 1.5],
  ],
  desert: [
    ['Adobe house', 7],
    ['Modern home', 5],
    ['Ranch house', 4],
    ['Bungalow', 3],
    ['A-frame', 1],
    ['Condo', 1.5],
    ['Villa', 1],
  ],
  redrock: [
    ['Adobe house', 7],
    ['Modern home', 5],
    ['Ranch house', 3],
    ['Townhouse', 2],
    ['Condo', 2],
    ['Cottage', 1],
  ],
  city: [
    ['Apartment', 7],
    ['Townhouse', 7],
    ['Loft', 4],
    ['Bungalow', 3],
    ['Cottage', 3],
    ['Condo', 3],
  ],
  hills: [
    ['Ranch house', 7],
    ['Farmhouse', 6],
    ['Cottage', 5],
    ['Cabin', 3],
    ['Modern home', 2],
    ['Treehouse', 1.5],
  ],
  coast: [
    ['Cottage', 8],
    ['Beach house', 4],
    ['Modern home', 4],
    ['Bungalow', 3],
    ['Cabin', 3],
    ['Villa', 2],
    ['Farmhouse', 1],
  ],
  vineyard: [
    ['Farmhouse', 6],
    ['Villa', 6],
    ['Cottage', 5],
    ['Modern home', 2],
    ['Ranch house', 1.5],
    ['Apartment', 1],
  ],
  fjord: [
    ['Cabin', 6],
    ['Cottage', 5],
    ['Lake house', 4],
    ['Modern home', 2],
    ['A-frame', 1],
  ],
  village: [
    ['Cottage', 10],
    ['Farmhouse', 4],
    ['Townhouse', 3],
    ['Villa', 1],
  ],
};
