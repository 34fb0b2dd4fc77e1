/**
 * Query parameters that stay in the address from page to page (ROUTE-8): marketing parameters and experiment overrides.
 */

const PRESERVED = /^(utm_(source|medium|campaign|content|term)|gclid|experiment\.[\w-]+)$/;

/**
 * Returns the address of a navigation with those parameters of the current page that it does not set itself. Addresses
 * of other origins, hashes alone and addresses without a path are returned unchanged.
 */
export function preserveQueryParams(currentSearch: string, target: string): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  const [beforeHash = '', hash] = splitOnce(target, '#');
  const [path = '', query = ''] = splitOnce(beforeHash, '?');
  const next = new URLSearchParams(query);
  const added = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(currentSearch))
    if (PRESERVED.test(name) && !next.has(name)) added.append(name, value);
  if (added.size === 0) return target;
  return `${path}?${[query, added.toString()].filter(Boolean).join('&')}${hash === undefined ? '' : `#${hash}`}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
