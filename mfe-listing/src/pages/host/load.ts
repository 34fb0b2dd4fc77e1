/** The loader of a host's page. */
import { hostProfileSchema } from '@roost/shared/contracts/host';
import type { HostProfile } from '@roost/shared/contracts/host';
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import { createHttp } from '@roost/shared/http';

export type HostData = { profile: HostProfile | null };

/**
 * Services refuse an address that names no host with homes, or that they cannot read: a guest sees a page that says so
 * (404).
 */
export async function loadHostPage(context: LoaderContext): Promise<LoaderResult<HostData>> {
  const page = new URL(context.request.url).searchParams.get('page') ?? '1';
  const query = new URLSearchParams({ page });
  const path = `/hosts/${encodeURIComponent(context.params.hostId ?? '')}?${query}`;
  const result = await createHttp(context.api, { signal: context.request.signal }).get(path, hostProfileSchema);
  if (result.ok) return { type: 'data', data: { profile: result.value } };
  if (result.failure.type === 'refused') return { type: 'data', status: 404, data: { profile: null } };
  throw new Error(`host unavailable: ${result.failure.reason}`);
}
