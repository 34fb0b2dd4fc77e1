/** Services as a process of their own, as in production: for tests that kill it or that measure it. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NODE = join(ROOT, 'node_modules', '.bin', 'node');

export type ServicesProcess = {
  url: string;
  pid: number | undefined;
  /**
   * Milliseconds of processor time it has used; null where the system does not tell. What a busy machine's clock cannot
   * say.
   */
  cpuMs: () => number | null;
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** Sends it any other signal, e.g. to stand still. */
  signal: (signal: NodeJS.Signals) => void;
  /** Asks it to stop, and waits. */
  stop: () => Promise<void>;
  /** The day (UTC) on which it made its homes. Today is another one when midnight has passed since. */
  seededOn: () => string;
};

/**
 * Starts `main.ts` and waits until it listens. Rejects with what it wrote when it ends before.
 * @param hear is given what it logs, in pieces
 */
export async function startServicesProcess(
  environment: Record<string, string>,
  hear: (piece: string) => void = () => undefined,
): Promise<ServicesProcess> {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', join(ROOT, 'services', 'src', 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ROOST_SERVICES_PORT: '0',
      // The tests' database may be on another machine, which no site has without its address.
      ROOST_SITE_URL: 'http://localhost:3000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // What it wrote until it listened.
  let text = '';
  const exited = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const url = await new Promise<string>((resolve, reject) => {
    let isThere = false;
    const read = (chunk: Buffer): void => {
      const piece = chunk.toString();
      hear(piece);
      if (isThere) return;
      text += piece;
      const line = text.split('\n').find((each) => each.includes('"event":"listening"'));
      if (!line) return;
      isThere = true;
      resolve((JSON.parse(line) as { url: string }).url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`Services ended: ${text}`)));
  });
  const cpuMs = (): number | null => {
    try {
      // Fields 14 and 15 of /proc/PID/stat, in ticks of 10 ms; the name in field 2 may hold spaces, so count from its
      // closing bracket.
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return null;
    }
  };
  return {
    url,
    pid: child.pid,
    cpuMs,
    signal: (signal) => void child.kill(signal),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    seededOn: () => {
      const line = text.split('\n').find((each) => each.includes('"event":"seed"'));
      if (!line) throw new Error('Services made no homes: they found some.');
      return (JSON.parse(line) as { time: string }).time.slice(0, 10);
    },
  };
}
