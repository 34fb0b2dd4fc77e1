/**
 * Answers searches for places: from the site's own homes and names first, then from the maps service (FIND-1, FIND-3,
 * GEO-1, SRCH-17).
 */
import type { GeocodeResult, PlacePrediction } from '@roost/shared/contracts/places';
import type { Db } from '../db/schema.ts';
import { findIdsBeginning, findListing, isActive } from '../listings/repository.ts';
import { getAirport } from './airports.ts';
import { beginsName } from './begun-names.ts';
import { findPlace } from './find-place.ts';
import type { Lookups, MapsService, Places as MapsPlaces } from './google.ts';
import { homesAtSight } from './homes-at-sight.ts';
import { keepFresh } from './keep-fresh.ts';
import { stockReader } from './read-stock.ts';
import type { Stock } from './stock.ts';
import { MOST_SUGGESTIONS, suggest } from './suggest.ts';

export type KnownNames = {
  homesIn: (name: string) => number | undefined;
  /** Returns true for an airport's code in lower case. */
  isAirport: (code: string) => boolean;
  /**
   * Returns the name of a home that a normalised text is or contains, as its owner wrote it; null when there is none.
   */
  headlineIn: (text: string) => string | null;
  /** Returns what stands on a home's board, as its owner wrote it, by its normalised name; null when there is none. */
  boardIn?: (name: string) => string | null;
  /** Returns the one home's name that a normalised text is without one of its words; null when there is none. */
  shortenedIn?: (text: string) => string | null;
  /** Returns true when a place with homes has a name that begins with the normalised text. */
  begins: (text: string) => boolean;
  /** Returns true for the number of a home that can be booked. */
  isHome: (id: string) => Promise<boolean>;
};

export type Places = MapsPlaces & {
  /**
   * Returns how many homes are in reach of a place or sight of this normalised name; undefined when nothing is called
   * so.
   */
  knownPlaces: () => Promise<KnownNames>;
  stock: () => Promise<Stock>;
};
export type PlacesService = Places & {
  /** Returns the same for one network address, whose requests to the maps service are counted. */
  askedBy: (address: string) => Places;
};

const LONGEST_INPUT = 200;
/** Milliseconds for which the stock is used before it is read again. */
const STOCK_MS = 5 * 60_000;

/**
 * Creates the places.
 * @param maps the maps service, for places without homes
 */
export function createPlaces({ db, maps, now }: { db: Db; maps: MapsService; now: () => Date }): PlacesService {
  const getStock = keepFresh(stockReader(db, now), STOCK_MS, now);
  const findHome = async (id: string) => {
    const listing = await findListing(db, id);
    return listing && isActive(listing) ? { id, headline: listing.headline, city: listing.city } : null;
  };
  const homesBeginning = async (digits: string) => {
    const homes = await Promise.all((await findIdsBeginning(db, digits, MOST_SUGGESTIONS)).map(findHome));
    return homes.flatMap((home) => home ?? []);
  };
  const knownPlaces = async (): Promise<KnownNames> => {
    const stock = await getStock();
    return {
      homesIn: (name) => stock.names.get(name)?.homes ?? homesAtSight(stock, name),
      isAirport: (code) => getAirport(code) !== null,
      headlineIn: stock.headlineIn,
      boardIn: stock.boardIn,
      shortenedIn: stock.shortenedIn,
      begins: (text) => beginsName(stock, text),
      isHome: async (id) => (await findHome(id)) !== null,
    };
  };
  const withMaps = (asked: MapsPlaces): Places => {
    const geocode = async (address: string, lookups?: Lookups): Promise<GeocodeResult | null> =>
      findPlace(address.trim().slice(0, LONGEST_INPUT), {
        stock: await getStock(),
        askMaps: (text) => asked.geocode(text, lookups),
      });
    return {
      geocode,
      predictions: async (input): Promise<PlacePrediction[]> =>
        suggest(input.slice(0, LONGEST_INPUT), {
          stock: await getStock(),
          predict: asked.predictions,
          geocode,
          findHome,
          homesBeginning,
        }),
      getName: asked.getName,
      stock: getStock,
      knownPlaces,
    };
  };
  return { ...withMaps(maps), askedBy: (address) => withMaps(maps.askedBy(address)) };
}
