/** `main.ts` as a process with its log lines, for tests of how services start and end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../main.ts');
const NODE = join(import.meta.dirname, '../../../node_modules/.bin/node');

type Event = { event: string; reason?: string; url?: string };
export type MainProcess = {
  /** What it has logged. */
  events: Event[];
  process: ChildProcess;
  /** Waits for an event; rejects when the process ends before. Nothing may stand in its standard error. */
  until: (event: string) => Promise<Event>;
  exit: Promise<number | null>;
};

/** Runs `main.ts` as in production. The sandbox is away on purpose: services start without it. */
export function runMain(environment: Record<string, string>): MainProcess {
  const child = spawn(NODE, [MAIN], {
    env: {
      PATH: process.env.PATH,
      // What one start compiled, the next finds.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ROOST_SERVICES_PORT: '0',
      ROOST_SANDBOX_PORT: '9',
      ROOST_MAIL_PORT: '9',
      ROOST_LISTINGS: '30',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const events: Event[] = [];
  const waiting: { event: string; found: (event: Event) => void }[] = [];
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event = JSON.parse(line) as Event;
      events.push(event);
      for (const each of waiting) if (each.event === event.event) each.found(event);
    }
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const until = async (event: string): Promise<Event> => {
    const known = events.find((each) => each.event === event);
    const found =
      known ??
      (await Promise.race([
        new Promise<Event>((resolve) => {
          waiting.push({ event, found: resolve });
        }),
        exit.then((code) => {
          throw new Error(`ended with ${code} before ${event}: ${JSON.stringify(events)} ${errors}`);
        }),
      ]));
    expect(errors).toBe('');
    return found;
  };
  return { events, process: child, until, exit };
}
