import type { Browser, CDPSession } from '@playwright/test';
import { installProbe } from './probe.ts';
import { roundTrips, watchNetwork, type Kind, type RequestRecord } from './network.ts';

/** A phone on a slow line: 150 ms round trip, 1.6 Mbps, processor slowed four times. */
export const SLOW_PHONE = { roundTripMs: 150, kbps: 1638.4, cpuSlowdown: 4 } as const;
/** The same phone without network or processor limits: bytes and requests are the same, and it is quick. */
export const UNTHROTTLED = { roundTripMs: 0, kbps: 0, cpuSlowdown: 1 } as const;

export type Conditions = { roundTripMs: number; kbps: number; cpuSlowdown: number };

export type PageLoad = {
  url: string;
  /** Milliseconds from navigation start. */
  lcp: number;
  fcp: number;
  hydrated: number;
  interactive: number;
  /** The same for the first control inside `main`. */
  ownInteractive: number;
  /** Processor time of the page's main thread, other work of the machine left out. */
  mainThreadSeconds: number;
  cls: number;
  requests: number;
  /** Bytes on the wire by kind, in all. */
  bytes: Record<Kind, number>;
  /** Bytes of scripts that had arrived when the page was hydrated: what a visitor waits for. */
  scriptBytesUntilHydrated: number;
  /** Layout shifts over a thousandth: time (ms), value and what moved. */
  shifted: [time: number, value: number, what: string][];
  roundTripsAtLcp: number;
  roundTripsInAll: number;
  lcpElement: string | null;
  consoleErrors: string[];
  failedRequests: string[];
  list: RequestRecord[];
};

// Without `screen`, preloads choose pictures for another width than the page has.
export const PHONE = {
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slows line and processor of a page; `Network.enable` was sent before. */
export async function slowDown(cdp: CDPSession, { kbps, roundTripMs, cpuSlowdown }: Conditions): Promise<void> {
  if (kbps > 0) {
    // DevTools' own throttling adds latency a request, not a packet: 3.75 round trips stand for connection and slow
    // start.
    const throughput = (kbps * 1024 * 0.9) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: roundTripMs * 3.75,
      downloadThroughput: throughput,
      uploadThroughput: throughput / 2,
    });
  }
  if (cpuSlowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/**
 * Loads an address once in a fresh context (cold cache) and measures it. Waits until network and processor are quiet.
 */
export async function measurePageLoad(
  browser: Browser,
  url: string,
  conditions: Conditions,
  cookies: readonly { name: string; value: string }[] = [],
): Promise<PageLoad> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    if (cookies.length > 0) await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slowDown(cdp, conditions);
    const consoleErrors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => consoleErrors.push(String(error)));
    await page.addInitScript(installProbe);
    const network = watchNetwork(cdp);

    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForFunction(
      () => window.__probe?.hydratedAt != null || document.querySelector('script[src], #roost-scripts') === null,
      undefined,
      { timeout: 90_000 },
    );
    await quiet(network.idleFor, async () =>
      page.evaluate(() => {
        const ends = (window.__probe?.longTasks ?? []).map(([start, duration]) => start + duration);
        return performance.now() - Math.max(0, ...ends);
      }),
    );

    const probe = await page.evaluate(() => window.__probe);
    if (!probe) throw new Error('The probe was not installed.');
    const list = network.finished();
    const { metrics } = await cdp.send('Performance.getMetrics');
    const navigationStart = list[0]?.start ?? 0;
    const lcp = probe.lcp ?? 0;
    const lastLongTask = Math.max(0, ...probe.longTasks.map(([start, duration]) => start + duration));
    const bytes: Record<Kind, number> = { html: 0, js: 0, css: 0, image: 0, font: 0, data: 0 };
    for (const request of list) bytes[request.kind] += request.bytes;
    return {
      url,
      lcp,
      fcp: probe.fcp ?? 0,
      hydrated: probe.hydratedAt ?? 0,
      interactive: Math.max(lcp, probe.controlAt ?? probe.hydratedAt ?? 0, lastLongTask),
      ownInteractive: Math.max(lcp, probe.hydratedAt ?? 0, lastLongTask),
      mainThreadSeconds: metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0,
      cls: layoutShift(probe.shifts.map(([time, value]) => [time, value])),
      requests: list.length,
      bytes,
      scriptBytesUntilHydrated: list
        .filter((file) => file.kind === 'js' && file.end - navigationStart <= (probe.hydratedAt ?? Infinity) / 1000)
        .reduce((sum, file) => sum + file.bytes, 0),
      shifted: probe.shifts.filter(([, value]) => value > 0.001),
      roundTripsAtLcp: roundTrips(list, navigationStart + lcp / 1000),
      roundTripsInAll: roundTrips(list),
      lcpElement: probe.lcpElement,
      consoleErrors,
      failedRequests: network.failed(),
      list,
    };
  } finally {
    await context.close();
  }
}

/** Cumulative layout shift as the web vital defines it: the largest session window (at most 5 s, gaps under 1 s). */
export function layoutShift(shifts: readonly [time: number, value: number][]): number {
  let largest = 0,
    sum = 0,
    windowStart = 0,
    last = -Infinity;
  for (const [time, value] of shifts) {
    if (time - last < 1000 && time - windowStart < 5000) sum += value;
    else {
      sum = value;
      windowStart = time;
    }
    last = time;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Waits until nothing is on the line and the processor has had no long task for a while. */
export async function quiet(
  idleFor: () => number,
  sinceLongTask: () => Promise<number>,
  quietMs = 800,
  limitMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if (idleFor() > quietMs && (await sinceLongTask()) > quietMs) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
