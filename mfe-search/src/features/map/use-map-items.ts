import { useMemo, useState } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import type { MapPin } from '../../api/to-pin.ts';
import { activeMarkerChanged, resultsMapSlice } from '../../state/results-map.ts';
import { indexPins, layoutPins } from './layout-pins.ts';
import type { MapItem, PinIndex } from './layout-pins.ts';
import type { Seen } from './use-map-view.ts';

export type MapItems = {
  index: PinIndex;
  items: readonly MapItem[];
  /** The home under the pointer, in the list or on the map. */
  active: string | null;
  /** The pointer is over a home of the map; null when it left. */
  point: (id: string | null) => void;
};

/** Returns what is drawn of the pins in the view `seen`, nothing before there is one. */
export function useMapItems(
  pins: readonly MapPin[],
  { seen, narrow, selected }: { seen: Seen | null; narrow: boolean; selected: string | null },
): MapItems {
  const dispatch = useAppDispatch();
  const active = useSlice(resultsMapSlice, ({ activeMarker }) => activeMarker);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const index = useMemo(() => indexPins(pins), [pins]);
  // A dot that became a price under the pointer would move away from it, and flicker: only the list makes pins stand out.
  const fromList = active === pointedAt ? null : active;
  const items = useMemo(
    () => (seen ? layoutPins({ index, pins, shown: [selected, fromList], narrow, ...seen }) : []),
    [index, pins, selected, fromList, narrow, seen],
  );
  return {
    index,
    items,
    active,
    point: (id) => {
      setPointedAt(id);
      dispatch(activeMarkerChanged(id));
    },
  };
}
