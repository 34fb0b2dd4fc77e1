/**
 * `roost <command>`: the tools of a remote in a repository of its own (PLAT-2). They know nothing of the site but its
 * address and, to publish, a token. `@roost/platform` brings them; in the site's repository the scripts of the root
 * package.json do the same.
 */
import { buildChanged } from '../build/build.ts';
import { describeSilence, namedSite } from '../dev/named-site.ts';
import { commandOptions, runCommand, say, wholePort } from '../lib/command.ts';
import { runningHosts, siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { namedRemote } from '../lib/remotes.ts';
import { checkContract } from '../publish/publish.ts';
import { checkTypes, runJest } from '../testing/checks.ts';
import { addCounts, oneTest, resultLine } from '../testing/counts.ts';
import { CONTRACT_OPTIONS, REMOTE_DEV_OPTIONS } from './usage.ts';

const DEV_PORT = 3200;

const USAGE = `roost <command>
  dev [--site <address>] [--port N] [--sandbox <address>]  hot reload, alone and in a site, with the data of a site that runs
  build                        browser and server bundle, into dist
  check                        types and tests
  contract [--site <address>]  builds, and asks the site that runs whether it could serve this build
  publish [...]                checks, and publishes to ROOST_REGISTRY_URL with ROOST_REGISTRY_TOKEN; --dry-run, --progressive, --environment staging
  registry <command> [...]     who gets which version: list, traffic, rollback, audit …`;

const COMMANDS: Record<string, () => Promise<unknown>> = {
  dev: () =>
    runCommand(async () => {
      const values = commandOptions(REMOTE_DEV_OPTIONS, USAGE);
      const siteUrl = values.site === undefined ? runningHosts(siteSettings())[0] : namedSite(values.site);
      const silence = await describeSilence(siteUrl ?? '');
      const { startDevServer } = await import('../dev/dev-server.ts');
      const server = await startDevServer({
        name: namedRemote(undefined, USAGE),
        port: wholePort(values.port, '--port') ?? DEV_PORT,
        siteUrl: siteUrl ?? '',
        sandboxUrl: values.sandbox ?? '',
        say,
      });
      const stop = (): void => void server.stop().finally(() => process.exit(0));
      process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
      for (const page of server.pages) say(`  ${page}`);
      say('  The first address is for a site that lets browsers pin a remote by its address. Ctrl-C stops.');
      if (silence !== null) say(`  ${silence}`);
    }),
  build: () => runCommand(async () => void (await buildChanged([namedRemote(undefined, USAGE)], say))),
  check: () =>
    runCommand(async () => {
      const own = [namedRemote(undefined, USAGE)];
      const counts = addCounts([oneTest(await checkTypes(own)), await runJest(own)]);
      say(resultLine(counts));
      if (counts.failed > 0) process.exitCode = 1;
    }),
  contract: () =>
    runCommand(async () => {
      const values = commandOptions(CONTRACT_OPTIONS, USAGE);
      const name = namedRemote(undefined, USAGE);
      const hosts = values.site === undefined ? runningHosts(siteSettings()) : [namedSite(values.site)];
      const breaches = await checkContract(name, hosts, say);
      if (breaches.length > 0)
        throw new Failure(
          `${hosts.join(', ')} cannot serve ${name}:\n${breaches.map((one) => `  - ${one}`).join('\n')}`,
        );
      say(`${hosts.join(', ')} can serve ${name}`);
    }),
  publish: () => import('./publish.ts'),
  registry: () => import('./registry.ts'),
};

// What is left are the arguments of the command itself.
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
await (command ?? (() => runCommand(() => Promise.reject(new Failure(`Usage: ${USAGE}`)))))();
