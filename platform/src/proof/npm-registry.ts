/**
 * A real npm registry for a proof: verdaccio, installed into a folder of its own when the proof runs, since nothing of
 * the site needs it.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from '../lib/failure.ts';
import { freePorts } from '../lib/free-ports.ts';
import { getOutput } from '../lib/run.ts';
import type { PackageRegistry } from '../pack/publish-packages.ts';
import { until } from './until.ts';

/** It asks for a node-fetch whose release cannot be installed everywhere; the one before it does the same. */
const PACKAGE = { private: true, dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } };
const INSTALL_MS = 300_000;
const START_MS = 60_000;
const LOCALHOST = '127.0.0.1';

/** Our packages only: everything else comes from where npm gets it on this machine. */
const CONFIGURATION = `storage: ./storage
auth:
  htpasswd:
    file: ./htpasswd
packages:
  '@roost/*':
    access: $all
    publish: $authenticated
log: { type: stdout, format: pretty, level: error }
`;

export type NpmRegistry = PackageRegistry & { stop: () => Promise<void> };

const loginSchema = z.object({ token: z.string() });

async function makeUser(address: string): Promise<string> {
  const answer = await fetch(`${address}-/user/org.couchdb.user:publisher`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'publisher', password: 'only-for-this-proof' }),
  });
  if (!answer.ok) throw new Failure(`verdaccio made no user: ${answer.status}`);
  return loginSchema.parse(await answer.json()).token;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Installs and starts verdaccio.
 * @param home an empty directory for it
 * @returns null when it cannot be installed, as without a network
 * @throws Failure when it was installed and does not answer
 */
export async function startNpmRegistry(home: string): Promise<NpmRegistry | null> {
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), JSON.stringify(PACKAGE));
  await writeFile(join(home, 'config.yaml'), CONFIGURATION);
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  if ((await getOutput('npm', install, { cwd: home, limit: INSTALL_MS })) === null) return null;
  const [port = 0] = await freePorts(1);
  const address = `http://${LOCALHOST}:${port}/`;
  const script = join(home, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(process.execPath, [script, '-c', 'config.yaml', '-l', `${LOCALHOST}:${port}`], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  try {
    await until(async () => (await fetch(`${address}-/ping`)).ok, START_MS, 'verdaccio to answer');
    return { address, token: await makeUser(address), stop: () => end(child) };
  } catch (error) {
    await end(child);
    throw error;
  }
}
