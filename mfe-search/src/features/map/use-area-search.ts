import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { BoundingBox, SearchState } from '@roost/shared/domain/search-address';
import { useNavigationType } from '@roost/shared/router';
import { boxKey } from './map-target.ts';
import type { Seen } from './use-map-view.ts';
import { getBox } from './view.ts';

/** Time after a move until it starts a search, so that a guest who keeps dragging searches once. */
const REST_MS = 350;
/** Boxes of this map's moves that are remembered: more than a guest has on the way at once. */
const MAX_WRITTEN = 50;

export type AreaSearch = {
  /** Every move starts a search. Always true on narrow windows, which have no checkbox for it. */
  asIMove: boolean;
  setAsIMove: (on: boolean) => void;
  /** True when the guest moved the map and the results are still those of the area before. */
  canSearch: boolean;
  searchHere: () => void;
  moved: (seen: Seen) => void;
  /**
   * Returns true when the box of the address comes from a move on this map, so that the map is already there or, when
   * the guest moved on while its results were loading, further. False after going back.
   */
  isOwn: (box: BoundingBox) => boolean;
  /** The guest is moving the map, or the search of the last move is on its way: nothing else may move it meanwhile. */
  isMoving: boolean;
};

type Searches = {
  /** The search shown or loading. */
  state: SearchState;
  /** The search whose results are shown. */
  shown: SearchState;
  searchIn: (box: BoundingBox) => void;
};

/** Searches in the visible area (SRCH-15). The box goes into the address, so each area is an entry of the history. */
export function useAreaSearch({ state, shown, searchIn }: Searches, narrow: boolean): AreaSearch {
  const cameBack = useNavigationType() === 'POP';
  const [ticked, setTicked] = useState(true);
  const [waiting, setWaiting] = useState<Seen | null>(null);
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const asIMove = ticked || narrow;

  const search = ({ view, size }: Seen) => {
    const boundingBox = getBox(view, size);
    setWaiting(null);
    setWritten((before) => new Set([...before, boxKey(boundingBox)].slice(-MAX_WRITTEN)));
    searchIn(boundingBox);
  };
  const searchRested = useEffectEvent(search);
  useEffect(() => {
    if (!asIMove || !waiting) return undefined;
    const rest = setTimeout(() => searchRested(waiting), REST_MS);
    return () => clearTimeout(rest);
  }, [asIMove, waiting]);

  const isOwn = useCallback((box: BoundingBox) => !cameBack && written.has(boxKey(box)), [cameBack, written]);
  const next = state.boundingBox && boxKey(state.boundingBox);
  const isSearching = next !== null && written.has(next) && next !== (shown.boundingBox && boxKey(shown.boundingBox));
  return {
    asIMove,
    setAsIMove: setTicked,
    canSearch: !asIMove && waiting !== null,
    searchHere: () => {
      if (waiting) search(waiting);
    },
    moved: setWaiting,
    isOwn,
    isMoving: (asIMove && waiting !== null) || isSearching,
  };
}
