/** Every command that the documentation names is one that there is, with options that it takes. */
import { readFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { REGISTRY_COMMANDS } from '../cli/usage.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { readOptions } from './command-options.ts';
import { documentedCommands, getWords } from './documented-commands.ts';

const scripts = (directory: string): Record<string, string> =>
  (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { scripts?: Record<string, string> }).scripts ??
  {};

const commands = documentedCommands();

async function getProblem(line: string, folder = REPOSITORY): Promise<string | null> {
  const [tool, ...rest] = getWords(line);
  if (tool === 'node') {
    const file = rest.find((word) => /\.[cm]?[jt]s$/.test(word)) ?? '';
    return [REPOSITORY, folder].some((from) => existsSync(join(from, file))) ? null : 'no such file';
  }
  if (tool === 'npx')
    return existsSync(join(REPOSITORY, 'node_modules/.bin', rest[0] ?? '')) ? null : `${rest[0]} is not installed`;
  const name = rest[0] === 'run' ? rest[1] : rest[0];
  if (name === undefined || ['install', 'ci', 'ls', 'exec', 'publish', 'config', 'create'].includes(name)) return null;
  const at = rest.indexOf('-w');
  const directory = at < 0 ? REPOSITORY : join(REPOSITORY, rest[at + 1] ?? '');
  // A remote that the text only supposes.
  if (at >= 0 && !existsSync(directory)) return null;
  const script = scripts(directory)[name];
  if (script === undefined) return `there is no script ${name}`;
  const dashes = rest.indexOf('--');
  const args = dashes < 0 ? [] : rest.slice(dashes + 1);
  if (args.length === 0) return null;
  const options = await readOptions(script);
  if (!options) return args.some((word) => word.startsWith('-')) ? `nothing tells the options of ${name}` : null;
  try {
    const { positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    if (name === 'registry' && !REGISTRY_COMMANDS.includes(positionals[0] ?? '')) return `no command ${positionals[0]}`;
    return null;
  } catch (error) {
    return String(error);
  }
}

test('PLAT-2: there are commands in the documentation', () => {
  expect(commands.length).toBeGreaterThan(40);
});

test.each(Object.entries(scripts(REPOSITORY)).filter(([, script]) => script.startsWith('node ')))(
  'PLAT-7: npm run %s answers --help: its options are told by what parses them',
  async (name, script) => {
    if (name === 'events')
      expect(readFileSync(join(REPOSITORY, script.split(' ').at(-1) ?? ''), 'utf8')).toContain('--help');
    else expect(await readOptions(script)).not.toBeNull();
  },
);

test.each(commands)('%s: %s', async (file, line) => {
  expect(await getProblem(line, join(REPOSITORY, dirname(file)))).toBeNull();
});

test.each([
  'npm run e2e-all',
  'npm run registry -- promot mfe-search@1.0.0',
  'npm run publish:remote -- mfe-search --trafic 10',
  'npm run soak -- --rushed',
  'npm run soak -- --rush=yes',
  'npm run e2e -- --reports',
  'npm run e2e -- --repeat-each',
  'npm run bench -- --trackres',
  'npm run chaos -- --step=16',
  'npm run cluster -- --pages 5 --calms 2',
  'npm run images -- --copys 3',
  'npm run pictures -- --width=390',
  'npm run photos -- 41827 folder --licence own',
  'npm run refunds -- paid ID --amounts 200.37',
  'npm run structure -- mfe-listing --drawn',
  'npm run changed -- --since main',
  'npm test -- --both-database',
  'npx no-such-tool',
  'node platform/no-such-file.mjs',
])('the test finds: %s', async (line) => {
  expect(await getProblem(line)).not.toBeNull();
});
