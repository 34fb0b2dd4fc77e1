/**
 * Bookings of one home stand in line inside this process instead of in the database: a rush on one home then holds one connection, not
 * all of them, and who comes too late is told with one question. Between processes the row's lock and the constraint decide.
 */
const lines = new Map<string, Promise<unknown>>();

/** Runs after everything that was asked for the same key before. */
export async function oneAtATime<T>(key: string, run: () => Promise<T>): Promise<T> {
  const turn = (lines.get(key) ?? Promise.resolve()).then(run, run);
  // What the next one waits for never rejects: a failure belongs to its own caller.
  const settled = turn.catch(() => undefined);
  lines.set(key, settled);
  try {
    return await turn;
  } finally {
    if (lines.get(key) === settled) lines.delete(key);
  }
}
