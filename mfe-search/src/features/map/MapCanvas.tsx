import { useEffect, useRef, useState } from 'react';
import { GoogleMap } from '@react-google-maps/api';
import { selectFavoriteIds, useAppSelector, useSlice } from '@roost/shared/state';
import { resultsMapSlice } from '../../state/results-map.ts';
import { focusPin } from './focus-pin.ts';
import type { MapItem } from './layout-pins.ts';
import { getMapTarget, NARROW, openCluster, roomFor } from './map-target.ts';
import { MapCard } from './MapCard.tsx';
import { MapControls } from './MapControls.tsx';
import { MapSearch } from './MapSearch.tsx';
import type { ResultsMapProps } from './results-map-props.ts';
import { PinLayer } from './PinLayer.tsx';
import type { PinLook } from './PinButton.tsx';
import { PinWindow } from './PinWindow.tsx';
import styles from './ResultsMap.module.css';
import { useAreaSearch } from './use-area-search.ts';
import { useEarlyGestures } from './use-early-gestures.ts';
import { useListLink } from './use-list-link.ts';
import { useMapItems } from './use-map-items.ts';
import { useMapSearch } from './use-map-search.ts';
import { useMapView } from './use-map-view.ts';
import { useOpenCard } from './use-open-card.ts';
import { useSelectedHome } from './use-selected-home.ts';
import { MAX_ZOOM, MIN_ZOOM } from './view.ts';
import type { MapView } from './view.ts';
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
const DARK_OPTIONS: google.maps.MapOptions = { ...OPTIONS, colorScheme: 'DARK' };

type CanvasProps = Omit<ResultsMapProps, 'onRetry'> & { dark: boolean };

/**
 * The map with its pins, its window and its controls. It shows the place of the address; only the guest's own moves
 * start a search.
 */
export function MapCanvas(props: CanvasProps) {
  return (
    <MapSearch data={props.data} state={props.state}>
      <Canvas {...props} />
    </MapSearch>
  );
}

function Canvas({ data, state, list, dark, begun, onLook }: CanvasProps) {
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const selected = useSlice(resultsMapSlice, ({ selectedHit }) => selectedHit);
  const narrow = useAppSelector(({ ui }) => ui.width > 0 && ui.width < NARROW);
  const saved = useAppSelector(selectFavoriteIds);
  const pane = useRef<HTMLDivElement>(null);

  const { pins, settled, searchIn, opened } = useMapSearch(data);
  const area = useAreaSearch({ state, shown: data.state, searchIn }, narrow);
  const { seen, goTo } = useMapView(map, getMapTarget({ data, pins, settled, narrow, begun, isOwn: area.isOwn }), area);
  const { items, active, point } = useMapItems(pins, { seen, selected });
  const home = useSelectedHome(selected, {
    pins,
    settled,
    onOpen: (pin) => {
      opened(pin.id);
      const room = seen && roomFor(pin.point, seen, narrow);
      if (room) goTo(room, { smooth: true });
    },
  });
  const { open, retry } = useOpenCard(selected, data);
  useListLink(list);
  useTold(seen !== null, onLook);

  const close = () => {
    home.close();
    focusPin(pane.current, selected);
  };
  const press = (item: MapItem, withKeys: boolean) => {
    if (item.type !== 'cluster') return home.press(item.pin, withKeys);
    const inside = seen && openCluster(item.pins, seen, narrow);
    if (inside) return goTo(inside, { byGuest: true });
    // Nothing is nearer than this: its homes open one after another.
    const next = item.pins.find(({ id }) => !home.visited.includes(id)) ?? item.pins[0];
    return next && home.press(next, withKeys);
  };
  const drawn = useEarlyGestures(begun, { seen, settled, items, goTo, press, pane });
  const look = (item: MapItem) => getLook(item, { selected, active, visited: home.visited, saved });

  const card = open && (
    <MapCard
      open={open}
      headline={home.pin?.headline ?? ''}
      takeFocus={home.byKeyboard}
      onClose={close}
      onRetry={retry}
      {...(narrow && { turn: home.turn })}
    />
  );

  return (
    <div ref={pane} className={styles.canvas} aria-busy={!settled || undefined}>
      <GoogleMap
        mapContainerClassName={styles.canvas ?? ''}
        options={dark ? DARK_OPTIONS : OPTIONS}
        onLoad={setMap}
        onClick={() => {
          if (selected !== null) close();
        }}
      >
        {map && <PinLayer {...{ map, items, look }} onPress={press} onPoint={point} onEscape={close} onDrawn={drawn} />}
        {map && seen && card && home.pin && !narrow && (
          <PinWindow map={map} point={home.pin.point} spot={windowSpot(home.pin.point, seen)}>
            {card}
          </PinWindow>
        )}
      </GoogleMap>
      <MapControls
        data={data}
        narrow={narrow}
        area={area}
        onZoom={(step) => {
          if (seen) goTo(zoomBy(seen.view, step), { byGuest: true });
        }}
      />
      {narrow && card}
    </div>
  );
}

function zoomBy({ center, zoom }: MapView, step: number): MapView {
  return { center, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom + step)) };
}

function getLook(
  item: MapItem,
  homes: { selected: string | null; active: string | null; visited: readonly string[]; saved: readonly string[] },
): Required<PinLook> {
  if (item.type === 'cluster') return { open: false, active: false, seen: false, saved: false };
  const { id } = item.pin;
  return {
    open: id === homes.selected,
    active: id === homes.active,
    seen: homes.visited.includes(id),
    saved: homes.saved.includes(id),
  };
}

/** Says that the map is there to be seen, once it is. */
function useTold(isDrawn: boolean, tell: (look: 'drawn') => void): void {
  useEffect(() => {
    if (isDrawn) tell('drawn');
  }, [isDrawn, tell]);
}
