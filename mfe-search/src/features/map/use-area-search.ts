import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { searchHref } from '@roost/shared/domain/search-address';
import type { BoundingBox, SearchState } from '@roost/shared/domain/search-address';
import { useNavigate, useNavigationType } from '@roost/shared/router';
import { boxKey } from './map-target.ts';
import type { Seen } from './use-map-view.ts';
import { getBox } from './view.ts';

/** Milliseconds of rest after a move until it searches: a guest who drags on searches once. */
const REST_MS = 350;

export type AreaSearch = {
  /** Searching with every move: always on narrow windows, where the box to tick has no room. */
  asIMove: boolean;
  setAsIMove: (on: boolean) => void;
  /** True when the guest moved the map and the results are still those of the area before. */
  canSearch: boolean;
  searchHere: () => void;
  moved: (seen: Seen) => void;
  /** Whether a box came from the last move here, so that the map need not be told where it is. Going back to it is another matter. */
  isOwn: (box: BoundingBox) => boolean;
};

/** Search in the visible area (SRCH-15). The box goes into the address, which alone says what is searched; each area is a step of the history. */
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
