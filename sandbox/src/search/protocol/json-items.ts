import { badRequest } from './errors.ts';
import { parseJson } from './transport.ts';
import { isObject } from '../json.ts';

const [QUOTE, BACKSLASH, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d];

/**
 * The items of the list `name` at the top of a JSON object, as text, one at a time. A thousand records parsed at once
 * cost hundreds of megabytes of heap (each day map is a big object); one at a time they are garbage at once. 400, after
 * the last item, when what surrounds the items is not JSON, so a reader must not act on them before it has seen all.
 */
export function* getItems(body: Buffer, name: string): Generator<string> {
  // The body with a 0 in the place of each item: small, and valid only if the body is.
  let frame = '';
  let copied = 0;
  let depth = 0;
  for (let at = listStart(body, name); at < body.length; at++) {
    const byte = body[at]!;
    if (byte === QUOTE) at = stringEnd(body, at);
    else if (byte === OPEN || byte === OPEN_LIST) {
      if (depth++ === 0) {
        frame += `${body.toString('utf8', copied, at)}0`;
        copied = at;
      }
    } else if (byte === CLOSE || byte === CLOSE_LIST) {
      if (depth === 0) break;
      if (--depth === 0) {
        yield body.toString('utf8', copied, at + 1);
        copied = at + 1;
      }
    }
  }
  const parsed = parseJson(frame + body.toString('utf8', copied));
  if (!isObject(parsed) || !Array.isArray(parsed[name])) throw badRequest(`Missing mandatory parameter ${name}`);
  if (parsed[name].some((item) => item !== 0)) throw badRequest(`Expecting an array of JSON objects as ${name}`);
}

/** Where the list begins, after its bracket; the end of the body when there is none. */
function listStart(body: Buffer, name: string): number {
  let depth = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (byte === OPEN || byte === OPEN_LIST) depth++;
    else if (byte === CLOSE || byte === CLOSE_LIST) depth--;
    else if (byte === QUOTE) {
      const end = stringEnd(body, at);
      if (depth === 1 && body.toString('utf8', at + 1, end) === name) {
        const rest = /^\s*:\s*\[/.exec(body.toString('latin1', end + 1, end + 64));
        if (rest) return end + 1 + rest[0].length;
      }
      at = end;
    }
  }
  return body.length;
}

function stringEnd(body: Buffer, start: number): number {
  for (let at = start + 1; at < body.length; at++) {
    if (body[at] === BACKSLASH) at++;
    else if (body[at] === QUOTE) return at;
  }
  return body.length;
}
