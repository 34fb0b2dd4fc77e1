/** Sends bytes and reads the answers that come back, as far as a judge has to know them. */
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Seen } from './judge.ts';

const HEAD_END = '\r\n\r\n';
const LONGEST_ANSWER = 8 * 1024 * 1024;

const READERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** The text of a body; empty where it cannot be read, as it would be for a browser. */
function decode(body: string, encoding: string): string {
  const bytes = Buffer.from(body, 'latin1');
  const read = READERS[encoding];
  try {
    return (read ? read(bytes) : bytes).toString('utf8');
  } catch {
    return '';
  }
}

/** What came back before the connection ended. `isOver` is false where the server had to be left. */
export type Heard = { answers: Seen[]; ms: number; isOver: boolean };

/** The pieces of a chunked body, joined; what is missing is left out. */
function joinPieces(text: string): { body: string; end: number } {
  let [body, at] = ['', 0];
  for (;;) {
    const line = text.indexOf('\r\n', at);
    const size = Number.parseInt(text.slice(at, line), 16);
    if (line === -1 || Number.isNaN(size)) return { body, end: text.length };
    if (size === 0) return { body, end: text.indexOf(HEAD_END, at) + HEAD_END.length };
    body += text.slice(line + 2, line + 2 + size);
    at = line + 2 + size + 2;
  }
}

/** The answers in what a connection sent. `isHead` where bodies are announced and do not come. */
export function readAnswers(heard: string, isHead = false): Omit<Seen, 'ms'>[] {
  const answers: Omit<Seen, 'ms'>[] = [];
  let rest = heard;
  while (rest.startsWith('HTTP/1.')) {
    const end = rest.indexOf(HEAD_END);
    if (end === -1) break;
    const head = rest.slice(0, end);
    const get = (name: string): string => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';
    const status = Number(head.slice(9, 12));
    rest = rest.slice(end + HEAD_END.length);
    // An answer that announces another one.
    if (status < 200) continue;
    const length = Number(get('content-length'));
    const hasBody = !isHead && status !== 204 && status !== 304;
    const pieces = hasBody && /chunked/i.test(get('transfer-encoding')) ? joinPieces(rest) : null;
    const size = hasBody ? (pieces?.end ?? (get('content-length') === '' ? rest.length : length)) : 0;
    const text = decode(pieces?.body ?? rest.slice(0, size), get('content-encoding'));
    const retryAfter = get('retry-after');
    answers.push({ status, type: get('content-type'), text, ...(retryAfter === '' ? {} : { retryAfter }) });
    rest = rest.slice(size);
  }
  return answers;
}

/** Sends bytes and resolves when the server ends the connection, or after `limitMs`. */
export function sendBytes(url: string, bytes: Buffer, limitMs: number): Promise<Heard> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect(Number(port), hostname);
    let heard = '';
    const done = (isOver: boolean) => (): void => {
      clearTimeout(timer);
      socket.destroy();
      const ms = performance.now() - begun;
      resolve({
        answers: readAnswers(heard, bytes.toString('latin1', 0, 5) === 'HEAD ').map((each) => ({ ...each, ms })),
        ms,
        isOver,
      });
    };
    const timer = setTimeout(done(false), limitMs);
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      if (heard.length < LONGEST_ANSWER) heard += piece;
    });
    socket.on('close', done(true));
    // A connection that the server resets is refused too.
    socket.on('error', done(true));
    socket.write(bytes);
  });
}
