import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const isThere = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the programs of a walk', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'end with it, and what they started too, when it is ended by %s',
    async (signal) => {
      const walk = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          '--input-type=module',
          '--eval',
          `import { startOwn } from ${JSON.stringify(join(import.meta.dirname, 'own-process.ts'))};
           const { child } = startOwn('sh', ['-c', 'sleep 600 & echo $!; wait'], { stdio: ['ignore', 'pipe', 'ignore'] });
           child.stdout.on('data', (text) => console.log(String(text).trim()));`,
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = new Promise((resolve) => walk.once('close', resolve));
      const pid = await new Promise<number>((resolve) =>
        createInterface({ input: walk.stdout }).once('line', (line) => resolve(Number(line))),
      );
      expect(isThere(pid)).toBe(true);
      walk.kill(signal);
      expect(await ended).not.toBe(0);
      while (isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  );
});
