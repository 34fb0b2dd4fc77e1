/** Writes problems to the console for debugging (FRAUD-2); never for guests. */
export type Problems = { add: (message: string) => void };

export function createProblems(settings: unknown, write: (message: string) => void): Problems {
  const debug = typeof settings === 'object' && settings !== null && 'debug' in settings && settings.debug === true;
  return { add: debug ? write : () => undefined };
}

/** Runs something that may fail without harm to the collector. Returns undefined when it did, and tells it. */
export function runQuietly<T>(problems: Problems, what: string, run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    problems.add(`${what}: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
