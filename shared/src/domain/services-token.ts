/**
 * What the host shows services so that they answer it, and nobody else who reaches their port (SAFE-24). Two levels: the
 * token itself, and one made of it for the processes that render pages, where code of remotes runs.
 */

/** The header that carries either. */
export const SERVICES_TOKEN_HEADER = 'x-services-token';

const PURPOSE = 'read';

/**
 * Returns what render processes show: it opens reads alone. A remote's code can read it there, and finds no way from it
 * to the token.
 */
export async function deriveReadToken(token: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(token), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, encoder.encode(PURPOSE));
  return [...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
