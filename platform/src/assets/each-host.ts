/**
 * Finds every host behind a name: rollouts ask each of them what its pages said, and a load balancer or a Service would
 * answer with one.
 */
import { lookup } from 'node:dns/promises';
import { isThisMachine } from '@roost/shared/contracts/site-address';

type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;
const resolveAll: Resolve = (name) => lookup(name, { all: true });

/**
 * Returns an address for each machine that an http address stands for, as a headless Service names its pods. An https
 * address stays as it is, since its certificate is for the name; so does one that cannot be resolved, so that whoever
 * asks it says that it does not answer.
 */
export async function findEachHost(addresses: readonly string[], resolve = resolveAll): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const url = URL.canParse(address) ? new URL(address) : null;
      if (url?.protocol !== 'http:' || isThisMachine(url.hostname)) return [address];
      const machines = await resolve(url.hostname).catch(() => []);
      if (machines.length < 2) return [address];
      const port = url.port === '' ? '' : `:${url.port}`;
      return machines.map(({ address: ip, family }) => `http://${family === 6 ? `[${ip}]` : ip}${port}`);
    }),
  );
  return found.flat();
}
