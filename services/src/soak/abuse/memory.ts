/** Memory of the processes of a running site, from their own `/metrics`. */
const LIMIT_MS = 30_000;

/**
 * Heap in use of one process, in MB. @throws an error when it does not tell: a run that measures nothing would prove
 * nothing
 */
export async function readHeapMb(address: string, token: string): Promise<number> {
  const answer = await fetch(new URL('/metrics', address), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const bytes = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await answer.text())?.[1];
  if (!answer.ok || bytes === undefined)
    throw new Error(`${address}/metrics tells no memory (${answer.status}): is METRICS_TOKEN the site's?`);
  return Math.round(Number(bytes) / 2 ** 20);
}

/**
 * Looks apart from each other: a heap just before its garbage is collected says little, so the least of them counts.
 */
const LOOKS = 5;
const LOOK_MS = 1_000;

/** The least heap that each process had within some seconds, by address. */
export async function readLeastHeaps(
  addresses: readonly string[],
  token: string,
  pause: (ms: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  const least: Record<string, number> = {};
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await pause(LOOK_MS);
    for (const address of addresses)
      least[address] = Math.min(least[address] ?? Infinity, await readHeapMb(address, token));
  }
  return least;
}
