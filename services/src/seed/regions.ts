/** All vacation regions, and what the home page shows of them. This file is long because it is a table of data. */
import { ABROAD } from './regions/abroad.ts';
import { EAST } from './regions/east.ts';
import { WEST } from './regions/west.ts';
import type { Region } from './regions/region.ts';
import { pictureAddress } from './picture-address.ts';
import type { PropertyType } from './property-types.ts';

export type { Region } from './regions/region.ts';

/** Every region homes are made in. */
export const REGIONS: readonly Region[] = [...WEST, ...EAST, ...ABROAD];

/** A region tile of the home page. `name` equals the `region` of its homes. */
export type Destination = { name: string; lat: number; lng: number; imageUrl: string };

const region = (name: string): Region => {
  const found = REGIONS.find((entry) => entry.name === name);
  if (!found) throw new Error(`no region ${name}`);
  return found;
};
const destination = (name: string, imageUrl: string): Destination => ({
  name,
  lat: region(name).lat,
  lng: region(name).lng,
  imageUrl,
});

/** Regions the home page leads with, in its order; the first is shown largest. */
export const DESTINATIONS: readonly Destination[] = [
  destination(
    'Lake Tahoe',
    pictureAddress({
      house: 'lakehouse',
      land: 'lake',
      season: 'summer',
      seed: 'tahoe',
      shot: 'front',
      n: 0,
      mood: 'golden',
    }),
  ),
  destination(
    'Outer Banks',
    pictureAddress({
      house: 'beachhouse',
      land: 'beach',
      season: 'summer',
      seed: 'outerbanks',
      shot: 'front',
      n: 0,
      mood: 'clear',
    }),
  ),
  destination(
    'Joshua Tree',
    pictureAddress({
      house: 'adobe',
      land: 'desert',
      season: 'spring',
      seed: 'keysview',
      shot: 'front',
      n: 0,
      mood: 'golden',
    }),
  ),
  destination(
    'Telluride',
    pictureAddress({
      house: 'chalet',
      land: 'alps',
      season: 'winter',
      seed: 'telluride',
      shot: 'front',
      n: 0,
      mood: 'dawn',
    }),
  ),
  destination(
    'Savannah and Tybee',
    pictureAddress({
      house: 'townhouse',
      land: 'city',
      season: 'spring',
      seed: 'savannah',
      shot: 'front',
      n: 0,
      mood: 'day',
    }),
  ),
  destination(
    'Maui',
    pictureAddress({
      house: 'bungalow',
      land: 'tropical',
      season: 'summer',
      seed: 'maui',
      shot: 'front',
      n: 0,
      mood: 'golden',
    }),
  ),
  destination(
    'Great Smoky Mountains',
    pictureAddress({
      house: 'cabin',
      land: 'forest',
      season: 'autumn',
      seed: 'smokies',
      shot: 'front',
      n: 0,
      mood: 'mist',
    }),
  ),
  destination(
    'Cape Cod',
    pictureAddress({
      house: 'cottage',
      land: 'beach',
      season: 'summer',
      seed: 'capecod',
      shot: 'front',
      n: 0,
      mood: 'dawn',
    }),
  ),
  destination(
    'Sedona',
    pictureAddress({
      house: 'adobe',
      land: 'redrock',
      season: 'spring',
      seed: 'sedona',
      shot: 'front',
      n: 0,
      mood: 'dusk',
    }),
  ),
  destination(
    'Texas Hill Country',
    pictureAddress({
      house: 'ranch',
      land: 'meadow',
      season: 'spring',
      seed: 'hillcountry',
      shot: 'front',
      n: 0,
      mood: 'golden',
    }),
  ),
  destination(
    'Tuscany',
    pictureAddress({
      house: 'villa',
      land: 'vineyard',
      season: 'summer',
      seed: 'tuscany',
      shot: 'front',
      n: 0,
      mood: 'golden',
    }),
  ),
  destination(
    'Acadia',
    pictureAddress({
      house: 'cottage',
      land: 'rocky',
      season: 'autumn',
      seed: 'acadia',
      shot: 'front',
      n: 0,
      mood: 'clear',
    }),
  ),
];

/** A "kind of place" row of the home page: a title and the facet choices of its search. All given choices must hold. */
export type HomeKind = {
  title: string;
  imageUrl: string;
  filter: { propertyTypes?: readonly PropertyType[]; location?: readonly string[]; accessibility?: readonly string[] };
};

/** Kinds of place that the home page offers, each with homes in the data. */
export const HOME_KINDS: readonly HomeKind[] = [
  {
    title: 'A-frames and cabins',
    filter: { propertyTypes: ['A-frame', 'Cabin', 'Log home'] },
    imageUrl: pictureAddress({
      house: 'aframe',
      land: 'forest',
      season: 'autumn',
      seed: 'kind-aframe',
      shot: 'front',
      n: 0,
      mood: 'dusk',
    }),
  },
  {
    title: 'Lakefront',
    filter: { location: ['Lakefront'] },
    imageUrl: pictureAddress({
      house: 'lakehouse',
      land: 'lake',
      season: 'autumn',
      seed: 'kind-lake',
      shot: 'wide',
      n: 0,
      mood: 'golden',
    }),
  },
  {
    title: 'Ski-in, ski-out',
    filter: { location: ['Ski-In/Ski-Out'] },
    imageUrl: pictureAddress({
      house: 'chalet',
      land: 'alps',
      season: 'winter',
      seed: 'kind-ski',
      shot: 'front',
      n: 0,
      mood: 'clear',
    }),
  },
  {
    title: 'Ranches and farms',
    filter: { propertyTypes: ['Ranch house', 'Farmhouse'] },
    imageUrl: pictureAddress({
      house: 'farmhouse',
      land: 'meadow',
      season: 'summer',
      seed: 'kind-farm',
      shot: 'front',
      n: 0,
      mood: 'day',
    }),
  },
  {
    title: 'Lofts in town',
    filter: { propertyTypes: ['Apartment', 'Loft', 'Townhouse'] },
    imageUrl: pictureAddress({
      house: 'block',
      land: 'city',
      season: 'autumn',
      seed: 'kind-loft',
      shot: 'front',
      n: 0,
      mood: 'blue',
    }),
  },
  {
    title: 'Pets welcome',
    filter: { accessibility: ['Pets Allowed'] },
    imageUrl: pictureAddress({
      house: 'cottage',
      land: 'meadow',
      season: 'spring',
      seed: 'kind-pets',
      shot: 'front',
      n: 0,
      mood: 'day',
    }),
  },
];
