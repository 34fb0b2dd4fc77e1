/** Who may say where a request really came from (SAFE-11): the proxies in front of the site, whose `X-Forwarded-For` is believed. */

/** Ranges that Fastify knows by name; by default this machine and private networks, where load balancers are. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const ADDRESS = /^[\da-f:.]{2,45}(\/\d{1,3})?$/i;

/** The list of a setting: names of ranges, addresses and networks with commas between. Null when one of them is none of these. */
export function parseTrustedProxies(text: string | undefined): readonly string[] | null {
  if (text === undefined) return NAMED;
  const items = text.split(',').map((item) => item.trim());
  return items.every((item) => NAMED.includes(item) || ADDRESS.test(item)) ? items : null;
}
