/** Reads the versions that are pinned for a browser session from the address and the cookie (PLAT-4). Pure. */
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';
import type { RemoteName } from '@roost/shared/contracts/remotes';

export const PINS_COOKIE = 'roost_mfe';
/** Cookie with the grant that allows the pins on sites where a link alone does not. */
export const GRANT_COOKIE = 'roost_qa';
const PIN_PARAMETER = 'mfe';
const GRANT_PARAMETER = 'qa';
const LONGEST = 500;

/** What a pin leads to: a published version, the origin of a developer's machine, or `down`. */
export type PinTarget = { kind: 'version'; version: string } | { kind: 'address'; origin: string } | { kind: 'down' };
export type Pins = Readonly<Record<RemoteName, PinTarget>>;

/** Pseudo-version `down`: shows the region as if no version could load. */
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

/** Reads a list of pins. `wrong` has each part that is not valid. */
function readPins(text: string, addressesAllowed: boolean): { pins: Pins; wrong: string[] } {
  const pins: Record<RemoteName, PinTarget> = {};
  const wrong: string[] = [];
  // Not cut short: its last part could then pin another version than was meant.
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

/**
 * Reads pins such as `mfe-search@1.4.0,mfe-listing@2.0.0` and drops invalid parts. Origins count only when
 * `addressesAllowed`.
 */
export function parsePins(text: string | undefined, addressesAllowed: boolean): Pins {
  return readPins(text ?? '', addressesAllowed).pins;
}

const readText = (target: PinTarget): string =>
  target.kind === 'version' ? target.version : target.kind === 'address' ? target.origin : DOWN;

/** Writes pins as text. Inverse of `parsePins`. */
export function formatPins(pins: Pins): string {
  return Object.entries(pins)
    .map(([name, target]) => `${name}@${readText(target)}`)
    .join(',');
}

export type PinRequest = {
  /** New pins for the session; null removes all. */
  pins: Pins | null;
  /** Invalid parts. When there are any, nothing is changed and the visitor is told (PLAT-4). */
  wrong: readonly string[];
  /** The publisher's signed grant from the link. */
  grant: string | undefined;
  /** The address without the pins and the grant. */
  location: string;
};

/** Returns the pins that `?mfe=` in an address asks for. Null when the address has no such parameter. */
export function pinRequest(pathAndQuery: string, addressesAllowed: boolean): PinRequest | null {
  const [path = '/', query = ''] = pathAndQuery.split('?', 2);
  const parameters = new URLSearchParams(query);
  if (!parameters.has(PIN_PARAMETER)) return null;
  // A repeated parameter is one list.
  const asked = parameters.getAll(PIN_PARAMETER).join(',');
  const grant = parameters.get(GRANT_PARAMETER) ?? undefined;
  parameters.delete(PIN_PARAMETER);
  parameters.delete(GRANT_PARAMETER);
  const rest = parameters.toString();
  const reset = asked === 'reset' || asked === '';
  const { pins, wrong } = reset ? { pins: null, wrong: [] } : readPins(asked, addressesAllowed);
  // The path comes from the visitor: with two leading slashes it would lead to another site.
  const location = `${path.replace(/^[/\\]+/, '/')}${rest ? `?${rest}` : ''}`;
  return { pins, wrong, grant, location };
}

/** Returns true when the grant covers all of these pins. */
export function isGranted({ pins: granted }: PinGrant, pins: Pins): boolean {
  if (granted === '*') return true;
  const allowed = granted.split(',');
  return formatPins(pins)
    .split(',')
    .every((pin) => allowed.includes(pin));
}
