/** What a package's webpack.config.ts says: its name, and only what differs from the preset. */
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import type { BuildContext } from './common.ts';
import { hostClient } from './host.ts';
import { hostServer } from './host-server.ts';
import { remoteClient } from './remote.ts';
import { remoteServer } from './remote-server.ts';

type Change = (configuration: Configuration) => Configuration;

/** A package that webpack builds: configurations for its browser and its server half. */
export type WebpackPackage = {
  name: string;
  /** All configurations of a whole build. `outDir` is the package's dist directory; `buildId` names this build. */
  configurations: (context: BuildContext & { buildId: string }) => Configuration[];
};

const unchanged: Change = (configuration) => configuration;

/**
 * A remote by the preset.
 * @param options.client changes the browser configuration, e.g. adds a loader
 * @param options.server changes the server configuration
 */
export function defineRemote({
  name,
  client = unchanged,
  server = unchanged,
}: {
  name: RemoteName;
  client?: Change;
  server?: Change;
}): WebpackPackage {
  return {
    name,
    configurations: (context) => [
      client(remoteClient(name, { ...context, outDir: join(context.outDir, 'client') })),
      server(remoteServer(name, { ...context, outDir: join(context.outDir, 'server') })),
    ],
  };
}

/** The host by the preset. */
export function defineHost(): WebpackPackage {
  return {
    name: 'host',
    configurations: (context) => [
      hostClient({ ...context, outDir: join(context.outDir, 'client') }),
      hostServer({ ...context, outDir: join(context.outDir, 'server') }),
    ],
  };
}
