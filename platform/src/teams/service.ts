/**
 * The registry as a service (PLAT-2): its addresses below `/teams` of the asset server, which has the versions and the
 * registry's store. Who may do what is in access.ts, what there is in endpoints.ts (decision 0055).
 */
import { dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { en } from 'zod/locales';
import type { Environment } from '@roost/shared/contracts/registry';
import type { LiveHost } from '../publish/live-hosts.ts';
import { readAudit } from '../registry/audit.ts';
import { makeLink } from '../registry/links.ts';
import { readRegistry } from '../registry/store.ts';
import { takenVersions } from '../registry/taken.ts';
import type { TeamToken } from '../registry/tokens.ts';
import { allow, getName, getToken, refuseWithdrawn } from './access.ts';
import { giveTraffic, goBack, releaseFrom, removeRemote, startProgressive, takeBack } from './changes.ts';
import type { Change, Changed } from './changes.ts';
import { consolePlugin } from './console/console.ts';
import type { ConsoleOptions } from './console/console.ts';
import { ENDPOINTS } from './endpoints.ts';
import type { Endpoint, EndpointName } from './endpoints.ts';
import { describeService } from './openapi.ts';
import { publishVersion } from './publish-version.ts';
import { Refusal, REFUSALS, toRefusal } from './refusal.ts';
import type * as schemas from './schemas.ts';
import { refuseTooLarge, tooLarge } from './too-large.ts';
import { keepBlob } from './version-store.ts';
import { sayUnreadable, sayWrong } from './wrong-fields.ts';

export type TeamsOptions = {
  /** Directory of published versions and the registries. */
  directory: string;
  /** Public origin of the site, for links. */
  siteUrl: string;
  /** Address of this service for who reads its description. */
  serviceUrl: string;
  /** Asks the hosts of an environment what they offer. */
  hosts: (environment: Environment) => Promise<readonly LiveHost[]>;
  /** What hosts of an environment say of versions now, for the console. */
  hostStates: ConsoleOptions['hostStates'];
  log: (event: string, fields: object) => void;
};

/** Most bytes of one file, a source map at most, and of a description of a version. */
const FILE_LIMIT = 20_000_000;
const BODY_LIMIT = 2_000_000;

type Asked<B> = { token: TeamToken; environment: Environment; remote: string; hex: string; query: unknown; body: B };
type Body<S extends z.ZodMiniType> = z.infer<S>;
type Handler<B = never> = (asked: Asked<B>) => Promise<object>;
type Handlers = {
  me: Handler;
  readRegistry: Handler;
  readAudit: Handler;
  keepFile: Handler<Buffer>;
  publish: Handler<schemas.PublishBody>;
  traffic: Handler<Body<typeof schemas.trafficBody>>;
  progressive: Handler<Body<typeof schemas.progressiveBody>>;
  rollback: Handler<Body<typeof schemas.rollbackBody>>;
  withdraw: Handler<Body<typeof schemas.withdrawBody>>;
  remove: Handler<Body<typeof schemas.removeBody>>;
  release: Handler<Body<typeof schemas.releaseBody>>;
  link: Handler<Body<typeof schemas.linkBody>>;
};

const getAnswer = ({ registry, version, message }: Changed) => ({ revision: registry.revision, version, message });

function createHandlers({ directory, siteUrl, hosts, log }: TeamsOptions): Handlers {
  /** A token is looked at again before what was asked for is written, also one that was good when the request came. */
  const stillAllowed =
    ({ id }: TeamToken) =>
    (): Promise<void> =>
      refuseWithdrawn(dirname(directory), id);
  const getChange = (
    { token, environment, remote }: Pick<Asked<never>, 'token' | 'environment' | 'remote'>,
    { revision, commit, reason }: { revision: number; commit: string | null; reason: string | null },
  ): Change => ({
    ...{ directory, environment, remote },
    note: { who: getName(token), commit, reason },
    expected: revision,
    say: (problem) => log('owner_not_told', { problem, remote }),
    hosts,
    refuseUnlessAllowed: stillAllowed(token),
  });
  return {
    me: async ({ token: { team, remotes, environments, rights, endsAt } }) => ({
      ...{ team, remotes, environments, rights, endsAt },
    }),
    readRegistry: async ({ environment }) => {
      return { registry: await readRegistry(directory, environment), taken: await takenVersions(directory) };
    },
    readAudit: async ({ environment, query }) => ({
      records: await readAudit(directory, environment, query as Body<typeof schemas.auditQuery>),
    }),
    keepFile: async ({ hex, body }) => {
      await keepBlob(directory, hex, body);
      return { kept: true };
    },
    publish: async ({ body, ...asked }) => {
      const { token, environment, remote } = asked;
      const { commit, reason, version } = body;
      const note = { who: getName(token), action: 'publish', commit, reason };
      const say = (problem: string): void => log('owner_not_told', { problem, remote });
      const refuseUnlessAllowed = stillAllowed(token);
      const registry = await publishVersion(
        { directory, environment, remote, note, hosts, say, refuseUnlessAllowed },
        body,
      );
      return getAnswer({ registry, version, message: `published ${remote}@${version} in ${environment}` });
    },
    traffic: async ({ body, ...asked }) =>
      getAnswer(await giveTraffic(getChange(asked, body), body.version, body.percent)),
    progressive: async ({ body, ...asked }) =>
      getAnswer(await startProgressive(getChange(asked, body), body.version, body.bakeMinutes)),
    rollback: async ({ body, ...asked }) => getAnswer(await goBack(getChange(asked, body))),
    withdraw: async ({ body, ...asked }) =>
      getAnswer(await takeBack(getChange(asked, body), body.version, body.reason)),
    remove: async ({ body, ...asked }) => getAnswer(await removeRemote(getChange(asked, body))),
    release: async ({ body, ...asked }) => {
      // Whoever brings a version from there has to be at home there too.
      allow(asked.token, { environment: body.from });
      return getAnswer(await releaseFrom(getChange(asked, body), body.from, body.version, body.percent));
    },
    link: async ({ token, environment, body: { pins, hours } }) => {
      for (const pin of pins.split(',')) allow(token, { remote: pin === '*' ? '*' : pin.split('@')[0] });
      return makeLink({ directory, environment, siteUrl }, pins, hours);
    },
  };
}

/** Reads a part of a request. @throws Refusal that says what is wrong */
function parse<T>(schema: z.ZodMiniType<T> | undefined, value: unknown): T | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: en().localeError });
  if (!parsed.success) throw new Refusal('bad_request', sayWrong(parsed.error.issues));
  return parsed.data;
}

