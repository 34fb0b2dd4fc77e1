/** The cheapest stay of each month (LIST-8). */
import { monthStaysSchema } from '@roost/shared/contracts/month-stays';
import type { MonthStays } from '@roost/shared/contracts/month-stays';
import { parseFlexibleNights } from '@roost/shared/domain/cheapest-stays';
import { withStay } from '@roost/shared/domain/stay';
import type { Stay } from '@roost/shared/domain/stay';
import { createHttp } from '@roost/shared/http';
import type { Fetcher } from '@roost/shared/http';

/** Returns null when the address asks for none, `failed` when the answer did not come. */
export async function getMonths(
  api: Fetcher,
  id: string,
  { asked, party, signal }: { asked: string | null; party: Stay['party']; signal: AbortSignal },
): Promise<MonthStays | 'failed' | null> {
  const nights = parseFlexibleNights(asked);
  if (nights === null) return null;
  const query = withStay(new URLSearchParams({ nights: String(nights) }), { dates: null, party });
  const path = `/listings/${encodeURIComponent(id)}/months?${query}`;
  const result = await createHttp(api, { signal }).get(path, monthStaysSchema);
  return result.ok ? result.value : 'failed';
}
