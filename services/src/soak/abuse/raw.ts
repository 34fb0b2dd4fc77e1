/** Bytes that are no request, or two at once. A server refuses them or closes the connection, and soon. */
import { connect } from 'node:net';

const HEAD = 'Host: localhost\r\n';
export const RAW_REQUESTS: readonly string[] = [
  '\r\n\r\n',
  '\0'.repeat(100),
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /%ff HTTP/1.1\r\n\r\n',
  `GET /${'a'.repeat(80_000)} HTTP/1.1\r\n${HEAD}\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}X-A: ${'b'.repeat(80_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}${'X-A: b\r\n'.repeat(3_000)}\r\n`,
  `GET / HTTP/1.1\r\n${HEAD}X-A: a\nX-B: b\r\n\r\n`,
  `POST /t HTTP/1.1\r\n${HEAD}Content-Length: -5\r\n\r\n`,
  `POST /t HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`,
  `POST /t HTTP/1.1\r\n${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  `POST /t HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
  `POST /t HTTP/1.1\r\n${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `CONNECT evil.example:80 HTTP/1.1\r\n${HEAD}\r\n`,
  'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];

/**
 * Sends bytes and returns the statuses that came back. Rejects when the connection is still open and silent after
 * `limitMs`.
 */
export function sendRaw(url: string, bytes: string, limitMs: number): Promise<number[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve([...answer.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map((match) => Number(match[1])));
    };
    const timer = setTimeout(() => {
      if (answer !== '') return done();
      socket.destroy();
      reject(new Error(`no answer within ${limitMs} ms`));
    }, limitMs);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', done);
    // A connection that the server resets is refused too.
    socket.on('error', done);
    socket.write(bytes, 'latin1');
  });
}
