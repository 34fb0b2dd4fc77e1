/**
 * `npm run registry -- <command>`: what is published, who gets it, who changed it, and whose signature it has. `USAGE`
 * names the commands.
 */
import { ENVIRONMENTS } from '@roost/shared/contracts/registry';
import { commandArguments, runCommand, say, wholeNumber, wholePercent } from '../lib/command.ts';
import { siteSettings } from '../lib/environment.ts';
import { Failure } from '../lib/failure.ts';
import { isInstalled } from '../lib/paths.ts';
import { prune, RETENTION } from '../registry/retention.ts';
import { prepareNextKey, publisherKey, takeNextKey } from '../registry/signing.ts';
import { remotesDir, signAsItIs } from '../registry/store.ts';
import { takenVersions } from '../registry/taken.ts';
import { makeToken, readTokens, RIGHTS, withdrawToken } from '../registry/tokens.ts';
import { namedEnvironment, registryPlace } from '../teams/place.ts';
import type { RegistryPlace } from '../teams/place.ts';
import { removeLooseFiles } from '../teams/version-store.ts';
import {
  bakeMinutes,
  describeAudit,
  describeLink,
  describeRegistry,
  describeTokens,
  describeUnknownRemotes,
  getCommandUsage,
  MisusedCommand,
  namedAlone,
  namedReason,
  namedShare,
  namedVersion,
  refuseElsewhere,
  recordLimit,
  refuseUnused,
} from './registry-words.ts';
import { REGISTRY_OPTIONS, REGISTRY_USAGE as USAGE } from './usage.ts';

/** How long a link for testers is good, in hours. */
const LINK_HOURS = 8;

type Values = ReturnType<typeof commandArguments<typeof REGISTRY_OPTIONS>>['values'];
type Command = (rest: readonly string[], values: Values) => Promise<void>;

/** Names with commas between. @throws Failure that names one that there is not */
function getList<T extends string>(text: string | undefined, known: readonly T[], option: string): T[] {
  if (text === undefined) return [...known];
  return text.split(',').map((name) => {
    const found = known.find((candidate) => candidate === name.trim());
    if (!found) throw new Failure(`${option} takes ${known.join(', ')}, not "${name}".`);
    return found;
  });
}

function named(rest: readonly string[], what: string): string {
  if (!rest[0]) throw new MisusedCommand(`Which ${what}?`);
  return rest[0];
}

/** Commands that ask a service, where one is set. */
function placeCommands(place: RegistryPlace): Record<string, Command> {
  const give = async (at: readonly string[], percent: number, reason: string | null): Promise<void> => {
    const { name, version } = namedVersion(at);
    say(await place.traffic(name, version, percent, { reason }));
  };
  return {
    list: async () => describeRegistry(await place.read()).forEach(say),
    promote: async (rest, { traffic, reason }) =>
      give(rest, wholePercent(traffic, '--traffic') ?? 100, namedReason(reason)),
    traffic: async (rest, { traffic, reason }) => {
      const { words, percent } = namedShare(rest, traffic);
      await give(words, percent, namedReason(reason));
    },
    progressive: async (rest, { bake, reason }) => {
      const { name, version } = namedVersion(rest);
      say(await place.progressive(name, version, bakeMinutes(bake), { reason: namedReason(reason) }));
    },
    rollback: async (rest, { reason }) =>
      say(await place.rollback(namedAlone(rest[0]), { reason: namedReason(reason) })),
    withdraw: async (rest, { reason: text }) => {
      const { name, version } = namedVersion(rest);
      const reason = namedReason(text);
      if (!reason) throw new MisusedCommand('Why? --reason says it to whoever pins it.');
      say(await place.withdraw(name, version, reason));
    },
    remove: async (rest, { reason: text }) => {
      const remote = namedAlone(rest[0]);
      const reason = namedReason(text);
      if (!reason) throw new MisusedCommand('Why? --reason says it to whoever looks for its pages.');
      say(await place.remove(remote, reason));
    },
    release: async (rest, { from, traffic, reason }) => {
      const { name, version } = namedVersion(rest);
      if (from === undefined) throw new MisusedCommand('From where? --from staging.');
      const percent = wholePercent(traffic, '--traffic') ?? 100;
      say(await place.release(name, version, namedEnvironment(from), percent, { reason: namedReason(reason) }));
    },
    link: async (rest, { hours }) => {
      const pins = rest[0] ?? '*';
      // One that is shown as if it were down has no version.
      if (pins !== '*') pins.split(',').forEach((pin) => namedVersion([pin.replace(/@down$/, '@0.0.0')]));
      say(describeLink(await place.link(pins, wholeNumber(hours, '--hours') ?? LINK_HOURS)));
      if (pins === '*') say('Put the versions you want in the place of mfe-search@1.4.0.');
    },
    audit: async (rest, { limit }) => {
      const records = await place.audit({ remote: rest[0], limit: recordLimit(limit) });
      // One that never was is a slip of the finger.
      if (records.length === 0 && rest[0] !== undefined)
        throw new Failure(`Nothing is recorded of ${rest[0]} in ${place.environment}.`);
      describeAudit(records).forEach(say);
      if (records.length === 0) say('nothing is recorded');
    },
  };
}

