/**
 * Analytics of the sandbox: the CDN with a project's destinations (which the consent dialog shows by category) and
 * settings, the intake that the real library sends to, the page of received events, and stand-ins for a tag manager and
 * a visual optimizer. A wrong write key is refused as the real CDN does.
 */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { DESTINATIONS } from './destinations.ts';
import { Intake } from './intake.ts';
import { renderEvents, renderOwners } from './page.ts';
import { TAG_MANAGER, VISUAL_OPTIMIZATION } from './scripts.ts';
import { packAnswers } from '../packed-answers.ts';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";
const LARGEST = 64 * 1024;
const MOST_HITS = 500;
const WRITE_KEY = /^[\w-]{8,64}$/;
const querySchema = z.object({
  anonymousId: z.catch(z.optional(z.string()), undefined),
  event: z.catch(z.optional(z.string()), undefined),
});

/**
 * A project's settings as the CDN returns them. The service sends events to every destination itself, so none loads a
 * script in the page.
 */
function getSettings(writeKey: string) {
  const destinations = Object.fromEntries(
    DESTINATIONS.filter(({ name }) => name !== 'Repeater').map(({ creationName }) => [
      creationName,
      { type: 'server', bundlingStatus: 'unbundled', versionSettings: { componentTypes: ['server'] } },
    ]),
  );
  return {
    integrations: {
      'Segment.io': {
        apiKey: writeKey,
        unbundledIntegrations: [],
        addBundledMetadata: true,
        maybeBundledConfigIds: {},
        versionSettings: { version: '4.4.7', componentTypes: ['browser'] },
      },
      ...destinations,
    },
    plan: {
      track: { __default: { enabled: true, integrations: {} } },
      identify: { __default: { enabled: true } },
      group: { __default: { enabled: true } },
    },
    edgeFunction: {},
    analyticsNextEnabled: true,
    middlewareSettings: {},
    enabledMiddleware: {},
    metrics: { sampleRate: 0 },
    legacyVideoPluginsEnabled: false,
    remotePlugins: [],
  };
}

export async function analyticsPlugin(app: FastifyInstance, options: { now?: () => Date } = {}): Promise<void> {
  const intake = new Intake(options.now ?? (() => new Date()));
  const hits: string[] = [];
  const css = readFileSync(new URL('./analytics.css', import.meta.url), 'utf8');
  const html = (reply: FastifyReply, text: string) =>
    reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(text);

  packAnswers(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST }, (_request, body, done) => done(null, body));

  for (const [what, answer] of [
    ['integrations', () => DESTINATIONS],
    ['settings', getSettings],
  ] as const) {
    app.get<{ Params: { key: string } }>(`/analytics-cdn/v1/projects/:key/${what}`, async (request, reply) => {
      if (!WRITE_KEY.test(request.params.key))
        return reply.code(404).send({ message: 'Invalid path or write key provided.' });
      return reply.header('cache-control', 'public, max-age=120').send(answer(request.params.key));
    });
  }

  for (const call of ['t', 'p', 'i', 'g', 'a', 'm']) {
    app.post(`/analytics-intake/v1/${call}`, async (request, reply) => {
      const problem = intake.take(String(request.body));
      return problem === null ? { success: true } : reply.code(400).send({ success: false, message: problem });
    });
  }

  app.get('/analytics', async (request, reply) => {
    const { anonymousId } = querySchema.parse(request.query);
    return html(reply, renderEvents(intake.events(anonymousId), anonymousId));
  });
  app.get('/analytics/analytics.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/analytics.json', async (request) => ({
    events: intake.events(querySchema.parse(request.query).anonymousId),
    hits,
  }));
  app.delete('/analytics.json', async () => {
    intake.clear();
    hits.length = 0;
    return { events: [] };
  });

  const script = (reply: FastifyReply, text: string) =>
    reply.header('cache-control', 'public, max-age=120').type('text/javascript; charset=utf-8').send(text);
  app.get('/tag-manager/tags.js', async (_request, reply) => script(reply, TAG_MANAGER));
  app.get('/tag-manager/hit', async (request, reply) => {
    hits.push(querySchema.parse(request.query).event ?? '');
    if (hits.length > MOST_HITS) hits.shift();
    return reply.code(204).send();
  });
  app.get('/visual-optimization/page.js', async (_request, reply) => script(reply, VISUAL_OPTIMIZATION));

  app.get('/owners/signup', async (request, reply) =>
    html(reply, renderOwners('List your home', request.query as Record<string, unknown>)),
  );
  app.get('/owners/trial', async (request, reply) =>
    html(reply, renderOwners('Free trial', request.query as Record<string, unknown>)),
  );
}
