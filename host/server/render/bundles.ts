/**
 * Loads server bundles of remotes in a render process: fetches them by address, checks them against the registry's
 * hash, evaluates them with the renderer's own React, router and shared parts, and caches them by name and version
 * (decision 0001).
 */
import { createHash } from 'node:crypto';
import * as buffer from 'node:buffer';
import * as events from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import * as path from 'node:path';
import * as querystring from 'node:querystring';
import * as stream from 'node:stream';
import * as url from 'node:url';
import * as util from 'node:util';
import { compileFunction } from 'node:vm';
import * as zlib from 'node:zlib';
import type { ServerVersion } from '../registry/served-version.ts';
import { keepMethods } from './kept-methods.ts';

export type Exposes = Readonly<Record<string, unknown>>;

const FETCH_LIMIT_MS = 15_000;
/** Milliseconds that pages wait for a bundle. It goes on loading after that, for later pages. */
const PAGE_LIMIT_MS = 2500;
/**
 * Milliseconds for which a failed version is not tried again: pages must not wait for the same failure one after the
 * other.
 */
const FAILURE_MEMORY_MS = 3000;

type Entry = { answer: Promise<Exposes>; failedAt: number | null };

/**
 * Rejects when `bundle` is not there in time. All pages share the limit, so that none waits for what already kept
 * another one waiting.
 */
function inTime(bundle: Promise<Exposes>, url: string, limitMs: number): Promise<Exposes> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${url} was not there within ${limitMs} ms`)), limitMs);
    timer.unref();
    bundle.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function fetchBundle({ bundleUrl, integrity }: ServerVersion, fetcher: typeof fetch): Promise<string> {
  // No connection is kept until the next publish: one that died in between would cost the page the whole time limit.
  const response = await fetcher(bundleUrl, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`${bundleUrl} answered ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  const separator = integrity.indexOf('-');
  const algorithm = integrity.slice(0, separator);
  if (!['sha256', 'sha384', 'sha512'].includes(algorithm))
    throw new Error(`${bundleUrl}: integrity ${algorithm} is not known`);
  const hash = createHash(algorithm).update(content).digest('base64');
  if (hash !== integrity.slice(separator + 1)) throw new Error(`${bundleUrl} is not what the registry says it is`);
  return content.toString('utf8');
}

/**
 * Node's modules that third parties' clients use in their Node builds. No other can be required (SAFE-2). The contract
 * check has the same list.
 */
const BUILTINS: Readonly<Record<string, unknown>> = {
  buffer,
  events,
  http,
  https,
  path,
  querystring,
  stream,
  url,
  util,
  zlib,
};

function evaluate(code: string, name: string, shared: Exposes, restore: () => readonly string[]): Exposes {
  const require = (request: string): unknown => {
    if (request in shared) return shared[request];
    const builtin = BUILTINS[request.replace(/^node:/, '')];
    if (builtin !== undefined) return builtin;
    throw new Error(`${name} requires ${request}, which the host does not share`);
  };
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: name });
  // What one changed later, while a page was rendered, is not this one's doing.
  restore();
  let changed: readonly string[];
  try {
    Reflect.apply(run, undefined, [module, module.exports, require]);
  } finally {
    changed = restore();
  }
  if (changed.length > 0) throw new Error(`${name} changes what all code calls: ${changed.join(' ')}`);
  if (typeof module.exports !== 'object' || module.exports === null) throw new Error(`${name} exports nothing`);
  const exposes = module.exports as Exposes;
  // A module with an export `then` is a promise to code that awaits it, and may never resolve.
  for (const [expose, found] of Object.entries(exposes))
    if (typeof (found as { then?: unknown } | null)?.then === 'function')
      throw new Error(`${name} exports then in ${expose}`);
  return exposes;
}

/**
 * Creates the cache.
 * @param shared what bundles may require, by name
 * @param mark called before code of a version runs
 * @param pageLimitMs milliseconds that a page waits for a bundle
 */
export function createBundleCache(
  shared: Exposes,
  fetcher: typeof fetch = fetch,
  now: () => number = Date.now,
  mark: (version: ServerVersion) => void = () => undefined,
  pageLimitMs = PAGE_LIMIT_MS,
) {
  const restore = keepMethods();
  const entries = new Map<string, Entry>();
  let evaluated = 0;

  function load(version: ServerVersion): Promise<Exposes> {
    const key = `${version.remote}@${version.version}`;
    const known = entries.get(key);
    if (known && (known.failedAt === null || now() - known.failedAt < FAILURE_MEMORY_MS)) return known.answer;
    const exposes = fetchBundle(version, fetcher).then((code) => {
      evaluated += 1;
      mark(version);
      return evaluate(code, `${key}/server.cjs`, shared, restore);
    });
    const entry: Entry = { answer: inTime(exposes, version.bundleUrl, pageLimitMs), failedAt: null };
    exposes.then(
      () => {
        entry.answer = exposes;
      },
      () => {
        entry.failedAt = now();
      },
    );
    entries.set(key, entry);
    return entry.answer;
  }

  return {
    /**
     * Returns the first version of the fallback chain that loads, if any, and why those before it did not. Never
     * rejects.
     */
    async loadFirst(chain: readonly ServerVersion[]): Promise<{
      found: { version: ServerVersion; exposes: Exposes } | null;
      skipped: { version: ServerVersion; error: unknown }[];
    }> {
      const skipped: { version: ServerVersion; error: unknown }[] = [];
      for (const version of chain) {
        try {
          return { found: { version, exposes: await load(version) }, skipped };
        } catch (error) {
          skipped.push({ version, error });
        }
      }
      return { found: null, skipped };
    },
    /** Returns the number of versions evaluated so far. Their memory is never freed. */
    evaluated: () => evaluated,
  };
}
