/** Real processes with real bundles: what a hostile remote can do to the server, and what it costs. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import webpack from 'webpack';
import type { ServerVersion } from '../registry/served-version.ts';
import { getEndpoint } from './confine.ts';
import { createRenderPool, POOL_RULES } from './pool.ts';
import type { RenderJob } from './protocol.ts';
import { createQuarantine } from './quarantine.ts';
import { createRenderer } from './renderer.ts';
import type { RemoteEvent, Renderer } from './renderer.ts';
import { startRenderProcess } from './render-process.ts';

/** Stands for the host's server build: a page is what the remote's function says. */
const RENDERER = `
exports.sharedModules = {};
exports.renderPage = async (request) => {
  request.entering('mfe-hostile', 'loader');
  request.entering('mfe-hostile', 'render');
  const name = 'mfe-hostile';
  const work = (async () => request.modules[name]?.run(request))();
  const failed = (error) => {
    if (error.name !== 'TimeLimitError') throw error;
    request.report(Object.assign(error, { remote: name, version: request.versions[name], phase: 'loader' }));
  };
  const html = await (request.getLimit(name)?.(work, 'the loader') ?? work).catch(failed);
  const rest = { status: 200, head: { title: '' }, hoisted: '', loaderData: {}, store: {}, headers: {}, cookies: [] };
  return { type: 'page', html: String(html), used: ['mfe-hostile/routes'], ...rest };
};`;
const GOOD = 'exports.run = () => "good";';
const run = (code: string) => `exports.run = async (request) => { ${code} };`;

jest.setTimeout(120_000);

let directory: string;
let files: Server;
/** Another server of this machine, and one on a socket of the file system. No remote may reach them. */
let others: NetServer[];
let reached: number;
let origin: string;
const bundles = new Map<string, string>();
let renderer: Renderer;
let events: RemoteEvent[];
let told: unknown[];

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'render-')));
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        mode: 'development',
        devtool: false,
        target: 'node24',
        entry: { worker: join(import.meta.dirname, 'worker.ts') },
        output: { path: directory, filename: '[name].cjs' },
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'swc-loader',
              options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
            },
          ],
        },
        resolve: { extensions: ['.ts', '.js'] },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      },
    );
  });
  await writeFile(join(directory, 'render.cjs'), RENDERER);
  files = createServer((request, response) => {
    if (request.url === '/told') told.push(request.headers.baggage);
    if (request.url === '/never') return;
    if (request.url === '/slow') return void setTimeout(() => response.end('slow'), 1400);
    response.end(bundles.get(request.url ?? '') ?? '');
  });
  await new Promise<void>((resolve) => {
    files.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  others = await Promise.all(
    [{ host: '127.0.0.1', port: 0 }, { path: join(directory, 'other.sock') }].map(async (at) => {
      const server = createNetServer((socket) => {
        reached += 1;
        socket.end();
      });
      await new Promise<void>((resolve) => {
        server.listen(at, resolve);
      });
      return server;
    }),
  );
});
afterAll(async () => {
  for (const server of [files, ...others])
    await new Promise((resolve) => {
      server.close(resolve);
    });
  await rm(directory, { recursive: true, force: true });
});

beforeEach(() => {
  events = [];
  reached = 0;
  told = [];
  process.env.ROOST_SECRET_OF_TEST = 'not for remotes';
  const rules = { ...POOL_RULES, memoryMb: 96, restartMs: 10 };
  const settings = {
    rendererPath: join(directory, 'render.cjs'),
    servicesUrl: origin,
    mayConnectTo: [getEndpoint(origin)],
  };
  renderer = createRenderer(
    (listener) =>
      createRenderPool(
        () => startRenderProcess(settings, rules.memoryMb),
        () => undefined,
        rules,
        listener,
      ),
    createQuarantine(),
    (event) => events.push(event),
  );
});
afterEach(() => renderer.close());

function version(number: string, code: string, serves: ServerVersion['serves'] = 'default'): ServerVersion {
  bundles.set(`/${number}.cjs`, code);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return {
    remote: 'mfe-hostile',
    version: number,
    bundleUrl: `${origin}/${number}.cjs`,
    integrity,
    owner: 'team hostile',
    chunks: {},
    serves,
  };
}
const jobWith = (...chain: ServerVersion[]) =>
  ({
    url: 'http://site.test/',
    headers: {},
    config: { search: {} },
    routes: [],
    places: {},
    pins: [],
    experiments: { known: null, forced: {} },
    defaults: 'mfe-hostile@1.0.0',
    bundles: { 'mfe-hostile': chain },
  }) as unknown as RenderJob;

