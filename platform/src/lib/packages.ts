/** The packages of this repository. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from './failure.ts';
import { REPOSITORY } from './paths.ts';

/** Returns the directories of all packages, as the root's package.json lists them. */
export function workspaces(): string[] {
  const schema = z.object({ workspaces: z.array(z.string()) });
  const { workspaces } = schema.parse(JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')));
  return workspaces.flatMap((pattern) =>
    globSync(pattern, { cwd: REPOSITORY })
      .filter((directory) => existsSync(join(REPOSITORY, directory, 'package.json')))
      .sort(),
  );
}

/** Returns the named packages. @throws Failure when one is no package of this repository */
export function namedPackages(names: readonly string[]): readonly string[] {
  const known = workspaces();
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`${unknown} is no package. Packages: ${known.join(', ')}.`);
  return names;
}
