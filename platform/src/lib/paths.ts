/**
 * Where things are. The tools run from the site's repository, or installed from their package in the repository of one
 * remote. Every tool takes places from here, so that the tree can be laid out anew in one place.
 */
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

export type Places = {
  /** Whether the tools were installed as a package. */
  isInstalled: boolean;
  /** The root directory of the repository that they work on. */
  repository: string;
  /** Directory of a package. In the repository of one remote every remote's name means that one. */
  packageDir: (name: string) => string;
  /** Directory of what `@roost/shared` exports. */
  sharedSource: string;
  /** Ending of our own scripts: built ones when they are installed. */
  extension: '.ts' | '.js';
};

/** The nearest directory with a package.json, upwards. */
function getProject(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const above = dirname(directory);
  return above === directory ? directory : getProject(above);
}

/**
 * Returns where things are.
 * @param here directory of this file
 * @param workingDirectory where the command was started
 */
export function getPlaces(here: string, workingDirectory: string): Places {
  if (!here.split(sep).includes('node_modules')) {
    const repository = resolve(here, '../../..');
    return {
      isInstalled: false,
      repository,
      packageDir: (name) => join(repository, name),
      sharedSource: join(repository, 'shared/src'),
      extension: '.ts',
    };
  }
  const repository = getProject(workingDirectory);
  const ours = join(repository, 'node_modules/@roost');
  return {
    isInstalled: true,
    repository,
    packageDir: (name) =>
      name.startsWith('mfe-') ? repository : join(['shared', 'platform'].includes(name) ? ours : repository, name),
    sharedSource: join(ours, 'shared/dist'),
    extension: '.js',
  };
}

const places = getPlaces(import.meta.dirname, process.cwd());
export const { isInstalled, packageDir, sharedSource, extension } = places;
/** The repository's root directory. */
export const REPOSITORY = places.repository;
/** A path as it stands in records: relative to the repository, with forward slashes. */
export const inRepository = (path: string): string => relative(REPOSITORY, path).split(sep).join('/');
