/**
 * What the asset server counts of its own: versions that teams publish, and the revision of the registry that it
 * serves. See docs/observing.md.
 */
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, registry, toRemoteLabel } from '@roost/observe/metrics';
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import type { Environment } from '@roost/shared/contracts/registry';
import { ENDPOINTS } from '../teams/endpoints.ts';

const publishes = new Counter({
  name: 'roost_publishes_total',
  help: 'Versions that teams published through this process, and attempts that were refused.',
  labelNames: ['environment', 'remote', 'answer'],
  registers: [registry],
});
const revision = new Gauge({
  name: 'roost_registry_revision',
  help: 'Revision of the registry as this process serves it: it grows by one with each change, whoever makes it.',
  labelNames: ['environment'],
  registers: [registry],
});

const PUBLISH_ROUTE = `/teams${ENDPOINTS.publish.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
const known: readonly string[] = ENVIRONMENTS;

/** Counts answers to publishing. Only a published version names its remote: any other name may be a stranger's. */
export function countPublishes(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.url === PUBLISH_ROUTE) {
      const { environment = '', remote = '' } = request.params as { environment?: string; remote?: string };
      const isPublished = reply.statusCode < 300;
      publishes.inc({
        environment: known.includes(environment) ? environment : 'other',
        remote: isPublished ? toRemoteLabel(remote) : 'any',
        answer: isPublished ? 'published' : reply.statusCode < 500 ? 'refused' : 'failed',
      });
    }
    done();
  });
}

export const noteRevision = (environment: Environment, value: number): void => revision.set({ environment }, value);
