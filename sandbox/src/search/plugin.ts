import type { FastifyInstance } from 'fastify';
import { Catalog } from './store/catalog.ts';
import { warmUp } from './store/warm-up.ts';
import type { Credentials } from './protocol/auth.ts';
import type { Context } from './protocol/context.ts';
import { applicationRoutes } from './protocol/routes-application.ts';
import { dictionaryRoutes } from './protocol/routes-dictionaries.ts';
import { eventRoutes } from './protocol/routes-events.ts';
import { indexRoutes } from './protocol/routes-indices.ts';
import { keyRoutes } from './protocol/routes-keys.ts';
import { CallCounter } from './protocol/key-limits.ts';
import { logRoutes } from './protocol/routes-logs.ts';
import { objectRoutes } from './protocol/routes-objects.ts';
import { relevanceRoutes } from './protocol/routes-relevance.ts';
import { searchRoutes } from './protocol/routes-search.ts';
import { runQuery } from './protocol/run-query.ts';
import { useTransport } from './protocol/transport.ts';
import { Turns } from './protocol/turns.ts';
import type { Doc } from './json.ts';
import { silentLog, type Log } from '../log.ts';

/** Searches, of which many may come at once. */
const QUERY = /\/(query|queries)(\?|$)/;

/** The index asks itself as its owner. */
const ADMIN: Credentials = { key: '', acl: 'all', indices: [], forced: {} };

/** Where the indices are kept, and the two keys and the application id that clients must present. */
export type SearchOptions = {
  dataDir: string;
  adminKey: string;
  searchKey: string;
  appId: string;
  now?: () => number;
  log?: Log;
};

/**
 * The hosted search service's REST protocol under `/1/`, over an engine in this process. Register it with
 * `app.register`, which keeps its body parsing, CORS and error answers to itself. Requests wait until the indices on
 * disk are loaded. Closes its files with the app.
 */
export async function searchPlugin(app: FastifyInstance, options: SearchOptions): Promise<void> {
  const log = options.log ?? silentLog;
  const catalog = Catalog.open(options.dataDir, (error) =>
    log('search_task_failed', { error: error instanceof Error ? error.message : String(error) }),
  );
  const { appId, adminKey, searchKey } = options;
  const context: Context = {
    catalog,
    ring: { appId, adminKey, searchKey, stored: () => catalog.keys, calls: new CallCounter() },
    now: options.now ?? Date.now,
  };
  const events: Doc[] = [];
  useTransport(app, log);
  const ready = catalog.ready().then(() => warmUp(catalog, (index, params) => runQuery(context, index, params, ADMIN)));
  // Its readers handle a failure; it must not end the process before they do.
  ready.catch(() => undefined);
  app.addHook('preHandler', () => ready);
  const turns = new Turns();
  app.addHook('preHandler', async ({ url }) => {
    if (QUERY.test(url)) await turns.take();
  });
  searchRoutes(app, context);
  objectRoutes(app, context);
  indexRoutes(app, context);
  relevanceRoutes(app, context);
  keyRoutes(app, context);
  dictionaryRoutes(app, context);
  applicationRoutes(app, context);
  eventRoutes(app, context, events);
  logRoutes(app, context);
  app.addHook('onClose', () => catalog.close());
}
