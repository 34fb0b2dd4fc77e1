/**
 * What a process refuses before it serves the public (SAFE-1): default secrets, the sandbox's addresses and plain http. A site is public
 * when its address is not this machine's.
 */

import { isThisMachine } from '../contracts/site-address.ts';

/** A setting that a public site has to have. `fallback` is the default that a machine of one's own starts with. */
export type PublicSetting =
  | { name: string; kind: 'secret'; fallback: string | null }
  /** An https address of a third party; `mayBeOff` for those a site can do without. */
  | { name: string; kind: 'address'; mayBeOff?: true }
  /** The mail server: smtp is upgraded by the client, so only the sandbox's address is refused. */
  | { name: string; kind: 'mail' };

type Environment = Readonly<Record<string, string | undefined>>;

/** True when the site's address is not this machine's. An address that cannot be read is public: it must not open what is closed. */
export function isPublicSite(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined || siteUrl === '') return false;
  return !URL.canParse(siteUrl) || !isThisMachine(new URL(siteUrl).hostname);
}

/** Values that stand in this repository, so that anybody knows them. */
const KNOWN_TO_ALL = /(?:^|[-_])local(?:$|[-_])/;

function problemOf(setting: PublicSetting, value: string | undefined): string | null {
  const { name } = setting;
  if (setting.kind === 'secret') {
    if (value === undefined) return `${name} is not set`;
    return value === setting.fallback || KNOWN_TO_ALL.test(value)
      ? `${name} has its default, which everybody knows`
      : null;
  }
  if (value === undefined) return `${name} is not set (its default is the sandbox)`;
  if (setting.kind === 'address' && setting.mayBeOff && value === 'off') return null;
  if (!URL.canParse(value)) return `${name} is no address`;
  const { protocol, hostname } = new URL(value);
  if (isThisMachine(hostname)) return `${name} is this machine`;
  return setting.kind === 'address' && protocol !== 'https:' ? `${name} is plain http` : null;
}

/**
 * Returns one message that names everything that must not be so on a public site, or null when all is well or the site is not public.
 * @param environment the variables of the process
 */
export function refuseUnsafePublicSite(environment: Environment, settings: readonly PublicSetting[]): string | null {
  const siteUrl = environment.ROOST_SITE_URL;
  if (!isPublicSite(siteUrl)) return null;
  const given = (name: string): string | undefined => environment[name] || undefined;
  const site = problemOf({ name: 'ROOST_SITE_URL', kind: 'address' }, given('ROOST_SITE_URL'));
  const problems = [site, ...settings.map((setting) => problemOf(setting, given(setting.name)))].filter(
    (problem) => problem !== null,
  );
  return problems.length === 0
    ? null
    : `${siteUrl} is open to the public, so this process does not start: ${problems.join('; ')}. See docs/settings.md.`;
}
