import type { Page } from '@playwright/test';

/**
 * How long one press or key took until the next paint, in milliseconds (rounded to 8 by the browser), and what it was.
 */
export type Interaction = { type: string; target: string; ms: number; waitMs: number; workMs: number };

type EventTiming = PerformanceEntry & {
  interactionId?: number;
  processingStart: number;
  processingEnd: number;
  target?: Element | null;
};
declare global {
  interface Window {
    __interactions?: Map<number, Interaction>;
  }
}

/** Init script: collects every interaction of the page as the web vital INP counts them, the slowest event of each. */
export function installInteractions(): void {
  const found = new Map<number, Interaction>();
  window.__interactions = found;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventTiming[]) {
      if (!entry.interactionId || (found.get(entry.interactionId)?.ms ?? -1) >= entry.duration) continue;
      found.set(entry.interactionId, {
        type: entry.name,
        target: entry.target
          ? `${entry.target.tagName.toLowerCase()} ${entry.target.getAttribute('aria-label') ?? entry.target.textContent?.slice(0, 20) ?? ''}`.trim()
          : '',
        ms: entry.duration,
        waitMs: Math.round(entry.processingStart - entry.startTime),
        workMs: Math.round(entry.processingEnd - entry.processingStart),
      });
    }
    // Shorter ones than 16 ms are not told; they pass any budget.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** What was collected since the last call, once the browser has told all of it. */
export async function takeInteractions(page: Page): Promise<Interaction[]> {
  // Entries come after the paint they end with.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );
  return page.evaluate(() => {
    const all = [...(window.__interactions?.values() ?? [])];
    window.__interactions?.clear();
    return all;
  });
}

/** The value that 98 of 100 interactions stay within; of fewer than 50 the slowest. */
export function percentile98(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.98) - 1)] ?? 0;
}
