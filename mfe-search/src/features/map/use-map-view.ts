import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameView } from './view.ts';
import type { MapView, Size } from './view.ts';

export type Seen = { view: MapView; size: Size };

/** Where the address wants the map. `key` names the wish: the same wish is obeyed once, then the map is the guest's. */
export type Target = { key: string; viewFor: (size: Size) => MapView | null };

/** `smooth` glides where it can; `byGuest` counts as the guest's own move, as a press on zoom or on a cluster is. */
export type GoTo = (view: MapView, how?: { smooth?: boolean; byGuest?: boolean }) => void;

/**
 * What the map shows, and who moved it. A view that was not asked for here is the guest's move and calls `onMove`; fits and paging are
 * ours and never do, whatever events the map fires on the way. Views are compared, not counted: an event too many or too few does no harm.
 */
export function useMapView(
  map: google.maps.Map | null,
  target: Target | null,
  onMove: (seen: Seen) => void,
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
  // Listens before anything moves the map: the rest after the first move is what the pins are laid out for.
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
  useEffect(() => {
    if (map && key !== null) wish();
  }, [map, key]);

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
