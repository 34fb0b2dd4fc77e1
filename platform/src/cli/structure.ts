/**
 * `npm run structure [-- mfe-search …] [--at commit] [--draw]`: the imports between the folders of remotes, today or at
 * an older commit. `--write` writes the drawings of today into docs/structure*.md.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { runTool } from '../lib/run.ts';
import { toMermaid } from '../structure/folder-arrows.ts';
import { formatStructure, readStructure } from '../structure/read-structure.ts';
import { STRUCTURE_PAGES, writeStructure } from '../structure/structure-docs.ts';

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

/** Writes the drawings of the remotes as they are into the documentation. */
async function writeDocs(): Promise<void> {
  for (const remote of remoteNames()) {
    const structure = await readStructure(remote);
    for (const path of STRUCTURE_PAGES)
      await writeFile(path, writeStructure(await readFile(path, 'utf8'), remote, structure));
  }
}

await runCommand(async () => {
  const { positionals, values } = commandArguments(
    { at: { type: 'string' }, draw: { type: 'boolean' }, write: { type: 'boolean' } },
    'npm run structure [-- mfe-name…] [--at commit] [--draw], or --write',
  );
  if (values.write) return writeDocs();
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