/** Commands for the machine that has the registry and its key. */
function ownCommands(dataDir: string): Record<string, Command> {
  const directory = remotesDir(dataDir);
  return {
    'token-make': async (rest, { remotes, environments, may, days }) => {
      const team = named(rest, 'team');
      if (!remotes) throw new MisusedCommand('For which remotes? --remotes mfe-search, or "*" for each.');
      const names = remotes.split(',').map((name) => name.trim());
      const text = await makeToken(dataDir, {
        team,
        remotes: names,
        environments: getList(environments, ENVIRONMENTS, '--environments'),
        rights: getList(may, RIGHTS, '--may'),
        days: wholeNumber(days, '--days'),
      });
      say(text);
      say('Shown once, and kept nowhere: give it to the team as ROOST_REGISTRY_TOKEN.');
      describeUnknownRemotes(names, Object.keys(await takenVersions(directory))).forEach(say);
    },
    tokens: async () => describeTokens(await readTokens(dataDir)).forEach(say),
    'token-withdraw': async (rest) => {
      const { team, id } = await withdrawToken(dataDir, named(rest, 'token'));
      say(`the token ${id} of ${team} is refused from now on`);
    },
    prune: async (_rest, { keep, days, 'dry-run': dryRun = false, reason }) => {
      const rules = {
        keep: wholeNumber(keep, '--keep') ?? RETENTION.keep,
        days: wholeNumber(days, '--days') ?? RETENTION.days,
      };
      const gone = await prune({ directory, dataDir }, rules, {
        dryRun,
        note: { reason: namedReason(reason) },
      });
      if (!dryRun) await removeLooseFiles(directory);
      say(
        `${gone.length} versions ${dryRun ? 'would be' : 'were'} removed${gone.length > 0 ? `: ${gone.join(', ')}` : ''}`,
      );
    },
    key: async () => say((await publisherKey(dataDir)).publicKey),
    sign: () => signAsItIs(directory, true),
    'next-key': async () => say(await prepareNextKey(dataDir)),
    'use-next-key': async () => {
      await takeNextKey(dataDir);
      await signAsItIs(directory, true);
      say('The registry is signed by the new key. Hosts need the old one no longer.');
    },
  };
}

await runCommand(async () => {
  const { values, positionals } = commandArguments(REGISTRY_OPTIONS, USAGE);
  const [name = '', ...rest] = positionals;
  const settings = siteSettings();
  const own = ownCommands(settings.dataDir);
  const commands = Object.hasOwn(own, name)
    ? own
    : placeCommands(registryPlace(settings, namedEnvironment(values.environment), say));
  const command = commands[name];
  if (!command) throw new Failure(`${name === '' ? '' : `There is no command "${name}". `}Usage: ${USAGE}`);
  if (commands === own) refuseElsewhere(name, process.env.ROOST_REGISTRY_URL, isInstalled);
  try {
    refuseUnused(name, rest, Object.keys(values));
    await command(rest, values);
  } catch (error) {
    if (!(error instanceof MisusedCommand)) throw error;
    throw new Failure(`${error.message}\nUsage: ${getCommandUsage(name)}`);
  }
});