async function page(job: RenderJob): Promise<{ html: string; ms: number }> {
  const begun = performance.now();
  const outcome = await renderer.render(job);
  const html = outcome?.page.type === 'page' ? Buffer.from(outcome.page.html).toString() : 'left to the browser';
  return { html, ms: performance.now() - begun };
}
/** Until the processes have started, which on a busy machine takes seconds of its own. */
const warm = () => page(jobWith(version('0.9.0', GOOD)));

test.each([
  ['loops', run('for (;;);')],
  // Nothing of the process itself gets its turn any more, timers neither.
  ['loops in microtasks', run('const next = () => Promise.resolve().then(next); return next();')],
  ['loops while it is imported', 'for (;;);'],
  [
    'kills its process',
    run('require("zlib"); throw request.nothing.at.all; ').replace(
      'throw request.nothing.at.all;',
      'const a = []; for (;;) a.push(new Array(1e6).fill(a.length));',
    ),
  ],
])(
  'PLAT-3: a new version that %s on the server is held by name, and the page comes with the last good one',
  async (_name, code) => {
    await warm();
    const { html, ms } = await page(jobWith(version('2.0.0', code), version('1.0.0', GOOD)));
    expect(html).toBe('good');
    expect(ms).toBeLessThan(60_000);
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'remote_quarantined',
        remote: 'mfe-hostile',
        version: '2.0.0',
        owner: 'team hostile',
        instead: '1.0.0',
      }),
    );
  },
);

test.each([
  ['throws null', 'throw null;'],
  ['throws what has no words', 'throw Object.create(null);'],
  [
    'throws what throws',
    'throw new Proxy(new Error("x"), { get() { throw new Error("y"); }, getPrototypeOf() { throw new Error("z"); } });',
  ],
  ['has the name `then`, so that whoever imports it waits', 'exports.run = { then: () => undefined };'],
])('PLAT-3: a module that %s while it is imported costs the server nothing but its version', async (_name, code) => {
  await warm();
  expect((await page(jobWith(version('2.0.0', code), version('1.0.0', GOOD)))).html).toBe('good');
});

/** Code that has the real process in `real`: it is an emitter of events like any other, and hears of the next page. */
const WITH_REAL_PROCESS = `
  const { prototype } = require("events");
  const emit = prototype.emit;
  let real;
  prototype.emit = function (...args) { if (typeof this.ppid === "number") real = this; return emit.apply(this, args); };
  const trial = (work) => { if (!real) return "not yet"; try { return String(work(real)); } catch (error) { return error.message; } };
  exports.run = () =>`;

test.each([
  ['events', 'undefined'],
  [
    'a property of all objects',
    `["noDeprecation", "traceDeprecation", "throwDeprecation"].forEach((name) =>
      Reflect.defineProperty(Object.prototype, name, { configurable: true, get() { if (typeof this.ppid === "number") real = this; } }))`,
  ],
])('SAFE-2: a remote does not get at the process by %s, with which it could end the host', async (_name, also) => {
  await warm();
  const code = `${WITH_REAL_PROCESS} (${also}, trial((it) => it.kill(it.ppid, 0)));`;
  const job = jobWith(version('2.0.0', code, 'pin'));
  for (let visit = 0; visit < 3; visit += 1) expect((await page(job)).html).toBe('not yet');
});

test('PLAT-3: what is thrown beside the page and has no words leaves the process as it was', async () => {
  await warm();
  const beside = run(
    'setTimeout(() => { throw Object.create(null); }); await new Promise((r) => setTimeout(r, 50)); return "here";',
  );
  const job = jobWith(version('2.0.0', beside), version('1.0.0', GOOD));
  expect((await page(job)).html).toBe('here');
  expect(events).toEqual([expect.objectContaining({ event: 'remote_refused', version: '2.0.0' })]);
});

test.each([
  ['all objects', 'Object.prototype', 'const found = []; for (const name in {}) found.push(name);'],
  ['all lists', 'Array.prototype', 'const found = []; for (const name in []) found.push(name);'],
])('PLAT-3: a version that adds to %s has no hand in the pages of others', async (_what, holder, look) => {
  await warm();
  const add = `Object.defineProperty(${holder}, "added", { value: 1, enumerable: true, configurable: true });`;
  const bad = jobWith(version('2.0.0', `${add} ${GOOD}`), version('1.0.0', run(`${look} return "found " + found;`)));
  const outcome = await renderer.render(bad);
  expect(outcome?.page.type === 'page' && Buffer.from(outcome.page.html).toString()).toBe('found ');
  expect(outcome?.problems).toMatchObject([{ remote: 'mfe-hostile', version: '2.0.0', phase: 'load' }]);
});

