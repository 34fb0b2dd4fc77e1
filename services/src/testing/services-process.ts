/** Services as a process of their own, as in production: for tests that kill it or that measure it. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');

export type ServicesProcess = {
  url: string;
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>;
  /** Asks it to stop, and waits. */
  stop: () => Promise<void>;
  /** What it has logged. */
  log: () => string;
};

/** Starts `main.ts` and waits until it listens. Rejects with what it wrote when it ends before. */
export async function startServicesProcess(environment: Record<string, string>): Promise<ServicesProcess> {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', join(ROOT, 'services', 'src', 'main.ts')], {
    env: { PATH: process.env['PATH'], ROOST_SERVICES_PORT: '0', ...environment }, stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const exited = new Promise<void>((resolve) => { child.once('close', () => resolve()); });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const line = text.split('\n').find((each) => each.includes('"event":"listening"'));
      if (line) resolve((JSON.parse(line) as { url: string }).url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`Services ended: ${text}`)));
  });
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), log: () => text };
}
