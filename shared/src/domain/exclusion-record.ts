/** What of an index record `explain-exclusion` reads, and how the index is asked for it. */
import * as z from 'zod/mini';
import { hitSchema, INDEX_ATTRIBUTES as ATTRIBUTE, MAX_PETS } from '../contracts/index-record.ts';
import { addDays, daysFrom, toCompact, type IsoDate } from './dates.ts';
import type { SearchState } from './search-address.ts';
import { getNights } from './stay.ts';

/** How far from the chosen check-in free dates are looked for, in days. */
export const NEAREST_DAYS = 14;

const texts = z.optional(z.array(z.string()));
const numbersByKey = z.optional(z.record(z.string(), z.number()));

/** A record as far as filters read it. Day maps hold the days that were asked for. */
export const filterRecordSchema = z.extend(hitSchema, {
  Region: z.optional(z.nullable(z.string())),
  amenities: z.optional(
    z.object({ Amenities: texts, Location: texts, View: texts, Accessibility: texts, 'Area Activities': texts }),
  ),
  Availability: z.optional(z.record(z.string(), z.string())),
  MinStay: numbersByKey,
  MaxStay: numbersByKey,
  LOS_PriceAverages: numbersByKey,
});
export type FilterRecord = z.infer<typeof filterRecordSchema>;

/** Returns the attributes of a home that `exclusions` reads for this search. */
export function filterAttributes(state: Pick<SearchState, 'dates'>, today: IsoDate): string[] {
  const { dates } = state;
  const days = dates
    ? daysFrom(addDays(dates.checkIn, -NEAREST_DAYS), getNights(dates) + 2 * NEAREST_DAYS + 1).filter(
        (day) => day >= today,
      )
    : [];
  const maps = dates ? ['Availability', 'MinStay', 'MaxStay', 'PricePerDay'] : [];
  return [
    'objectID',
    'Headline',
    'Country',
    'State',
    'City',
    'Region',
    'images',
    '_geoloc',
    'fees',
    'taxes',
    'Number of Reviews',
    'Average Rating',
    ATTRIBUTE.dayEnds,
    ATTRIBUTE.propertyType,
    ATTRIBUTE.bedrooms,
    ATTRIBUTE.bathrooms,
    ATTRIBUTE.totalBeds,
    ATTRIBUTE.maxOccupancy,
    MAX_PETS,
    ATTRIBUTE.averagePerNight,
    ATTRIBUTE.losPriceAverages,
    ATTRIBUTE.amenities,
    ATTRIBUTE.location,
    ATTRIBUTE.view,
    ATTRIBUTE.accessibility,
    ATTRIBUTE.activities,
    ...maps.flatMap((map) => days.map((day) => `${map}.${toCompact(day)}`)),
  ];
}
