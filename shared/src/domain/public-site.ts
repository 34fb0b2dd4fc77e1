/**
 * What a process refuses before it serves the public (SAFE-1): default secrets, the sandbox's addresses and plain http.
 * A site is public when its address is not this machine's (decision 0027). What goes unencrypted to another machine of
 * a network of one's own takes a sentence that says why nobody else hears it (decision 0164).
 */

import { readKeys } from './signing-keys.ts';
import { isOwnNetwork, isPublicSite, isThisMachine } from '../contracts/site-address.ts';

/** A setting that a public site must have; an `optional` one may be missing, but not have an unsafe value. */
export type PublicSetting = { name: string; optional?: true } & (
  | { kind: 'secret'; /** The default that a machine of one's own starts with. */ fallback: string | null }
  /** A random secret, made by the operator. */
  | { kind: 'own-secret' }
  /** An https address of a third party; `mayBeOff` for those a site can do without. */
  | { kind: 'address'; mayBeOff?: true }
  /** Several of these, with commas or spaces between. */
  | { kind: 'addresses' }
  /** A third party's name without protocol. */
  | { kind: 'host' }
  /**
   * Something of the site's own: plain http only where it does not leave a network of one's own. The site cannot be
   * without a `part`.
   */
  | { kind: 'own-address'; part?: true }
  /** A PostgreSQL, encrypted unless it is in a network of one's own. */
  | { kind: 'database' }
  /** The mail server: smtp is upgraded by the client, so only the sandbox's address is refused. */
  | { kind: 'mail' }
  /** A setting for local sites only, and what it would do on a public one. */
  | { kind: 'never'; value: string; because: string }
);

type Environment = Readonly<Record<string, string | undefined>>;

/** Default values in this repository, which everybody can read. */
const KNOWN_TO_ALL = /(?:^|[^a-z0-9])local(?:$|[^a-z0-9])/i;
/**
 * Words that people write instead of a random text, our tests' among them. A short one counts when it is the whole
 * value, a long one anywhere in it.
 */
const WORDS = /(?:^|[-_ ])(?:local|tests?|change)(?:$|[-_ .,])|secret|example|changeme|password|default/i;
/** A text with fewer different characters was typed, not generated. */
const LEAST_DIFFERENT = 8;
/** So was a text of which so large a part follows the alphabet or repeats an earlier part. */
const MOST_STEPS = 0.4;
const MOST_AGAIN = 0.75;
/** Fewest characters of a sentence that says why a network is private: a shorter one says nothing. */
const SHORTEST_REASON = 20;
const ENCRYPTED = new Set(['require', 'verify-ca', 'verify-full']);

function isGuessable(value: string): boolean {
  const codes = [...value].map((sign) => sign.charCodeAt(0));
  const steps = codes.filter((code, index) => code === (codes[index - 1] ?? Number.NaN) + 1).length;
  const saysAgain = (distance: number): boolean =>
    codes.filter((code, index) => code === codes[index - distance]).length > (codes.length - distance) * MOST_AGAIN;
  return (
    WORDS.test(value) ||
    new Set(value).size < LEAST_DIFFERENT ||
    steps > codes.length * MOST_STEPS ||
    Array.from({ length: Math.floor(codes.length / 2) }, (_, index) => index + 1).some(saysAgain)
  );
}

/**
 * Returns the host that the database driver connects to: a host in the query wins over the one of the address, and the
 * last of several wins. Null for a local socket.
 */
function hostOfDatabase({ hostname, searchParams }: URL): string | null {
  const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') ? null : host;
}

const isEncryptedDatabase = (url: URL): boolean => ENCRYPTED.has(url.searchParams.getAll('sslmode').at(-1) ?? '');

/** What is wrong with going to `host`, null for a local socket, without encryption. */
function problemOfPlain(host: string | null, isPrivate: boolean): 'plain' | 'unexplained' | null {
  if (host === null || isThisMachine(host)) return null;
  if (!isOwnNetwork(host)) return 'plain';
  return isPrivate ? null : 'unexplained';
}

/** True when a part of the site is on another machine, so that this is not a local trial. */
function isElsewhere(setting: PublicSetting, value: string | undefined): boolean {
  const isPart = setting.kind === 'database' || (setting.kind === 'own-address' && setting.part === true);
  if (!isPart || value === undefined || !URL.canParse(value)) return false;
  const url = new URL(value);
  const host = setting.kind === 'database' ? hostOfDatabase(url) : url.hostname;
  return host !== null && !isThisMachine(host);
}

