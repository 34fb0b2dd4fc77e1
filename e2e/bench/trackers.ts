/**
 * What trackers cost a page load (CONS-7): pairs of loads after Deny and after Accept All, one after the other, so that
 * a busy moment falls on both.
 */
import type { Browser } from '@playwright/test';
import { withEverything } from '@roost/shared/domain/consent';
import { measurePageLoad, SLOW_PHONE, type PageLoad } from '../src/measure/page-load.ts';

/** Requests of everything that needs consent, by path. */
const TRACKERS =
  /^\/(analytics-cdn\/v1\/projects\/[^/]+\/settings|analytics-intake\/|1\/events|api\/t$|api\/eval\/|sub\/|monitoring\/|tag-manager\/|visual-optimization\/|_host\/[^/]+\/js\/(analytics|ajs))/;

const consent = (allowed: boolean) => [
  { name: 'tracking-preferences', value: encodeURIComponent(JSON.stringify(withEverything(allowed, []))) },
];

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export async function benchTrackers(
  browser: Browser,
  site: string,
  runs: number,
  say: (line: string) => void,
): Promise<void> {
  for (const path of ['/search?query=Lake+Tahoe', '/']) {
    const pairs: { denied: PageLoad; accepted: PageLoad }[] = [];
    for (let run = 1; run <= runs; run++) {
      const load = (allowed: boolean) => measurePageLoad(browser, site + path, SLOW_PHONE, consent(allowed));
      // Who goes first alternates: the second load of a pair finds the server warm.
      if (run % 2 === 0) {
        const accepted = await load(true);
        pairs.push({ accepted, denied: await load(false) });
      } else {
        const denied = await load(false);
        pairs.push({ denied, accepted: await load(true) });
      }
    }
    const ratio = (read: (load: PageLoad) => number) =>
      median(pairs.map(({ denied, accepted }) => read(accepted) / read(denied)));
    const early = pairs.flatMap(({ accepted: { list, interactive } }) => {
      // Requests are stamped in seconds of the browser's own clock; the page itself is the first.
      const begun = Math.min(...list.map(({ start }) => start));
      return list
        .filter(({ url, start }) => TRACKERS.test(new URL(url).pathname) && (start - begun) * 1000 < interactive)
        .map(({ url }) => url);
    });
    const all = pairs.flatMap(({ accepted }) =>
      accepted.list.filter(({ url }) => TRACKERS.test(new URL(url).pathname)),
    );
    say(
      `${path}: Accept All against Deny, medians of ${runs} pairs: LCP ${ratio(({ lcp }) => lcp).toFixed(3)} x, interactive ${ratio(({ interactive }) => interactive).toFixed(3)} x, ` +
        `script until hydrated ${ratio(({ scriptBytesUntilHydrated }) => scriptBytesUntilHydrated).toFixed(3)} x`,
    );
    say(
      `  requests of trackers before the page was interactive: ${early.length}${early.length > 0 ? ` (${early.join(' ')})` : ''}; in all ${all.length}`,
    );
  }
}
