/** Keys that say how this guest came here, or what they had open. They are nobody else's business. */
const PERSONAL_KEYS = new Set([
  'queryID',
  'lc',
  'sessionid',
  'clickId',
  'gclid',
  'inquiry_modal',
  'prevListingPage',
  'deviceType',
  'market',
]);

/** Returns the address to share (LIST-4): with the dates and guests, without anything that tells of this guest. */
export function toSharedAddress(url: URL): string {
  const shared = new URL(url);
  shared.hash = '';
  for (const key of [...shared.searchParams.keys()])
    if (PERSONAL_KEYS.has(key) || key.startsWith('utm_')) shared.searchParams.delete(key);
  return shared.href;
}
