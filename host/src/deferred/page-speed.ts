/**
 * Measures how long a page took for its visitor: until its largest picture or text was there (LCP), and the longest
 * answer to a press (INP). Reads entries that the browser buffered, so that nothing runs before the page is
 * interactive.
 */
const LIMITS = { lcp: 2500, inp: 200 };
/** Shorter answers are not recorded by browsers one by one; the first press always is. */
const SHORTEST_PRESS_MS = 40;
/** Times are told in steps of this many milliseconds. */
const STEP_MS = 50;

type PressEntry = PerformanceEntry & { interactionId?: number };

/** The limits that a page can miss. */
export type Slow = 'lcp' | 'inp';
/** `slow` are the limits missed so far; `times` in milliseconds, `inp` when there was a press. */
export type Speed = { slow: Slow[]; times: { lcp: number; inp?: number } };

const toStep = (ms: number): number => Math.ceil(ms / STEP_MS) * STEP_MS;

/**
 * Starts measuring.
 * @returns a function that returns how fast the page was so far; undefined when the browser does not measure it
 */
export function watchSpeed(): () => Speed | undefined {
  let lcp: number | undefined;
  let inp: number | undefined;
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
    if (interactionId) inp = Math.max(inp ?? 0, duration);
  };
  watch('first-input', readPress);
  watch('event', readPress, { durationThreshold: SHORTEST_PRESS_MS });
  return () => {
    if (lcp === undefined) return undefined;
    const slow = [
      ...(lcp > LIMITS.lcp ? (['lcp'] as const) : []),
      ...((inp ?? 0) > LIMITS.inp ? (['inp'] as const) : []),
    ];
    return { slow, times: { lcp: toStep(lcp), ...(inp !== undefined && { inp: toStep(inp) }) } };
  };
}
