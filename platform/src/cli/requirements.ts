/** `npm run requirements [-- --missing]`: every requirement with the tests that name it, and those that no test names. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandArguments, runCommand, say } from '../lib/command.ts';
import { filesBelow } from '../lib/files.ts';
import { workspaces } from '../lib/packages.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { requirementIds, testsNamingRequirements } from '../testing/requirement-tests.ts';

await runCommand(async () => {
  const { values } = commandArguments({ missing: { type: 'boolean' } }, 'npm run requirements -- [--missing]');
  const ids = requirementIds(await readFile(join(REPOSITORY, 'docs/requirements.md'), 'utf8'));
  const tests = new Map<string, string[]>(ids.map((id) => [id, []]));
  const unknown: string[] = [];
  for (const folder of workspaces()) {
    const paths = (await filesBelow(join(REPOSITORY, folder))).filter(
      (path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes('node_modules/'),
    );
    for (const path of paths) {
      const name = `${folder}/${path}`;
      for (const { id, title } of testsNamingRequirements(name, await readFile(join(REPOSITORY, name), 'utf8'))) {
        const list = tests.get(id);
        if (list) list.push(`${name}: ${title}`);
        else unknown.push(`${id} in ${name}: ${title}`);
      }
    }
  }
  const missing = ids.filter((id) => tests.get(id)?.length === 0);
  if (!values.missing) {
    for (const [id, titles] of tests) {
      say(`${id}  ${titles.length === 0 ? 'no test' : `${titles.length} ${titles.length === 1 ? 'test' : 'tests'}`}`);
      titles.forEach((title) => say(`    ${title}`));
    }
  }
  if (unknown.length > 0)
    say(`\nTests that name an id which is not on the list:\n${unknown.map((line) => `  ${line}`).join('\n')}`);
  say(`\nNo test names: ${missing.length === 0 ? 'none' : missing.join(', ')}`);
  say(`${ids.length - missing.length} of ${ids.length} requirements are named by tests`);
});
