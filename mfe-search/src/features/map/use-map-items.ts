import { useDeferredValue, useMemo, useState } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { useCurrency, usePriceDisplay } from '@roost/shared/ui';
import type { MapPin } from '../../api/to-pin.ts';
import { activeMarkerChanged, resultsMapSlice } from '../../state/results-map.ts';
import { layoutPins, PinMap } from './layout-pins.ts';
import type { MapItem } from './layout-pins.ts';
import type { Seen } from './use-map-view.ts';

export type MapItems = {
  items: readonly MapItem[];
  /** The home under the pointer, in the list or on the map. */
  active: string | null;
  /** The pointer is over a home of the map; null when it left. */
  point: (id: string | null) => void;
};

/** Returns what is drawn of the pins in the view `seen`, nothing before there is one. */
export function useMapItems(
  pins: readonly MapPin[],
  { seen, selected }: { seen: Seen | null; selected: string | null },
): MapItems {
  const dispatch = useAppDispatch();
  const active = useSlice(resultsMapSlice, ({ activeMarker }) => activeMarker);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const display = usePriceDisplay();
  const currency = useCurrency();
  const map = useMemo(() => new PinMap(pins, display, currency), [pins, display, currency]);
  // A dot that became a price under the pointer would move away from it, and flicker: only the list makes pins stand
  // out.
  const fromList = active === pointedAt ? null : active;
  const items = useMemo(
    () => (seen ? layoutPins({ map, shown: [selected, fromList], ...seen }) : []),
    [map, selected, fromList, seen],
  );
  return {
    // A hundred pins are drawn in slices.
    items: useDeferredValue(items),
    active,
    point: (id) => {
      setPointedAt(id);
      dispatch(activeMarkerChanged(id));
    },
  };
}
