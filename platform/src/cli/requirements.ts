/**
 * `npm run requirements [-- --missing]`: every requirement with the tests that name it, and parts that no test names. A
 * requirement with parts is proven only when each of them is named.
 */
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { missingParts, readNamedTests, readRequirementList } from '../testing/requirement-tests.ts';

const belongsTo = (named: string, id: string): boolean => named.replace(/[a-z]$/, '') === id;

await runCommand(async () => {
  const values = commandOptions({ missing: { type: 'boolean' } }, 'npm run requirements -- [--missing]');
  const requirements = await readRequirementList();
  const tests = await readNamedTests();
  const named = new Set(tests.map(({ id }) => id));
  if (!values.missing)
    for (const { id } of requirements) {
      const titles = tests.filter((test) => belongsTo(test.id, id));
      say(`${id}  ${titles.length === 0 ? 'no test' : `${titles.length} ${titles.length === 1 ? 'test' : 'tests'}`}`);
      for (const { id: part, title, file } of titles) say(`    ${part === id ? '' : `${part} `}${file}: ${title}`);
    }
  const known = new Set(requirements.flatMap(({ id, parts }) => [id, ...parts]));
  const unknown = tests.filter(({ id }) => !known.has(id));
  if (unknown.length > 0)
    say(
      `\nTests that name an id which is not on the list:\n${unknown.map(({ id, file, title }) => `  ${id} in ${file}: ${title}`).join('\n')}`,
    );
  const missing = requirements.flatMap((requirement) => missingParts(requirement, named));
  const proven = requirements.filter((requirement) => missingParts(requirement, named).length === 0);
  say(`\nNo test names: ${missing.length === 0 ? 'none' : missing.join(', ')}`);
  say(`${proven.length} of ${requirements.length} requirements are named by tests, in each of their parts`);
});
