/**
 * What the hosts that run say of versions at this moment, for the console: which they do not run on the server for a
 * while, and which remotes they have nothing to show of.
 */
import * as z from 'zod/mini';

const stateSchema = z.object({
  withoutVersion: z.array(z.string()),
  held: z.array(z.object({ version: z.string(), reason: z.string() })),
});
export type HostState = z.infer<typeof stateSchema>;

/** Somebody waits for the page: a host that does not answer in a second is left out. */
const LIMIT_MS = 1000;

/** Returns what each host that answers says; null for one that does not. Never rejects. */
export function askHostStates(
  addresses: readonly string[],
  fetcher: typeof fetch = fetch,
): Promise<(HostState | null)[]> {
  return Promise.all(
    addresses.map(async (address) => {
      try {
        // A host that is not ready says why in the same words.
        const answer = await fetcher(`${address}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) });
        const parsed = stateSchema.safeParse(await answer.json());
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    }),
  );
}

export type RemoteTrouble = {
  /** Versions of it that hosts do not run on the server for a while, how many hosts, and why. */
  held: { version: string; reason: string; hosts: number }[];
  /** Hosts that have no usable version of it. */
  unserved: number;
};

/** What of the hosts' answers is about one remote. Pure. */
export function toTrouble(states: readonly (HostState | null)[], remote: string): RemoteTrouble {
  const held = new Map<string, RemoteTrouble['held'][number]>();
  for (const state of states)
    for (const { version: name, reason } of state?.held ?? []) {
      if (!name.startsWith(`${remote}@`)) continue;
      const version = name.slice(remote.length + 1);
      held.set(version, { version, reason, hosts: (held.get(version)?.hosts ?? 0) + 1 });
    }
  return {
    held: [...held.values()],
    unserved: states.filter((state) => state?.withoutVersion.includes(remote)).length,
  };
}
