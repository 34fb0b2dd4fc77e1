import type { FastifyInstance } from 'fastify';
import { permit, stamp, type Context, type IndexPath } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import { addressFlag, list, readSettings } from './params.ts';
import { toObject } from './transport.ts';
import { allow, getCredentials } from './auth.ts';
import type { Doc } from '../json.ts';

const SCOPES = new Set(['settings', 'synonyms', 'rules']);
/** What an index answers for settings that were never set. */
const DEFAULTS: Doc = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesForFiltering: null,
  attributesToRetrieve: null,
  attributesForFaceting: null,
  unretrievableAttributes: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};

/** Indices as a whole: settings, tasks, copying and moving, listing, deleting. */
export function indexRoutes(app: FastifyInstance, context: Context): void {
  const { catalog } = context;

  app.get<IndexPath>('/1/indexes/:index/settings', async (request) => {
    permit(context, request, 'settings', request.params.index);
    const meta = catalog.meta(request.params.index);
    return { ...DEFAULTS, ...meta.settings, ...(meta.primary && { primary: meta.primary }), version: 1 };
  });

  app.put<IndexPath & { Querystring: Record<string, string | undefined> }>(
    '/1/indexes/:index/settings',
    async (request) => {
      const { index } = request.params;
      permit(context, request, 'editSettings', index);
      const changes = readSettings(toObject(request));
      const forwards = addressFlag(request.query, 'forwardToReplicas') || addressFlag(request.query, 'forwardToSlaves');
      const taskID = await catalog.task(async () => {
        await catalog.configure(index, (meta) => {
          meta.settings = changed(meta.settings, changes);
        });
        if (!forwards) return;
        const { replicas: _own, ...forwarded } = changes;
        for (const other of catalog.names())
          if (other.primary === index)
            await catalog.configure(other.name, (meta) => {
              meta.settings = changed(meta.settings, forwarded);
            });
      });
      return { updatedAt: stamp(), taskID };
    },
  );

  const taskStatus = (id: string): Doc => ({
    status: catalog.isPending(Number(id)) ? 'notPublished' : 'published',
    pendingTask: catalog.isPending(Number(id)),
  });
  app.get<{ Params: { index: string; taskID: string } }>('/1/indexes/:index/task/:taskID', async (request) => {
    permit(context, request, 'addObject', request.params.index);
    return taskStatus(request.params.taskID);
  });
  app.get<{ Params: { taskID: string } }>('/1/task/:taskID', async (request) => {
    permit(context, request, 'addObject');
    return taskStatus(request.params.taskID);
  });

  app.post<IndexPath>('/1/indexes/:index/operation', async (request) => {
    const { index } = request.params;
    const credentials = getCredentials(request, context.ring, context.now());
    const { operation, destination, scope } = toObject(request);
    if (typeof destination !== 'string' || destination === '')
      throw badRequest('Missing mandatory parameter destination');
    allow(credentials, 'addObject', index);
    allow(credentials, 'addObject', destination);
    if (operation !== 'copy' && operation !== 'move') throw badRequest(`Invalid operation: ${String(operation)}`);
    if (
      scope !== undefined &&
      scope !== null &&
      !(Array.isArray(scope) && scope.every((part) => typeof part === 'string' && SCOPES.has(part)))
    )
      throw badRequest('Invalid scope, expected settings, synonyms or rules');
    if (destination === index) throw badRequest('Source and destination indices must differ');
    const taskID = await catalog.task(async () => {
      // Copying from an index that is not there is no error on the hosted service: `replaceAllObjects` begins with it.
      if (operation === 'copy')
        await (catalog.has(index)
          ? catalog.copy(index, destination, Array.isArray(scope) ? scope.map(String) : null)
          : catalog.configure(destination, () => undefined));
      else if (catalog.has(index)) await catalog.move(index, destination);
      else throw notFound(`Index ${index} does not exist`);
    });
    return { updatedAt: stamp(), taskID };
  });

  app.delete<IndexPath>('/1/indexes/:index', async (request) => {
    const { index } = request.params;
    permit(context, request, 'deleteIndex', index);
    const taskID = await catalog.task(() => catalog.remove(index));
    return { deletedAt: stamp(), taskID };
  });

  app.get<{ Querystring: { page?: string; hitsPerPage?: string } }>('/1/indexes', async (request) => {
    permit(context, request, 'listIndexes');
    const all = catalog.names();
    const perPage = Math.max(1, Number(request.query.hitsPerPage ?? 100));
    const page = request.query.page === undefined ? null : Number(request.query.page);
    const shown = page === null ? all : all.slice(page * perPage, (page + 1) * perPage);
    return {
      items: shown.map((meta) => item(context, meta.name)),
      nbPages: page === null ? 1 : Math.max(1, Math.ceil(all.length / perPage)),
    };
  });
}

function item({ catalog }: Context, name: string): Doc {
  const meta = catalog.meta(name);
  const documents = catalog.documents(name);
  const replicas = catalog
    .names()
    .filter((other) => other.primary === name)
    .map((other) => other.name);
  return {
    name,
    createdAt: meta.createdAt,
    updatedAt: meta.updatedAt,
    entries: documents.count,
    dataSize: documents.bytes,
    fileSize: documents.bytes,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
    ...(meta.primary && { primary: meta.primary, virtual: isVirtual(catalog.meta(meta.primary).settings, name) }),
    ...(replicas.length > 0 && { replicas }),
  };
}

const isVirtual = (settings: Doc, name: string): boolean =>
  (list(settings, 'replicas') ?? []).includes(`virtual(${name})`);

/**
 * New settings over the old ones; null takes one back to its default. The names of earlier versions are kept under
 * today's.
 */
function changed(settings: Doc, changes: Doc): Doc {
  const next: Doc = { ...settings };
  for (const [name, value] of Object.entries(changes)) {
    const today = name === 'attributesToIndex' ? 'searchableAttributes' : name === 'slaves' ? 'replicas' : name;
    if (value === null) delete next[today];
    else next[today] = value;
  }
  return next;
}
