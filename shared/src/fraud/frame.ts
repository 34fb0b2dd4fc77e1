/** The collector's hidden frame: it collects on its own, and says when it begins and ends. */
import * as z from 'zod/mini';
import type { Clock } from './clock.ts';
import { COMPLETE_LIMIT_MS, FALLBACK_END_MS, LONGEST_ANSWER } from './limits.ts';

/**
 * A place to open a frame in. Every message that reaches the page is told with its origin; the answer closes the frame.
 */
export type FramePort = (url: string, onMessage: (origin: string, data: unknown) => void) => () => void;

/**
 * How a collection ended: by the frame's word, by ours since the frame never spoke, or cut off since it began and never
 * ended.
 */
type CollectOutcome = 'complete' | 'fallback' | 'timeout';

const messageSchema = z.object({ event: z.enum(['collect-begin', 'collect-end']) });

/** The collect event of a message, null for anything else: other origins, other shapes. */
export function collectEvent(
  collectorOrigin: string,
  origin: string,
  data: unknown,
): 'collect-begin' | 'collect-end' | null {
  if (origin !== collectorOrigin) return null;
  const parsed = messageSchema.safeParse(typeof data === 'string' ? parseJson(data) : data);
  return parsed.success ? parsed.data.event : null;
}

function parseJson(text: string): unknown {
  if (text.length > LONGEST_ANSWER) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Opens the frame and waits for its end: at most 3 s for its first word, at most 5 s in all. Closes it when `remove`
 * says so. Never rejects.
 */
export function collectInFrame({
  open,
  clock,
  origin,
  query,
  onBegin,
  remove,
}: {
  open: FramePort;
  clock: Clock;
  origin: string;
  query: string;
  onBegin: () => void;
  remove: boolean;
}): Promise<CollectOutcome> {
  return new Promise((resolve) => {
    let began = false;
    const begin = () => {
      if (began) return;
      began = true;
      cancelFallback();
      onBegin();
    };
    const end = (outcome: CollectOutcome) => {
      cancelFallback();
      cancelTimeout();
      // The events always come as a pair.
      if (!began) {
        began = true;
        onBegin();
      }
      if (remove) close();
      resolve(outcome);
    };
    const cancelFallback = clock.after(FALLBACK_END_MS, () => end('fallback'));
    const cancelTimeout = clock.after(COMPLETE_LIMIT_MS, () => end('timeout'));
    const close = open(`${origin}/logo.htm?${query}`, (from, data) => {
      const event = collectEvent(origin, from, data);
      if (event === 'collect-begin') begin();
      if (event === 'collect-end') end('complete');
    });
  });
}
