/** What the box offers before anything is typed: the place near the visitor and where people are going. Loaded on focus. */
import { nearbyPlace } from '@roost/shared/clients/places';
import type { Api } from '@roost/shared/clients/places';
import { homeSchema } from '@roost/shared/contracts/home';
import type { NearbyPlace } from '@roost/shared/contracts/places';

export type PopularPlace = { name: string; imageUrl: string; homes: number };
export type Starters = { near: NearbyPlace | null; popular: readonly PopularPlace[] };

const POPULAR = 4;
/** Milliseconds; a guest who waits longer has begun to type. */
const TIME_LIMIT_MS = 3_000;
const sameOrigin: Api = (path, init) => fetch(`/api${path}`, init);

/** Asks for both at once. What cannot be had is not offered. */
export async function loadStarters(api: Api = sameOrigin): Promise<Starters> {
  const [near, popular] = await Promise.all([nearbyPlace(api), popularPlaces(api)]);
  return { near, popular };
}

async function popularPlaces(api: Api): Promise<PopularPlace[]> {
  try {
    const response = await api('/home', { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) return [];
    const home = homeSchema.safeParse(await response.json());
    return home.success
      ? home.data.destinations.slice(0, POPULAR).map(({ name, imageUrl, homes }) => ({ name, imageUrl, homes }))
      : [];
  } catch {
    return [];
  }
}
