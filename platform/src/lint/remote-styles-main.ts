/** Lints the style sheets of remotes: all of them, or of those that are named. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRemoteName } from '@roost/shared/contracts/remotes';
import { filesBelow } from '../lib/files.ts';
import { packageDir } from '../lib/paths.ts';
import { remoteNames } from '../lib/remotes.ts';
import { styleProblems } from './remote-styles.ts';

const named = process.argv.slice(2);
const remotes = named.includes('.') ? remoteNames() : named.filter(isRemoteName);
for (const name of remotes) {
  const source = join(packageDir(name), 'src');
  for (const file of (await filesBelow(source)).filter((path) => path.endsWith('.css'))) {
    const problems = styleProblems(await readFile(join(source, file), 'utf8'), file, name);
    for (const problem of problems) process.stdout.write(`${name}/src/${file}: ${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
