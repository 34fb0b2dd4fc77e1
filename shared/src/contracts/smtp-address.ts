/**
 * A mail server's address with what every mail of ours is sent under: time limits, and encryption on the way through
 * the internet (SAFE-1).
 */
import { isOwnNetwork } from './site-address.ts';

/** Milliseconds for finding, reaching and hearing from the server, each. */
const LIMIT_MS = 10_000;

/**
 * The client reads its options from the address alone: what is given beside it counts for messages, not for the
 * connection. Options that the address has already are kept, `requireTLS=false` too.
 * @throws TypeError when the address cannot be read
 */
export function smtpAddress(smtpUrl: string, limitMs: number = LIMIT_MS): string {
  const url = new URL(smtpUrl);
  const options = {
    dnsTimeout: limitMs,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    ...(url.protocol === 'smtp:' && !isOwnNetwork(url.hostname) && { requireTLS: true }),
  };
  for (const [name, value] of Object.entries(options))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return url.href;
}
