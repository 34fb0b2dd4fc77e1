import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what a guest sees where it is when something of another height replaces its skeleton, so that a press hits what
 * the guest aimed at.
 * @param waiting whether the skeleton stands there
 * @returns the place of both
 */
export function useStillPage(waiting: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const { top, bottom, height } = box.getBoundingClientRect();
    if (waiting) {
      before.current = height;
      return;
    }
    const grown = height - before.current;
    if (top < 0 && top + before.current < innerHeight) {
      // Safari does not keep what is seen in its place by itself.
      if (!CSS.supports('overflow-anchor', 'none')) scrollBy({ top: grown, behavior: 'instant' });
    } else if (grown < 0 && bottom < innerHeight) {
      // What is below would come up into the window.
      box.style.minBlockSize = `${before.current}px`;
    }
  }, [waiting]);
  return place;
}
