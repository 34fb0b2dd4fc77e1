/**
 * Whether an address is this machine's own, or of a network of one's own: what may run on local defaults, and what may
 * be plain http (SAFE-1).
 */

/**
 * The IPv4 address that a host name is; an IPv6 address that only wraps one is read as that. Null for any other name.
 */
function getIpv4(hostname: string): readonly number[] | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const wrapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(bare);
  if (wrapped) {
    const groups = wrapped.slice(1).map((group) => Number.parseInt(group, 16));
    return groups.flatMap((group) => [group >> 8, group & 255]);
  }
  const parts = /^(?:::ffff:)?(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/i.exec(bare);
  return parts ? parts.slice(1).map(Number) : null;
}

/** A name may end with the dot of the root, which changes nothing. */
const withoutRoot = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

/** Names that systems give this machine in their list of hosts. */
const OWN_NAMES = ['localhost', 'localhost.localdomain', 'localhost6', 'ip6-localhost', 'ip6-loopback'];

/** True for names and addresses of the machine itself. */
export function isThisMachine(hostname: string): boolean {
  const name = withoutRoot(hostname);
  const [first] = getIpv4(name) ?? [];
  return (
    OWN_NAMES.includes(name) ||
    name.endsWith('.localhost') ||
    ['::1', '[::1]', '::', '[::]'].includes(name) ||
    first === 127 ||
    first === 0
  );
}

/** Endings that no public name has. */
const OWN_ENDINGS = ['.internal', '.local', '.lan', '.home.arpa', '.svc'];

/**
 * True for names and addresses that lead nowhere on the internet: this machine, private networks, names without a dot
 * or of a cluster.
 */
export function isOwnNetwork(hostname: string): boolean {
  const name = withoutRoot(hostname);
  if (isThisMachine(name)) return true;
  const parts = getIpv4(name);
  if (parts) {
    const [a = 0, b = 0] = parts;
    return a === 10 || (a === 172 && b >= 16 && b < 32) || (a === 192 && b === 168);
  }
  if (name.includes(':')) return /^\[?f[cd]/.test(name);
  return !name.includes('.') || OWN_ENDINGS.some((ending) => name.endsWith(ending));
}

/**
 * True when the site's address is not this machine's. An address that cannot be read is public: it must not open what
 * is closed.
 */
export function isPublicSite(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined || siteUrl === '') return false;
  return !URL.canParse(siteUrl) || !isThisMachine(new URL(siteUrl).hostname);
}
