/** Checks before a host takes visitors whether it can run every version that they get, and their fallbacks (PLAT-6). */
import { checkHost, fitsCaret } from '@roost/shared/contracts/host-fit';
import type { HostOffer } from '@roost/shared/contracts/host-fit';
import type { Log } from '../log.ts';
import type { RegistryClient } from './client.ts';

/** What to do when it cannot: refuse to start, or warn. */
export type HostCheck = 'refuse' | 'warn';

/**
 * Waits for the registry for the limit of one request, then checks it. A registry that does not answer prevents no
 * start.
 * @param offer null for a build that has none
 * @returns why this host must not start, or null
 */
export async function checkBeforeStart(
  registry: Pick<RegistryClient, 'current' | 'ready' | 'answered' | 'unfit'>,
  offer: HostOffer | null,
  check: HostCheck,
  log: Log,
): Promise<string | null> {
  const remotes = await registry.current();
  if (!registry.ready()) {
    log('host_not_checked', { reason: 'the registry did not answer' });
    return null;
  }
  if (offer === null || Object.keys(offer.provided).length === 0) {
    log('host_not_checked', { reason: 'the build does not say what it offers' });
    return null;
  }
  const { served, standIns } = checkHost(remotes, offer, fitsCaret);
  for (const problem of standIns) log('stand_in_unfit', { problem });
  const broken = [...registry.unfit(), ...served];
  if (broken.length === 0) return null;
  for (const problem of broken) log('remote_unfit', { problem });
  // A stored copy prevents no start: the registry's newest one may fit.
  if (check === 'warn' || !registry.answered()) return null;
  return (
    `This host would break remotes that visitors get: ${broken.join('; ')}. ` +
    'Publish or roll back to versions that fit it, or start it all the same with ROOST_HOST_CHECK=warn.'
  );
}
