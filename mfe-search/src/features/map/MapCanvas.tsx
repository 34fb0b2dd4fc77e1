import { useEffect, useMemo, useRef, useState } from 'react';
import { GoogleMap } from '@react-google-maps/api';
import { selectFavoriteIds, useAppDispatch, useAppSelector, useSlice } from '@roost/shared/state';
import { activeMarkerChanged, hitSelected, resultsMapSlice } from '../../state/results-map.ts';
import { indexPins, layoutPins } from './layout-pins.ts';
import type { MapItem } from './layout-pins.ts';
import { MapCard } from './MapCard.tsx';
import type { Turn } from './MapCard.tsx';
import { MapControls } from './MapControls.tsx';
import type { ResultsMapProps } from './MapPane.tsx';
import { PinLayer } from './PinLayer.tsx';
import { PinWindow } from './PinWindow.tsx';
import type { MapPin } from '../../api/to-pin.ts';
import styles from './ResultsMap.module.css';
import { NARROW, roomFor, getMapTarget } from './map-target.ts';
import { useAreaSearch } from './use-area-search.ts';
import { useListLink } from './use-list-link.ts';
import { useMapView } from './use-map-view.ts';
import { useOpenCard } from './use-open-card.ts';
import { usePins } from './use-pins.ts';
import { MAX_ZOOM, MIN_ZOOM } from './view.ts';
import { windowSpot } from './window-spot.ts';

const OPTIONS: google.maps.MapOptions = {
  disableDefaultUI: true,
  keyboardShortcuts: true,
  gestureHandling: 'greedy',
  clickableIcons: false,
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  isFractionalZoomEnabled: false,
};

/** The map with its pins, its window and its controls. The address says where it is; only the guest's own moves search anew. */
export function MapCanvas({ data, state, list }: Omit<ResultsMapProps, 'onFail'>) {
  const dispatch = useAppDispatch();
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const selected = useSlice(resultsMapSlice, ({ selectedHit }) => selectedHit);
  const narrow = useAppSelector(({ ui }) => ui.width > 0 && ui.width < NARROW);
  const saved = useAppSelector(selectFavoriteIds);
  const active = useSlice(resultsMapSlice, ({ activeMarker }) => activeMarker);
  const [seenHomes, setSeenHomes] = useState<readonly string[]>([]);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const pane = useRef<HTMLDivElement>(null);

  const { pins, settled } = usePins(data);
  const area = useAreaSearch(state, narrow);
  const { seen, goTo } = useMapView(map, getMapTarget({ data, pins, settled, narrow, isOwn: area.isOwn }), area.moved);
  const index = useMemo(() => indexPins(pins), [pins]);
  // A dot that grew into a price under the pointer would slip from under it, and back: only the list makes pins stand out.
  const fromList = active === pointedAt ? null : active;
  const items = useMemo(
    () => (seen ? layoutPins({ index, pins, shown: [selected, fromList], narrow, ...seen }) : []),
    [index, pins, selected, fromList, narrow, seen],
  );
  const { open, retry } = useOpenCard(selected, data);

  const close = () => {
    dispatch(hitSelected({ id: null, onMap: false }));
    pane.current
      ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(selected ?? '')}"]`)
      ?.focus({ preventScroll: true });
  };
  const openHome = ({ id, point: where }: MapPin) => {
    setSeenHomes((homes) => (homes.includes(id) ? homes : [...homes, id]));
    dispatch(hitSelected({ id, onMap: true }));
    const room = seen && roomFor(where, seen, narrow);
    if (room) goTo(room, { smooth: true });
  };
  const press = (item: MapItem, withKeys: boolean) => {
    if (item.type === 'cluster')
      return goTo(
        { center: item.point, zoom: Math.min(index.getClusterExpansionZoom(item.clusterId), MAX_ZOOM) },
        { byGuest: true },
      );
    setByKeyboard(withKeys);
    if (item.pin.id === selected) dispatch(hitSelected({ id: null, onMap: true }));
    else openHome(item.pin);
    return undefined;
  };
  const at = pins.findIndex(({ id }) => id === selected);
  const pinOpen = pins[at];
  const turn: Turn = {
    at: at + 1,
    of: pins.length,
    by: (step) => {
      setByKeyboard(false);
      const next = pins[(at + step + pins.length) % pins.length];
      if (next) openHome(next);
    },
  };

  const point = (id: string | null) => {
    setPointedAt(id);
    dispatch(activeMarkerChanged(id));
  };

  // Nothing is open when the map is left, and a home that the next search lacks closes.
  useEffect(
    () => () => {
      dispatch(hitSelected({ id: null, onMap: false }));
      dispatch(activeMarkerChanged(null));
    },
    [dispatch],
  );
  useListLink(list);
  const gone = selected !== null && settled && !pins.some(({ id }) => id === selected);
  useEffect(() => {
    if (gone) dispatch(hitSelected({ id: null, onMap: false }));
  }, [gone, dispatch]);

  return (
    <div ref={pane} className={styles.canvas} aria-busy={!settled || undefined}>
      <GoogleMap
        mapContainerClassName={styles.canvas ?? ''}
        options={OPTIONS}
        onLoad={setMap}
        onClick={() => {
          if (selected !== null) close();
        }}
      >
        {map && (
          <PinLayer
            map={map}
            items={items}
            onPress={press}
            onPoint={point}
            onEscape={close}
            look={(item) => {
              const id = item.type === 'cluster' ? null : item.pin.id;
              return {
                open: id !== null && id === selected,
                active: id !== null && id === active,
                seen: id !== null && seenHomes.includes(id),
                saved: id !== null && saved.includes(id),
              };
            }}
          />
        )}
        {map && seen && open && pinOpen && !narrow && (
          <PinWindow map={map} point={pinOpen.point} spot={windowSpot(pinOpen.point, seen)}>
            <MapCard open={open} headline={pinOpen.headline} takeFocus={byKeyboard} onClose={close} onRetry={retry} />
          </PinWindow>
        )}
      </GoogleMap>
      <MapControls
        data={data}
        narrow={narrow}
        area={area}
        onZoom={(step) => {
          if (seen)
            goTo(
              { center: seen.view.center, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, seen.view.zoom + step)) },
              { byGuest: true },
            );
        }}
      />
      {open && narrow && (
        <MapCard
          open={open}
          headline={pinOpen?.headline ?? ''}
          takeFocus={byKeyboard}
          turn={turn}
          onClose={close}
          onRetry={retry}
        />
      )}
    </div>
  );
}
