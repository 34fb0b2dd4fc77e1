/**
 * Hostile requests as bytes, for what no client library sends: headers twice, targets in odd forms, compressed and
 * broken bodies, requests in one piece, upgrades. Each is made from its own seed, as those of `requests.ts` are.
 */
import { gzipSync } from 'node:zlib';
import type { KnownRoute } from '../../security/route-table.ts';
import { dice, type Dice } from '../random.ts';
import type { Target } from './requests.ts';
import { text, value } from './values.ts';
import { ENDLESS, JSON_TEXTS, NO_REQUESTS, ODD_HEADERS, TARGETS } from './wire-values.ts';

export type WireRequest = {
  /** What is odd about it. */
  kind: string;
  /** The route that it is aimed at. */
  route: string;
  bytes: Buffer;
  /**
   * `whole`: a request that has to be answered in words and soon; `broken`: it is no request, or does not end, so a
   * closed connection is an answer.
   */
  form: 'whole' | 'broken';
  /** How many requests it has: each answer of a whole one is judged. */
  count: number;
};
type Sent = Pick<WireRequest, 'bytes' | 'form'> & { count?: number };
type Made = { method: string; target: string; headers: readonly (readonly [string, string])[]; body?: Buffer };
type Aim = {
  route: KnownRoute;
  path: string;
  browser: readonly (readonly [string, string])[];
  roll: Dice;
  target: Target;
};

const HOST = ['host', 'localhost'] as const;
/** So that the connection ends with the last answer. */
const LAST = ['connection', 'close'] as const;
const JSON_TYPE = ['content-type', 'application/json'] as const;
const BOMB = gzipSync(Buffer.alloc(20 * 1024 * 1024));
const isWrite = ({ method }: KnownRoute): boolean => method !== 'GET' && method !== 'HEAD';

