/**
 * Availability of a saved home for a stay, from its record in the index (FAV-9). One request brings the records of all
 * homes.
 */
import { INDEX_ATTRIBUTES, MAX_PETS, type Hit } from '@roost/shared/contracts/index-record';
import { availabilityCodeSchema } from '@roost/shared/contracts/listing';
import { canStay } from '@roost/shared/domain/availability';
import { addDays, daysFrom, nightsBetween, toCompact } from '@roost/shared/domain/dates';
import { unitsToCents } from '@roost/shared/domain/money';
import { partyTotal } from '@roost/shared/domain/party';
import { getPetLimit } from '@roost/shared/domain/pets';
import type { Stay, StayDates } from '@roost/shared/domain/stay';
import { priceAttributes } from '@roost/shared/domain/index-filters';

/**
 * Returns the attributes to ask the index for: prices, the position, how many pets may come, and with dates the
 * calendar from check-in to check-out.
 */
export function getStayAttributes(dates: StayDates | null): string[] {
  const days = dates ? daysFrom(dates.checkIn, nightsBetween(dates.checkIn, dates.checkOut) + 1).map(toCompact) : [];
  return [
    ...priceAttributes(dates),
    '_geoloc',
    MAX_PETS,
    ...(dates ? [] : [INDEX_ATTRIBUTES.turnover]),
    ...['Availability', 'MinStay', 'MaxStay'].flatMap((name) => days.map((day) => `${name}.${day}`)),
  ];
}

/** What keeps a home from being booked for a stay; a number is how many nights a stay has at least. */
export type Obstacle = 'room' | 'pets' | 'fewerPets' | 'dates' | number;

/** Returns an obstacle in the words of its place. */
export const formatObstacle = (
  obstacle: Obstacle,
  words: Record<Exclude<Obstacle, number>, string> & { minStay: (nights: number) => string },
): string => (typeof obstacle === 'number' ? words.minStay(obstacle) : words[obstacle]);

type SavedHome = Pick<
  Hit,
  'Availability' | 'MinStay' | 'MaxStay' | 'PricePerDay' | 'Max Occupancy' | 'Max Pets' | 'fees' | 'today'
>;

/**
 * Returns what keeps a home from being booked: no room for the guests, no pets or not so many, or its calendar by the
 * rule of search and booking (SRCH-12). Null where nothing does. Without dates only room and pets count.
 */
export function findObstacle(hit: SavedHome, { dates, party }: Stay, today: string): Obstacle | null {
  if (partyTotal(party) > hit['Max Occupancy']) return 'room';
  const pets = getPetLimit(hit);
  if (party.pets > pets) return pets === 0 ? 'pets' : 'fewerPets';
  if (!dates) return null;
  const nights = nightsBetween(dates.checkIn, dates.checkOut);
  const days = Array.from({ length: nights + 1 }, (_, offset) => {
    const date = addDays(dates.checkIn, offset);
    const day = toCompact(date);
    const code = availabilityCodeSchema.safeParse(hit.Availability?.[day]);
    const price = hit.PricePerDay?.[day];
    return {
      date,
      code: code.success ? code.data : ('NX' as const),
      minStay: hit.MinStay?.[day] ?? 1,
      maxStay: hit.MaxStay?.[day] ?? Infinity,
      priceCents: price === undefined ? null : unitsToCents(price),
    };
  });
  const answer = canStay(days, dates.checkIn, dates.checkOut, hit.today ?? today);
  if (answer.ok) return null;
  return (answer.reason === 'minStay' && answer.nights) || 'dates';
}
