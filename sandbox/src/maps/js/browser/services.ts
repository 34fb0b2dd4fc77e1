/** Geocoder and place predictions, over the same web services that servers use. */
import { LatLng, LatLngBounds, type LatLngLiteral } from './geometry.ts';
import { apiOrigin, scriptUrl } from './leaflet.ts';

type Callback<Value> = (value: Value | null, status: string) => void;
type Geometry = { location: LatLngLiteral; viewport: { northeast: LatLngLiteral; southwest: LatLngLiteral } };
type RawResult = { geometry: Geometry; [field: string]: unknown };
type Component = string | string[];
type GeocoderRequest = {
  address?: string | null;
  placeId?: string | null;
  region?: string | null;
  componentRestrictions?: { country?: Component } | null;
};
type PredictionRequest = {
  input: string;
  types?: string[] | null;
  componentRestrictions?: { country?: Component | null } | null;
  sessionToken?: object;
};
type Prediction = { description: string; place_id: string; [field: string]: unknown };

const TIME_LIMIT_MS = 10_000;

/** Asks a web service. A call that fails or takes too long has the status that Google's own script gives it. */
async function ask<Answer extends { status: string }>(
  path: string,
  parameters: Record<string, string | null | undefined>,
): Promise<Answer | { status: 'UNKNOWN_ERROR' }> {
  const url = new URL(path, apiOrigin);
  url.searchParams.set('key', scriptUrl.searchParams.get('key') ?? 'none');
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    return answer.ok ? ((await answer.json()) as Answer) : { status: 'UNKNOWN_ERROR' };
  } catch {
    return { status: 'UNKNOWN_ERROR' };
  }
}

function countries(restrictions: { country?: Component | null } | null | undefined): string | null {
  const given = restrictions?.country;
  return given
    ? [given]
        .flat()
        .map((code) => `country:${code}`)
        .join('|')
    : null;
}

export class Geocoder {
  async geocode(request: GeocoderRequest, callback?: Callback<object[]>): Promise<{ results: object[] }> {
    const answer = await ask<{ status: string; results: RawResult[] }>('/maps/api/geocode/json', {
      address: request.address,
      place_id: request.placeId,
      components: countries(request.componentRestrictions),
    });
    const results =
      'results' in answer
        ? answer.results.map((result) => ({ ...result, geometry: withObjects(result.geometry) }))
        : [];
    callback?.(answer.status === 'OK' ? results : null, answer.status);
    if (answer.status !== 'OK' && !callback) throw new Error(`GEOCODER_GEOCODE: ${answer.status}`);
    return { results };
  }
}

function withObjects({ location: place, viewport, ...rest }: Geometry): object {
  return { ...rest, location: new LatLng(place), viewport: new LatLngBounds(viewport.southwest, viewport.northeast) };
}

export class AutocompleteService {
  async getPlacePredictions(
    request: PredictionRequest,
    callback?: Callback<Prediction[]>,
  ): Promise<{ predictions: Prediction[] }> {
    const answer = await ask<{ status: string; predictions: Prediction[] }>('/maps/api/place/autocomplete/json', {
      input: request.input,
      types: request.types?.join('|'),
      components: countries(request.componentRestrictions),
    });
    const predictions = 'predictions' in answer ? answer.predictions : [];
    callback?.(answer.status === 'OK' ? predictions : null, answer.status);
    if (answer.status !== 'OK' && answer.status !== 'ZERO_RESULTS' && !callback)
      throw new Error(`PLACES_AUTOCOMPLETE: ${answer.status}`);
    return { predictions };
  }
}

export class AutocompleteSessionToken {}
