import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from '@roost/shared/contracts/remotes';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
/** Milliseconds for one command, its build included, on a machine that is busy with other work. */
export const PUBLISH_LIMIT_MS = 300_000;

/**
 * Publishes a remote the way a team does, by the command, into the running site's data directory. Returns the version.
 */
export async function publish(remote: RemoteName): Promise<string> {
  const { stdout } = await command('publish', remote, '--skip-checks', 'a flow publishes the same sources many times');
  const version = new RegExp(`published ${remote}@(\\S+)`).exec(stdout)?.[1];
  if (!version) throw new Error(`The publish command did not say which version it published:\n${stdout}`);
  return version;
}

/** Gives all visitors the version before. */
export async function rollBack(remote: RemoteName): Promise<void> {
  await command('registry', 'rollback', remote);
}

/** Gives all visitors a version that is published. */
export async function promote(remote: RemoteName, version: string): Promise<void> {
  await command('registry', 'promote', remote, version);
}

/** Adds a remote with a page and a slot to the repository, by the command. */
export async function createRemote(remote: RemoteName): Promise<void> {
  await command('new-remote', remote);
}

/** Runs the remote's own tests. Rejects with what they said when one fails. */
export async function testRemote(remote: RemoteName): Promise<void> {
  await command('unit', remote);
}

/** Takes it out of the repository and of the registry again. Does nothing when it is gone. */
export async function removeRemote(remote: RemoteName): Promise<void> {
  if (existsSync(path.join(REPOSITORY, remote))) await command('new-remote', '--remove', remote);
}

/** Makes a token for the console of the teams, by the command, and withdraws it. */
export async function makeTeamToken(): Promise<{ token: string; withdraw: () => Promise<unknown> }> {
  const { stdout } = await command('registry', 'token-make', 'flows', '--remotes', '*');
  const token = /roost_\S+/.exec(stdout)?.[0];
  if (!token) throw new Error(`The command printed no token:\n${stdout}`);
  return { token, withdraw: () => command('registry', 'token-withdraw', token.split('_')[1] ?? '') };
}

function command(...args: string[]) {
  return run('node', [path.join(REPOSITORY, 'platform/bootstrap.mjs'), ...args], {
    cwd: REPOSITORY,
    timeout: PUBLISH_LIMIT_MS,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
}
