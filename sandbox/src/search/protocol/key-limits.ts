import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { forbidden, SearchError } from './errors.ts';
import { list } from './params.ts';
import type { Doc } from '../json.ts';

const HOUR_MS = 3_600_000;

/**
 * 403 unless one of the key's `referers` patterns fits the page that asks (its `Referer`, else its `Origin`); no
 * pattern allows every page.
 */
export function checkReferer(key: Doc, request: FastifyRequest): void {
  const patterns = (list(key, 'referers') ?? []).filter((pattern) => pattern !== '');
  if (patterns.length === 0) return;
  const from = request.headers.referer ?? request.headers.origin ?? '';
  if (!patterns.some((pattern) => matchesPattern(pattern, from)))
    throw forbidden('Method not allowed with this referer');
}

/**
 * 403 unless the caller's address is in one of the networks of a secured key's `restrictSources`
 * (`192.168.1.0/24,10.0.0.1`).
 */
export function checkSource(sources: string | undefined, ip: string): void {
  if (sources === undefined || sources.trim() === '') return;
  const allowed = new BlockList();
  for (const source of sources.split(',').map((item) => item.trim())) {
    const [address = '', bits] = source.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    try {
      if (bits === undefined) allowed.addAddress(address, family);
      else allowed.addSubnet(address, Number(bits), family);
    } catch {
      // A network that cannot be read allows nobody.
    }
  }
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip;
  if (!allowed.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) throw forbidden('Invalid source IP for this API key');
}

/** Calls of the last hour by key and caller: what `maxQueriesPerIPPerHour` is held against. */
export class CallCounter {
  private readonly calls = new Map<string, number[]>();

  /** Counts a call. 429 when the caller (user token, else address) had `most` in the last hour; 0 means no limit. */
  take(key: string, caller: string, most: number, now: number): void {
    if (!(most > 0)) return;
    const name = `${key} ${caller}`;
    const recent = (this.calls.get(name) ?? []).filter((at) => at > now - HOUR_MS);
    this.calls.set(name, recent);
    if (recent.length >= most) throw new SearchError(429, 'Too Many Requests');
    recent.push(now);
  }
}

/** `dev_*`, `*_products`, `*_products_*`, `*` or a name. */
export function matchesPattern(pattern: string, name: string): boolean {
  const inner = pattern.replace(/^\*|\*$/g, '');
  if (pattern.startsWith('*') && pattern.endsWith('*')) return name.includes(inner);
  if (pattern.startsWith('*')) return name.endsWith(inner);
  return pattern.endsWith('*') ? name.startsWith(inner) : name === pattern;
}
