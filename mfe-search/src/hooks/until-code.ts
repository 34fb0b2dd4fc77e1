import type { CodeChunk } from '@roost/shared/federation';

/** Milliseconds between tries for code that does not come. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Resolves when the code is here, however often it has to be asked for: until then the server's HTML stays. */
export async function untilCode(chunk: Pick<CodeChunk<unknown>, 'load'>): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      await chunk.load();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