async function ask(name: EndpointName, request: FastifyRequest, handlers: Handlers, dataDir: string): Promise<object> {
  const { parameters, query, body, right }: Endpoint = ENDPOINTS[name];
  const token = await getToken(dataDir, request.headers.authorization);
  const found = (parse(parameters, request.params) ?? {}) as {
    environment?: Environment;
    remote?: string;
    sha384?: string;
  };
  allow(token, { environment: found.environment, remote: found.remote, right });
  const asked = {
    token,
    environment: found.environment ?? 'production',
    remote: found.remote ?? '',
    hex: found.sha384 ?? '',
    query: parse(query, request.query),
    body: body === 'bytes' ? request.body : parse(body, request.body),
  };
  if (body === 'bytes' && !Buffer.isBuffer(asked.body))
    throw new Refusal('bad_request', 'Send the file as application/octet-stream.');
  // Each handler takes what its endpoint's schema gave.
  return (handlers[name] as Handler<unknown>)(asked);
}

function send(reply: FastifyReply, { code, message, details }: Refusal): void {
  void reply
    .code(REFUSALS[code])
    .header('cache-control', 'no-store')
    .send({ error: { code, message, ...details } });
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const toUrl = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Says which method an address takes to whoever uses another one. */
function refuseOtherMethods(app: FastifyInstance): void {
  for (const [path, endpoints] of Map.groupBy(Object.values(ENDPOINTS), (endpoint) => endpoint.path)) {
    const taken = endpoints.map(({ method }): string => method);
    app.route({
      method: METHODS.filter((method) => !taken.includes(method)),
      url: toUrl(path),
      onRequest: async (_request, reply) => {
        reply.header('allow', taken.join(', '));
        throw new Refusal('wrong_method', `This address takes ${taken.join(', ')}.`);
      },
      handler: () => undefined,
    });
  }
}

/** Returns the service as a plugin; the caller gives the prefix when it registers it. */
export function teamsPlugin(options: TeamsOptions): (app: FastifyInstance) => Promise<void> {
  const dataDir = dirname(options.directory);
  const handlers = createHandlers(options);
  return async (app) => {
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      const refusal = toRefusal(error);
      if (refusal) return send(reply, refusal);
      if (error.statusCode === 413) return send(reply, tooLarge(request.routeOptions.bodyLimit ?? BODY_LIMIT));
      if ((error.statusCode ?? 500) < 500) return send(reply, new Refusal('bad_request', sayUnreadable(error)));
      options.log('request_failed', { path: request.routeOptions.url, error: error.stack ?? String(error) });
      return send(
        reply,
        new Refusal(
          'internal',
          'Something went wrong on our side. Nothing is known to be written; look at the registry.',
        ),
      );
    });
    // Not a handler of what is not found: the files of versions, whose addresses have no pattern, would come first.
    app.all('/*', (_request, reply) => send(reply, new Refusal('not_found', 'There is nothing at this address.')));
    await app.register(consolePlugin(options));
    app.get('/openapi.json', () => describeService(options.serviceUrl));
    refuseOtherMethods(app);
    for (const [name, { method, path, ...endpoint }] of Object.entries<Endpoint>(ENDPOINTS))
      app.route({
        method,
        url: toUrl(path),
        bodyLimit: endpoint.body === 'bytes' ? FILE_LIMIT : BODY_LIMIT,
        // Before the body: a stranger's 20 MB are not even read (SAFE-6).
        onRequest: async (request) => void (await getToken(dataDir, request.headers.authorization)),
        preParsing: (request, _reply, payload) => refuseTooLarge(request, payload),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          return ask(name as EndpointName, request, handlers, dataDir);
        },
      });
  };
}
