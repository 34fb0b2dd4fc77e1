/**
 * `npm run dev -- mfe-search [mfe-listing …] [--port 3200] [--listings N]`: the whole site, with some remotes coming from their dev servers, each remote alone on a
 * page of its own, and the gallery of the design system. Saved changes appear without a reload (PLAT-4, PLAT-7). A site that runs already is used.
 */
import { join } from 'node:path';
import { buildInChild, isUpToDate } from '../build/build.ts';
import { distOf } from '../build/build-info.ts';
import { startDevServer } from '../dev/dev-server.ts';
import type { DevServer } from '../dev/dev-server.ts';
import { gallery } from '../gallery/gallery.ts';
import { siteSettings } from '../lib/environment.ts';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { namedRemote } from '../lib/remotes.ts';
import { startSite } from '../site/index.ts';
import type { RunningSite } from '../site/index.ts';
import { DEV_OPTIONS } from './usage.ts';

const USAGE = 'npm run dev -- <remote> [<remote> …] [--port N] [--listings N]';
const DEFAULT_PORT = 3200;
const ANSWER_LIMIT_MS = 3000;

const isRunning = (siteUrl: string): Promise<boolean> =>
  fetch(`${siteUrl}/readyz`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    (answer) => answer.ok,
    () => false,
  );

/** The site that runs, or one that is started for it. */
async function findSite(
  listings: string | undefined,
  origins: readonly string[],
): Promise<Pick<RunningSite, 'settings' | 'stop'>> {
  const settings = siteSettings();
  if (await isRunning(settings.siteUrl)) {
    say(
      `${settings.siteUrl} runs already and is used. Where it was started by npm start, its pages show changes after a reload.`,
    );
    return { settings, stop: async () => undefined };
  }
  const hostDist = join(distOf('host'), 'development');
  if (!(await isUpToDate('host', hostDist, 'development'))) {
    say('building the host for development (React Refresh needs the development build of React)');
    await buildInChild('host', 'development', hostDist);
  }
  return startSite({
    listings: wholeNumber(listings, '--listings'),
    // The host renders with what the dev servers have built.
    environment: { ROOST_ENV: 'development', ROOST_HOST_DIST: hostDist, ROOST_ASSETS_ORIGINS: origins.join(',') },
    say,
  });
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(DEV_OPTIONS, USAGE);
  const [first, ...others] = new Set(positionals);
  const names = [first, ...others].map((name) => namedRemote(name, USAGE));
  const port = wholeNumber(values.port, '--port') ?? DEFAULT_PORT;
  const origins = names.map((_name, index) => `http://localhost:${port + index}`);
  const site = await findSite(values.listings, origins);
  const servers: DevServer[] = [];
  const stop = (): void => {
    void Promise.allSettled([...servers.map((server) => server.stop()), site.stop()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop).on('disconnect', stop);
  process.channel?.unref();
  try {
    for (const [index, name] of names.entries())
      servers.push(
        await startDevServer({
          name,
          port: port + index,
          siteUrl: site.settings.siteUrl,
          sandboxUrl: `http://localhost:${site.settings.ports.sandbox}`,
          say,
          ...(index === 0 && { more: gallery() }),
        }),
      );
  } catch (error) {
    await Promise.allSettled([...servers.map((server) => server.stop()), site.stop()]);
    throw error;
  }
  say('');
  if (servers.length > 1)
    say(`  all of them in the full site: ${site.settings.siteUrl}/?mfe=${servers.map(({ pin }) => pin).join()}`);
  for (const page of servers.flatMap(({ pages }) => pages)) say(`  ${page}`);
  say(
    '  Open the first address once: it pins what it names for this browser session. ?mfe=reset ends that.\n  Ctrl-C stops what this command started.\n',
  );
});
