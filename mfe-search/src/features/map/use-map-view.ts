import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameView } from './view.ts';
import type { MapView, Size } from './view.ts';

export type Seen = { view: MapView; size: Size };

/**
 * Where the map should be. A target is followed once; until its `key` changes, the guest moves the map. While
 * `isMoving`, none is.
 */
export type Target = { key: string; viewFor: (size: Size) => MapView | null };

/**
 * `smooth` animates where it can; `byGuest` counts as the guest's own move, such as a press on zoom or on a cluster.
 */
export type GoTo = (view: MapView, how?: { smooth?: boolean; byGuest?: boolean }) => void;

/**
 * Returns what the map shows, and moves it. A view that was not asked for here is the guest's move and calls `onMove`;
 * fits and paging never do. Views are compared instead of counting events, because the map sends more or fewer of them
 * than moves.
 */
export function useMapView(
  map: google.maps.Map | null,
  target: Target | null,
  { isMoving, moved: onMove }: { isMoving: boolean; moved: (seen: Seen) => void },
): { seen: Seen | null; goTo: GoTo } {
  const [seen, setSeen] = useState<Seen | null>(null);
  const expected = useRef<MapView | null>(null);

  const goTo = useCallback<GoTo>(
    (view, { smooth = false, byGuest = false } = {}) => {
      if (!map) return;
      if (!byGuest) expected.current = view;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (smooth && !calm && map.getZoom() === view.zoom) map.panTo(view.center);
      else map.moveCamera(view);
    },
    [map],
  );

  const settle = useEffectEvent(() => {
    const view = map && getMapView(map);
    if (!map || !view) return;
    const now = { view, size: getMapSize(map) };
    setSeen(now);
    const isOurs = expected.current === null || isSameView(expected.current, view);
    expected.current = view;
    if (!isOurs) onMove(now);
  });
  // Listens before anything moves the map, because the first `idle` lays out the pins.
  useEffect(() => {
    const listener = map?.addListener('idle', () => settle());
    return () => listener?.remove();
  }, [map]);

  const obey = useEffectEvent((wish: Target) => {
    const view = map && wish.viewFor(getMapSize(map));
    if (!map || !view) return;
    const now = getMapView(map);
    if (now && isSameView(now, view)) expected.current = view;
    else goTo(view);
  });
  const key = target?.key ?? null;
  const wish = useEffectEvent(() => {
    if (target) obey(target);
  });
  const followed = useRef<string | null>(null);
  useEffect(() => {
    if (!map || followed.current === key) return;
    // A target that comes while the guest moves the map is out of date: the guest wants to be elsewhere.
    followed.current = key;
    if (key !== null && !isMoving) wish();
  }, [map, key, isMoving]);

  return { seen, goTo };
}

function getMapView(map: google.maps.Map): MapView | null {
  const center = map.getCenter();
  const zoom = map.getZoom();
  return center && zoom !== undefined ? { center: center.toJSON(), zoom: Math.round(zoom) } : null;
}

function getMapSize(map: google.maps.Map): Size {
  const { clientWidth: width, clientHeight: height } = map.getDiv();
  return { width, height };
}