test.each([
  ['lists', 'Reflect.set(Array.prototype, "map", () => { throw new Error("no"); });', '[1].map(String)'],
  ['promises', 'Reflect.set(Promise.prototype, "then", () => undefined);', 'await Promise.resolve(1)'],
  ['texts', 'Reflect.defineProperty(String.prototype, "trim", { get: () => null });', '" 1 ".trim()'],
  ['the clock', 'Date.now = () => 0;', 'Date.now() > 0 && 1'],
  ['what it throws after', 'Reflect.deleteProperty(Map.prototype, "get"); throw 1;', 'new Map([[1, 1]]).get(1)'],
])(
  'PLAT-3: a version that changes a method of %s is named, and others have it as it was',
  async (_what, change, use) => {
    await warm();
    const good = run(`return String(${use});`);
    const outcome = await renderer.render(jobWith(version('2.0.0', `${change} ${GOOD}`), version('1.0.0', good)));
    expect(outcome?.page.type === 'page' && Buffer.from(outcome.page.html).toString()).toBe('1');
    expect(outcome?.problems).toMatchObject([{ remote: 'mfe-hostile', version: '2.0.0', phase: 'load' }]);
  },
);

test('PLAT-3: what a leak fills is named, and the version before takes over', async () => {
  await warm();
  const leak =
    'const kept = []; exports.run = () => { kept.push(Array.from({ length: 3e5 }, () => ({}))); return "leaky"; };';
  const job = jobWith(version('2.0.0', leak), version('1.0.0', GOOD));
  let last = '';
  for (let count = 0; count < 20 && last !== 'good'; count += 1) ({ html: last } = await page(job));
  expect(last).toBe('good');
  expect(events).toContainEqual(expect.objectContaining({ event: 'remote_quarantined', version: '2.0.0' }));
});

test.each([
  [
    'reads the environment',
    run('return process.env.ROOST_SECRET_OF_TEST ?? "nothing";'),
    'nothing',
    /read the environment/,
  ],
  [
    'reaches the real environment',
    run('return Object.keys((0, eval)("process").env).join();'),
    'NODE_ENV',
    /read the environment/,
  ],
  [
    'fetches a foreign host',
    run('return fetch("http://evil.test/").then(() => "came", () => "refused");'),
    'refused',
    /connect to evil\.test:80/,
  ],
  [
    'opens a connection by hand',
    run('return new Promise((done) => require("http").get("http://evil.test/").on("error", () => done("refused")));'),
    'refused',
    /connect to evil\.test:80/,
  ],
  ['ends the process', run('try { process.exit(0); } catch { return "refused"; }'), 'refused', /end the process/],
  [
    'reaches into Node',
    run('try { process.getBuiltinModule("fs"); } catch { return "refused"; }'),
    'refused',
    /reach into Node/,
  ],
  [
    'leaves a timer that repeats',
    run('setInterval(() => { for (;;); }, 1); return new Promise((done) => setTimeout(done, 50, "still here"));'),
    'still here',
    /repeat something/,
  ],
  [
    'chains timers that compute',
    run(
      'const burn = () => { const end = Date.now() + 150; while (Date.now() < end); setTimeout(burn, 0); }; burn(); return new Promise((done) => setTimeout(done, 5, "came"));',
    ),
    'came',
    /compute for more than 250 ms in timers/,
  ],
  [
    'chains timers without an end',
    run(
      'let count = 0; return new Promise((done) => { const again = () => { count += 1; if (count === 400) done("came"); setTimeout(again, 0); }; again(); });',
    ),
    'came',
    /set more than 500 timers for a page/,
  ],
  [
    'chains immediates without an end',
    run(
      'let count = 0; return new Promise((done) => { const again = () => { count += 1; if (count === 400) done("came"); setImmediate(again); }; again(); });',
    ),
    'came',
    /set more than 500 timers for a page/,
  ],
  [
    'leaves a timer for an hour behind',
    run('setTimeout(() => undefined, 3_600_000); return "came";'),
    'came',
    /wait longer than a page \(3600 s\)/,
  ],
  [
    'listens',
    run('try { require("http").createServer().listen(0); } catch { return "refused"; }'),
    'refused',
    /listen/,
  ],
])('SAFE-2: a remote that %s gets nothing, is named, and the page comes', async (_name, code, html, what) => {
  await warm();
  expect((await page(jobWith(version('2.0.0', code, 'pin')))).html).toBe(html);
  // What goes on beside the page is told when it is done.
  for (let looks = 0; looks < 200 && !events.some(({ message }) => what.test(message)); looks += 1) await pause(50);
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'remote_refused',
      remote: 'mfe-hostile',
      version: '2.0.0',
      owner: 'team hostile',
      message: expect.stringMatching(what),
    }),
  );
});

