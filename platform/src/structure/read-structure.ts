/** Reads the imports between the folders of a remote from its sources. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { getOutput } from '../lib/run.ts';
import { toArrows, toPairs, type Arrow } from './folder-arrows.ts';

const CRUISER = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const cruised = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
});

/** The arrows between the folders of a remote, and the pairs of folders that import each other. */
export type Structure = { arrows: readonly Arrow[]; pairs: readonly (readonly [string, string])[] };

/**
 * Reads the structure of a remote.
 * @param root of the repository whose sources are read
 * @throws Failure when the imports cannot be read
 */
export async function readStructure(remote: string, root = REPOSITORY): Promise<Structure> {
  const json = await getOutput(
    process.execPath,
    [CRUISER, `${remote}/src`]
      .concat(['--no-config', '--output-type', 'json', '--ts-pre-compilation-deps'])
      .concat(['--include-only', `^${remote}/src`]),
    { cwd: root },
  );
  if (json === null) throw new Failure(`The imports of ${remote} could not be read`);
  const arrows = toArrows(
    cruised.parse(JSON.parse(json)).modules.map(({ source, dependencies }) => ({
      file: source,
      imports: dependencies.map(({ resolved }) => resolved),
    })),
  );
  return { arrows, pairs: toPairs(arrows) };
}

/** Returns the structure in words: how many arrows and pairs there are, and a line for each pair. */
export function formatStructure({ arrows, pairs }: Structure): string {
  const count = `${arrows.length} arrows between folders, ${pairs.length} pairs of folders import each other`;
  return [count, ...pairs.map(([a, b]) => `  ${a} <-> ${b}`)].join('\n');
}
