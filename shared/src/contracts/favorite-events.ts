/**
 * What favorites tell analytics (FAV-2, ANLT-3), as a typed event on the page: who measures listens, who saves need not know whether anybody
 * does. Nothing of it leaves the page by itself.
 */
export type FavoriteEvent =
  | { name: 'accountCreated'; displayOrigin: string; favoriteCount: number }
  | { name: 'favoriteListing'; listingId: string; displayOrigin: string; loginStatus: boolean; price?: number };

const EVENT = 'roost:favorite-event';

export function announceFavoriteEvent(event: FavoriteEvent, page: EventTarget = window): void {
  page.dispatchEvent(new CustomEvent<FavoriteEvent>(EVENT, { detail: event }));
}

/** Runs for each event from now on. Returns what stops it. */
export function onFavoriteEvent(listen: (event: FavoriteEvent) => void, page: EventTarget = window): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<FavoriteEvent>).detail);
  page.addEventListener(EVENT, heard);
  return () => page.removeEventListener(EVENT, heard);
}
