/** `npm start [-- --listings N --observe]` */
import { commandOptions, runCommand, say, wholeNumber } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { startObserver } from '../site-figures/server.ts';
import { startSite } from '../site/index.ts';
import { START_OPTIONS } from './usage.ts';

const USAGE = 'npm start -- [--listings N] [--observe]';

await runCommand(async () => {
  const values = commandOptions(START_OPTIONS, USAGE);
  const begun = performance.now();
  const timed = (line: string): void =>
    say(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

  const starting = new AbortController();
  let stopAsked = false;
  let stopSite: (() => Promise<void>) | null = null;
  let killSite: () => void = () => undefined;
  const stop = (why: string, code: number): void => {
    if (stopAsked) {
      killSite();
      process.exit(code);
    }
    stopAsked = true;
    timed(`${why}: stopping`);
    process.exitCode = code;
    // A start that is under way stops its processes and then rejects, which ends the command.
    if (stopSite) void stopSite().finally(() => process.exit(code));
    else starting.abort();
  };
  process
    .on('SIGINT', () => stop('Ctrl-C', 0))
    .on('SIGTERM', () => stop('told to stop', 0))
    .on('SIGHUP', () => stop('terminal closed', 0));
  process.on('disconnect', () => stop('starter gone', 1));
  process.channel?.unref();

  const settings = siteSettings();
  const observer = values.observe ? await startObserver(settings) : null;
  const site = await startSite({
    settings,
    ...(observer && { environment: observer.environment }),
    listings: wholeNumber(values.listings, '--listings'),
    say: timed,
    signal: starting.signal,
  }).catch((error: unknown) => {
    // Builds that still run follow this process.
    if (stopAsked) process.exit();
    void observer?.stop();
    throw error;
  });
  stopSite = site.stop;
  killSite = site.kill;
  const { siteUrl, ports } = site.settings;
  timed('ready');
  say(
    `\n  Roost is at ${siteUrl}\n  mail it sent: http://localhost:${ports.sandbox}/mail    logs: ${site.settings.dataDir}/logs${observer ? `\n  what it does now: ${observer.url}` : ''}\n  Ctrl-C stops it.\n`,
  );
});
// Builds that are still running must not hold up the end of a start that failed.
if (process.exitCode) process.exit();
