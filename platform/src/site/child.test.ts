import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { Child } from './child.ts';

const LIMIT_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts a process that logs `done` over and over, or nothing, and answers once the file `go` is there. Its clock
 * stands until a test moves it.
 */
async function startPart({ progress }: { progress: boolean }) {
  const directory = await mkdtemp(join(tmpdir(), 'child-'));
  const port = await freePort();
  const entry = join(directory, 'part.mjs');
  const go = join(directory, 'go');
  await writeFile(
    entry,
    `import { existsSync } from 'node:fs';
     import { createServer } from 'node:http';
     let done = 0;
     const timer = setInterval(() => {
       if (${progress}) console.log(JSON.stringify({ event: 'filling', done: ++done, of: 9000 }));
       if (!existsSync(${JSON.stringify(go)})) return;
       clearInterval(timer);
       createServer((_request, response) => response.end('{"ok":true}')).listen(${port}, '127.0.0.1');
     }, 20);`,
  );
  const clock = { ms: 0 };
  const child = new Child({
    spec: {
      name: 'part',
      entry: relative(REPOSITORY, entry),
      healthUrl: `http://127.0.0.1:${port}/`,
      startLimit: LIMIT_MS,
    },
    environment: process.env,
    logsDir: join(directory, 'logs'),
    now: () => clock.ms,
  });
  const stop = async () => {
    await child.stop();
    await rm(directory, { recursive: true, force: true });
  };
  return { child, clock, letItAnswer: () => writeFile(go, ''), stop };
}

async function nextWord(child: Child): Promise<void> {
  const before = child.said;
  while (child.said === before) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('SCALE-3: a process on a slow machine is waited for as long as it logs progress', async () => {
  const part = await startPart({ progress: true });
  try {
    const ready = part.child.ready(() => undefined);
    // Three waits of 20 s: together twice the limit.
    for (let wait = 0; wait < 3; wait += 1) {
      await nextWord(part.child);
      part.clock.ms += 20_000;
    }
    await nextWord(part.child);
    await part.letItAnswer();
    await expect(ready).resolves.toBeUndefined();
  } finally {
    await part.stop();
  }
}, 60_000);

test('SCALE-3: a process that says nothing is given up at its limit', async () => {
  const part = await startPart({ progress: false });
  try {
    const ready = part.child.ready(() => undefined);
    part.clock.ms += LIMIT_MS + 1;
    await expect(ready).rejects.toThrow('part did not answer within 30 s.');
  } finally {
    await part.stop();
  }
}, 60_000);
