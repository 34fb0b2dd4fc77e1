/**
 * Returns a getter of a value that is read at most once in `forMs`. While it is read again, the getter returns the
 * previous value, because a search must not wait for a large catalogue. A failed read is not stored.
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