const write = ({ method, target, headers, body }: Made): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${method} ${target} HTTP/1.1\r\n${headers.map(([name, item]) => `${name}: ${item}\r\n`).join('')}\r\n`,
      'latin1',
    ),
    ...(body ? [body] : []),
  ]);

/** A whole request to the route, with what is odd about it. */
function whole({ route, path, browser }: Aim, over: Partial<Made> = {}): Sent {
  const { method = route.method, target = path, headers = [], body } = over;
  const sized = body ? [['content-length', String(body.length)] as const] : [];
  return {
    bytes: write({ method, target, headers: [HOST, LAST, ...browser, ...sized, ...headers], ...(body && { body }) }),
    form: 'whole',
  };
}
const withBody = (aim: Aim, body: Buffer | string, headers: Made['headers'] = [JSON_TYPE]): Sent =>
  whole(aim, {
    method: isWrite(aim.route) ? aim.route.method : 'POST',
    headers,
    body: typeof body === 'string' ? Buffer.from(body) : body,
  });

/** A body in pieces, with extensions and trailers, that ends. */
function inPieces(aim: Aim): Sent {
  const { roll, target } = aim;
  const { bytes, form } = whole(aim, { method: 'POST', headers: [JSON_TYPE, ['transfer-encoding', 'chunked']] });
  const json = Buffer.from(JSON.stringify(value(roll, target.bait)) ?? '{}');
  const pieces: Buffer[] = [];
  for (let at = 0; at < json.length; at += 7) {
    const piece = json.subarray(at, at + 7);
    pieces.push(Buffer.from(`${piece.length.toString(16)};name="value"\r\n`), piece, Buffer.from('\r\n'));
    if (pieces.length > 3_000) break;
  }
  const end = Buffer.from('0\r\nx-trailer: 1\r\n\r\n');
  return { bytes: Buffer.concat([bytes, ...pieces, end]), form };
}

/** Requests in one piece, before any is answered. */
function pipelined(aim: Aim): Sent {
  const count = aim.roll.int(2, 12);
  const get = { method: 'GET', target: aim.path };
  const pieces = Array.from({ length: count }, (_, at) =>
    write({ ...get, headers: [HOST, ...(at === count - 1 ? [LAST] : [])] }),
  );
  return { bytes: Buffer.concat(pieces), form: 'whole', count };
}

const KINDS: readonly (readonly [string, number, (aim: Aim) => Sent])[] = [
  ['target', 8, (aim) => whole(aim, { target: aim.roll.pick(TARGETS)?.(aim.path) ?? '/' })],
  ['header', 8, (aim) => whole(aim, { headers: [aim.roll.pick(ODD_HEADERS) ?? ['x', 'y']] })],
  [
    'header twice',
    3,
    ({ browser, ...aim }) =>
      whole({ ...aim, browser }, { headers: [...browser, ...browser, ['x-forwarded-for', '2.2.2.2']] }),
  ],
  [
    'cookies',
    1,
    (aim) =>
      whole(aim, { headers: [['cookie', `${'a'.repeat(40)}=${'b'.repeat(60)}; `.repeat(aim.roll.int(20, 2_200))]] }),
  ],
  [
    'method',
    2,
    (aim) =>
      whole(aim, {
        method: aim.roll.pick(['TRACE', 'PROPFIND', 'SEARCH', 'LOCK', 'PURGE', 'REPORT', 'QUERY']) ?? 'LOCK',
      }),
  ],
  ['json', 5, (aim) => withBody(aim, aim.roll.pick(JSON_TEXTS) ?? '')],
  ['bomb', 1, (aim) => withBody(aim, BOMB, [JSON_TYPE, ['content-encoding', 'gzip']])],
  ['pieces', 2, inPieces],
  [
    'type',
    2,
    (aim) =>
      withBody(aim, text(aim.roll, aim.target.bait), [
        [
          'content-type',
          aim.roll.pick([
            'application/json;charset=utf-16',
            'application/x-www-form-urlencoded; charset=\xff',
            'multipart/form-data',
            'application/JSON',
            'text/html',
            '*/*',
            ';;;',
            'application/graphql',
          ]) ?? '',
        ],
      ]),
  ],
  ['body of a read', 1, (aim) => whole(aim, { method: 'GET', body: Buffer.from('{"a":1}') })],
  ['continue', 1, (aim) => withBody(aim, '{}', [JSON_TYPE, ['expect', '100-continue']])],
  [
    'upgrade',
    2,
    (aim) =>
      whole(
        { ...aim, browser: [] },
        {
          method: 'GET',
          headers: [
            ['connection', 'upgrade'],
            ['upgrade', aim.roll.pick(['websocket', 'h2c', 'TLS/1.0']) ?? ''],
            ['sec-websocket-key', 'dGhlIHNhbXBsZSBub25jZQ=='],
            ['sec-websocket-version', '13'],
            ['http2-settings', 'AAMAAABkAAQAAP__'],
          ],
        },
      ),
  ],
  ['pipelined', 2, pipelined],
  [
    'no request',
    6,
    (aim) => ({ bytes: Buffer.from(aim.roll.pick(NO_REQUESTS)?.(aim) ?? '', 'latin1'), form: 'broken' }),
  ],
  ['endless', 0.2, (aim) => ({ bytes: Buffer.from(aim.roll.pick(ENDLESS)?.(aim) ?? '', 'latin1'), form: 'broken' })],
];

/** The request of one seed. */
export function wireRequest(seed: number, target: Target): WireRequest {
  const roll = dice(seed);
  // In turn, as the others.
  const route = target.routes[Math.abs(seed) % target.routes.length] ?? { method: 'GET', url: '/' };
  const part = (): string => roll.pick(['1', ...target.bait.codes, 'constructor', '__proto__']) ?? '1';
  const path = route.url.replaceAll(/:\w+/g, part).replace('*', part);
  const browser = Object.entries(roll.pick(target.browsers) ?? {});
  const [kind, make] = roll.weighted(KINDS.map(([name, weight, made]) => [[name, made] as const, weight] as const));
  const { bytes, form, count = 1 } = make({ route, path, browser, roll, target });
  return { kind, route: `${route.method} ${route.url}`, bytes, form, count };
}
