import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import Fastify, { type FastifyInstance } from 'fastify';
import { readOwnTls, serverOptions } from './own-tls.ts';

let directory: string;
let settings: { ROOST_TLS_CERT_FILE: string; ROOST_TLS_KEY_FILE: string };
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'roost-tls-'));
  settings = { ROOST_TLS_CERT_FILE: join(directory, 'cert.pem'), ROOST_TLS_KEY_FILE: join(directory, 'key.pem') };
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=services', '-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', settings.ROOST_TLS_KEY_FILE, '-out', settings.ROOST_TLS_CERT_FILE],
    ],
    { stdio: 'ignore' },
  );
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('SAFE-1: what a process is told of its certificate', () => {
  test('nothing is no TLS; one of the two, files that are not there or no certificate are said by name', () => {
    const read = (environment: Record<string, string>) => readOwnTls(environment, RangeError);
    expect(read({})).toBeNull();
    expect(read({ ROOST_TLS_CERT_FILE: '', ROOST_TLS_KEY_FILE: '' })).toBeNull();
    expect(() => read({ ...settings, ROOST_TLS_KEY_FILE: '' })).toThrow('set both, or neither');
    const missing = { ...settings, ROOST_TLS_KEY_FILE: '/nowhere/key.pem' };
    expect(() => read(missing)).toThrow('ROOST_TLS_KEY_FILE names /nowhere/key.pem, which cannot be read.');
    const other = join(directory, 'other.pem');
    writeFileSync(other, 'not a key');
    expect(() => read({ ...settings, ROOST_TLS_KEY_FILE: other })).toThrow(RangeError);
    expect(read(settings)?.cert).toContain('BEGIN CERTIFICATE');
  });
});

describe('SAFE-1: a process with a certificate of its own', () => {
  let app: FastifyInstance;
  let port: number;
  const HEADERS_MS = 300;
  beforeAll(async () => {
    const http = { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 50, maxHeaderSize: 4_096 };
    app = Fastify({ logger: false, ...serverOptions(http, readOwnTls(settings, Error)) });
    app.get('/', async ({ protocol }) => ({ protocol }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const ask = (options: object): Promise<string> =>
    new Promise((resolve) => {
      const asked = request({ host: '127.0.0.1', port, path: '/', ...options }, (answer) => {
        answer.resume();
        resolve(String(answer.statusCode));
      });
      asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      asked.end();
    });
  const ca = () => readFileSync(settings.ROOST_TLS_CERT_FILE);

  test('answers whoever knows its authority, and its limits hold as without TLS', async () => {
    expect(await ask({ ca: ca() })).toBe('200');
    expect(await ask({ ca: ca(), headers: { x: 'x'.repeat(5_000) } })).toBe('431');
    const slow = connectTls({ host: '127.0.0.1', port, ca: ca() });
    slow.write('GET / HTTP/1.1\r\n');
    const [text] = await new Promise<[string]>((resolve) => {
      let heard = '';
      slow.on('data', (piece: Buffer) => (heard += piece.toString()));
      slow.on('close', () => resolve([heard]));
    });
    expect(text).toMatch(/^HTTP\/1.1 408/);
  });

  test('answers neither plain http, nor old versions of TLS, nor is it believed without its authority', async () => {
    expect(await ask({})).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(await ask({ ca: ca(), maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' })).toMatch(
      /PROTOCOL_VERSION|EPROTO|UNSUPPORTED/,
    );
    const plain = connect(port, '127.0.0.1');
    plain.write('GET / HTTP/1.1\r\nhost: services\r\n\r\n');
    const heard = await new Promise<string>((resolve) => {
      let text = '';
      plain.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
      plain.on('error', () => resolve(text));
      plain.on('close', () => resolve(text));
    });
    expect(heard).not.toContain('HTTP/1.1 200');
  });
});
