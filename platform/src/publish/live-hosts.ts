/** What the hosts that run now offer to remotes (PLAT-6): asked of the deployed site, because the checkout may be another version than what serves visitors. */
import * as z from 'zod/mini';

const LIMIT_MS = 3000;

export const hostOfferSchema = z.object({
  contract: z.string(),
  /** Version of each package the host provides. */
  provided: z.record(z.string(), z.string()),
  /** Names it offers of each package; null when its build does not say. */
  offered: z.nullable(z.record(z.string(), z.array(z.string()))),
});
export type HostOffer = z.infer<typeof hostOfferSchema>;
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
