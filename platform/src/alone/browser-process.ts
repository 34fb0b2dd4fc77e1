/** A browser that is started for one look. */
import { spawn } from 'node:child_process';

/** `ended` resolves when the browser has ended, by itself or by `stop`. */
export type BrowserProcess = { ended: Promise<'ended'>; stop: () => Promise<void> };

/**
 * Starts a browser with all that it starts in a group of its own, so that `stop` ends all of them: what a system calls
 * its browser may be a script that starts the real one (Debian's headless shell), and would leave it running. An
 * interrupted command ends them too.
 */
export function startBrowser(program: string, args: readonly string[]): BrowserProcess {
  const hasGroups = process.platform !== 'win32';
  const child = spawn(program, args, { stdio: 'ignore', detached: hasGroups });
  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      process.kill(hasGroups ? -child.pid : child.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  };
  const interrupt = (): void => {
    kill();
    process.exit(130);
  };
  // Before the browser's own files are removed.
  process.prependListener('exit', kill).on('SIGINT', interrupt).on('SIGTERM', interrupt);
  const ended = new Promise<'ended'>((resolve) => {
    child.once('error', () => resolve('ended')).once('exit', () => resolve('ended'));
  });
  return {
    ended,
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill).off('SIGINT', interrupt).off('SIGTERM', interrupt);
    },
  };
}
