/** Places for search: our own stock and names in front of the maps service (FIND-1, FIND-3, GEO-1, SRCH-17). */
import type { GeocodeResult, PlacePrediction } from '@roost/shared/contracts/places';
import type { Db } from '../db/schema.ts';
import { findListing, isActive } from '../listings/repository.ts';
import { findPlace } from './find-place.ts';
import type { Places as MapsPlaces } from './google.ts';
import { cachedStock } from './stock.ts';
import { suggest } from './suggest.ts';

export type Places = MapsPlaces & {
  /** Normalised names of places with homes, and how many homes a search for each finds. */
  names: () => Promise<Record<string, number>>;
  /** The same with the places themselves, without a copy. */
  homesByName: () => Promise<ReadonlyMap<string, { homes: number }>>;
};

const LONGEST_INPUT = 200;

/** @param maps the maps service, for what no home lies in */
export function createPlaces({ db, maps, now }: { db: Db; maps: MapsPlaces; now: () => Date }): Places {
  const stockOf = cachedStock(db, now);
  const find = async (address: string): Promise<GeocodeResult | null> =>
    findPlace(address.trim().slice(0, LONGEST_INPUT), { stock: await stockOf(), askMaps: maps.geocode });
  const findHome = async (id: string) => {
    const listing = await findListing(db, id);
    return listing && isActive(listing) ? { id, headline: listing.headline, city: listing.city } : null;
  };
  return {
    geocode: find,
    predictions: async (input): Promise<PlacePrediction[]> =>
      suggest(input.slice(0, LONGEST_INPUT), {
        stock: await stockOf(),
        predict: maps.predictions,
        geocode: find,
        findHome,
      }),
    nameOf: maps.nameOf,
    homesByName: async () => (await stockOf()).names,
    names: async () => Object.fromEntries([...(await stockOf()).names].map(([name, place]) => [name, place.homes])),
  };
}
