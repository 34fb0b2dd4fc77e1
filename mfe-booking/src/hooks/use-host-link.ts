import type { HttpFailure, HttpResult } from '@roost/shared/http';
import { useQuery } from '@roost/shared/query';
import type { UsedQuery } from '@roost/shared/query';
import { useLocation } from '@roost/shared/router';

/**
 * Opens what the link of a host's mail leads to. The token stands after the `#` of the address, which no server sees,
 * and stays there, so that a reload works.
 * @param name what is opened, e.g. `host-review`
 */
export function useHostLink<T>(
  name: string,
  open: (token: string) => Promise<HttpResult<T>>,
): UsedQuery<T, HttpFailure> & { token: string } {
  const token = useLocation().hash.slice(1);
  const query = useQuery<T, HttpFailure>({ key: `mfe-booking/${name}/${token}`, load: () => open(token) });
  return { ...query, token };
}