/** What is wrong with an address of the site's own. */
function problemOfOwn(name: string, url: URL, kind: 'database' | 'own-address', isPrivate: boolean): string | null {
  const [is, instead] = kind === 'database' ? ['not encrypted', 'sslmode=verify-full'] : ['plain http', 'take https'];
  if (kind === 'database' ? isEncryptedDatabase(url) : url.protocol === 'https:') return null;
  const problem = problemOfPlain(kind === 'database' ? hostOfDatabase(url) : url.hostname, isPrivate);
  if (problem === 'unexplained')
    return `${name} is ${is} on the way to another machine (${instead}, or say in ROOST_PRIVATE_NETWORK why nobody else hears that network)`;
  return problem && `${name} is ${is} (${instead})`;
}

function problemOfAddress(
  name: string,
  value: string,
  { kind, isPrivate }: { kind: PublicSetting['kind']; isPrivate: boolean },
): string | null {
  if (!URL.canParse(value)) return `${name} is no address`;
  const url = new URL(value);
  const { protocol, hostname } = url;
  if (kind === 'database' || kind === 'own-address') return problemOfOwn(name, url, kind, isPrivate);
  if (isThisMachine(hostname)) return `${name} is this machine`;
  return kind !== 'mail' && protocol !== 'https:' ? `${name} is plain http` : null;
}

function getProblem(setting: PublicSetting, given: string | undefined, isPrivate: boolean): string | null {
  const { name, kind } = setting;
  const value = given?.trim();
  if (kind === 'never') return value === setting.value ? `${name} is ${value}, ${setting.because}` : null;
  if (value === undefined || value === '') {
    if (setting.optional) return null;
    const isSecret = kind === 'secret' || kind === 'own-secret';
    return isSecret ? `${name} is not set` : `${name} is not set (its default is the sandbox)`;
  }
  if (kind === 'secret')
    return (setting.fallback !== null && value.toLowerCase().includes(setting.fallback)) || KNOWN_TO_ALL.test(value)
      ? `${name} has its default, which everybody knows`
      : null;
  if (kind === 'own-secret')
    return (readKeys(value) ?? [value]).some(isGuessable) ? `${name} can be guessed: draw a random one` : null;
  if (kind === 'host') return problemOfAddress(name, `https://${value}`, { kind, isPrivate });
  if (kind === 'addresses')
    return (
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((address) => problemOfAddress(name, address.replace('//*.', '//'), { kind: 'address', isPrivate }))
        .find((problem) => problem !== null) ?? null
    );
  if (kind === 'address' && setting.mayBeOff && value === 'off') return null;
  return problemOfAddress(name, value, { kind, isPrivate });
}

/**
 * Returns one message that names everything that must not be so on a public site, or null when all is well or the site
 * is not public. No site of any kind stands below a path. A process whose site has a part on another machine has to be told the site's address: forgotten, it
 * would serve guests on default secrets.
 * @param environment the variables of the process
 */
export function refuseUnsafePublicSite(environment: Environment, settings: readonly PublicSetting[]): string | null {
  const siteUrl = environment.ROOST_SITE_URL?.trim();
  if (siteUrl && (URL.parse(siteUrl)?.pathname ?? '/') !== '/')
    return `ROOST_SITE_URL is ${siteUrl}, but a site stands at the root of its address: pages, files and the registry (/_teams) have addresses that begin there. Give it a name of its own, such as https://stay.example.`;
  const given = (name: string): string | undefined => environment[name] || undefined;
  const elsewhere = settings.find((setting) => isElsewhere(setting, given(setting.name)?.trim()));
  if (!siteUrl && elsewhere)
    return `ROOST_SITE_URL is not set, but ${elsewhere.name} names another machine, so this process may be of a public site and does not start on the defaults of a trial: set the address that guests use, or http://localhost:3000 for a trial of your own. See docs/settings.md.`;
  if (!isPublicSite(siteUrl)) return null;
  const isPrivate = (given('ROOST_PRIVATE_NETWORK') ?? '').trim().length >= SHORTEST_REASON;
  const all: readonly PublicSetting[] = [{ name: 'ROOST_SITE_URL', kind: 'address' }, ...settings];
  const problems = all
    .map((setting) => getProblem(setting, given(setting.name), isPrivate))
    .filter((problem) => problem !== null);
  return problems.length === 0
    ? null
    : `${siteUrl} is open to the public, so this process does not start: ${problems.join('; ')}. See docs/settings.md.`;
}
