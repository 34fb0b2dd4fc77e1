/** How the host asks services by itself, beside what it passes on for browsers. */
import { SERVICES_TOKEN_HEADER } from '@roost/shared/domain/services-token';

/** Returns a `fetch` for requests to services, which shows them that the host asks (SAFE-24). */
export function createServicesFetch(token: string | null, fetcher: typeof fetch = fetch): typeof fetch {
  if (token === null) return fetcher;
  return (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set(SERVICES_TOKEN_HEADER, token);
    return fetcher(input, { ...init, headers });
  };
}
