/** Query parameters that follow the visitor from page to page (ROUTE-8): marketing and experiment overrides. */

const CARRIED = /^(utm_(source|medium|campaign|content|term)|gclid|experiment\.[\w-]+)$/;

/**
 * The address of a navigation with the carried parameters of the current page added where it does not name them itself.
 * Other origins, bare hashes and addresses without a page stay as they are.
 */
export function carryOver(currentSearch: string, target: string): string {
  if (!target.startsWith('/') || target.startsWith('//')) return target;
  const [beforeHash = '', hash] = splitOnce(target, '#');
  const [path = '', query = ''] = splitOnce(beforeHash, '?');
  const next = new URLSearchParams(query);
  const added = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(currentSearch))
    if (CARRIED.test(name) && !next.has(name)) added.append(name, value);
  if (added.size === 0) return target;
  return `${path}?${[query, added.toString()].filter(Boolean).join('&')}${hash === undefined ? '' : `#${hash}`}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
