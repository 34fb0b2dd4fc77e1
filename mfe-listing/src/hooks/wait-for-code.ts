/**
 * When a part of the server's HTML below the first screen asks for its code: at the visitor's first sign, so that the
 * first screen does not wait for it.
 */
import { useEffect } from 'react';
import { onFirstSign } from '@roost/shared/federation';
import type { CodeChunk } from '@roost/shared/federation';

/** Between tries for code that does not come. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

let wake = (): void => undefined;
const visitor = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const stop = onFirstSign(resolve);
  wake = () => {
    stop();
    resolve();
  };
});

/**
 * Resolves when a visitor is there and the code too. Until then the server's HTML stays, however long a bad line takes.
 */
export async function waitForCode(code: Pick<CodeChunk<unknown>, 'load'>): Promise<void> {
  await visitor;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      await code.load();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/**
 * For what stands in a section's place when it changes before its code is here (React then drops the server's HTML):
 * loads the code at once.
 */
export function useCodeNow(): void {
  useEffect(() => wake(), []);
}
