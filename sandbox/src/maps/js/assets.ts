/**
 * The script that pages load as Google's: Leaflet's published file, then our modules in one closed scope. They are
 * written in TypeScript and served with the types blanked out, so that there is no build step.
 */
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** In the order in which one needs the other. */
const MODULES = ['leaflet', 'events', 'geometry', 'map', 'overlay', 'shapes', 'services', 'main'] as const;
const require = createRequire(import.meta.url);

/** Serves `/maps/api/js` (any key, libraries and callback) and its stylesheet. */
export function serveScript(app: FastifyInstance): void {
  const script = mapsScript();
  const leaflet = readFileSync(require.resolve('leaflet/dist/leaflet.css'), 'utf8')
    .replaceAll(/url\([^)]*\)/g, 'none')
    // Google's sheet styles links of its own controls, and none in what a site lays over the map.
    .replaceAll('.leaflet-container a {', '.leaflet-control-container a {');
  const styles = `${leaflet}\n${read('./browser/map.css')}`;
  app.get('/maps/api/js', async (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=1800')
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  app.get('/maps/api/js/map.css', async (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=1800')
      .type('text/css; charset=utf-8')
      .send(styles),
  );
}

/** The whole script. Imports fall away, since all modules share one scope; each name in it is declared once. */
export function mapsScript(): string {
  const ours = MODULES.map((name) =>
    stripTypeScriptTypes(read(`./browser/${name}.ts`))
      .replaceAll(/^import .*;$/gm, '')
      .replaceAll(/^export /gm, ''),
  );
  const library = readFileSync(require.resolve('leaflet/dist/leaflet.js'), 'utf8').replace(
    /\n\/\/# sourceMappingURL=.*\s*$/,
    '\n',
  );
  return `${library}\n(() => {\n'use strict';\n${ours.join('\n')}\n})();\n`;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}
