import type { Bitmap } from './bitmap.ts';
import type { Engine } from './engine.ts';
import { getBox, inPolygon, type Point } from './geo.ts';
import { badRequest } from '../protocol/errors.ts';
import { integer, text } from '../protocol/params.ts';
import { isObject, type Doc, type Json } from '../json.ts';

/** What the geographic parameters of a query ask for. `around` is set when results are ranked by distance. */
export type GeoSearch = {
  slots: Bitmap | null;
  around: { from: Point; step: (metres: number) => number; precision: number; automaticRadius?: number } | null;
};

/** Records that an automatic radius aims to hold: dense regions get a small circle, empty ones a wide one. */
const AUTOMATIC_RECORDS = 1000;
/** A box is two corners of two numbers. */
const BOX_NUMBERS = 4;

/**
 * What the geographic parameters choose and how they rank. `candidates` are the records that the filters choose, which
 * only a circle without a radius needs. A box wins over polygons, and either over `aroundLatLng`, whose ranking by
 * distance is then lost too, as on the hosted service.
 */
export function geoSearch(engine: Engine, params: Doc, candidates: () => Bitmap): GeoSearch {
  const boxes = rows(
    'insideBoundingBox',
    params['insideBoundingBox'],
    (length) => length > 0 && length % BOX_NUMBERS === 0,
  ).flatMap(eachBox);
  if (boxes.length > 0) {
    const areas = boxes.map(getBox);
    return {
      slots: engine.cached(`box ${JSON.stringify(boxes)}`, (into, from) => engine.geo.fillBoxes(into, from, areas)),
      around: null,
    };
  }
  const polygons = rows('insidePolygon', params['insidePolygon'], (length) => length >= 6 && length % 2 === 0);
  if (polygons.length > 0) {
    return {
      slots: engine.cached(`polygon ${JSON.stringify(polygons)}`, (into, from) =>
        engine.geo.fillWhere(into, from, (lat, lng) => polygons.some((polygon) => inPolygon(polygon, lat, lng))),
      ),
      around: null,
    };
  }
  const around = text(params, 'aroundLatLng').trim();
  if (around === '') return { slots: null, around: null };
  const [lat, lng, ...rest] = around.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  if (lat === undefined || lng === undefined || Number.isNaN(lat) || Number.isNaN(lng) || rest.length > 0)
    throw badRequest(`Invalid value for "aroundLatLng" parameter, expected "lat,lng"`);
  const from = { lat, lng };
  const { step, precision } = getSteps(params['aroundPrecision']);
  const radius = params['aroundRadius'];
  if (radius === 'all') return { slots: null, around: { from, step, precision } };
  if (radius !== undefined && !(Number(radius) >= 1))
    throw badRequest('Invalid value for "aroundRadius" parameter, expected a positive integer or "all"');
  const metres = radius === undefined ? automaticRadius(engine, params, from, candidates) : Number(radius);
  const slots = engine.cached(`around ${lat},${lng},${metres}`, (into, first) =>
    engine.geo.fillCircle(into, first, from, metres),
  );
  return { slots, around: { from, step, precision, ...(radius === undefined && { automaticRadius: metres }) } };
}

function automaticRadius(engine: Engine, params: Doc, from: Point, candidates: () => Bitmap): number {
  const metres = Float64Array.from(candidates().slots(), (slot) => engine.geo.distance(slot, from))
    .filter(Number.isFinite)
    .sort();
  const reach = metres[Math.min(metres.length, AUTOMATIC_RECORDS) - 1] ?? 0;
  return Math.max(1, Math.ceil(reach), integer(params, 'minimumAroundRadius', 1));
}

/**
 * `aroundPrecision` makes distances within a step equal, so that the next criteria decide: one width (10 m when
 * absent), or widths from given distances on (`[{from: 0, value: 25}, {from: 2000, value: 1000}]`).
 */
function getSteps(value: Json | undefined): { step: (metres: number) => number; precision: number } {
  const parsed =
    typeof value === 'string' && value.trim().startsWith('[') ? parsedList('aroundPrecision', value) : value;
  if (!Array.isArray(parsed)) {
    const width = parsed === undefined ? 10 : Number(parsed);
    if (!(width >= 1)) throw badRequest('Invalid value for "aroundPrecision" parameter, expected a positive integer');
    return { step: (metres) => Math.floor(metres / width), precision: width };
  }
  const ranges = parsed
    .map((range) => {
      if (!isObject(range) || typeof range['from'] !== 'number' || typeof range['value'] !== 'number')
        throw badRequest('Invalid value for "aroundPrecision" parameter, expected {from, value}');
      return { from: range['from'], width: Math.max(1, range['value']) };
    })
    .sort((a, b) => a.from - b.from);
  if (ranges[0] === undefined || ranges[0].from > 0) ranges.unshift({ from: 0, width: 1 });
  const step = (metres: number): number => {
    let steps = 0;
    for (const [i, { from, width }] of ranges.entries()) {
      const end = ranges[i + 1]?.from ?? Infinity;
      if (metres < end) return steps + Math.floor((metres - from) / width);
      steps += Math.ceil((end - from) / width);
    }
    return steps;
  };
  return { step, precision: ranges[0]!.width };
}

/** Rows of coordinates from a list of lists, one list, or text. */
function rows(name: string, value: Json | undefined, fits: (length: number) => boolean): number[][] {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
  const parsed =
    typeof value === 'string'
      ? value.trim().startsWith('[')
        ? parsedList(name, value)
        : value.split(',').map(Number)
      : value;
  if (!Array.isArray(parsed)) throw invalid(name);
  const nested = parsed.every(Array.isArray) ? parsed : [parsed];
  return nested.map((row) => {
    const numbers = (row as Json[]).map(Number);
    if (!fits(numbers.length) || numbers.some(Number.isNaN)) throw invalid(name);
    return numbers;
  });
}

/** One list may hold the corners of several boxes. */
function eachBox(numbers: readonly number[]): [number, number, number, number][] {
  return Array.from({ length: numbers.length / BOX_NUMBERS }, (_, box) => {
    const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = numbers.slice(box * BOX_NUMBERS, (box + 1) * BOX_NUMBERS);
    return [lat1, lng1, lat2, lng2];
  });
}

const invalid = (name: string): Error => badRequest(`Invalid value for "${name}" parameter, expected valid JSON`);

function parsedList(name: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw invalid(name);
  }
}
