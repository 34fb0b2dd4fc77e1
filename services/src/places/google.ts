/**
 * Google's geocoding and place prediction over REST, called by services so that the key stays here and answers are
 * cached for everybody (GEO-1, SRCH-17). A failure is an empty answer, and is not cached: the search then goes on
 * without a place. `googlePlaces` is long because its calls share one cache.
 */
import * as z from 'zod/mini';
import type { GeocodeResult, PlacePrediction } from '@roost/shared/contracts/places';
import { chooseGeocodeResult, isArea } from '@roost/shared/domain/geocode';
import { BoundedCache } from '../bounded-cache.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import type { ServicesConfig } from '../config.ts';
import { errorFields, type Log } from '../log.ts';
import { limitMaps } from './maps-limit.ts';
import { DAY_MS } from '@roost/shared/domain/dates';

/** Milliseconds. Long, because a search without its place would show other homes than the guest asked for. */
const TIMEOUT_MS = 4_000;
/** After three requests in a minute without any answer the others fail at once, and one in 15 seconds tries again. */
const SILENCE = { failures: 3, windowMs: 60_000, pauseMs: 15_000 } as const;
const LONGEST_INPUT = 200;

const cornerSchema = z.object({ lat: z.number(), lng: z.number() });
const extentSchema = z.object({ northeast: cornerSchema, southwest: cornerSchema });
const geocodeSchema = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      address_components: z.array(
        z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
      ),
      formatted_address: z.string(),
      geometry: z.object({
        location: cornerSchema,
        viewport: z.optional(extentSchema),
        bounds: z.optional(extentSchema),
      }),
      types: z.array(z.string()),
      partial_match: z.optional(z.boolean()),
    }),
  ),
});
const predictionsSchema = z.object({
  status: z.string(),
  predictions: z.array(
    z.object({
      place_id: z.string(),
      description: z.string(),
      structured_formatting: z.object({ main_text: z.string(), secondary_text: z._default(z.string(), '') }),
      types: z._default(z.array(z.string()), []),
    }),
  ),
});
/** Google's statuses of an answered request; any other is a failure (a key without the service, too many requests). */
const ANSWERED = new Set(['OK', 'ZERO_RESULTS']);

/**
 * The lookups for one text: whether one failed (then none follows), and how many more are allowed; any number by
 * default.
 */
export type Lookups = { failed: boolean; left?: number };

export type Places = {
  /**
   * Returns the place to search around; null when it is unknown, only partly matched, a mere county, or the lookup
   * failed, which `lookups` tells.
   */
  geocode: (address: string, lookups?: Lookups) => Promise<GeocodeResult | null>;
  predictions: (input: string) => Promise<PlacePrediction[]>;
  /** Returns the town at a point, written as in an address; null when there is none or the lookup failed. */
  getName: (point: { lat: number; lng: number }) => Promise<string | null>;
};
export type MapsService = Places & {
  /**
   * Returns the same for one network address, whose requests are counted (maps-limit.ts): beyond the limit they fail as
   * when the service is down.
   */
  askedBy: (address: string) => Places;
};

type Deps = { maps: ServicesConfig['maps']; now: () => Date; log: Log; fetch?: typeof globalThis.fetch };

/** Returns the same text for all spacings. */
const normalized = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_INPUT);

/** Adds an area's extent: two boxes when it crosses the date line (FIND-1). */
function withExtent(extent: z.infer<typeof extentSchema> | undefined, result: GeocodeResult): GeocodeResult {
  if (!extent || !isArea(result)) return result;
  const { northeast: ne, southwest: sw } = extent;
  const boxes: [number, number, number, number][] =
    ne.lng < sw.lng
      ? [
          [ne.lat, 180, sw.lat, sw.lng],
          [ne.lat, ne.lng, sw.lat, -180],
        ]
      : [[ne.lat, ne.lng, sw.lat, sw.lng]];
  return { ...result, area: { type: 'boxes', boxes } };
}

