/**
 * The trial of the images (SCALE-3): builds them, looks into them, and starts the site of `deploy/compose.yaml` from
 * them, with several copies of what answers requests, as somebody does who has a machine with a container engine and
 * nothing else.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { writeBills } from './bill.ts';
import { composeServices, runArguments } from './compose.ts';
import type { Engine } from './engine.ts';

const IMAGES = ['services', 'assets', 'host'] as const;
const PREFIX = 'roost-trial-';
const READY_LIMIT_MS = 180_000;
const PAGE_LIMIT_MS = 15_000;
/** Between copies of one process: clear of the other processes, and of ports that `fetch` refuses (6000). */
const PORTS_APART = 10;
const PAGES = ['/', '/search?query=Lake+Tahoe', '/help', '/api/auth/signin'];
/** Packages that only building needs; none of them is in an image. */
const TOOLS = ['webpack', 'typescript', '@rspack/core', '@swc/core', 'jest', 'lerna', 'oxlint', 'playwright'];
/** Run by an image's own Node: it has no shell to ask. */
const LOOK = `const { existsSync: has, writeFileSync: write } = require('node:fs');
const tools = ${JSON.stringify(TOOLS)}.filter((name) => has('/app/node_modules/' + name));
let writes = true;
try { write('/app/written', ''); } catch { writes = false; }
console.log(JSON.stringify({ user: process.getuid(), tools, writes }));`;

export type TrialOptions = {
  /** Base images, when those named in the files cannot be pulled. */
  node?: string | undefined;
  runtime?: string | undefined;
  postgres?: string | undefined;
  /** Of services, background work and hosts each. */
  copies: number;
  /** Takes the images that are there already. */
  built: boolean;
  /** Directory for a bill of materials of each image. */
  bills: string;
};

/** Runs one step and says how long it took. */
async function step(name: string, run: () => Promise<string>): Promise<void> {
  const began = Date.now();
  const what = await run();
  say(`ok  ${name.padEnd(24)} ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);
}

async function waitReady(address: string): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return;
    await sleep(250);
  }
  throw new Failure(`${address} was not ready within ${READY_LIMIT_MS / 1000} s.`);
}

async function build(engine: Engine, { node, runtime }: TrialOptions): Promise<string> {
  const bases = [
    ...(node === undefined ? [] : ['--build-arg', `NODE=${node}`]),
    ...(runtime === undefined ? [] : ['--build-arg', `RUNTIME=${runtime}`]),
  ];
  const make = (image: string, args: readonly string[]) =>
    engine.run(`${image}'s image`, ['build', '--network', 'host', '--tag', `roost-${image}`, ...bases, ...args, '.']);
  for (const image of IMAGES) await make(image, ['-f', `deploy/${image}.Dockerfile`]);
  await make('tools', ['--target', 'build', '-f', 'deploy/host.Dockerfile']);
  return [...IMAGES, 'tools'].join(', ');
}

async function look(engine: Engine): Promise<string> {
  for (const image of IMAGES) {
    const seen = await engine.call(
      ...[
        'run',
        '--rm',
        '--network',
        'none',
        '--read-only',
        '--user',
        'nonroot',
        '--cap-drop',
        'ALL',
        `roost-${image}`,
        '-e',
        LOOK,
      ],
    );
    const { user, tools, writes } = JSON.parse(seen) as { user: number; tools: string[]; writes: boolean };
    if (user === 0) throw new Failure(`roost-${image} runs as root.`);
    if (writes) throw new Failure(`roost-${image} can write over its own files.`);
    if (tools.length > 0) throw new Failure(`roost-${image} holds ${tools.join(', ')}, which only building needs.`);
  }
  return 'nobody is root, nothing can be written over, no build tools';
}

async function checkPages(hosts: readonly string[]): Promise<string> {
  for (const host of hosts) {
    for (const path of PAGES) {
      const answer = await fetch(host + path, { signal: AbortSignal.timeout(PAGE_LIMIT_MS) });
      const html = await answer.text();
      if (answer.status !== 200 || !html.includes('<h1'))
        throw new Failure(`${host}${path} answered ${answer.status}, ${html.length} characters without a heading.`);
    }
  }
  return `${PAGES.length} pages of each of ${hosts.length} hosts came rendered`;
}

/** @throws Failure that names the step which did not hold; everything that was started is removed then, too */
export async function tryImages(engine: Engine, options: TrialOptions): Promise<void> {
  const { ports } = siteSettings({});
  const services = composeServices();
  if (services['postgres'] && options.postgres !== undefined) services['postgres'].image = options.postgres;
  const secret = randomBytes(32).toString('base64url');
  const started: string[] = [];
  const getArguments = (service: string, copy: number, how: string, more: Record<string, string>): string[] => {
    const definition = services[service];
    if (!definition) throw new Failure(`deploy/compose.yaml has no service ${service}.`);
    const name = `${PREFIX}${service}${copy === 0 ? '' : copy + 1}`;
    started.push(name);
    const environment = { AUTH_SECRET: secret, ...more };
    return ['run', how, ...runArguments(definition, { name, prefix: PREFIX, environment })];
  };
  const start = (service: string, copy = 0, more: Record<string, string> = {}) =>
    engine.call(...getArguments(service, copy, '--detach', more));
  const copies = Array.from({ length: options.copies }, (_each, copy) => copy);
  const getPort = (first: number, copy: number): number => first + copy * PORTS_APART;
  const at = (first: number) => copies.map((copy) => `http://localhost:${getPort(first, copy)}`);

  try {
    if (!options.built) await step('images built', () => build(engine, options));
    await step('looked into', () => look(engine));
    await step('bills of materials', () => writeBills(engine, IMAGES, options.bills));
    await step('remotes published', async () => {
      await engine.run('publishing', getArguments('publish', 0, '--rm', {}));
      return 'by the tools of the build stage, into a volume';
    });
    await step('database, third parties', async () => {
      await start('postgres');
      await start('sandbox');
      await start('assets');
      await waitReady(`http://localhost:${ports.assets}/healthz`);
      return 'PostgreSQL, sandbox and asset server run';
    });
    await step('services', async () => {
      for (const copy of copies) {
        await start('services', copy, { ROOST_SERVICES_PORT: String(getPort(ports.services, copy)) });
        await start('background', copy, { ROOST_SERVICES_PORT: String(getPort(ports.services, copy) + 1) });
      }
      for (const address of at(ports.services)) await waitReady(`${address}/readyz`);
      return `${options.copies} for requests and ${options.copies} for background work are ready`;
    });
    await step('hosts', async () => {
      for (const copy of copies) {
        await start('host', copy, {
          ROOST_HOST_PORT: String(getPort(ports.host, copy)),
          ROOST_SERVICES_URL: `http://localhost:${getPort(ports.services, copy)}`,
        });
      }
      for (const address of at(ports.host)) await waitReady(`${address}/readyz`);
      return `${options.copies} are ready`;
    });
    await step('pages', () => checkPages(at(ports.host)));
  } finally {
    for (const name of started.toReversed()) await engine.tryCall('rm', '--force', '--volumes', name);
    for (const volume of ['remotes', 'database', 'publisher-key'])
      await engine.tryCall('volume', 'rm', '--force', PREFIX + volume);
  }
}
