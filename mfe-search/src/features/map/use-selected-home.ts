import { useEffect, useState } from 'react';
import { useAppDispatch } from '@roost/shared/state';
import type { MapPin } from '../../api/to-pin.ts';
import { activeMarkerChanged, hitSelected } from '../../state/results-map.ts';
import type { Turn } from './MapCard.tsx';

export type SelectedHome = {
  /** The pin of the home whose window is open. */
  pin: MapPin | undefined;
  /** Ids of the homes whose windows were open on this map. */
  visited: readonly string[];
  /** The window was opened with the keyboard: the focus goes into it. */
  byKeyboard: boolean;
  /** A pin was pressed: opens its window, or closes it when it is open. */
  press: (pin: MapPin, byKeyboard: boolean) => void;
  close: () => void;
  turn: Turn;
};

/**
 * The home whose window is open on the map (SRCH-15).
 * @param pins all homes in the list's order
 * @param settled false while homes beyond the page are loading: until then a home that is missing may still come
 * @param onOpen moves the map so that pin and window have room
 */
export function useSelectedHome(
  selected: string | null,
  { pins, settled, onOpen }: { pins: readonly MapPin[]; settled: boolean; onOpen: (pin: MapPin) => void },
): SelectedHome {
  const dispatch = useAppDispatch();
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [byKeyboard, setByKeyboard] = useState(false);
  const at = pins.findIndex(({ id }) => id === selected);

  // Nothing stays open when the map is left, and a home that the next search does not find closes.
  useEffect(
    () => () => {
      dispatch(hitSelected({ id: null, onMap: false }));
      dispatch(activeMarkerChanged(null));
    },
    [dispatch],
  );
  const gone = selected !== null && settled && at < 0;
  useEffect(() => {
    if (gone) dispatch(hitSelected({ id: null, onMap: false }));
  }, [gone, dispatch]);

  const open = (pin: MapPin) => {
    setVisited((homes) => (homes.includes(pin.id) ? homes : [...homes, pin.id]));
    dispatch(hitSelected({ id: pin.id, onMap: true }));
    onOpen(pin);
  };
  return {
    pin: pins[at],
    visited,
    byKeyboard,
    press: (pin, withKeys) => {
      setByKeyboard(withKeys);
      if (pin.id === selected) dispatch(hitSelected({ id: null, onMap: true }));
      else open(pin);
    },
    close: () => {
      dispatch(hitSelected({ id: null, onMap: false }));
    },
    turn: {
      at: at + 1,
      of: pins.length,
      by: (step) => {
        setByKeyboard(false);
        const next = pins[(at + step + pins.length) % pins.length];
        if (next) open(next);
      },
    },
  };
}
