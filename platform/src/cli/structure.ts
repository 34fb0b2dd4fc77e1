/** `npm run structure [-- mfe-search …] [--at commit] [--draw]`: the imports between the folders of remotes, today or at an older commit. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { getOutput, runTool } from '../lib/run.ts';
import { toArrows, toMermaid, toPairs } from '../structure/folder-arrows.ts';

const CRUISER = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const cruised = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
});

/** Writes the sources of a commit into a folder. Fails when git does not know the commit. */
async function unpack(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'sources.tar');
  const sources = join(folder, 'sources');
  await mkdir(sources);
  if ((await runTool('git', ['archive', '--output', archive, commit])) !== 0)
    throw new Failure(`git knows no ${commit}`);
  if ((await runTool('tar', ['-xf', archive, '-C', sources])) !== 0)
    throw new Failure('tar could not unpack the sources');
}

async function draw(remote: string, root: string, withDrawing: boolean): Promise<void> {
  const flags = [
    '--no-config',
    '--output-type',
    'json',
    '--ts-pre-compilation-deps',
    '--include-only',
    `^${remote}/src`,
  ];
  const json = await getOutput(process.execPath, [CRUISER, `${remote}/src`, ...flags], { cwd: root });
  if (json === null) throw new Failure(`The imports of ${remote} could not be read`);
  const { modules } = cruised.parse(JSON.parse(json));
  const arrows = toArrows(
    modules.map(({ source, dependencies }) => ({
      file: source,
      imports: dependencies.map(({ resolved }) => resolved),
    })),
  );
  const pairs = toPairs(arrows);
  say(`${remote}: ${arrows.length} arrows between folders, ${pairs.length} pairs of folders import each other`);
  for (const [a, b] of pairs) say(`  ${a} <-> ${b}`);
  if (withDrawing) say(`\n${toMermaid(arrows)}\n`);
}

await runCommand(async () => {
  const { positionals, values } = commandArguments(
    { at: { type: 'string' }, draw: { type: 'boolean' } },
    'npm run structure [-- mfe-name…] [--at commit] [--draw]',
  );
  const folder = await mkdtemp(join(tmpdir(), 'roost-structure-'));
  try {
    if (values.at) await unpack(values.at, folder);
    const root = values.at ? join(folder, 'sources') : REPOSITORY;
    for (const remote of positionals.length > 0 ? positionals : remoteNames()) {
      await draw(remote, root, values.draw === true);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
