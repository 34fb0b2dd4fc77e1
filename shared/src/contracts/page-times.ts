/**
 * How long pages took, as hosts count them of versions in rollout and the console shows them: pages by class of time,
 * so that no page's own time is kept. Pure.
 */

/** The largest part of a page was drawn, and the longest answer to a press. */
export type PageTime = 'lcp' | 'inp';
/** Pages by class: `lcp 1500` are those whose largest part came within 1,500 ms and not within the class before. */
export type TimeCounts = Readonly<Record<string, number>>;

/** Milliseconds of a class, and the upper end of the last one, which holds everything above too. */
const CLASSES: Readonly<Record<PageTime, { width: number; last: number }>> = {
  lcp: { width: 250, last: 10_000 },
  inp: { width: 25, last: 1000 },
};

/** @param ms of one page */
export function toTimeClass(kind: PageTime, ms: number): string {
  const { width, last } = CLASSES[kind];
  return `${kind} ${Math.min(last, Math.max(1, Math.ceil(ms / width)) * width)}`;
}

/**
 * Returns the milliseconds within which three in four pages were, as the limits of LCP and INP are read; between the
 * ends of a class by its share. Null before any page said it.
 */
export function getThreeInFour(counts: TimeCounts, kind: PageTime): number | null {
  const classes = Object.entries(counts)
    .filter(([name]) => name.startsWith(`${kind} `))
    .map(([name, pages]) => ({ end: Number(name.slice(kind.length + 1)), pages }))
    .sort((a, b) => a.end - b.end);
  const wanted = classes.reduce((sum, { pages }) => sum + pages, 0) * 0.75;
  let before = 0;
  for (const { end, pages } of classes) {
    if (before + pages >= wanted && pages > 0)
      return Math.round(end - CLASSES[kind].width * (1 - (wanted - before) / pages));
    before += pages;
  }
  return null;
}
