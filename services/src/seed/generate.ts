/** The seed generator: believable homes, the same ones for the same seed, in any number. */
import { ACTIVE_STATUS } from '@roost/shared/contracts/listing';
import { findNearbyPlaces } from '../listings/near.ts';
import { makeAddress, makePublicLocation } from './address.ts';
import { makeAmenities } from './amenities.ts';
import { makeSleepingRooms } from './beds.ts';
import { makeCalendar } from './calendar.ts';
import { dayFacts, dayNumber } from './dates.ts';
import type { DayFacts } from './dates.ts';
import { makeDescription, makeLocationWords } from './description.ts';
import { makeFacts } from './facts.ts';
import type { FactsDraft } from './facts.ts';
import type { Facts } from './placed-facts.ts';
import { makeGuide } from './guide.ts';
import { makeHeadline } from './headline.ts';
import { pickHost } from './hosts.ts';
import { makePhotos } from './photos.ts';
import { makeFees } from './pricing.ts';
import { makeQuestions } from './questions.ts';
import type { Random } from './random.ts';
import { hashText, random } from './random.ts';
import type { Region } from './regions.ts';
import { REGIONS } from './regions.ts';
import { averageRating, makeReviews, makeScores } from './reviews.ts';
import { makeHouseRules, makePolicy } from './rules.ts';
import type { SeedDays, SeedListing, SeedOptions } from './seed-listing.ts';
import { SEED_DAYS } from './seed-listing.ts';
import { makeStairs } from './stairs.ts';
import { findSurroundings } from './surroundings.ts';
import type { Town } from './towns.ts';
import { townsByRegion } from './towns.ts';

/** Days of a year, over which the general average is taken. */
const YEAR = 365;

/**
 * Makes `count` homes, one at a time, so that a hundred thousand need no more memory than one. The same options give
 * byte-identical homes. Texts, prices and calendar of a home come from separate streams of random numbers.
 */
export function* generateListings({ seed, count, today }: SeedOptions): Generator<SeedListing, void, undefined> {
  const days = dayFacts(dayNumber(today), SEED_DAYS);
  const headlines = new Set<string>();
  const towns = townsByRegion();
  const regions = REGIONS.map((region) => [region, region.weight] as const);
  const weights = REGIONS.reduce((sum, { weight }) => sum + weight, 0);
  const listingId = listingIds(seed, count);
  for (let index = 0; index < count; index += 1) {
    const id = listingId(index);
    const r = random(`${seed}:${id}`);
    // The first homes take each region in turn, so that small data sets have homes everywhere the home page leads.
    const region = REGIONS[index] ?? r.weighted(regions);
    const town = getTown(r, towns.get(region.name) ?? []);
    yield makeListing({ seed, id, r, region, town, days, headlines, homesInRegion: (count * region.weight) / weights });
  }
}

type Draft = {
  seed: string;
  id: string;
  r: Random;
  region: Region;
  town: Town;
  days: readonly DayFacts[];
  headlines: Set<string>;
  /** How many of the homes are in its region, about. */
  homesInRegion: number;
};

function makeListing({ seed, id, r, region, town, days, headlines, homesInRegion }: Draft): SeedListing {
  const stream = (name: string) => random(`${seed}:${id}:${name}`);
  const today = days[0]?.day ?? 0;
  const { facts, amenities, address, location, incomplete, status } = makePlacedFacts(
    makeFacts(r, id, region, town),
    stream,
  );
  const words = stream('words');
  const rules = makeHouseRules(stream('rules'), facts);
  const reviews = makeReviews(stream('reviews'), facts, today);
  const calendar = makeCalendar(stream('calendar'), facts, days);
  const sleepingRooms = makeSleepingRooms(stream('beds'), facts);
  return {
    id,
    propertyType: facts.type,
    headline: makeHeadline(stream('headline'), facts, headlines),
    country: incomplete === 'country' ? null : region.country,
    state: town.state,
    city: incomplete === 'city' ? null : town.name,
    region: region.name,
    photos: makePhotos(stream('photos'), facts, sleepingRooms),
    bedrooms: facts.bedrooms,
    beds: facts.beds,
    sleepingRooms,
    bathrooms: facts.bathrooms,
    maxOccupancy: facts.occupancy,
    averageRating: averageRating(reviews),
    numberOfReviews: reviews.length,
    averagePerNightCents: yearAverage(calendar),
    description: makeDescription(words, facts),
    status,
    townCenter: getTownCenter(town),
    location: { ...location, description: makeLocationWords(words, facts) },
    amenities,
    fees: makeFees(stream('fees'), facts),
    houseRules: rules,
    cancellationPolicy: makePolicy(stream('policy')),
    scores: makeScores(stream('scores'), reviews),
    reviews,
    questions: makeQuestions(stream('questions'), { facts, rules, amenities }, today),
    host: pickHost(stream('host'), seed, region, homesInRegion, Number(calendar.from.slice(0, 4))),
    address,
    days: calendar,
    guide: makeGuide({ values: stream('guide'), words: stream('guide words') }, { facts, rules, address, amenities }),
  };
}

const getTownCenter = ({ name, lat, lng }: Town) => ({ name, lat, lng });

/** Puts a home on the map, and adds to its facts what follows from there. */
function makePlacedFacts(draft: FactsDraft, stream: (name: string) => Random) {
  const { region, town } = draft;
  const place = stream('place');
  const address = makeAddress(place, region, town);
  // A few homes came from an old system without a complete place: their address is /vacation-rentals/{id}.
  const incomplete = place.weighted([
    ['none', 988],
    ['city', 7],
    ['country', 5],
  ] as const);
  const status = getStatus(place);
  const location = makePublicLocation(place, region, address);
  const amenities = makeAmenities(stream('amenities'), draft);
  const near = findNearbyPlaces({ location, amenities, state: town.state, townCenter: getTownCenter(town) });
  const facts: Facts = {
    ...draft,
    ...findSurroundings(draft, { location, near }),
    stairs: makeStairs(stream('stairs'), draft, amenities.accessibility.includes('Elevator')),
  };
  return { facts, amenities, address, location, incomplete, status };
}

/** The first town of a region has most homes, the others fewer and fewer. */
function getTown(r: Random, towns: readonly Town[]): Town {
  return r.weighted(towns.map((town, index) => [town, 1 / (index + 1.5)] as const));
}

/** About one home in fifty is not for rent any more: favorites and old links lead to it. */
function getStatus(r: Random): string {
  return r.chance(0.02) ? r.pick(['Inactive', 'Off Market', 'Withdrawn By Owner']) : ACTIVE_STATUS;
}

/** Mean nightly price of the next year, floored to whole currency units. Nights without a rate do not count. */
function yearAverage({ pricesCents }: SeedDays): number {
  const prices = pricesCents.slice(0, YEAR).filter((price): price is number => price !== null);
  return Math.floor(prices.reduce((sum, price) => sum + price, 0) / Math.max(1, prices.length) / 100) * 100;
}

/** Listing numbers: five digits (more for large sets), all different, without an order that a guest could see. */
function listingIds(seed: string, count: number): (index: number) => string {
  let span = 90_000;
  while (span < count * 1.5) span *= 10;
  const offset = hashText(seed) % span;
  // 7919 and 10^n × 9 have no common factor, so the numbers do not repeat before the span is used up.
  return (index) => String(span / 9 + ((offset + ((index * 7919) % span) * 67_867) % span));
}