/** A socket that is allowed, and what can be had from it: Node's class of sockets and the system's handle. */
const WITH_SOCKET = `
  const { get } = require("http");
  const allowed = () => new Promise((done, failed) => {
    get(AT, (answer) => { done(answer.socket); answer.on("error", () => undefined); }).on("error", failed);
  });
  const settle = (socket) => new Promise((done) => {
    socket.on("error", () => done("refused")).on("connect", () => done("connected"));
    setTimeout(done, 2000, "silent");
  });
  exports.run = async () => {`;

test.each([
  [
    'says itself where an allowed host is',
    'return settle(get({ ...AT, lookup: (_name, _options, done) => done(null, "127.0.0.1", 4), agent: false }));',
    /say itself where a host is/,
  ],
  [
    'takes a socket of the file system under an allowed name',
    'return settle(get({ ...AT, socketPath: PATH }));',
    /socket of the file system/,
  ],
  [
    'names another port when it is asked again',
    `const { constructor: Socket } = await allowed();
     let asked = 0;
     return settle(new Socket().connect({ host: AT.host, get port() { return (asked += 1) > 1 ? OTHER : AT.port; } })).then((it) =>
       asked === 1 ? "refused" : it);`,
    null,
  ],
  [
    'has an allowed port and another host behind it',
    'const { constructor: Socket } = await allowed(); return settle(new Socket().connect(AT.port, "127.0.0.2"));',
    /connect to 127\.0\.0\.2/,
  ],
  [
    'adds a path to all objects',
    `const { constructor: Socket } = await allowed();
     const socket = new Socket();
     Reflect.defineProperty(Object.prototype, "path", { value: PATH, configurable: true });
     try { socket.connect(AT.port, AT.host); } finally { delete Object.prototype.path; }
     return settle(socket).then((it) => it === "connected" && socket.remotePort === AT.port ? "refused" : it);`,
    null,
  ],
  [
    'changes how lists are searched',
    `const { constructor: Socket } = await allowed();
     const { has } = Set.prototype;
     Set.prototype.has = () => true;
     Array.isArray = () => false;
     const socket = new Socket();
     try { socket.connect(OTHER, "127.0.0.1"); } finally { Set.prototype.has = has; }
     return settle(socket);`,
    /connect to 127\.0\.0\.1/,
  ],
  [
    'connects a handle of the system',
    `const { constructor: Socket } = await allowed();
     const mine = new Socket();
     let request;
     mine._handle = { connect(it) { request = it; return 0; }, readStart() {}, close() {}, setNoDelay() {}, setKeepAlive() {}, getAsyncId: () => 0 };
     mine.on("error", () => undefined).connect(AT.port, AT.host);
     const { _handle: handle } = await allowed();
     for (let looks = 0; looks < 100 && !request; looks += 1) await new Promise((next) => setTimeout(next, 5));
     const other = new handle.constructor(0);
     return other.connect(request, "127.0.0.1", OTHER) < 0 ? "refused" : "connected";`,
    /connect to 127\.0\.0\.1/,
  ],
  [
    'opens what the process has open',
    'const { _handle: handle } = await allowed(); return new handle.constructor(0).open(0) < 0 ? "refused" : "opened";',
    /open a connection by hand/,
  ],
])('SAFE-2: a remote that %s reaches nothing but what pages need', async (_name, code, what) => {
  await warm();
  const { port } = files.address() as AddressInfo;
  const at = `const AT = { host: "127.0.0.1", port: ${port} }, OTHER = ${(others[0]?.address() as AddressInfo).port}, PATH = ${JSON.stringify(others[1]?.address())};`;
  expect((await page(jobWith(version('2.0.0', `${at}${WITH_SOCKET} ${code} };`, 'pin')))).html).toBe('refused');
  expect(reached).toBe(0);
  if (what)
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'remote_refused', version: '2.0.0', message: expect.stringMatching(what) }),
    );
});