export function googlePlaces({ maps, now, log, fetch = globalThis.fetch }: Deps): MapsService {
  const mayAsk = limitMaps(now);
  const breaker = createCircuitBreaker({ ...SILENCE, now });
  const geocoded = new BoundedCache<GeocodeResult | null>(2_000, DAY_MS);
  /** Running lookups by address, shared by all requests. Undefined is a failed one. */
  const asked = new Map<string, Promise<GeocodeResult | null | undefined>>();
  const named = new BoundedCache<string | null>(2_000, DAY_MS);
  const predicted = new BoundedCache<PlacePrediction[]>(2_000, DAY_MS);

  async function ask<T extends { status: string }>(
    path: string,
    query: Record<string, string>,
    schema: z.ZodMiniType<T>,
    whose: string | null,
  ): Promise<T | null> {
    if ((whose !== null && !mayAsk(whose)) || !breaker.mayCall()) return null;
    const url = new URL(path, maps.url);
    url.search = new URLSearchParams({ ...query, language: 'en', key: maps.key }).toString();
    let isSilent = true;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = await response.text();
      isSilent = false;
      if (breaker.answered()) log('maps_resumed', {});
      const answer = schema.parse(JSON.parse(body));
      if (!ANSWERED.has(answer.status)) throw new Error(`The maps service answered ${answer.status}.`);
      return answer;
    } catch (error) {
      log('maps_failed', { path, ...errorFields(error) });
      // A refusal is an answer: asking on costs no time.
      if (isSilent && breaker.failed()) log('maps_paused', { pauseMs: SILENCE.pauseMs });
      return null;
    }
  }

  async function lookUp(text: string, whose: string | null): Promise<GeocodeResult | null | undefined> {
    const answer = await ask('/maps/api/geocode/json', { address: text }, geocodeSchema, whose);
    if (!answer) return undefined;
    const result = chooseGeocodeResult(
      answer.results.map((found) =>
        withExtent(found.geometry.bounds ?? found.geometry.viewport, {
          lat: found.geometry.location.lat,
          lng: found.geometry.location.lng,
          formattedAddress: found.formatted_address,
          types: found.types,
          partialMatch: found.partial_match ?? false,
          addressComponents: found.address_components.map((part) => ({
            longName: part.long_name,
            shortName: part.short_name,
            types: part.types,
          })),
        }),
      ),
    );
    geocoded.set(text.toLowerCase(), result, now());
    return result;
  }

  const callsFor = (whose: string | null): Places => ({
    async geocode(address, lookups) {
      const text = normalized(address);
      const key = text.toLowerCase();
      if (text === '') return null;
      const known = geocoded.get(key, now());
      if (known !== undefined) return known;
      if (lookups?.failed || lookups?.left === 0) return null;
      if (lookups?.left !== undefined) lookups.left -= 1;
      const answer = asked.get(key) ?? lookUp(text, whose).finally(() => asked.delete(key));
      asked.set(key, answer);
      const result = await answer;
      if (result === undefined && lookups) lookups.failed = true;
      return result ?? null;
    },
    async getName({ lat, lng }) {
      const latlng = `${lat},${lng}`;
      const known = named.get(latlng, now());
      if (known !== undefined) return known;
      const answer = await ask('/maps/api/geocode/json', { latlng, result_type: 'locality' }, geocodeSchema, whose);
      if (!answer) return null;
      const name = answer.results.find((found) => found.types.includes('locality'))?.formatted_address ?? null;
      named.set(latlng, name, now());
      return name;
    },
    async predictions(input) {
      const text = normalized(input);
      if (text === '') return [];
      const known = predicted.get(text.toLowerCase(), now());
      if (known !== undefined) return known;
      const answer = await ask(
        '/maps/api/place/autocomplete/json',
        { input: text, types: 'geocode' },
        predictionsSchema,
        whose,
      );
      if (!answer) return [];
      const found = answer.predictions.map((prediction) => ({
        placeId: prediction.place_id,
        description: prediction.description,
        types: prediction.types,
        mainText: prediction.structured_formatting.main_text,
        secondaryText: prediction.structured_formatting.secondary_text,
      }));
      predicted.set(text.toLowerCase(), found, now());
      return found;
    },
  });
  return { ...callsFor(null), askedBy: callsFor };
}
