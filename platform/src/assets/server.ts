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
import { ENVIRONMENTS, registryPath } from '@roost/shared/contracts/registry';
import type { Environment, Registry } from '@roost/shared/contracts/registry';
import { readRegistry, registryFile, withAbsoluteAddresses } from '../registry/store.ts';

/** Milliseconds that a request may take to arrive: a file of a version over a slow line. */
const REQUEST_MS = 60_000;
/** A year, in seconds: a version's files never change. */
const FOREVER = 31_536_000;
const VERSIONED = /^\/[a-z][a-z0-9-]*\/\d+\.\d+\.\d+[^/]*\//;

export type AssetServerOptions = {
  /** Directory of published versions and the registry. */
  directory: string;
  /** Origin under which browsers reach this server, no trailing slash. */
  publicUrl: string;
  /** Told when the registry cannot be read; the last good one is served then. */
  onRegistryError?: (error: unknown) => void;
  /** The registry's service for teams, registered below `/teams`; without it versions are only read here. */
  teams?: (app: FastifyInstance) => Promise<void>;
};

type RegistryCopy = { text: string; etag: string; stamp: string };

/** Reads the registry when its file changed, and keeps the last good copy when it cannot be read. */
function registryReader(
  { directory, publicUrl, onRegistryError = () => undefined }: AssetServerOptions,
  environment: Environment,
): () => Promise<RegistryCopy> {
  let copy: RegistryCopy | null = null;
  const stampOf = async (): Promise<string> => {
    const info = await stat(registryFile(directory, environment)).catch(() => null);
    return info ? `${info.mtimeMs}:${info.size}:${info.ino}` : 'none';
  };
  return async () => {
    const stamp = await stampOf();
    if (copy && copy.stamp === stamp) return copy;
    let registry: Registry;
    try {
      registry = withAbsoluteAddresses(await readRegistry(directory, environment), publicUrl);
    } catch (error) {
      onRegistryError(error);
      if (copy) return copy;
      throw error;
    }
    const text = JSON.stringify(registry);
    copy = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`, stamp };
    return copy;
  };
}

/** Makes the server; the caller listens and closes. */
export async function createAssetServer(options: AssetServerOptions): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true, requestTimeout: REQUEST_MS });

  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'] });
  app.addHook('onRequest', async (_request, reply) => {
    // Pages on other origins load these files and measure how long that took.
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('x-content-type-options', 'nosniff');
  });

  app.get('/healthz', async (_request, reply) => {
    try {
      const { microFrontends } = await readRegistry(options.directory);
      return { ok: true, parts: { registry: true, remotes: Object.keys(microFrontends).length } };
    } catch {
      return reply.code(503).send({ ok: false, parts: { registry: false } });
    }
  });

  for (const environment of ENVIRONMENTS) {
    const registry = registryReader(options, environment);
    app.get(registryPath(environment), async (request, reply) => {
      const { text, etag } = await registry();
      reply.header('cache-control', 'no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    });
  }
  if (options.teams) await app.register(options.teams, { prefix: '/teams' });

  await app.register(fastifyStatic, {
    root: options.directory,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // Only files of a version: not the registry's lock or what a publish is preparing.
    allowedPath: (path) => VERSIONED.test(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', `public, max-age=${FOREVER}, immutable`);
      if (path.endsWith('.cjs')) reply.header('content-type', 'text/javascript; charset=utf-8');
    },
  });
  return app;
}
