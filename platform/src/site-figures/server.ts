/**
 * `npm start -- --observe`: a page with the main figures of a site on this machine, on a port of its own that only this
 * machine can reach. It is no part of the site: a site that others reach has Prometheus and Grafana
 * (docs/observing.md).
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isThisMachine } from '@roost/shared/contracts/site-address';
import type { SiteSettings } from '../lib/environment.ts';
import { errorCode, Failure } from '../lib/failure.ts';
import { packageDir } from '../lib/paths.ts';
import { figuresPart, observePage, WINDOWS } from './page.ts';
import { watchProcesses } from './scrape.ts';
import type { Observer } from './scrape.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** Never another interface, whatever ROOST_BIND says: the page asks nobody who they are. */
const LOOPBACK = '127.0.0.1';
const [[FIRST_WINDOW]] = WINDOWS;
const REQUEST_MS = 10_000;
const UI = join(packageDir('shared'), 'src/ui');
/** Files that the page stands on, by address: the tokens of the site and its fonts. */
const FILES = {
  '/tokens.css': ['tokens.css', 'text/css; charset=utf-8'],
  '/tokens-dark.css': ['tokens-dark.css', 'text/css; charset=utf-8'],
  '/fonts/figtree-var.woff2': ['fonts/figtree-var.woff2', 'font/woff2'],
  '/fonts/newsreader-display.woff2': ['fonts/newsreader-display.woff2', 'font/woff2'],
} as const;
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const querySchema = z.object({
  window: z.catch(
    z.coerce.number().check(z.refine((value) => WINDOWS.some(([seconds]) => seconds === value))),
    FIRST_WINDOW,
  ),
});

/**
 * The page as a server. Requests for any other name than this machine's are refused: a name that somebody points here
 * is how another site would read it.
 */
export function createObserveServer(observer: Observer): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true, requestTimeout: REQUEST_MS });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (!isThisMachine(request.hostname)) return reply.code(421).send({ error: 'This page is for this machine only.' });
  });
  const partFor = (query: unknown) => {
    const { window } = querySchema.parse(query);
    return { window, part: figuresPart(observer.figures(window * 1000), observer.lines()) };
  };
  app.get('/', (request, reply) => {
    const { window, part } = partFor(request.query);
    return reply.type('text/html; charset=utf-8').send(observePage(part, window));
  });
  app.get('/figures', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(partFor(request.query).part.text),
  );
  app.get('/observe.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/observe.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT));
  for (const [address, [file, type]] of Object.entries(FILES)) {
    const content = readFileSync(join(UI, file));
    app.get(address, (_request, reply) => reply.type(type).send(content));
  }
  return app;
}

export type RunningObserver = {
  url: string;
  /** What the site's processes have to be started with. */
  environment: { METRICS_TOKEN: string };
  stop: () => Promise<void>;
};

/**
 * Opens the page before the site starts, so that a taken port is told at once.
 * @throws Failure for a site that others reach, and when the port is taken
 */
export async function startObserver(
  settings: SiteSettings,
  given: string | undefined = process.env.METRICS_TOKEN,
): Promise<RunningObserver> {
  const { ports, observePort, bind, siteUrl } = settings;
  if (!isThisMachine(new URL(siteUrl).hostname))
    throw new Failure(
      `--observe is for a site on this machine, and ${siteUrl} is one that others reach. Set METRICS_TOKEN and let Prometheus read /metrics (docs/observing.md).`,
    );
  const token = given || randomBytes(24).toString('base64url');
  const local = bind === '0.0.0.0' || bind === '::' ? LOOPBACK : bind;
  const targets = (['host', 'services'] as const).map((name) => ({
    name,
    url: `http://${local.includes(':') ? `[${local}]` : local}:${ports[name]}/metrics`,
  }));
  const observer = watchProcesses({ targets, token });
  const app = createObserveServer(observer);
  const stop = async (): Promise<void> => {
    observer.stop();
    await app.close();
  };
  try {
    await app.listen({ host: LOOPBACK, port: observePort });
  } catch (error) {
    await stop();
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new Failure(`Port ${observePort} is taken. Stop what uses it, or set ROOST_OBSERVE_PORT.`);
  }
  return { url: `http://localhost:${observePort}`, environment: { METRICS_TOKEN: token }, stop };
}
