/** What the query cache takes from a load that may reject. */
export type LoadResult<T> = { ok: true; value: T } | { ok: false; failure: unknown };

/** Turns a promise's rejection into the failure of a query. */
export const toLoadResult = <T>(promise: Promise<T>): Promise<LoadResult<T>> =>
  promise.then(
    (value) => ({ ok: true, value }),
    (failure: unknown) => ({ ok: false, failure }),
  );
