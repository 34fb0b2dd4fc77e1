/**
 * Counties of the United States with their borders, of the Census Bureau (the package us-atlas), read when the first
 * text names a county.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { normalizePhrase } from '@roost/shared/domain/understanding/tokens';
import { feature } from 'topojson-client';
import { z } from 'zod';
import type { Box } from './state-boxes.ts';

const geometrySchema = z.object({ id: z.string(), properties: z.object({ name: z.string() }) });
const collectionSchema = z.object({ geometries: z.array(geometrySchema) });
const atlasSchema = z.object({ objects: z.object({ counties: collectionSchema, states: collectionSchema }) });

type Ring = readonly (readonly number[])[];
/** A county with its state's name, and its borders as rings of longitude and latitude. */
export type County = { name: string; state: string; rings: () => readonly Ring[] };

const ATLAS = 'us-atlas/counties-10m.json';
/** Digits of an id that say the state. */
const STATE_DIGITS = 2;

function readCounties(): ReadonlyMap<string, readonly County[]> {
  const atlas: unknown = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(ATLAS), 'utf8'));
  const { counties, states } = atlasSchema.parse(atlas).objects;
  const stateNames = new Map(states.geometries.map(({ id, properties }) => [id, properties.name]));
  const found = new Map<string, County[]>();
  for (const [index, { id, properties }] of counties.geometries.entries()) {
    const state = stateNames.get(id.slice(0, STATE_DIGITS));
    if (state === undefined) continue;
    let rings: readonly Ring[] | undefined;
    const county = { name: properties.name, state, rings: () => (rings ??= readRings(atlas, index)) };
    const key = normalizePhrase(properties.name);
    found.set(key, [...(found.get(key) ?? []), county]);
  }
  return found;
}

function readRings(atlas: unknown, index: number): Ring[] {
  const topology = atlas as Parameters<typeof feature>[0];
  const counties = topology.objects.counties;
  const shape = counties?.type === 'GeometryCollection' ? counties.geometries[index] : undefined;
  const found = shape && feature(topology, shape);
  const geometry = found?.type === 'Feature' ? found.geometry : undefined;
  if (geometry?.type === 'Polygon') return geometry.coordinates;
  return geometry?.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

let known: ReadonlyMap<string, readonly County[]> | undefined;
/** Returns the counties with this normalised name, without "county". */
export const countiesNamed = (name: string): readonly County[] => (known ??= readCounties()).get(name) ?? [];

/** Returns the counties whose normalised names, without "county", begin like this; those of exactly this name first. */
export function countiesBeginning(begun: string): readonly County[] {
  known ??= readCounties();
  const others = [...known].filter(([name]) => name !== begun && name.startsWith(begun));
  return [...(known.get(begun) ?? []), ...others.flatMap(([, counties]) => counties)];
}

/** Returns the box around a county; null for one without borders. */
export function getBounds(county: County): Box | null {
  const points = county.rings().flat();
  if (points.length === 0) return null;
  const [lngs, lats] = [points.map(([lng = 0]) => lng), points.map(([, lat = 0]) => lat)];
  return [Math.max(...lats), Math.max(...lngs), Math.min(...lats), Math.min(...lngs)];
}

/** Returns true for a point inside of a county: a line from it to the east crosses its borders an odd number of times. */
export function isInCounty(county: County, { lat, lng }: { lat: number; lng: number }): boolean {
  let isInside = false;
  for (const ring of county.rings())
    for (const [index, [x = 0, y = 0]] of ring.entries()) {
      const [beforeX = 0, beforeY = 0] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [];
      if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x) isInside = !isInside;
    }
  return isInside;
}
