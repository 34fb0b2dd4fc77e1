/**
 * Returns what gives a value that is read at most once in `forMs`. Whoever asks while it is read again gets the one before: a search that waited
 * for a large catalogue would go on without its meaning. A failed read is not kept.
 */
export function keepFresh<T>(read: () => Promise<T>, forMs: number, now: () => Date): () => Promise<T> {
  let readAt = -Infinity;
  let kept: Promise<T> | null = null;
  return () => {
    if (kept && now().getTime() - readAt <= forMs) return kept;
    readAt = now().getTime();
    const before = kept;
    const next = read();
    if (before === null) kept = next;
    next.then(
      () => {
        kept = next;
      },
      () => {
        kept = before;
      },
    );
    return before ?? next;
  };
}
