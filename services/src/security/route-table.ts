/** All routes of a server, as it registered them: so that an attack or a list misses none. */
import type { FastifyInstance } from 'fastify';

export type KnownRoute = { method: string; url: string };

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: KnownRoute[];
  }
}

/** Adds `server.routeTable`. Register it before the first route. */
export function routeTable(app: FastifyInstance): void {
  const table: KnownRoute[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url }) => {
    table.push(...[method].flat().map((name) => ({ method: name, url })));
  });
}
