/** Directories for what a command needs for a moment. */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a directory for temporary files. It is removed when the process ends before `remove` was called, also by
 * Ctrl-C where the command ends itself then.
 */
export async function makeScratch(prefix: string): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), prefix));
  // A browser that was just ended may still write into it.
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;
  const removeAtEnd = (): void => {
    try {
      rmSync(directory, options);
    } catch {
      // The system clears its temporary files some day.
    }
  };
  process.once('exit', removeAtEnd);
  return {
    directory,
    remove: async () => {
      process.off('exit', removeAtEnd);
      await rm(directory, options);
    },
  };
}
