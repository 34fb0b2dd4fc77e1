/**
 * What the hosts that run now offer to remotes (PLAT-6): asked of the deployed site, because the checkout may be
 * another version than what serves visitors.
 */
import { hostOfferSchema } from '@roost/shared/contracts/host-fit';
import type { HostOffer } from '@roost/shared/contracts/host-fit';

const LIMIT_MS = 3000;

export type LiveHost = HostOffer & { address: string };

/** Asks each host. One that does not answer, or is older than this question, is left out. */
export async function askHosts(addresses: readonly string[], fetcher: typeof fetch = fetch): Promise<LiveHost[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => {
      try {
        const answer = await fetcher(`${address}/_host/contract`, { signal: AbortSignal.timeout(LIMIT_MS) });
        const parsed = hostOfferSchema.safeParse(answer.ok ? await answer.json() : null);
        return parsed.success ? { address, ...parsed.data } : null;
      } catch {
        return null;
      }
    }),
  );
  return answers.filter((answer) => answer !== null);
}
