/**
 * Writes that another site makes in a guest's browser (BOOK-11, AUTH-7), on every route that the server itself names: a
 * new one is tried without a line here. The browser sends the guest's cookies with each; a real one would keep them
 * back from most.
 */
import { OPERATIONS } from '../../openapi/operations.ts';
import { startAbuseWorld, type AbuseWorld } from './world.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** What is written without a form's or a page's token, and why another site gains nothing by it. */
const WITHOUT_TOKEN: Readonly<Record<string, string>> = {
  'POST /auth/_log': 'a line of a log, counted; it reads no cookie',
};
/** By night every form with every sender; by day, as fewer draws of properties, each of both with each write. */
const IS_THOROUGH = Number(process.env['PROPERTY_RUNS'] ?? 1) >= 1;
type Sent = { headers: Record<string, string>; body?: string };

const FIELDS = 'json=true&email=maya%40example.com&password=x';
/** Bodies that a form can send without asking us first. */
const FORMS: Readonly<Record<string, Sent>> = {
  urlencoded: { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: FIELDS },
  text: { headers: { 'content-type': 'text/plain' }, body: '{"a":"="}' },
  'text that is said to be JSON too': { headers: { 'content-type': 'text/plain; application/json' }, body: '{"a":1}' },
  multipart: {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\ntrue\r\n--x--\r\n',
  },
  'no type': { headers: {}, body: FIELDS },
  json: { headers: { 'content-type': 'application/json' }, body: '{}' },
};
/** What browsers say of the sender. */
const SENDERS: Readonly<Record<string, Record<string, string>>> = {
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another host of the same domain': { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' },
  'another port': { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'an old browser': { origin: 'https://evil.example' },
  'an old browser, in a frame': { origin: 'null' },
  'an origin that only begins like ours': { origin: 'http://localhost:3000.evil.example' },
  'a browser that says nothing': {},
};

