/**
 * The project of a team that has nothing of this repository (PLAT-2): made with packages from a real npm registry, or
 * from packed files without a registry.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { packAll } from '../pack/pack.ts';
import { publishPackages } from '../pack/publish-packages.ts';
import { startNpmRegistry } from './npm-registry.ts';
import type { NpmRegistry } from './npm-registry.ts';
import { bare, command } from './steps.ts';
import type { Say, Step } from './steps.ts';

export const NAME = 'mfe-reviews';

/** How a team gets the packages: what makes the project, and what its npm has to know. */
type Source = { create: readonly string[]; environment: NodeJS.ProcessEnv };

/** From a real npm registry, to which they were published by its address and a token. */
async function publishToRegistry(registry: NpmRegistry, step: Step, say: Say): Promise<Source> {
  const note: Say = (line) => say(`        ${line}`);
  await step('own repository: packages are published to an npm registry', () => publishPackages(registry, note));
  await step('own repository: a version that is there is not written again', async () => {
    const said: string[] = [];
    await publishPackages(registry, (line) => said.push(line));
    if (!said.every((line) => line.endsWith('is there already'))) throw new Failure(said.join('\n'));
  });
  return {
    create: ['npm', 'create', '--yes', '@roost/remote', NAME],
    environment: bare({ 'npm_config_@roost:registry': registry.address }),
  };
}

/** From packed files, without a registry. */
async function packFiles(packages: string, step: Step, say: Say): Promise<Source> {
  const packed = await step('own repository: packages are packed', () => packAll(packages));
  for (const { name, version, bytes } of packed) say(`        ${name}@${version}, ${Math.round(bytes / 1000)} kB`);
  const creator = packed.find(({ name }) => name.endsWith('/create-remote'))?.file ?? '';
  const made = ['npm', 'exec', '--yes', `--package=${creator}`, '--', 'create-remote', NAME, '--packages', packages];
  return { create: made, environment: bare() };
}

/** Makes, installs, checks the project. @returns its directory */
export async function createProject(home: string, step: Step, say: Say): Promise<string> {
  const registry = await startNpmRegistry(join(home, 'registry'));
  if (registry === null) say('no npm registry: verdaccio cannot be installed here, so packed files stand in for it');
  try {
    const { create, environment } =
      registry === null
        ? await packFiles(join(home, 'packages'), step, say)
        : await publishToRegistry(registry, step, say);
    const elsewhere = join(home, 'team');
    await mkdir(elsewhere);
    await step(`own repository: ${create.slice(0, 2).join(' ')} makes the project`, () =>
      command(elsewhere, create, environment),
    );
    const project = join(elsewhere, NAME);
    await step('own repository: the packages install there', () =>
      command(project, ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], environment),
    );
    await step('own repository: its types and tests pass', () => command(project, ['npm', 'test']));
    return project;
  } finally {
    await registry?.stop();
  }
}
