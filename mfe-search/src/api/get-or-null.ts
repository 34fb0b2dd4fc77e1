/** Requests to our services that pages can do without. */
import type * as z from 'zod/mini';
import { createHttp } from '@roost/shared/http';
import type { Fetcher } from '@roost/shared/http';

/** Returns the value, or null when the request fails in any way. Rejects only when `signal` aborts, with its reason. */
export async function getOrNull<S extends z.ZodMiniType>(
  api: Fetcher,
  path: string,
  schema: S,
  limitMs: number,
  signal?: AbortSignal,
): Promise<z.output<S> | null> {
  const result = await createHttp(api).get(path, schema, { limitMs, signal });
  signal?.throwIfAborted();
  return result.ok ? result.value : null;
}
