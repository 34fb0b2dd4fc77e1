/**
 * The files of deploy/edge: what the cluster runs, what the programs take, and what docs/production.md says of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EDGE,
  fillIn,
  HAPROXY_FILE,
  haproxyVariables,
  olderHaproxySettings,
  pgbouncerSettings,
  varnishSettings,
} from './balancers.ts';
import { findPrograms } from './programs.ts';

const PORTS = {
  ...{ site: 1001, services: 1002, assets: 1003, registry: 1004 },
  ...{ host1: 1011, host2: 1012, services1: 1021, services2: 1022, assets1: 1031, assets2: 1032 },
};
const haproxy = readFileSync(HAPROXY_FILE, 'utf8');
const programs = findPrograms(() => undefined);
let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'edge-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** A test of what an installed program says to a file; where it is not installed there is none. */
const testWith = (program: string | null | undefined, name: string, run: (path: string) => void): void => {
  if (program) test(name, () => run(program));
  else process.stderr.write(`\n*** NOT TRIED: ${name} (the program is not installed) ***\n`);
};

describe('SCALE-3: deploy/edge', () => {
  test('the cluster runs haproxy.cfg as it is, and says where each of its addresses is', () => {
    const places = [...haproxy.matchAll(/^ {2}presetenv (\w+) \S+$/gm)].map(([, name]) => name);
    expect(places.length).toBeGreaterThan(8);
    expect(Object.keys(haproxyVariables(PORTS)).sort()).toEqual([...places].sort());
    for (const name of places) expect(haproxy).toContain(`"\${${name}}"`);
    expect(new Set(Object.values(haproxyVariables(PORTS))).size).toBe(places.length);
  });

  test('of the others the cluster changes addresses and passwords, and nothing else', () => {
    const changes = (file: string, filled: string): string[] => {
      const lines = filled.split('\n');
      return readFileSync(join(EDGE, file), 'utf8')
        .split('\n')
        .filter((line) => !lines.includes(line))
        .map((line) => line.trim().split(/[ =]/, 1)[0] ?? '');
    };
    expect(changes('site.vcl', varnishSettings(PORTS.site))).toEqual(['.host']);
    expect(changes('pgbouncer.ini', pgbouncerSettings({ port: 1, database: 2, users: '/tmp/users' }))).toEqual([
      ...['roost', 'listen_addr', 'listen_port', 'auth_type', 'auth_file'],
    ]);
    expect(olderHaproxySettings().replace('GET /healthz', 'GET /readyz')).toBe(haproxy);
  });

  test('a file that no longer has what is put into it is an error, not another file', () => {
    expect(() => fillIn('site.vcl', { 'no such line': '' })).toThrow('site.vcl has no "no such line" any more.');
  });

  test('each process is asked whether it is ready, and a write is sent again only where a second one does no harm', () => {
    const backends = haproxy.split(/^(?=backend |frontend )/m);
    for (const backend of backends.filter((part) => part.startsWith('backend ')))
      expect(backend).toContain('option httpchk GET /readyz');
    for (const frontend of backends.filter((part) => part.startsWith('frontend ')))
      expect(frontend).toContain('http-request disable-l7-retry unless METH_GET');
  });

  test('docs/production.md tells what stands there', () => {
    const docs = readFileSync(join(EDGE, '../../docs/production.md'), 'utf8');
    const table = /## The load balancer\n([^]*?)\n## /.exec(docs)?.[1] ?? '';
    const settings = [...table.matchAll(/`((?:option|http-request|inter|slowstart|retries|retry-on|tune)[^`]*)`/g)];
    expect(settings.length).toBeGreaterThan(6);
    for (const [, setting = ''] of settings) expect(haproxy).toContain(setting);
    const pooling = /## PostgreSQL and PgBouncer\n([^]*?)\n## /.exec(docs)?.[1] ?? '';
    const ignored = /`(ignore_startup_parameters = [^`]+)`/.exec(pooling)?.[1] ?? 'missing';
    expect(readFileSync(join(EDGE, 'pgbouncer.ini'), 'utf8')).toContain(ignored);
  });

  testWith(programs?.haproxy, 'SCALE-3: HAProxy takes its files, with TLS and without', (path) => {
    const certificate = join(directory, 'certificate.pem');
    const key = join(directory, 'key.pem');
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', '-x509', ...curve, '-subj', '/CN=roost', '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    });
    writeFileSync(certificate, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
    const env = { PATH: process.env['PATH'], ...haproxyVariables(PORTS), CERTIFICATE: certificate, CDN: '127.0.0.1:1' };
    const older = join(directory, 'older.cfg');
    writeFileSync(older, olderHaproxySettings());
    for (const files of [[HAPROXY_FILE], [HAPROXY_FILE, join(EDGE, 'haproxy-tls.cfg')], [older]])
      execFileSync(path, ['-c', ...files.flatMap((file) => ['-f', file])], { env, stdio: 'pipe' });
  });

  testWith(programs?.varnishd, 'SCALE-3: Varnish takes its file', (path) => {
    const file = join(directory, 'site.vcl');
    writeFileSync(file, varnishSettings(PORTS.site));
    execFileSync(path, ['-j', 'none', '-C', '-f', file, '-n', join(directory, 'varnish')], { stdio: 'pipe' });
  });
});
