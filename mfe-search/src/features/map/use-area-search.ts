import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { searchHref } from '@roost/shared/domain/search-address';
import type { BoundingBox, SearchState } from '@roost/shared/domain/search-address';
import { useNavigate, useNavigationType } from '@roost/shared/router';
import { boxKey } from './map-target.ts';
import type { Seen } from './use-map-view.ts';
import { getBox } from './view.ts';

/** Time after a move until it starts a search, so that a guest who keeps dragging searches once. */
const REST_MS = 350;

export type AreaSearch = {
  /** Every move starts a search. Always true on narrow windows, which have no checkbox for it. */
  asIMove: boolean;
  setAsIMove: (on: boolean) => void;
  /** True when the guest moved the map and the results are still those of the area before. */
  canSearch: boolean;
  searchHere: () => void;
  moved: (seen: Seen) => void;
  /** Returns true when the box of the address comes from the last move on this map, so that the map is already there. False after going back. */
  isOwn: (box: BoundingBox) => boolean;
};

/** Searches in the visible area (SRCH-15). The box goes into the address, so each area is an entry of the history. */
export function useAreaSearch(state: SearchState, narrow: boolean): AreaSearch {
  const navigate = useNavigate();
  const cameBack = useNavigationType() === 'POP';
  const [ticked, setTicked] = useState(true);
  const [waiting, setWaiting] = useState<Seen | null>(null);
  const [written, setWritten] = useState<string | null>(null);
  const asIMove = ticked || narrow;

  const search = ({ view, size }: Seen) => {
    const boundingBox = getBox(view, size);
    setWaiting(null);
    setWritten(boxKey(boundingBox));
    void navigate(searchHref({ ...state, boundingBox, page: 1 }));
  };
  const searchRested = useEffectEvent(search);
  useEffect(() => {
    if (!asIMove || !waiting) return undefined;
    const rest = setTimeout(() => searchRested(waiting), REST_MS);
    return () => clearTimeout(rest);
  }, [asIMove, waiting]);

  const isOwn = useCallback((box: BoundingBox) => !cameBack && written === boxKey(box), [cameBack, written]);
  return {
    asIMove,
    setAsIMove: setTicked,
    canSearch: !asIMove && waiting !== null,
    searchHere: () => {
      if (waiting) search(waiting);
    },
    moved: setWaiting,
    isOwn,
  };
}
