/** Hostile requests, each made from its own seed, so that any of them can be sent again. */
import type { KnownRoute } from '../../security/route-table.ts';
import { dice, type Dice } from '../random.ts';
import { fromSchema, type Described } from './described.ts';
import { mutate, text, value, type Bait } from './values.ts';

export type HostileRequest = {
  /** The route that it is aimed at. */
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
};
export type Target = Described & {
  bait: Bait;
  /**
   * Bodies that get far in a route, by `METHOD url`: what is sent is close to them. Others are made from what the
   * description says.
   */
  examples: Readonly<Record<string, object>>;
  /** Headers of a browser that has a token, and of one that is signed in. */
  browsers: readonly Record<string, string>[];
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
/** Every key that some route reads, so that values reach the code behind it. */
const KEYS =
  'from months page sort q email token code callbackUrl error for startDate endDate adults children infants pets promoCode input address text url w listingId lat lng json provider state id exclude currency nights stars topic mfe qa'.split(
    ' ',
  );
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/xml',
  'image/svg+xml',
  '/',
  '',
];
const HEADERS = [
  'cookie',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'origin',
  'sec-fetch-site',
  'authorization',
  'authtoken',
  'apikey',
  'range',
  'if-none-match',
  'if-modified-since',
  'accept',
  'accept-encoding',
  'accept-language',
  'x-proof',
  'stripe-signature',
  'user-agent',
  'x-http-method-override',
  'x-moderator',
  'x-operator',
  'x-csrf-token',
  'x-api-key',
  'x-real-ip',
  'x-original-url',
  'forwarded',
  'traceparent',
  'tracestate',
  'sec-gpc',
  'if-match',
  'content-encoding',
  'expect',
  'upgrade-insecure-requests',
];
/** What a header may carry; anything else ends in the client. */
const asHeader = (raw: string): string => raw.replaceAll(/[^\t\x20-\x7e]/g, '?').slice(0, 6_000);
const asPart = (raw: string, roll: Dice): string =>
  roll.chance(0.2)
    ? raw.replaceAll(/[\s#?\\\ud800-\udfff\0-\x20\x7f-\uffff]/g, '')
    : encodeURIComponent(raw.toWellFormed());

function path({ method, url }: KnownRoute, roll: Dice, { bait, queries }: Target): string {
  const own = queries[`${method} ${url}`] ?? [];
  const filled = url
    .replaceAll(/:\w+/g, () => asPart(text(roll, bait), roll))
    .replace('*', () => asPart(text(roll, bait), roll));
  const extra = roll.weighted([
    ['', 12],
    ['/', 1],
    [`/${asPart(text(roll, bait), roll)}`, 1],
    ['/..%2f', 0.5],
    ['//', 0.5],
  ]);
  const query = Array.from({ length: roll.int(0, 4) }, () => {
    const key = roll.chance(0.8)
      ? (roll.pick(own.length > 0 && roll.chance(0.7) ? own : KEYS) ?? '')
      : asPart(text(roll, bait), roll);
    const suffix = roll.chance(0.1) ? '[]' : roll.chance(0.1) ? '[a][b]' : '';
    return `${key}${suffix}${roll.chance(0.9) ? '=' : ''}${asPart(text(roll, bait), roll)}`;
  }).join(roll.chance(0.9) ? '&' : ';');
  // Longer lines are cut by the HTTP parser with 431 and are sent apart (raw.ts).
  return `${filled}${extra}${query === '' ? '' : `?${query}`}`.slice(0, 12_000);
}

function body(route: KnownRoute, type: string, roll: Dice, { examples, bodies, bait }: Target): string {
  const name = `${route.method} ${route.url}`;
  const schema = bodies[name];
  const example = examples[name] ?? (schema && fromSchema(schema, roll, bait));
  const made = example === undefined ? value(roll, bait) : roll.chance(0.15) ? example : mutate(example, roll, bait);
  if (type.includes('urlencoded'))
    return Object.entries(typeof made === 'object' && made !== null ? made : { a: made })
      .map(
        ([name, item]) =>
          `${asPart(name, roll)}=${asPart(typeof item === 'object' ? JSON.stringify(item) : String(item), roll)}`,
      )
      .join('&');
  const json = JSON.stringify(made) ?? '';
  return roll.weighted([
    [json, 16],
    [json.slice(0, roll.int(0, json.length)), 2],
    [`${'['.repeat(roll.int(1, 20_000))}`, 0.5],
    [json.replace('{', '{"__proto__":{"a":1},'), 1],
    ['x'.repeat(roll.int(60_000, 70_000)), 0.2],
    ['', 1],
  ]);
}

/** The request of one seed. */
export function hostileRequest(seed: number, target: Target): HostileRequest {
  const roll = dice(seed);
  // In turn: as many requests as there are routes reach each of them.
  const route = target.routes[Math.abs(seed) % target.routes.length] ?? { method: 'GET', url: '/' };
  const method = roll.chance(0.85) ? route.method : (roll.pick(METHODS) ?? 'GET');
  const headers: Record<string, string> = { ...roll.pick(target.browsers) };
  // Everybody comes from somewhere else, so that no limit answers instead of the code behind it.
  headers['x-forwarded-for'] = [203, roll.int(0, 255), roll.int(0, 255), roll.int(1, 254)].join('.');
  for (let count = roll.int(0, 2); count > 0; count -= 1) {
    const name = roll.pick(HEADERS) ?? 'accept';
    const raw = asHeader(text(roll, target.bait));
    headers[name] = name === 'cookie' && roll.chance(0.7) ? `${headers.cookie ?? ''}; ${raw}` : raw;
  }
  // `fetch` has no answer for a server that is asked to say "continue", and refuses to send some of these itself.
  delete headers.expect;
  const aim = { route: `${route.method} ${route.url}`, method, path: path(route, roll, target) };
  if (method === 'GET' || method === 'HEAD') return { ...aim, headers, body: null };
  const type = roll.chance(0.75) ? (/^\/auth\//.test(route.url) ? TYPES[1] : TYPES[0]) : roll.pick(TYPES);
  if (type) headers['content-type'] = type;
  return { ...aim, headers, body: body(route, type ?? '', roll, target) };
}
