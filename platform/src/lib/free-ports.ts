/**
 * Ports that nobody uses now, and that no system hands out by itself: a process that starts again finds its port free.
 */
import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Below the ranges of ports that systems hand out (Linux from 32768, IANA and others from 49152), above those of known
 * services.
 */
const FIRST = 20_000;
const END = 32_000;
const TRIES = 100;

const listenOn = (port: number): Promise<Server | null> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

async function listenSomewhere(): Promise<{ server: Server; port: number }> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, END);
    const server = await listenOn(port);
    if (server) return { server, port };
  }
  throw new Error(`No free port was found between ${FIRST} and ${END}.`);
}

/** Returns some ports, all free at the same moment. @throws Error when none is found */
export async function freePorts(count: number): Promise<number[]> {
  const taken = await Promise.all(Array.from({ length: count }, listenSomewhere));
  await Promise.all(taken.map(({ server }) => new Promise((resolve) => server.close(resolve))));
  return taken.map(({ port }) => port);
}
