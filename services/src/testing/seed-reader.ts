/** The homes of the seed data as places know them, and a reader of typed texts on them, without a database. */
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import type { GeocodeResult } from '@roost/shared/contracts/places';
import { petLimit } from '@roost/shared/domain/pets';
import { getAirport } from '../places/airports.ts';
import { beginsName } from '../places/begun-names.ts';
import { findPlace } from '../places/find-place.ts';
import { homesAtSight } from '../places/homes-at-sight.ts';
import { understandSearch } from '../places/understand-search.ts';
import { generateListings } from '../seed/generate.ts';
import { makeStock } from './make-stock.ts';

/** The active homes among the first 2,000 of the seed data. */
export const seedHomes = [...generateListings({ seed: 'roost', count: 2_000, today: '2026-11-22' })]
  .filter(({ status }) => status === ACTIVE_STATUS)
  // Without what no search reads: it would take a hundred megabytes of each worker.
  .map(({ days: _days, reviews: _reviews, photos: _photos, ...home }) => ({
    ...home,
    lat: home.location.lat,
    lng: home.location.lng,
    type: home.propertyType,
    sleeps: home.maxOccupancy,
    pets: petLimit(home),
    cents: home.averagePerNightCents,
  }));
export const seedStock = makeStock(seedHomes);

type Reader = {
  /** The ISO date on which a guest types, at 15:00 UTC. The usual one is a Sunday. */
  today?: string;
  /** The maps service. Without one it is away: what is found is found by our own tables. */
  askMaps?: (text: string) => Promise<GeocodeResult | null>;
  /** The numbers that are of a home. */
  homeNumbers?: readonly string[];
};

/** Returns a function that reads a text as services do, on the homes of the seed data. */
export function createSeedReader({ today = '2026-11-22', askMaps = async () => null, homeNumbers = [] }: Reader = {}): (
  text: string,
) => ReturnType<typeof understandSearch> {
  const stock = seedStock;
  return (text) =>
    understandSearch(text, {
      now: () => new Date(`${today}T15:00:00Z`),
      places: {
        geocode: (address) => findPlace(address, { stock, askMaps }),
        predictions: async () => [],
        getName: async () => null,
        stock: async () => stock,
        knownPlaces: async () => ({
          homesIn: (name) => stock.names.get(name)?.homes ?? homesAtSight(stock, name),
          isAirport: (code) => getAirport(code) !== null,
          headlineIn: stock.headlineIn,
          boardIn: stock.boardIn,
          shortenedIn: stock.shortenedIn,
          begins: (name) => beginsName(stock, name),
          isHome: async (id) => homeNumbers.includes(id),
        }),
      },
    });
}
