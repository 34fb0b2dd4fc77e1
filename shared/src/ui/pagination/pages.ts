export type PageEntry = { type: 'page'; page: number } | { type: 'gap'; after: number };

/** Which page numbers to show: first, last, and the neighbours of the current one, with gaps between. */
export function pagesShown(page: number, pages: number): PageEntry[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((number, index): PageEntry[] => {
    const before = wanted[index - 1];
    const entry: PageEntry = { type: 'page', page: number };
    if (before === undefined || number === before + 1) return [entry];
    // A gap of a single page takes as much room as the page itself.
    return number === before + 2
      ? [{ type: 'page', page: before + 1 }, entry]
      : [{ type: 'gap', after: before }, entry];
  });
}
