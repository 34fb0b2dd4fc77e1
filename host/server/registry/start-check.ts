/** A host's check of itself before it takes visitors (PLAT-6): whether it can run every version that they get, and what stands in for those. */
import { checkHost, fitsCaret } from '@roost/shared/contracts/host-fit';
import type { HostOffer } from '@roost/shared/contracts/host-fit';
import type { Log } from '../log.ts';
import type { RegistryClient } from './client.ts';

/** What comes of a breach: the host does not start, or only says it. */
export type HostCheck = 'refuse' | 'warn';

/**
 * Waits for the registry as long as one request of it may take. A registry that does not answer keeps no host from starting.
 * @param offer null for a build that says nothing of itself
 * @returns a sentence that says why this host must not start, or null
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
  // What the registry has since may fit: the copy of before keeps no host from starting.
  if (check === 'warn' || !registry.answered()) return null;
  return (
    `This host would break remotes that visitors get: ${broken.join('; ')}. ` +
    'Publish or roll back to versions that fit it, or start it all the same with ROOST_HOST_CHECK=warn.'
  );
}
