/** Loads what the box offers before anything is typed: the town near the visitor, and popular places. */
import { nearbyPlace } from './places.ts';
import { browserApi, createHttp, type Fetcher } from '@roost/shared/http';
import { homeSchema } from '@roost/shared/contracts/home';
import type { NearbyPlace } from '@roost/shared/contracts/places';

export type PopularPlace = { name: string; imageUrl: string; homes: number };
export type Starters = { near: NearbyPlace | null; popular: readonly PopularPlace[] };

const POPULAR = 4;
/** A guest who waits longer has begun to type. */
const TIME_LIMIT_MS = 3_000;

/** Returns both, loaded at the same time. What does not load is left out. */
export async function loadStarters(api: Fetcher = browserApi): Promise<Starters> {
  const [near, popular] = await Promise.all([nearbyPlace(api), popularPlaces(api)]);
  return { near, popular };
}

async function popularPlaces(api: Fetcher): Promise<PopularPlace[]> {
  const home = await createHttp(api).get('/home', homeSchema, { limitMs: TIME_LIMIT_MS });
  if (!home.ok) return [];
  return home.value.destinations.slice(0, POPULAR).map(({ name, imageUrl, homes }) => ({ name, imageUrl, homes }));
}
