import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Tells what was typed into a box before React came, ahead of the next drawing, which replaces it with what React
 * knows.
 */
export function useEarlyTyping(box: RefObject<HTMLTextAreaElement | null>, tell: (text: string) => void): void {
  const told = useRef(tell);
  useLayoutEffect(() => {
    const early = box.current?.value ?? '';
    if (early !== '') told.current(early);
  }, [box]);
}
