/** One question to our services whose failure is no answer: pages go on without it. */
import type * as z from 'zod/mini';
import { createHttp } from '@roost/shared/http';
import type { Fetcher } from '@roost/shared/http';

/** Returns the value, or null for every way of not having one. Rejects when the caller gave up, with the reason of its signal. */
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
