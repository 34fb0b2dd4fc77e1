/** What went wrong, for whoever looks (FRAUD-2): kept in a list, written out only in debug, never shown to a guest. */
export type Problem = { at: number; message: string };

const MOST = 50;

export function createProblems(now: () => number, write: ((message: string) => void) | null) {
  const list: Problem[] = [];
  return {
    list: (): readonly Problem[] => list,
    add(message: string): void {
      list.push({ at: now(), message });
      if (list.length > MOST) list.shift();
      write?.(message);
    },
  };
}

export type Problems = ReturnType<typeof createProblems>;
