/**
 * How a dev server's build of a remote tells the page that a module it exposes was run again (PLAT-7): an event of the
 * window. Only in development; nothing that is built for guests sends it or listens to it.
 */
import type { RemoteName } from './remotes.ts';

export const HOT_MODULE_EVENT = 'roost:hot-module';

export type HotModule = { remote: RemoteName; expose: `./${string}`; module: unknown };
