/**
 * `npm run dev -- mfe-search [--port 3200] [--listings N]`: the whole site, with one remote coming from its dev server, and
 * that remote alone on a page of its own. Saved changes appear without a reload (PLAT-4, PLAT-7).
 */
import { join } from 'node:path';
import { buildInChild } from '../build/build.ts';
import { distOf } from '../build/build-info.ts';
import { startDevServer } from '../dev/dev-server.ts';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { namedRemote } from '../lib/remotes.ts';
import { startSite } from '../site/index.ts';
import { DEV_OPTIONS } from './usage.ts';

const USAGE = 'npm run dev -- <remote> [--port N] [--listings N]';
const DEFAULT_PORT = 3200;

await runCommand(async () => {
  const { values, positionals } = commandArguments(DEV_OPTIONS, USAGE);
  const name = namedRemote(positionals.length === 1 ? positionals[0] : undefined, USAGE);
  const hostDist = join(distOf('host'), 'development');

  say('building the host for development (React Refresh needs the development build of React)');
  await buildInChild('host', 'development', hostDist);
  const site = await startSite({
    listings: wholeNumber(values.listings, '--listings'),
    environment: { ROOST_ENV: 'development', ROOST_HOST_DIST: hostDist },
    say,
  });
  let server: Awaited<ReturnType<typeof startDevServer>> | undefined;
  const stop = (): void => {
    void Promise.allSettled([server?.stop(), site.stop()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
  process.channel?.unref();
  try {
    server = await startDevServer({
      name,
      port: wholeNumber(values.port, '--port') ?? DEFAULT_PORT,
      siteUrl: site.settings.siteUrl,
      sandboxUrl: `http://localhost:${site.settings.ports.sandbox}`,
    });
  } catch (error) {
    await site.stop();
    throw error;
  }
  say('');
  for (const page of server.pages) say(`  ${page}`);
  say(
    '  Open the first address once: it pins the remote for this browser session. ?mfe=reset ends that.\n  Ctrl-C stops everything.\n',
  );
});
