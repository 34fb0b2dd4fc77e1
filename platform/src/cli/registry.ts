/** `npm run registry -- list | promote <remote>@<version> | traffic <remote>@<version> <percent> | rollback <remote>` */
import type { Registry } from '@roost/shared/contracts/registry';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { promote, rollback, shareTraffic } from '../registry/model.ts';
import { readRegistry, remotesDir, updateRegistry } from '../registry/store.ts';

const USAGE = `npm run registry -- <command>
  list                                    every remote with its versions and their share of visitors
  promote  <remote>@<version>             serve this version to every visitor
  traffic  <remote>@<version> <percent>   serve this version to a share of visitors
  rollback <remote>                       back to what was served before the current default`;

function describe(registry: Registry): string[] {
  const lines = [`revision ${registry.revision}`];
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    lines.push(name);
    for (const { metadata, deployment, extras } of entries) {
      const share = `${deployment.traffic} %${deployment.default ? ', default' : ''}`;
      lines.push(`  ${metadata.version.padEnd(12)} ${share.padEnd(16)} ${extras.publishedAt}`);
    }
  }
  return lines;
}

function target(text: string | undefined): { name: string; version: string } {
  const match = /^([a-z-]+)@(.+)$/.exec(text ?? '');
  if (!match?.[1] || !match[2]) throw new Failure(`A version is named like mfe-search@1.4.0.\nUsage: ${USAGE}`);
  return { name: match[1], version: match[2] };
}

await runCommand(async () => {
  const [command, subject, amount] = commandArguments({}, USAGE).positionals;
  const directory = remotesDir(siteSettings().dataDir);
  if (command === 'list') {
    describe(await readRegistry(directory)).forEach(say);
  } else if (command === 'promote') {
    const { name, version } = target(subject);
    await updateRegistry(directory, (registry) => promote(registry, name, version));
    say(`${name}@${version} serves every visitor`);
  } else if (command === 'traffic') {
    const { name, version } = target(subject);
    const percent = wholeNumber(amount, 'percent');
    if (percent === null) throw new Failure(`How many percent?\nUsage: ${USAGE}`);
    await updateRegistry(directory, (registry) => shareTraffic(registry, name, version, percent));
    say(`${name}@${version} serves ${percent} % of visitors`);
  } else if (command === 'rollback') {
    if (!subject) throw new Failure(`Which remote?\nUsage: ${USAGE}`);
    let version = '';
    await updateRegistry(directory, (registry) => {
      const result = rollback(registry, subject);
      version = result.version;
      return result.registry;
    });
    say(`${subject} is back at ${version}`);
  } else {
    throw new Failure(`Usage: ${USAGE}`);
  }
});
