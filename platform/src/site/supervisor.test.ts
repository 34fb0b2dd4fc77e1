import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { Supervisor } from './supervisor.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('SCALE-3: a process that keeps dying after it was healthy is started again and again, until it stays', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'supervisor-'));
  const port = await freePort();
  const entry = join(directory, 'part.mjs');
  const deaths = join(directory, 'deaths');
  await writeFile(deaths, '0');
  // Healthy at first and killed from outside; then it ends at once, seven times; then it stays.
  await writeFile(
    entry,
    `import { readFileSync, writeFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     const died = Number(readFileSync(${JSON.stringify(deaths)}, 'utf8'));
     if (died > 0 && died < 8) { writeFileSync(${JSON.stringify(deaths)}, String(died + 1)); process.exit(1); }
     createServer((_request, response) => response.end('{"ok":true}')).listen(${port}, '127.0.0.1');`,
  );
  const said: string[] = [];
  const waits: number[] = [];
  const supervisor = new Supervisor({
    environment: process.env,
    logsDir: join(directory, 'logs'),
    say: (line) => said.push(line),
    pause: async (ms) => {
      waits.push(ms);
    },
  });
  try {
    const healthUrl = `http://127.0.0.1:${port}/`;
    await supervisor.start({ name: 'part', entry: relative(REPOSITORY, entry), healthUrl, startLimit: 30_000 });
    await writeFile(deaths, '1');
    process.kill(supervisor.pids().part ?? 0, 'SIGKILL');
    const until = Date.now() + 60_000;
    while (!said.includes('part answers again') && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(said).toContain('part answers again');
    expect(waits).toEqual([300, 1_000, 3_000, 8_000, 15_000, 15_000, 15_000, 15_000]);
  } finally {
    await supervisor.stop();
    await rm(directory, { recursive: true, force: true });
  }
}, 120_000);
