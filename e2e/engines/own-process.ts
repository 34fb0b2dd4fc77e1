/**
 * Programs that a walk starts: each is a group of processes of its own, and all of it ends with this process, however
 * that ends.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { rmSync } from 'node:fs';

const LEAVE_MS = 5_000;
const left = new Set<() => void>();

process.on('exit', () => {
  for (const end of left) end();
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.on(signal, () => process.exit(code));

export type OwnProcess = { child: ChildProcess; stop: () => Promise<void> };

/** @param folder what goes with it */
export function startOwn(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  folder: string | null = null,
): OwnProcess {
  const child = spawn(command, args, { ...options, detached: true });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
  const signal = (name: NodeJS.Signals): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    } catch {
      // The whole group is gone.
    }
  };
  const end = (): void => {
    signal('SIGKILL');
    // A process that is being killed may still write there; the system's own folder for such things is emptied anyway.
    if (folder !== null) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  left.add(end);
  return {
    child,
    stop: async () => {
      signal('SIGTERM');
      const timer = setTimeout(signal, LEAVE_MS, 'SIGKILL');
      await gone;
      clearTimeout(timer);
      end();
      left.delete(end);
    },
  };
}
