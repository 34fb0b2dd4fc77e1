/**
 * `npm run dev -- mfe-search [--port 3200] [--listings N]`: the whole site, with one remote coming from its dev server, and
 * that remote alone on a page of its own. Saved changes appear without a reload (PLAT-4, PLAT-7).
 */
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildInChild } from '../build/build.ts';
import { distOf } from '../build/build-info.ts';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { namedRemote } from '../lib/remotes.ts';
import { startSite } from '../site/index.ts';
import { DEV_OPTIONS } from './usage.ts';
import { ALONE_PATH, hasAlonePage, remoteAlone, remoteDev } from '../webpack/remote-dev.ts';

const USAGE = 'npm run dev -- <remote> [--port N] [--listings N]';
const DEFAULT_PORT = 3200;

const alonePage = (name: string, sandboxUrl: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="roost-sandbox" content="${sandboxUrl}"><title>${name} alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${ALONE_PATH}standalone.css"></head>
<body><div id="root"></div><script src="${ALONE_PATH}standalone.js"></script></body></html>`;

await runCommand(async () => {
  const { values, positionals } = commandArguments(DEV_OPTIONS, USAGE);
  const name = namedRemote(positionals.length === 1 ? positionals[0] : undefined, USAGE);
  const port = wholeNumber(values.port, '--port') ?? DEFAULT_PORT;
  const outDir = join(distOf(name), 'development');
  const hostDist = join(distOf('host'), 'development');

  say('building the host for development (React Refresh needs the development build of React)');
  await buildInChild('host', 'development', hostDist);
  const site = await startSite({
    listings: wholeNumber(values.listings, '--listings'),
    environment: { ROOST_ENV: 'development', ROOST_HOST_DIST: hostDist },
    say,
  });

  const context = { mode: 'development' as const, outDir };
  const alone = hasAlonePage(name);
  const compiler = webpack([remoteDev(name, context), ...(alone ? [remoteAlone(name, context)] : [])]);
  if (!compiler) throw new Failure('webpack refused the configuration.');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // A reload would lose what the developer is looking at; React Refresh does without.
      liveReload: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      client: { logging: 'warn', overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
      // The page alone asks the site for data and pictures.
      proxy: [{ context: ['/api', '/_image'], target: site.settings.siteUrl, changeOrigin: true }],
      setupMiddlewares: (middlewares, { app }) => {
        if (alone) {
          app?.use((request, response, next) => {
            if (request.url !== '/') return next();
            response
              .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
              .end(alonePage(name, `http://localhost:${site.settings.ports.sandbox}`));
          });
        }
        return middlewares;
      },
    },
    compiler,
  );

  const stop = (): void => {
    void Promise.allSettled([server.stop(), site.stop()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
  process.channel?.unref();
  try {
    await server.start();
  } catch (error) {
    await site.stop();
    throw new Failure(
      `The dev server could not start on port ${port}: ${error instanceof Error ? error.message : String(error)}. Choose another with --port.`,
    );
  }
  const origin = `http://localhost:${port}`;
  say(`\n  ${name} in the full site: ${site.settings.siteUrl}/?mfe=${name}@${origin}`);
  if (alone) say(`  ${name} alone:            ${origin}/`);
  say(
    '  Open the first address once: it pins the remote for this browser session. ?mfe=reset ends that.\n  Ctrl-C stops everything.\n',
  );
});
