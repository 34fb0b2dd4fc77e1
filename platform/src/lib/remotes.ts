/** The remotes of this repository, found by the `roost` block in their package.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from '@roost/shared/contracts/events';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import type { RemoteFacts, RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from './failure.ts';
import { workspaces } from './packages.ts';
import { isInstalled, packageDir, REPOSITORY } from './paths.ts';
import { parseRemotePackage } from './remote-package.ts';

const readPackage = (directory: string): ReturnType<typeof parseRemotePackage> => {
  const file = join(directory, 'package.json');
  return parseRemotePackage(file, readFileSync(file, 'utf8'));
};
const readFacts = (name: RemoteName): RemoteFacts | null => readPackage(packageDir(name)).roost ?? null;

/** Returns the remote whose repository this is: the last part of its package's name. */
function ownRemote(): RemoteName {
  const { name, roost } = readPackage(REPOSITORY);
  const own = name?.split('/').at(-1);
  if (!roost || !isRemoteName(own))
    throw new Failure(
      `${join(REPOSITORY, 'package.json')} is of no remote: a remote is named like mfe-reviews and has a roost block.`,
    );
  return own;
}

/** Returns the names of all remotes. @throws Failure when a roost block is wrong */
export const remoteNames = (): RemoteName[] =>
  isInstalled
    ? [ownRemote()]
    : workspaces()
        .filter(isRemoteName)
        .filter((name) => readFacts(name));

const WITHOUT_BLOCK = 'has no roost block, which says what the remote offers.';

/** Returns what a remote says about itself. @throws Failure when it says nothing, or it is wrong */
export function remoteFacts(name: RemoteName): RemoteFacts {
  const facts = readFacts(name);
  if (!facts) throw new Failure(`${name}/package.json ${WITHOUT_BLOCK}`);
  const unknown = facts.goals?.find((goal) => !Object.hasOwn(EVENTS, goal));
  if (unknown !== undefined)
    throw new Failure(
      `${name}/package.json: its goal "${unknown}" is no event. There are ${Object.keys(EVENTS).join(', ')}.`,
    );
  return facts;
}

/** Says which remotes there are, and which of them `Search`, `./mfe-search/` or `@roost/mfe-search` means. */
export function describeMissing(typed: string | undefined, names: readonly string[]): string {
  const all = `One of ${names.join(', ')}.`;
  if (typed === undefined) return `Which remote? ${all}`;
  const meant = `mfe-${(typed.toLowerCase().split('/').findLast(Boolean) ?? '').replace(/^mfe-/, '')}`;
  return `There is no remote "${typed}". ${names.includes(meant) ? `Did you mean ${meant}?` : all}`;
}

/**
 * Returns the remote that a command's argument names; in the repository of one remote that one need not be named.
 * @throws Failure with the names there are, and the usage
 */
export function namedRemote(name: string | undefined, usage: string): RemoteName {
  const names = remoteNames();
  const found = names.find((candidate) => candidate === (name ?? (isInstalled ? names[0] : undefined)));
  if (!found && !isInstalled && isRemoteName(name) && workspaces().includes(name))
    throw new Failure(`${name}/package.json ${WITHOUT_BLOCK}`);
  if (!found) throw new Failure(`${describeMissing(name, names)}\nUsage: ${usage}`);
  return found;
}

/**
 * Returns the remote of a command that takes one.
 * @throws Failure for more than one, and as `namedRemote` does
 */
export function onlyRemote(words: readonly string[], usage: string): RemoteName {
  if (words.length > 1)
    throw new Failure(
      `One remote at a time: what is "${words.slice(1).join(' ')}" for? Nothing was done.\nUsage: ${usage}`,
    );
  return namedRemote(words[0], usage);
}
