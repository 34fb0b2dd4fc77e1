/** What of the favorites an address shows: a collection, or some homes side by side. Everything else in the query is kept. */

/** As many columns as can be read beside each other. */
export const MAX_COMPARED = 4;

export function readFavoritesAddress(search: string): { collectionId: string | null; compared: string[] } {
  const params = new URLSearchParams(search);
  const compared = (params.get('compare') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return { collectionId: params.get('collection'), compared: [...new Set(compared)].slice(0, MAX_COMPARED) };
}

/** The address with these instead; null takes a part away. */
export function toFavoritesHref(
  search: string,
  { collectionId, compared }: { collectionId?: string | null; compared?: readonly string[] },
): string {
  const params = new URLSearchParams(search);
  const set = (key: string, value: string) => {
    if (value === '') params.delete(key);
    else params.set(key, value);
  };
  if (collectionId !== undefined) set('collection', collectionId ?? '');
  if (compared !== undefined) set('compare', compared.join(','));
  const query = params.toString().replaceAll('%2C', ',');
  return query === '' ? '/favorites' : `/favorites?${query}`;
}
