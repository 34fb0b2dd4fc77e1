/** Describes the versions that a page may fall back to (PLAT-3). Its HTML has their names only. */
import type { FastifyInstance } from 'fastify';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { STAND_INS_PATH } from '../../src/page/page-state.ts';
import type { RegistryClient } from '../registry/client.ts';
import { describeStandIn } from '../registry/page-versions.ts';
import type { VersionAddresses } from '../registry/served-version.ts';

export async function standInsPlugin(
  app: FastifyInstance,
  { registry, addresses }: { registry: Pick<RegistryClient, 'current'>; addresses: VersionAddresses },
): Promise<void> {
  app.get<{ Params: { remote: string; version: string } }>(
    `${STAND_INS_PATH}/:remote/:version`,
    async ({ params: { remote, version } }, reply) => {
      const found = isRemoteName(remote) && describeStandIn(await registry.current(), { remote, version }, addresses);
      // Not cached: a version may be withdrawn at any time.
      reply.header('cache-control', 'no-store');
      return found ? reply.send(found) : reply.code(404).type('text/plain').send('Not found');
    },
  );
}
