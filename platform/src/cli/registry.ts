/** `npm run registry -- <command>`: what is published, who gets it, and whose signature it has. `USAGE` names the commands. */
import { dirname } from 'node:path';
import type { Registry } from '@roost/shared/contracts/registry';
import { commandArguments, runCommand, say, wholeNumber } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { defaultEntry, promote, rollback, shareTraffic, withdraw } from '../registry/model.ts';
import { prepareNextKey, publisherKey, signGrant, takeNextKey } from '../registry/signing.ts';
import { readRegistry, remotesDir, signAsItIs, updateRegistry } from '../registry/store.ts';
import { tellOwner } from '../registry/tell-owner.ts';
import { REGISTRY_OPTIONS, REGISTRY_USAGE as USAGE } from './usage.ts';

/** How long a link for testers is good, in hours. */
const LINK_HOURS = 8;

function describe(registry: Registry): string[] {
  const lines = [`revision ${registry.revision}`];
  for (const [name, entries] of Object.entries(registry.microFrontends)) {
    lines.push(name);
    for (const { metadata, deployment, extras } of entries) {
      const share = extras.withdrawn
        ? `withdrawn: ${extras.withdrawn.reason}`
        : `${deployment.traffic} %${deployment.default ? ', default' : ''}`;
      lines.push(`  ${metadata.version.padEnd(12)} ${share.padEnd(16)} ${extras.publishedAt}`);
    }
  }
  return lines;
}

type Target = { name: string; version: string };

/** `mfe-search@1.4.0`, or the same in two words. */
function target(positionals: readonly string[]): Target {
  const [subject = '', version] = positionals;
  const match = /^(mfe-[a-z0-9-]+)@(.+)$/.exec(
    version === undefined || subject.includes('@') ? subject : `${subject}@${version}`,
  );
  if (!match?.[1] || !match[2]) throw new Failure(`A version is named like mfe-search@1.4.0.\nUsage: ${USAGE}`);
  return { name: match[1], version: match[2] };
}

async function give(directory: string, { name, version }: Target, percent: number | null): Promise<void> {
  await updateRegistry(directory, (registry) =>
    percent === null ? promote(registry, name, version) : shareTraffic(registry, name, version, percent),
  );
  say(
    `${name}@${version} serves ${percent === null || percent === 100 ? 'every visitor' : `${percent} % of visitors`}`,
  );
}

async function goBack(directory: string, name: string | undefined): Promise<void> {
  if (!name) throw new Failure(`Which remote?\nUsage: ${USAGE}`);
  let from: string | null = null;
  let message = '';
  let instead = '';
  const after = await updateRegistry(directory, (registry) => {
    const result = rollback(registry, name);
    from = result.ended.join(', ') || (defaultEntry(registry, name)?.metadata.version ?? null);
    instead = result.version;
    message =
      result.ended.length > 0
        ? `${name}: the canary ${result.ended.join(', ')} ended, ${result.version} serves every visitor`
        : `${name} is back at ${result.version}`;
    return result.registry;
  });
  say(message);
  await tellOwner(after, { event: 'remote_rolled_back', remote: name, version: from, message, instead }, say);
}

/** Prints an address that pins versions, for a site where links need a signature. */
async function printLink(dataDir: string, siteUrl: string, pins: string, hours: number): Promise<void> {
  const until = Math.floor(Date.now() / 1000) + hours * 3600;
  const grant = signGrant({ pins, until }, await publisherKey(dataDir));
  const query = new URLSearchParams({ mfe: pins === '*' ? 'mfe-search@1.4.0' : pins, qa: grant });
  say(`${siteUrl}/?${query.toString()}`);
  if (pins === '*') say('Put the versions you want in the place of mfe-search@1.4.0.');
}

async function keys(command: string, dataDir: string, directory: string): Promise<void> {
  if (command === 'sign') await signAsItIs(directory, true);
  else if (command === 'next-key') say(await prepareNextKey(dataDir));
  else if (command === 'use-next-key') {
    await takeNextKey(dataDir);
    await signAsItIs(directory, true);
    say('The registry is signed by the new key. Hosts need the old one no longer.');
  } else say((await publisherKey(dataDir)).publicKey);
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(REGISTRY_OPTIONS, USAGE);
  const [command = '', ...rest] = positionals;
  const { dataDir, siteUrl } = siteSettings();
  const directory = remotesDir(dataDir);
  if (command === 'list') describe(await readRegistry(directory)).forEach(say);
  else if (command === 'promote') await give(directory, target(rest), wholeNumber(values.traffic, '--traffic'));
  else if (command === 'traffic') {
    const percent = wholeNumber(values.traffic ?? rest.at(-1), 'percent');
    if (percent === null || rest.length < 2) throw new Failure(`How many percent?\nUsage: ${USAGE}`);
    await give(directory, target(values.traffic === undefined ? rest.slice(0, -1) : rest), percent);
  } else if (command === 'rollback') await goBack(directory, rest[0]);
  else if (command === 'withdraw') {
    const { name, version } = target(rest);
    const { reason } = values;
    if (!reason) throw new Failure(`Why? --reason says it to whoever pins it.\nUsage: ${USAGE}`);
    const after = await updateRegistry(directory, (registry) =>
      withdraw(registry, name, version, reason, new Date().toISOString()),
    );
    say(`${name}@${version} is served to nobody any more`);
    await tellOwner(after, { event: 'remote_withdrawn', remote: name, version, message: reason }, say);
  } else if (command === 'link')
    await printLink(dataDir, siteUrl, rest[0] ?? '*', wholeNumber(values.hours, '--hours') ?? LINK_HOURS);
  else if (['key', 'sign', 'next-key', 'use-next-key'].includes(command))
    await keys(command, dirname(directory), directory);
  else throw new Failure(`Usage: ${USAGE}`);
});
