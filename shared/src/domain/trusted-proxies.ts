/**
 * Who may say where a request really came from (SAFE-11): the proxies in front of the site, whose `X-Forwarded-For` is
 * believed.
 */

/** Ranges that Fastify knows by name; by default this machine and private networks, where load balancers are. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const ADDRESS = /^[\da-f:.]{2,45}(?:\/(\d{1,3}))?$/i;
/**
 * Shortest prefixes: a wider network is half the internet, and everybody in it could say that they are somebody else at
 * each try.
 */
const WIDEST = { v4: 8, v6: 7 };
const LONGEST = { v4: 32, v6: 128 };

function isNetwork(item: string): boolean {
  const [whole, prefix] = ADDRESS.exec(item) ?? [];
  if (whole === undefined) return false;
  const version = item.includes(':') ? 'v6' : 'v4';
  const bits = Number(prefix ?? LONGEST[version]);
  return bits >= WIDEST[version] && bits <= LONGEST[version];
}

/**
 * The list of a setting: names of ranges, addresses and networks with commas between. Null when one of them is none of
 * these, or far too wide.
 */
export function parseTrustedProxies(text: string | undefined): readonly string[] | null {
  if (text === undefined) return NAMED;
  const items = text.split(',').map((item) => item.trim());
  return items.every((item) => NAMED.includes(item) || isNetwork(item)) ? items : null;
}
