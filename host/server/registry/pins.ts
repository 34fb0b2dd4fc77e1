/** Versions pinned for one browser session (PLAT-4): reading them from the address and the cookie. Pure. */
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteName } from '@roost/shared/contracts/remotes';

export const PINS_COOKIE = 'roost_mfe';
const PIN_PARAMETER = 'mfe';
const LONGEST = 500;

/** A version of the registry, or the origin of a developer's machine. */
export type PinTarget = { kind: 'version'; version: string } | { kind: 'address'; origin: string };
export type Pins = Readonly<Record<RemoteName, PinTarget>>;

const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,60}$/;

function targetOf(text: string): PinTarget | null {
  if (/^https?:\/\//.test(text)) {
    const url = URL.parse(text);
    return url ? { kind: 'address', origin: url.origin } : null;
  }
  return VERSION.test(text) ? { kind: 'version', version: text } : null;
}

/** `mfe-search@1.4.0,mfe-listing@2.0.0`; what makes no sense is left out. Addresses count only where they are allowed. */
export function parsePins(text: string | undefined, addressesAllowed: boolean): Pins {
  const pins: Record<RemoteName, PinTarget> = {};
  for (const part of (text ?? '').slice(0, LONGEST).split(',')) {
    const at = part.indexOf('@');
    const name = part.slice(0, at).trim();
    const target = at > 0 ? targetOf(part.slice(at + 1).trim()) : null;
    if (isRemoteName(name) && target && (target.kind === 'version' || addressesAllowed)) pins[name] = target;
  }
  return pins;
}

/** Inverse of `parsePins`. */
export function formatPins(pins: Pins): string {
  return Object.entries(pins)
    .map(([name, target]) => `${name}@${target.kind === 'version' ? target.version : target.origin}`)
    .join(',');
}

/**
 * What `?mfe=` on an address asks for: new pins for the session (null forgets them) and the address without it.
 * Null when the address says nothing about pins.
 */
export function pinRequest(
  pathAndQuery: string,
  addressesAllowed: boolean,
): { pins: Pins | null; location: string } | null {
  const [path = '/', query = ''] = pathAndQuery.split('?', 2);
  const parameters = new URLSearchParams(query);
  const asked = parameters.get(PIN_PARAMETER);
  if (asked === null) return null;
  parameters.delete(PIN_PARAMETER);
  const rest = parameters.toString();
  const pins = parsePins(asked, addressesAllowed);
  // The path comes from the visitor: two slashes at its start would lead to another site.
  const location = `${path.replace(/^[/\\]+/, '/')}${rest ? `?${rest}` : ''}`;
  return { pins: asked === 'reset' || Object.keys(pins).length === 0 ? null : pins, location };
}
