/** Google's geocoding and place-autocomplete web services, and its browser script, over a local gazetteer. */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { predict } from './autocomplete.ts';
import { getGazetteer } from './gazetteer.ts';
import type { Gazetteer } from './gazetteer.ts';
import { findPlaces, toResult } from './geocode.ts';
import { packAnswers } from '../packed-answers.ts';
import { serveScript } from './js/assets.ts';
import { serveStaticMap } from './static-map.ts';
import { createTileSource, serveTiles } from './tiles/route.ts';

const text = z.optional(z.string());
const geocodeSchema = z.object({
  key: text,
  address: text,
  latlng: text,
  result_type: text,
  place_id: text,
  language: text,
  region: text,
  components: text,
});
const autocompleteSchema = z.object({
  key: text,
  input: text,
  language: text,
  types: text,
  components: text,
  sessiontoken: text,
});

const DENIED = {
  status: 'REQUEST_DENIED',
  error_message: 'You must use an API key to authenticate each request to Google Maps Platform APIs.',
};
const INVALID = { status: 'INVALID_REQUEST', error_message: 'Invalid request. Missing the required parameter.' };

/**
 * Serves `/maps/api/geocode/json` and `/maps/api/place/autocomplete/json`, where as with the real services every answer
 * is 200 with a status; the script `/maps/api/js` with the tiles that it draws; and `/maps/api/staticmap`.
 */
export async function mapsPlugin(app: FastifyInstance): Promise<void> {
  packAnswers(app);
  serveScript(app);
  const paint = createTileSource(() => getGazetteer().towns());
  serveTiles(app, paint);
  serveStaticMap(app, paint);

  app.get('/maps/api/geocode/json', async (request) => {
    const query = geocodeSchema.safeParse(request.query).data ?? {};
    if (!query.key) return { ...DENIED, results: [] };
    const gazetteer = getGazetteer();
    const known = query.place_id ? gazetteer.byId(query.place_id) : null;
    if (query.place_id && !known) return { ...INVALID, results: [] };
    if (query.latlng !== undefined) return townAt(gazetteer, query.latlng, query.result_type);
    if (!known && !query.address?.trim()) return { ...INVALID, results: [] };
    const found = known ? [{ place: known, partial: false }] : findPlaces(gazetteer, query.address ?? '');
    const countries = getCountries(query.components);
    const results = found.filter(({ place }) => !countries || countries.includes(place.country)).map(toResult);
    return { results, status: results.length > 0 ? 'OK' : 'ZERO_RESULTS' };
  });

  app.get('/maps/api/place/autocomplete/json', async (request) => {
    const query = autocompleteSchema.safeParse(request.query).data ?? {};
    if (!query.key) return { ...DENIED, predictions: [] };
    if (!query.input?.trim()) return { ...INVALID, predictions: [] };
    const countries = getCountries(query.components);
    const predictions = predict(getGazetteer(), {
      input: query.input,
      ...(query.types ? { types: query.types } : {}),
      ...(countries ? { countries } : {}),
    });
    return { predictions, status: predictions.length > 0 ? 'OK' : 'ZERO_RESULTS' };
  });
}

/** The reverse way, from a point to the town there; the gazetteer knows no streets. */
function townAt(gazetteer: Gazetteer, latlng: string, types: string | undefined) {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?),\s*(-?\d+(?:\.\d+)?)$/.exec(latlng.trim()) ?? [];
  if (lat === undefined || lng === undefined || Math.abs(Number(lat)) > 90) return { ...INVALID, results: [] };
  const town =
    types === undefined || types.split('|').includes('locality') ? gazetteer.townAt(Number(lat), Number(lng)) : null;
  return town
    ? { results: [toResult({ place: town, partial: false })], status: 'OK' }
    : { results: [], status: 'ZERO_RESULTS' };
}

/** `country:us|country:ca` → ["US", "CA"]. */
function getCountries(components: string | undefined): string[] | null {
  const countries = (components ?? '')
    .split('|')
    .flatMap((part) => (part.startsWith('country:') ? [part.slice('country:'.length).toUpperCase()] : []));
  return countries.length > 0 ? countries : null;
}
