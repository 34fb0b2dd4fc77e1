/**
 * `npm run structure [-- mfe-search …] [--at commit] [--draw]`: the imports between the folders of remotes, today or at
 * an older commit.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { runTool } from '../lib/run.ts';
import { toMermaid } from '../structure/folder-arrows.ts';
import { formatStructure, readStructure } from '../structure/read-structure.ts';

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
      const structure = await readStructure(remote, root);
      say(`${remote}: ${formatStructure(structure)}`);
      if (values.draw) say(`\n${toMermaid(structure.arrows)}\n`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
