/**
 * Serves a remote from its sources, with hot reload: as a container for a whole site, and alone on a page of its own
 * (PLAT-4, PLAT-7).
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { getSource } from '../webpack/names.ts';
import type { RemoteSource } from '../webpack/names.ts';
import { ALONE_PATH, hasAlonePage, remoteAlone, remoteDev } from '../webpack/remote-dev.ts';
import { watchServerBundle } from './server-bundle.ts';

/** The longest that a stop waits. */
const STOP_MS = 3_000;

export type DevServer = {
  /** Addresses to open, each with what it shows. */
  pages: readonly string[];
  stop: () => Promise<void>;
};

/** Pages beside the remote's own. */
export type DevPages = {
  configurations: readonly Configuration[];
  /** By path. */
  answers: Readonly<Record<string, () => Promise<{ type: string; text: string }>>>;
  /** What each of the addresses to open shows, with its path. */
  shown: readonly (readonly [string, string])[];
};
const NO_PAGES: DevPages = { configurations: [], answers: {}, shown: [] };

const alonePage = (name: string, sandboxUrl: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="roost-sandbox" content="${sandboxUrl}"><title>${name} alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${ALONE_PATH}standalone.css"></head>
<body><div id="root"></div><script src="${ALONE_PATH}standalone.js"></script></body></html>`;

/**
 * @param siteUrl the site that runs: the page alone asks it for data and pictures
 * @param sandboxUrl where the outside world of that site is
 * @throws Failure when the port is taken
 */
export async function startDevServer({
  name,
  port,
  siteUrl,
  sandboxUrl,
  say,
  more = NO_PAGES,
  source = getSource(name),
}: {
  name: RemoteName;
  port: number;
  siteUrl: string;
  sandboxUrl: string;
  /** Told what the server bundle does not build with. */
  say: (line: string) => void;
  more?: DevPages;
  source?: RemoteSource;
}): Promise<DevServer> {
  const context = { mode: 'development' as const, outDir: join(source.directory, 'dist/development') };
  const alone = hasAlonePage(source);
  const compiler = webpack([
    remoteDev(name, context, source),
    ...(alone ? [remoteAlone(name, context, source)] : []),
    ...more.configurations,
  ]);
  if (!compiler) throw new Failure('webpack refused the configuration.');
  const bundle = watchServerBundle(name, say, source);
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // A reload would lose what the developer is looking at; React Refresh does without.
      liveReload: false,
      // The command ends it: this server would end the process, and a site that others use with it.
      setupExitSignals: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { logging: 'warn', overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { stats: 'errors-warnings' },
      proxy: [{ context: ['/api', '/_image'], target: siteUrl, changeOrigin: true }],
      setupMiddlewares: (middlewares, { app }) => {
        const answers: DevPages['answers'] = {
          ...more.answers,
          ...bundle.answers,
          ...(alone && { '/': async () => ({ type: 'text/html', text: alonePage(name, sandboxUrl) }) }),
        };
        app?.use((request, response, next) => {
          const answer = answers[request.url?.split('?')[0] ?? ''];
          if (!answer) return next();
          answer().then(
            ({ type, text }) => response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text),
            next,
          );
        });
        return middlewares;
      },
    },
    compiler,
  );
  try {
    await server.start();
  } catch (error) {
    await bundle.stop();
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`The dev server could not start on port ${port}: ${why}. Choose another with --port.`);
  }
  const origin = `http://localhost:${port}`;
  return {
    pages: [
      `${name} in the full site: ${siteUrl}/?mfe=${name}@${origin}`,
      ...(alone ? [`${name} alone:            ${origin}/`] : []),
      ...more.shown.map(([what, path]) => `${what}: ${origin}${path}`),
    ],
    // Each waits for a build that runs. Nothing of it is needed any more, and what is left ends with this process.
    stop: () =>
      Promise.race([Promise.allSettled([server.stop(), bundle.stop()]), pause(STOP_MS)]).then(() => undefined),
  };
}
