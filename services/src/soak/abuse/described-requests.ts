/** One request for each operation that services describe, which gets as far as a guest's would. */
import type { Target } from './requests.ts';

type DescribedRequest = { operation: string; path: string; init: RequestInit & { headers: Record<string, string> } };

/** Values of queries, by key; a key that is not here is left out. */
const VALUES: Readonly<Record<string, string>> = {
  ...{ startDate: '2026-09-01', endDate: '2026-09-05', adults: '2', from: '2026-07-01', months: '2', nights: '3' },
  ...{ page: '1', sort: 'newest', input: 'Lake', address: 'Truckee, CA', text: 'cabins in Truckee', for: 'signin' },
};
/** What would end the session of the requests after it is sent by somebody who has none. */
const ENDS_SESSION = /signout|account\/delete|sessions\/end|callback|signup|new-password|session$/;

export function describedRequests({
  code,
  profileId,
  target,
}: {
  code: string;
  profileId: string;
  target: Target;
}): DescribedRequest[] {
  const { routes, queries, examples, browsers } = target;
  const parts: Readonly<Record<string, string>> = {
    id: '1',
    code,
    profileId,
    provider: 'email',
    file: '1',
    token: 'x',
  };
  return routes.map(({ method, url }) => {
    const name = `${method} ${url}`;
    const query = new URLSearchParams(
      (queries[name] ?? []).flatMap((key) => (VALUES[key] === undefined ? [] : [[key, VALUES[key]]])) as [
        string,
        string,
      ][],
    );
    const path = url.replaceAll(/:(\w+)/g, (_all, part: string) => parts[part] ?? 'x').replace('*', '');
    const isForm = url.startsWith('/auth/');
    const headers = { ...browsers[ENDS_SESSION.test(url) ? 2 : 1] };
    const example = { ...examples[name] };
    return {
      operation: `${method} ${url.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{rest}')}`,
      path: query.size > 0 ? `${path}?${query.toString()}` : path,
      init: {
        method,
        headers:
          method === 'GET'
            ? headers
            : { ...headers, 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
        ...(method !== 'GET' && {
          body: isForm ? new URLSearchParams(example as Record<string, string>).toString() : JSON.stringify(example),
        }),
      },
    };
  });
}