test.each([
  ['starts a process', 'require("child_process").execSync("id");'],
  ['reads a file', 'require("fs").readFileSync("/etc/passwd");'],
  ['imports', 'exports.run = () => import("node:fs").then((fs) => fs.readFileSync("/etc/passwd", "utf8"));'],
  ['replaces fetch', '"use strict"; globalThis.fetch = () => new Promise(() => {}); exports.run = () => "patched";'],
  [
    'replaces fetch by a way that throws nothing',
    'Reflect.set(globalThis, "fetch", () => new Promise(() => {})); exports.run = () => "patched";',
  ],
])('SAFE-2: a new version that %s fails by itself, and the last good one is shown', async (_name, code) => {
  await warm();
  const outcome = await renderer.render(jobWith(version('2.0.0', code), version('1.0.0', GOOD)));
  const html = outcome?.page.type === 'page' ? Buffer.from(outcome.page.html).toString() : null;
  if (html === 'good')
    expect(outcome?.problems).toMatchObject([{ remote: 'mfe-hostile', version: '2.0.0', phase: 'load' }]);
  else expect(html).toBeNull();
});

test('PLAT-3: while pinned versions loop, ordinary pages come as before', async () => {
  const good = jobWith(version('1.0.0', GOOD));
  await warm();
  let going = true;
  let [attempt, looped] = [0, 0];
  const attack = async () => {
    while (going) {
      const begun = performance.now();
      await page(jobWith(version(`3.0.${(attempt += 1)}`, run('for (;;);'), 'pin')));
      // Less than the time that a loop is given: no process took it.
      if (performance.now() - begun > 500) looped += 1;
      await pause(20);
    }
  };
  const attackers = [attack(), attack()];
  const pages = 60;
  for (let count = 0; count < pages; count += 1) expect((await page(good)).html).toBe('good');
  // Counted, not timed: a page that waited for a loop would come after it, so that there were as many loops as pages or
  // more.
  const during = looped;
  going = false;
  await Promise.all(attackers);
  expect(looped).toBeGreaterThan(0);
  expect(during).toBeLessThan(pages);
  expect(events.every((event) => event.version?.startsWith('3.'))).toBe(true);
});

/** Stops the processes that render, as a machine does that has no time for them. */
async function starve(milliseconds: number): Promise<void> {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ').map(Number);
  for (const signal of ['SIGSTOP', 'SIGCONT'] as const) {
    for (const child of children) process.kill(child, signal);
    if (signal === 'SIGSTOP') await pause(milliseconds);
  }
}

test('PLAT-3: a loader that hangs gives way to the version before, one that got no processor time does not', async () => {
  await warm();
  const good = version('1.0.0', GOOD);
  const hung = await page(jobWith(version('2.0.0', run('return new Promise(() => {});')), good));
  expect(hung.html).toBe('good');
  expect(events).toEqual([expect.objectContaining({ event: 'remote_fell_back', version: '2.0.0', phase: 'loader' })]);
  const steps =
    'for (let step = 0; step < 4; step += 1) await new Promise((next) => setTimeout(next, 150)); return "new";';
  const late = version('2.0.1', run(steps));
  const asked = page(jobWith(late, good));
  await pause(300);
  await starve(1500);
  expect((await asked).html).toBe('new');
  expect(events).toHaveLength(1);
});

test('PLAT-3: a version whose services are slow is not blamed when the version before waits as long; else the first that comes is shown', async () => {
  await warm();
  const asks = (path: string, html: string) => run(`await request.api('${path}'); return '${html}';`);
  const slow = jobWith(version('2.0.0', asks('/slow', 'new')), version('1.9.0', asks('/slow', 'old')));
  expect((await page(slow)).html).toBe('new');
  expect(events).toEqual([]);
  const stuck = await page(jobWith(version('2.0.1', asks('/never', 'new')), version('1.0.0', GOOD)));
  expect(stuck.html).toBe('good');
  expect(events).toEqual([
    expect.objectContaining({ event: 'remote_fell_back', version: '2.0.1', owner: 'team hostile', instead: '1.0.0' }),
  ]);
});

test('SCALE-5: services are told for whose page a loader asks, by the version that runs, whatever a remote says itself', async () => {
  await warm();
  const asks =
    'await request.api("/told", { headers: { baggage: "roost.remote=mfe-other,roost.version=9" } }); return "x";';
  await page(jobWith(version('3.0.0', run(asks))));
  await page(jobWith(version('3.0.1', 'throw new Error("broken")'), version('2.9.0', run(asks))));
  expect(told).toEqual([
    'roost.remote=mfe-hostile,roost.version=3.0.0',
    'roost.remote=mfe-hostile,roost.version=2.9.0',
  ]);
});
