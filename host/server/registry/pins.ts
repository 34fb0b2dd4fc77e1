/** Versions pinned for one browser session (PLAT-4): reading them from the address and the cookie. Pure. */
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';
import type { RemoteName } from '@roost/shared/contracts/remotes';

export const PINS_COOKIE = 'roost_mfe';
/** What allows the pins, where links alone may not. */
export const GRANT_COOKIE = 'roost_qa';
const PIN_PARAMETER = 'mfe';
const GRANT_PARAMETER = 'qa';
const LONGEST = 500;

/** A version of the registry, the origin of a developer's machine, or nothing: the remote is down for this visitor. */
export type PinTarget = { kind: 'version'; version: string } | { kind: 'address'; origin: string } | { kind: 'down' };
export type Pins = Readonly<Record<RemoteName, PinTarget>>;

/** In the place of a version: testers see what guests see when none can be had. */
export const DOWN = 'down';
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,60}$/;

function getTarget(text: string): PinTarget | null {
  if (text === DOWN) return { kind: 'down' };
  if (/^https?:\/\//.test(text)) {
    const url = URL.parse(text);
    return url ? { kind: 'address', origin: url.origin } : null;
  }
  return VERSION.test(text) ? { kind: 'version', version: text } : null;
}

/** What a list of pins says, and each part of it that cannot be meant. */
function readPins(text: string, addressesAllowed: boolean): { pins: Pins; wrong: string[] } {
  const pins: Record<RemoteName, PinTarget> = {};
  const wrong: string[] = [];
  // Cut short, its last part could be another version than was meant.
  if (text.length > LONGEST) return { pins, wrong: [`${text.slice(0, 60)}…`] };
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const at = part.indexOf('@');
    const name = part.slice(0, at).trim();
    const target = at > 0 ? getTarget(part.slice(at + 1).trim()) : null;
    const isOnce = !Object.hasOwn(pins, name);
    if (isRemoteName(name) && isOnce && target && (target.kind !== 'address' || addressesAllowed)) pins[name] = target;
    else wrong.push(part.trim());
  }
  return { pins, wrong: wrong.length + Object.keys(pins).length > 0 ? wrong : [text] };
}

/** `mfe-search@1.4.0,mfe-listing@2.0.0`; what makes no sense is left out. Addresses count only where they are allowed. */
export function parsePins(text: string | undefined, addressesAllowed: boolean): Pins {
  return readPins(text ?? '', addressesAllowed).pins;
}

const readText = (target: PinTarget): string =>
  target.kind === 'version' ? target.version : target.kind === 'address' ? target.origin : DOWN;

/** Inverse of `parsePins`. */
export function formatPins(pins: Pins): string {
  return Object.entries(pins)
    .map(([name, target]) => `${name}@${readText(target)}`)
    .join(',');
}

export type PinRequest = {
  /** New pins for the session; null forgets them. */
  pins: Pins | null;
  /** Parts that cannot be meant: nothing is changed then, and the visitor told (PLAT-4). */
  wrong: readonly string[];
  /** What a publisher signed to allow it, as the link carries it. */
  grant: string | undefined;
  /** The address without all this. */
  location: string;
};

/** What `?mfe=` on an address asks for. Null when it says nothing about pins. */
export function pinRequest(pathAndQuery: string, addressesAllowed: boolean): PinRequest | null {
  const [path = '/', query = ''] = pathAndQuery.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!parameters.has(PIN_PARAMETER)) return null;
  // Several of them are one list.
  const asked = parameters.getAll(PIN_PARAMETER).join(',');
  const grant = parameters.get(GRANT_PARAMETER) ?? undefined;
  parameters.delete(PIN_PARAMETER);
  parameters.delete(GRANT_PARAMETER);
  const rest = parameters.toString();
  const reset = asked === 'reset' || asked === '';
  const { pins, wrong } = reset ? { pins: null, wrong: [] } : readPins(asked, addressesAllowed);
  // The path comes from the visitor: two slashes at its start would lead to another site.
  const location = `${path.replace(/^[/\\]+/, '/')}${rest ? `?${rest}` : ''}`;
  return { pins, wrong, grant, location };
}

/** Whether a grant covers all of these pins. */
export function isGranted({ pins: granted }: PinGrant, pins: Pins): boolean {
  if (granted === '*') return true;
  const allowed = granted.split(',');
  return formatPins(pins)
    .split(',')
    .every((pin) => allowed.includes(pin));
}
