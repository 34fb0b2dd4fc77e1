/**
 * Bookings of one home wait for each other in this process instead of in the database. Many guests who book one home at
 * once then use one connection, and a guest who is too late is refused after one query. Between processes the row's
 * lock and the constraint decide.
 */
const lines = new Map<string, Promise<unknown>>();

/** Runs `run` after every earlier call with the same key has ended. */
export async function oneAtATime<T>(key: string, run: () => Promise<T>): Promise<T> {
  const turn = (lines.get(key) ?? Promise.resolve()).then(run, run);
  // A failed call rejects for its own caller only; the next call just waits for its end.
  const settled = turn.catch(() => undefined);
  lines.set(key, settled);
  try {
    return await turn;
  } finally {
    if (lines.get(key) === settled) lines.delete(key);
  }
}
