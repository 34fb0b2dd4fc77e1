/**
 * The asset server: published versions as files that never change, and the registry. Any object store behind a CDN
 * can take its place; nothing here is computed per visitor.
 */
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import cors from '@fastify/cors';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { countRequests, metricsRoute } from '@roost/observe/metrics';
import { serverOptions, type OwnTls } from '@roost/observe/own-tls';
import { traceRequests } from '@roost/observe/requests';
import { ENVIRONMENTS, registryPath } from '@roost/shared/contracts/registry';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import { isSourceMap } from '@roost/shared/contracts/source-maps';
import { refuseUnclear } from '@roost/shared/domain/clear-request';
import { objectFiles } from '../objects/files.ts';
import { readKept } from '../objects/published.ts';
import type { ObjectStore } from '../objects/store.ts';
import { withAbsoluteAddresses } from '../registry/absolute-addresses.ts';
import { emptyRegistry } from '../registry/model.ts';
import { parseRegistry, readRegistry, registryFile } from '../registry/store.ts';
import { countPublishes, noteRevision } from './metrics.ts';

/** Milliseconds that a request may take to arrive: a file of a version over a slow line. */
const REQUEST_MS = 60_000;
/** A year, in seconds: a version's files never change. */
const FOREVER_SECONDS = 31_536_000;
const VERSIONED = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\//;

export type AssetServerOptions = {
  /** Directory of published versions and the registry. */
  directory: string;
  /** Origin under which browsers reach this server, no trailing slash. */
  publicUrl: string;
  /** Whether source maps are answered (SAFE-11); they are by default. */
  sourceMaps?: boolean;
  /** Where versions and registry are read from instead of the directory. */
  objects?: ObjectStore | null;
  /** Told when the registry or a file of the object storage cannot be read; the last good registry is served then. */
  onRegistryError?: (error: unknown) => void;
  /** The registry's service for teams, registered below `/teams`; without it versions are only read here. */
  teams?: ((app: FastifyInstance) => Promise<void>) | null;
  /** True once the process was asked to stop. */
  draining?: () => boolean;
  /** What a reader of `/metrics` has to send; null, as by default, closes it to everybody. */
  metricsToken?: string | null;
  /** Speaks TLS with it. */
  tls?: OwnTls | null;
};

type RegistryCopy = { text: string; etag: string; stamp: string };

/** Milliseconds for which the registry of an object storage is not asked for again. */
const OBJECT_FRESH_MS = 1_000;

/** Milliseconds that a storage may take before the last good copy is sent instead. */
const OBJECT_PATIENCE_MS = 1_000;
const late = (copy: RegistryCopy): Promise<RegistryCopy> =>
  new Promise((resolve) => setTimeout(resolve, OBJECT_PATIENCE_MS, copy).unref());

const readAnywhere = async ({ directory, objects }: AssetServerOptions, environment: Environment): Promise<Registry> =>
  objects
    ? ((await readKept(objects, environment, parseRegistry))?.registry ?? emptyRegistry(environment))
    : readRegistry(directory, environment);

/** Reads the registry when its file changed, and keeps the last good copy when it cannot be read. */
function registryReader(options: AssetServerOptions, environment: Environment): () => Promise<RegistryCopy> {
  const { directory, publicUrl, onRegistryError = () => undefined, objects } = options;
  let copy: RegistryCopy | null = null;
  const getStamp = async (): Promise<string> => {
    if (objects) return String(Math.floor(performance.now() / OBJECT_FRESH_MS));
    const info = await stat(registryFile(directory, environment)).catch(() => null);
    return info ? `${info.mtimeMs}:${info.size}:${info.ino}` : 'none';
  };
  async function read(stamp: string): Promise<RegistryCopy> {
    let registry: Registry;
    try {
      registry = withAbsoluteAddresses(await readAnywhere(options, environment), publicUrl);
      noteRevision(environment, registry.revision);
    } catch (error) {
      onRegistryError(error);
      if (copy) return copy;
      throw error;
    }
    const text = JSON.stringify(registry);
    copy = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`, stamp };
    return copy;
  }
  let reading: Promise<RegistryCopy> | null = null;
  return async () => {
    const stamp = await getStamp();
    if (copy && copy.stamp === stamp) return copy;
    // Many ask at once; a storage is asked by one of them.
    reading ??= read(stamp).finally(() => {
      reading = null;
    });
    return objects && copy ? Promise.race([reading, late(copy)]) : reading;
  };
}

/**
 * `/healthz`: whether the registry can be read now, for people and alerts. `/readyz`: whether this process should get
 * requests, for probes: one that has read a registry once goes on with it while the storage is away.
 */
function addHealth(app: FastifyInstance, options: AssetServerOptions, registry: () => Promise<RegistryCopy>): void {
  const { draining = () => false } = options;
  const storage = options.objects ? 'object storage' : 'directory';
  app.get('/healthz', async (_request, reply) => {
    try {
      const { microFrontends } = await readAnywhere(options, 'production');
      return { ok: true, parts: { registry: true, storage, remotes: Object.keys(microFrontends).length } };
    } catch {
      return reply.code(503).send({ ok: false, parts: { registry: false, storage } });
    }
  });
  app.get('/readyz', async (_request, reply) => {
    if (draining()) return reply.code(503).send({ ok: false, draining: true });
    try {
      await registry();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, parts: { registry: false, storage } });
    }
  });
}

/** Makes the server; the caller listens and closes. */
export async function createAssetServer(options: AssetServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    requestTimeout: REQUEST_MS,
    ...serverOptions({}, options.tls ?? null),
  });
  traceRequests(app);
  countRequests(app);
  countPublishes(app);
  metricsRoute(app, { token: options.metricsToken ?? null, refuse: (_request, reply) => reply.callNotFound() });

  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'] });
  app.addHook('onRequest', async (request, reply) => {
    // Pages on other origins load these files and measure how long that took.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('x-content-type-options', 'nosniff');
    if (options.draining?.()) reply.header('connection', 'close');
    const unclear = refuseUnclear({ target: request.originalUrl, rawHeaders: request.raw.rawHeaders });
    if (unclear !== null)
      return reply.code(unclear).header('connection', 'close').type('text/plain').send('This request cannot be read.');
    const { '*': file = '' } = request.params as { '*'?: string };
    if (options.sourceMaps === false && isSourceMap(file)) return reply.code(404).type('text/plain').send('Not found');
    return undefined;
  });

  for (const environment of ENVIRONMENTS) {
    const registry = registryReader(options, environment);
    if (environment === 'production') addHealth(app, options, registry);
    app.get(registryPath(environment), async (request, reply) => {
      const { text, etag } = await registry();
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
  if (options.teams) await app.register(options.teams, { prefix: '/teams' });

  if (options.objects) {
    await app.register(objectFiles, {
      store: options.objects,
      onProblem: options.onRegistryError ?? (() => undefined),
    });
    return app;
  }
  await app.register(fastifyStatic, {
    root: options.directory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // Only files of a version: not the registry's lock or what a publish is preparing.
    allowedPath: (path) => VERSIONED.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', `public, max-age=${FOREVER_SECONDS}, immutable`);
      if (path.endsWith('.cjs')) reply.header('content-type', 'text/javascript; charset=utf-8');
    },
  });
  return app;
}
