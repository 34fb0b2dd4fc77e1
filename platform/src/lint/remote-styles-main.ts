/** Lints the style sheets of packages with pages: all of them, or those that are named. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { filesBelow } from '../lib/files.ts';
import { packageDir } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { styleProblems } from './remote-styles.ts';
import { getSetProperties, propertyProblems } from './style-properties.ts';

/** The texts of a package's sheets and scripts, by file. */
async function readSources(name: string): Promise<[string, string][]> {
  const source = join(packageDir(name), 'src');
  const files = (await filesBelow(source)).filter((path) => /\.(css|tsx?)$/.test(path));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(join(source, file), 'utf8')]),
  );
}

const named = process.argv.slice(2);
const all = ['shared', 'host', ...remoteNames()];
const shared = await readSources('shared');
for (const name of named.includes('.') ? all : named.filter((one) => all.includes(one))) {
  const sources = name === 'shared' ? shared : await readSources(name);
  const known = new Set([...shared, ...sources].flatMap(([, text]) => getSetProperties(text)));
  for (const [file, text] of sources.filter(([path]) => path.endsWith('.css'))) {
    const problems = propertyProblems(text, known);
    if (isRemoteName(name)) problems.unshift(...styleProblems(text, file, name));
    for (const problem of problems) process.stdout.write(`${name}/src/${file}: ${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
