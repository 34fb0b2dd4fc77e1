/**
 * A connection of its own for who asks one thing again and again (PLAT-2). In the pool that all requests of a process
 * share, each connection that died without a word costs one request its time limit: after an outage of the asset server
 * the host tried dozens of them, one after the other, before pages showed what had been promoted.
 */
import { Agent, fetch as ask } from 'undici';

/** Returns `fetch` over one connection at most. One that does not answer is closed with its request. */
export function createOwnConnection(): typeof fetch {
  const dispatcher = new Agent({ connections: 1 });
  const own = async (...[input, init]: Parameters<typeof ask>) => ask(input, { ...init, dispatcher });
  // The same function by two packages: Node's own types are those of the version that it brings.
  return own as unknown as typeof fetch;
}
