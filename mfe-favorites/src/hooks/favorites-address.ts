/**
 * The part of the query that belongs to the favorites page: the open collection and the compared homes. The rest of it
 * is kept.
 */

/** The most columns that can be read side by side. */
export const MAX_COMPARED = 4;

export function readFavoritesAddress(search: string): { collectionId: string | null; compared: string[] } {
  const params = new URLSearchParams(search);
  const compared = (params.get('compare') ?? '').split(',').filter((id) => /^[\w-]{1,64}$/.test(id));
  return { collectionId: params.get('collection'), compared: [...new Set(compared)].slice(0, MAX_COMPARED) };
}

/** Returns the address with these parts replaced; null or an empty list removes a part. */
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
