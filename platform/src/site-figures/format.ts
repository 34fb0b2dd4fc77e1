/** How the local page writes rates, times and shares. */

/** A rate with as many digits as it has meaning: 12, 3.4, 0.25. */
export function formatRate(perSecond: number): string {
  const digits = perSecond >= 10 ? 0 : perSecond >= 1 ? 1 : 2;
  return perSecond > 0 && perSecond < 0.005 ? '< 0.01' : perSecond.toFixed(perSecond === 0 ? 0 : digits);
}

/** Seconds as a person reads them: 85 ms, 1.2 s, 4 min. Null is a dash. */
export function formatSeconds(seconds: number | null): string {
  if (seconds === null || Number.isNaN(seconds)) return '–';
  if (seconds === Infinity) return '> 10 s';
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 90) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}

export const formatShare = (share: number): string =>
  share === 0 ? '0 %' : share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
