/**
 * Measures whether a page was slow for its visitor: its largest picture or text came after 2.5 s, or a press was
 * answered after 200 ms (the limits of LCP and INP). Reads entries that the browser buffered, so that nothing runs
 * before the page is interactive.
 */
const LCP_MS = 2500;
const PRESS_MS = 200;

type PressEntry = PerformanceEntry & { interactionId?: number };

/** The limits that a page can miss. */
export type Slow = 'lcp' | 'inp';

/**
 * Starts measuring.
 * @returns a function that returns the limits missed so far; undefined when the browser does not measure them
 */
export function watchSpeed(): () => Slow[] | undefined {
  let lcp: number | undefined;
  let press = 0;
  const watch = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}): void => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(read));
      observer.observe({ type, buffered: true, ...more });
    } catch {
      // This browser does not record such entries.
    }
  };
  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  const readPress = ({ duration, interactionId }: PressEntry): void => {
    if (interactionId) press = Math.max(press, duration);
  };
  watch('event', readPress, { durationThreshold: PRESS_MS });
  return () => {
    if (lcp === undefined) return undefined;
    return [...(lcp > LCP_MS ? (['lcp'] as const) : []), ...(press > PRESS_MS ? (['inp'] as const) : [])];
  };
}
