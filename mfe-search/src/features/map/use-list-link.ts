import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useAppDispatch, useSlice } from '@roost/shared/state';
import { activeMarkerChanged, resultsMapSlice } from '../../state/results-map.ts';

/**
 * Connects list and map (SRCH-15): a card under the pointer or with the focus highlights its pin (`activeMarker`), a
 * pressed pin scrolls its card into view. It listens on the list, so that cards know nothing of a map.
 */
export function useListLink(list: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();
  const opened = useSlice(resultsMapSlice, ({ mapInfowindowClicked, selectedHit }) =>
    mapInfowindowClicked ? selectedHit : null,
  );

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-home]') : null;
      dispatch(activeMarkerChanged(card?.dataset.home ?? null));
    };
    const leave = () => dispatch(activeMarkerChanged(null));
    const listeners = [
      ['pointerover', point],
      ['focusin', point],
      ['pointerleave', leave],
      ['focusout', leave],
    ] as const;
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  }, [list, dispatch]);

  useEffect(() => {
    if (opened === null) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.current
      ?.querySelector(`[data-home="${CSS.escape(opened)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  }, [list, opened]);
}
