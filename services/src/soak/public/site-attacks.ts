/** Attacks on the site itself: SAFE-1, 2, 6, 10, 11 and 24. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:tls';
import { first, unless, type Attack, type Target } from './attack.ts';

/** Milliseconds until a connection that sends a byte a second is closed; null when it is not. */
function drip(target: Target): Promise<number | null> {
  const { hostname, port } = new URL(target.site.url);
  const begun = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => {
      socket.write('POST /api/quotes HTTP/1.1\r\nhost: x\r\ncontent-length: 5000\r\n\r\n');
    });
    const byte = setInterval(() => socket.write('x'), 1_000);
    const late = setTimeout(() => socket.destroy(new Error('late')), 20_000);
    let isLate = false;
    socket.on('error', (error) => {
      isLate = error.message === 'late';
    });
    socket.on('data', () => undefined);
    socket.once('close', () => {
      clearInterval(byte);
      clearTimeout(late);
      resolve(isLate ? null : performance.now() - begun);
    });
  });
}

const FOREIGN = 'evil.example';
const DIRECTIVES = [/script-src[^;]*'nonce-/, /'strict-dynamic'/, /object-src 'none'/, /base-uri '(?:none|self)'/];

export const SITE_ATTACKS: readonly Attack[] = [
  {
    finding: 'SAFE-1',
    what: 'public processes that are started on the sandbox’s settings',
    async run({ site }) {
      for (const [entry, word] of [
        ['services/src/main.ts', 'STRIPE_SECRET_KEY'],
        ['host/server/main.ts', 'GOOGLE_MAPS_KEY'],
        ['platform/src/assets/main.ts', 'ROOST_ASSETS_URL'],
        ['sandbox/src/main.ts', 'roost.example'],
      ] as const) {
        const said = site.startOnDefaults(entry);
        if (!said?.includes(word)) return `${entry} ${said === null ? 'started' : `said: ${said.slice(0, 200)}`}`;
      }
      return null;
    },
  },
  {
    finding: 'SAFE-1',
    what: 'the sandbox’s own pages through the public site',
    async run(target) {
      for (const path of ['/mail', '/mail.json', '/sandbox/faults', '/monitoring', '/oidc/authorize']) {
        const { status, text } = await target.raw(path);
        if (status === 200 && !text.includes('<html')) return `${path} was answered`;
        if (/receivedAt|Sandbox/.test(text)) return `${path} shows the sandbox`;
      }
      return null;
    },
  },
  {
    finding: 'SAFE-2',
    what: 'a registry that somebody else wrote, with code from elsewhere',
    async run(target) {
      const file = join(target.site.remotes, 'registry.json');
      const sound = readFileSync(file, 'utf8');
      const before = await target.raw('/');
      try {
        writeFileSync(file, sound.replaceAll(/"base(?:Url)?":\s*"[^"]*"/g, `"baseUrl":"https://${FOREIGN}/"`) + ' ');
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"revision":\s*(\d+)/, '"revision": 99999'));
        await sleep(12_000);
        const after = await target.raw('/');
        return first(
          unless(after.status === 200 && before.status === 200, `the page was answered ${after.status}`),
          unless(!after.text.includes(FOREIGN), 'a page names code of a registry that nobody signed'),
          unless(/registry_problem/.test(target.site.getLog('host')), 'the host’s log does not say so'),
        );
      } finally {
        writeFileSync(file, sound);
      }
    },
  },
  {
    finding: 'SAFE-2',
    what: 'addresses that lead out of the files of remotes and pictures',
    async run(target) {
      const out = [
        '/../../etc/passwd',
        '/..%2f..%2fetc%2fpasswd',
        '/%2e%2e/%2e%2e/registry-key.pem',
        '/....//x',
        '//x',
      ];
      for (const base of ['/_remotes', '/_image', '/pictures', '/_host'])
        for (const path of out) {
          const { status, text } = await target.raw(base + path);
          if (status >= 500 || /root:x:0|PRIVATE KEY/.test(text)) return `${base}${path}: ${status}`;
        }
      const image = await target.raw('/_image?src=http%3A%2F%2F169.254.169.254%2Flatest&w=100');
      return unless(
        image.status >= 400 && image.status < 500,
        `a picture of another server was answered ${image.status}`,
      );
    },
  },
  {
    finding: 'SAFE-6',
    what: 'a byte a second, large bodies, long addresses and many headers',
    async run(target) {
      const took = await drip(target);
      // Refused in words, or the connection is closed while it still sends.
      const large = await target
        .post(target.browser(), '/quotes', { listingId: 'x'.repeat(400_000) })
        .catch(() => ({ status: 413 }));
      const long = await target.raw(`/search?q=${'a'.repeat(30_000)}`);
      const heads = await target.raw('/', { 'x-much': 'a'.repeat(90_000) });
      return first(
        unless(took !== null, 'a slow body held a connection for 20 s'),
        unless(large.status === 413, `400 kB were answered ${large.status}`),
        unless(long.status < 500, `an address of 30,000 characters was answered ${long.status}`),
        unless(heads.status >= 400 && heads.status < 500, `90 kB of headers were answered ${heads.status}`),
      );
    },
  },
  {
    finding: 'SAFE-10',
    what: 'a link that chooses versions',
    async run(target) {
      const { status, headers, text } = await target.raw(`/?mfe=mfe-search@1.0.0,mfe-listing@https://${FOREIGN}/`);
      const cookies = (headers['set-cookie'] ?? []).join();
      return first(
        unless(status < 500, `it was answered ${status}`),
        unless(!/pin|mfe/i.test(cookies), `it set a cookie: ${cookies}`),
        unless(!new RegExp(`(?:src|href)="https://${FOREIGN}`).test(text), 'the page loads code from it'),
      );
    },
  },
  {
    finding: 'SAFE-11',
    what: 'pages without a policy, cookies without protection, names of others, files of sources',
    async run(target) {
      const page = await target.raw('/', { host: FOREIGN, 'x-forwarded-host': FOREIGN, 'x-forwarded-proto': 'http' });
      const policies = String(page.headers['content-security-policy'] ?? '');
      const missing = DIRECTIVES.find((directive) => !directive.test(policies));
      const asked = await target.browser().ask('/auth/csrf');
      const cookies = [...(page.headers['set-cookie'] ?? []), ...asked.headers.getSetCookie()];
      const weak = cookies.find((line) => !/^__(?:Host|Secure)-/.test(line));
      const files = new Set([...page.text.matchAll(/"([^"\s]+\.(?:js|css))"/g)].map((match) => match[1] ?? ''));
      const maps: string[] = [];
      for (const file of files) {
        const address = `${new URL(file, target.site.url).href}.map`;
        if ((await fetch(address)).ok) maps.push(address);
      }
      return first(
        unless(missing === undefined, `the policy lacks ${missing?.source}: ${policies.slice(0, 300)}`),
        unless(/max-age=\d{7,}/.test(String(page.headers['strict-transport-security'] ?? '')), 'no HSTS header'),
        unless(page.headers['x-content-type-options'] === 'nosniff', 'no nosniff header'),
        unless(!page.text.includes(FOREIGN), 'the page names the host that a stranger sent'),
        unless(weak === undefined, `a cookie without prefix: ${weak}`),
        unless(
          files.size > 1 && maps.length === 0,
          `of ${files.size} files these source maps are public: ${maps.join(' ')}`,
        ),
      );
    },
  },
  {
    finding: 'SAFE-24',
    what: 'services themselves, from inside their network and without the host',
    async run(target) {
      const url = target.site.servicesUrl;
      const open: string[] = [];
      for (const [method, path] of [
        ['GET', '/home'],
        ['GET', '/auth/csrf'],
        ['POST', '/quotes'],
        ['POST', '/webhooks/stripe'],
        ['POST', '/events/x'],
        ['GET', '/openapi.json'],
      ] as const) {
        for (const headers of [{}, { 'x-services-token': 'a guess' }, { 'x-forwarded-for': '203.0.113.9' }]) {
          const { status } = await target.raw(path, headers as Record<string, string>, { method, url });
          if (status !== 401) open.push(`${method} ${path} ${status}`);
        }
      }
      const through = await target.raw('/api/home');
      const page = await target.raw('/search');
      return first(
        unless(open.length === 0, `answered without the host: ${open.join(', ')}`),
        unless(
          through.status === 200 && page.status === 200,
          `the site itself says ${through.status} and ${page.status}`,
        ),
        unless(!/host_only/.test(page.text), 'pages of the site are refused by services'),
      );
    },
  },
];
