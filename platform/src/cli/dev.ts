/**
 * `npm run dev -- mfe-search [mfe-listing …] [--port 3200] [--listings N]`: the whole site, with some remotes coming
 * from their dev servers, each remote alone on a page of its own, and the gallery of the design system. What is saved
 * changes in the page as it is, loaders are asked again (PLAT-4, PLAT-7). A site in development that runs already is
 * used, and runs until the last command that uses it ends; beside any other one a second is started.
 */
import { join } from 'node:path';
import { isThisMachine } from '@roost/shared/contracts/site-address';
import { buildInChild, isUpToDate } from '../build/build.ts';
import { getDist } from '../build/build-info.ts';
import { startDevServer } from '../dev/dev-server.ts';
import type { DevServer } from '../dev/dev-server.ts';
import { isDataInUse, untilAnswers, untilGone, whileNobodyStarts } from '../dev/others-start.ts';
import { siteBeside } from '../dev/site-beside.ts';
import { untilUnused, useSite } from '../dev/site-users.ts';
import { gallery } from '../gallery/gallery.ts';
import { siteSettings } from '../lib/environment.ts';
import type { SiteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { commandArguments, runCommand, say, wholeNumber, wholePort } from '../lib/command.ts';
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

/** Whether a site lets browsers pin a remote to an address: only one in development does. */
const takesAddresses = (siteUrl: string, pin: string): Promise<boolean> =>
  fetch(`${siteUrl}/?mfe=${pin}`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).then(
    ({ status }) => status === 302,
    () => false,
  );

/** Starts a site that renders with what the dev servers have built. */
async function startDevelopmentSite(
  settings: SiteSettings,
  listings: number | null,
  environment: NodeJS.ProcessEnv,
): Promise<RunningSite> {
  const hostDist = join(getDist('host'), 'development');
  if (!(await isUpToDate('host', hostDist, 'development'))) {
    say('building the host for development (React Refresh needs the development build of React)');
    await buildInChild('host', 'development', hostDist);
  }
  return startSite({
    settings,
    listings,
    environment: { ...environment, ROOST_ENV: 'development', ROOST_HOST_DIST: hostDist },
    say,
  });
}

/** A site, and whether this command has started it. */
type FoundSite = Pick<RunningSite, 'settings' | 'stop'> & { isOwn?: false; leave?: () => Promise<void> };

/** The site that runs, or one that is started for it. @param pins as `?mfe=` takes them */
async function findSite(listings: number | null, origins: readonly string[], pins: string): Promise<FoundSite> {
  const settings = siteSettings();
  const environment = { ROOST_ASSETS_ORIGINS: origins.join(',') };
  await untilAnswers(settings.dataDir, () => isRunning(settings.siteUrl), say);
  if (!(await isRunning(settings.siteUrl)) && !(await isDataInUse(settings.dataDir)))
    return startDevelopmentSite(settings, listings, environment);
  if (await takesAddresses(settings.siteUrl, pins)) {
    say(`${settings.siteUrl} runs already and is used.`);
    return { settings, stop: async () => undefined, isOwn: false };
  }
  if (!isThisMachine(new URL(settings.siteUrl).hostname))
    throw new Failure(`${settings.siteUrl} takes no remotes from this machine: only a site in development does.`);
  const beside = await siteBeside(settings);
  const leave = await useSite(beside.dataDir);
  await untilAnswers(beside.dataDir, () => isRunning(beside.siteUrl), say);
  if (await isRunning(beside.siteUrl)) {
    say(`${beside.siteUrl} runs already and is used.`);
    return { settings: beside, stop: async () => undefined, isOwn: false, leave };
  }
  say(
    `${settings.dataDir} is the data of a site that runs already, with published versions only. A site for development is started beside it, with data of its own in ${beside.dataDir}.`,
  );
  const own = { ...environment, ROOST_SERVICES_URL: '', ROOST_SANDBOX_URL: '' };
  const { stop } = await startDevelopmentSite(beside, listings, own);
  return { settings: beside, stop, leave };
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(DEV_OPTIONS, USAGE);
  const [first, ...others] = new Set(positionals);
  const names = [first, ...others].map((name) => namedRemote(name, USAGE));
  const port = wholePort(values.port, '--port', names.length) ?? DEFAULT_PORT;
  const listings = wholeNumber(values.listings, '--listings');
  const origins = names.map((_name, index) => `http://localhost:${port + index}`);
  const pins = names.map((name, index) => `${name}@${origins[index]}`).join();
  const { dataDir } = siteSettings();
  // Before the site is looked for, so that it does not end in between.
  const leave = await useSite(dataDir);
  const site = await whileNobodyStarts(dataDir, say, () => findSite(listings, origins, pins));
  const servers: DevServer[] = [];
  let isEnding = false;
  const stop = async (waitsForOthers: boolean): Promise<void> => {
    isEnding = true;
    const served = Promise.allSettled(servers.map((server) => server.stop()));
    await Promise.all([leave(), site.leave?.()]);
    if (waitsForOthers && site.isOwn !== false) await untilUnused(site.settings.dataDir, say);
    await Promise.allSettled([served, site.stop()]);
    process.exit(0);
  };
  let isInterrupted = false;
  process.on('SIGINT', () => {
    void stop(!isInterrupted);
    isInterrupted = true;
  });
  for (const event of ['SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => void stop(true));
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
    await Promise.allSettled([...servers.map((server) => server.stop()), leave(), site.leave?.(), site.stop()]);
    throw error;
  }
  say('');
  if (servers.length > 1) say(`  all of them in the full site: ${site.settings.siteUrl}/?mfe=${pins}`);
  for (const page of servers.flatMap(({ pages }) => pages)) say(`  ${page}`);
  say(
    '  Open the first address once: it pins what it names for this browser session. ?mfe=reset ends that.\n  Ctrl-C stops what this command started, the site when nobody else uses it.\n',
  );
  if (site.isOwn !== false) return;
  const { settings } = site;
  await untilGone(settings.dataDir, () => isRunning(settings.siteUrl));
  if (!isEnding)
    say(
      `The command that had started ${settings.siteUrl} was killed or told to end at once: the site ends with it. What this one serves goes on without a site. End it with Ctrl-C and run it again: it starts one.`,
    );
});
