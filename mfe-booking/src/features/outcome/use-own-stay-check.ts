import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from '@roost/shared/router';

/** Milliseconds after which is asked again: a booking of another tab takes a few seconds to be confirmed. */
const PAUSES_MS = [2_000, 6_000, 15_000];

/**
 * Asks again whose stay has taken the dates (BOOK-8), while nobody's is known: two tabs that pay at once have one
 * booking, and the other is refused before that one is confirmed. Also on coming back from another tab.
 */
export function useOwnStayCheck(unknown: boolean): void {
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!unknown) return;
    const timers = PAUSES_MS.map((pause) => setTimeout(() => ask(), pause));
    const onVisible = () => ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [unknown]);
}
