/**
 * Says which remotes have no version that this visitor's pages could use now (PLAT-5): a page that was made while one
 * was away asks here whether it is back.
 */
import type { FastifyInstance } from 'fastify';
import { AWAY_PATH } from '../../src/page/page-state.ts';
import type { HostConfig } from '../config.ts';
import type { RegistryClient } from '../registry/client.ts';
import { pageVersions } from '../registry/page-versions.ts';
import type { Trust } from '../registry/trust.ts';
import { getPins } from './visitor.ts';

export async function awayRemotesPlugin(
  app: FastifyInstance,
  { registry, config, trust }: { registry: Pick<RegistryClient, 'current'>; config: HostConfig; trust: Trust },
): Promise<void> {
  app.get(AWAY_PATH, async (request, reply) => {
    const { routes } = pageVersions(await registry.current(), '', getPins(request, config, trust), config);
    const names = routes.flatMap(({ remote, away }) => (away ? [remote] : []));
    return reply.header('cache-control', 'no-store').send([...new Set(names)]);
  });
}