describe('BOOK-11 SAFE-18: writes from other sites', () => {
  let world: AbuseWorld;
  let writes: { name: string; method: string; path: string }[];
  let cookie: string;
  let token: string;

  beforeAll(async () => {
    world = await startAbuseWorld();
    writes = world.routes
      .filter(({ method }) => !READS.has(method))
      .map(({ method, url }) => ({
        name: `${method} ${url}`,
        method,
        path: url.replace(':profileId', world.profileId).replace('/:code', `/${world.code}`).replace(/:\w+/g, '1'),
      }));
    ({ cookie = '', 'x-csrf-token': token = '' } = world.target.browsers[0] ?? {});
  }, 180_000);
  afterAll(() => world?.close(), 30_000);

  const send = async ({ method, path }: { method: string; path: string }, { headers, body }: Sent) => {
    const answer = await fetch(world.url + path, {
      method,
      headers: { cookie, ...headers },
      redirect: 'manual',
      // A body that is bytes has no type of its own.
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
    return { status: answer.status, text: `${answer.headers.get('location') ?? ''} ${await answer.text()}` };
  };
  /** Refused before anything was done: by our check, or because what the route takes instead of a cookie is missing. */
  const isRefused = (name: string, { status, text }: { status: number; text: string }): boolean => {
    const who = OPERATIONS[name]?.who;
    // A type that forms of ours do not have is not read at all.
    if (status === 415) return true;
    if (who === 'form') return text.includes('MissingCSRF');
    if (who === 'page') return status === 403 && text.includes('"csrf"');
    return who !== 'anybody' && status >= 400 && status < 500;
  };

  test('every write of the server is tried', () => {
    expect(writes.length).toBeGreaterThan(50);
    expect(writes.filter(({ name }) => OPERATIONS[name] === undefined)).toEqual([]);
  });

  test.each(Object.entries(SENDERS).map((entry, at) => [...entry, at] as const))(
    '%s writes nothing without a token, in no form',
    async (_name, sender, turn) => {
      const through: string[] = [];
      const forms = Object.entries(FORMS);
      for (const [at, write] of writes.entries())
        for (const [form, { headers, body }] of IS_THOROUGH
          ? forms
          : forms.slice((at + turn) % forms.length).slice(0, 1)) {
          if (WITHOUT_TOKEN[write.name]) continue;
          const answer = await send(write, {
            headers: { ...headers, ...sender },
            ...(body === undefined ? {} : { body }),
          });
          if (!isRefused(write.name, answer)) through.push(`${write.name} ${form}: ${answer.status} ${answer.text}`);
        }
      expect(through).toEqual([]);
    },
    120_000,
  );

  test.each(Object.entries(SENDERS).filter(([name]) => name !== 'a browser that says nothing'))(
    '%s writes nothing with the right token either',
    async (_name, sender) => {
      const through: string[] = [];
      for (const write of writes) {
        if (WITHOUT_TOKEN[write.name]) continue;
        const form = OPERATIONS[write.name]?.who === 'form';
        const answer = await send(write, {
          headers: {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            'x-csrf-token': token,
            ...sender,
          },
          body: form ? `${FIELDS}&csrfToken=${encodeURIComponent(token)}` : '{}',
        });
        if (!isRefused(write.name, answer)) through.push(`${write.name}: ${answer.status} ${answer.text}`);
      }
      expect(through).toEqual([]);
    },
    60_000,
  );

  test('the token of another browser, of no browser and of an earlier key is none', async () => {
    const through: string[] = [];
    const strangers = (await (await fetch(`${world.url}/auth/csrf`)).json()) as { csrfToken: string };
    for (const write of writes)
      for (const given of [strangers.csrfToken, '', 'undefined', `${token}x`, token.slice(1)]) {
        if (WITHOUT_TOKEN[write.name]) continue;
        const form = OPERATIONS[write.name]?.who === 'form';
        const answer = await send(write, {
          headers: {
            'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
            'x-csrf-token': given,
          },
          body: form ? `${FIELDS}&csrfToken=${encodeURIComponent(given)}` : '{}',
        });
        if (!isRefused(write.name, answer)) through.push(`${write.name} ${given}: ${answer.status} ${answer.text}`);
      }
    expect(through).toEqual([]);
  }, 60_000);

  test('no header and no field makes a write of what was sent as something else', async () => {
    const overrides = ['x-http-method-override', 'x-http-method', 'x-method-override', '_method'];
    const through: string[] = [];
    for (const [at, { name, method, path }] of writes.entries()) {
      const plain = await send({ method: 'GET', path }, { headers: {} });
      for (const header of IS_THOROUGH ? overrides : overrides.slice(at % overrides.length).slice(0, 1)) {
        const answer = await send(
          { method: 'GET', path: `${path}?_method=${method}` },
          { headers: { [header]: method, 'x-csrf-token': token } },
        );
        if (answer.status !== plain.status) through.push(`${name} ${header}: ${answer.status}, not ${plain.status}`);
        // A form that says it is a reading one is refused as a write.
        const posed = await send(
          { method, path },
          { headers: { [header]: 'GET', 'content-type': 'text/plain', origin: 'https://evil.example' }, body: 'a=b' },
        );
        if (!WITHOUT_TOKEN[name] && !isRefused(name, posed)) through.push(`${name} as GET: ${posed.status}`);
      }
    }
    expect(through).toEqual([]);
  }, 60_000);

  test('nothing of it was stored: the guest is signed in, the stay is there, and no list was made', async () => {
    const session = (await (await fetch(`${world.url}/auth/session`, { headers: { cookie } })).json()) as unknown;
    expect(session).toMatchObject({ user: { email: 'maya@example.com', name: 'Maya' } });
    const trip = (await (await fetch(`${world.url}/trips/${world.code}`, { headers: { cookie } })).json()) as unknown;
    expect(trip).toMatchObject({ reservation: { status: 'confirmed' } });
  });
});
