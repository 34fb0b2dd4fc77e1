/** Every command that the documentation names is one that there is, with options that it takes. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import {
  DEV_OPTIONS,
  NEW_REMOTE_OPTIONS,
  PUBLISH_OPTIONS,
  REGISTRY_COMMANDS,
  REGISTRY_OPTIONS,
  START_OPTIONS,
} from '../cli/usage.ts';
import { REPOSITORY } from '../lib/paths.ts';

const scripts = (directory: string): Record<string, string> =>
  (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { scripts?: Record<string, string> }).scripts ??
  {};

const OPTIONS: Record<string, NonNullable<ParseArgsConfig['options']>> = {
  start: START_OPTIONS,
  dev: DEV_OPTIONS,
  'publish:remote': PUBLISH_OPTIONS,
  'new:remote': NEW_REMOTE_OPTIONS,
  registry: REGISTRY_OPTIONS,
};

const files = readdirSync(join(REPOSITORY, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(REPOSITORY, 'docs', name))
  .concat(join(REPOSITORY, 'README.md'))
  .concat(
    readdirSync(REPOSITORY)
      .map((name) => join(REPOSITORY, name, 'README.md'))
      .filter((file) => existsSync(file)),
  );

/** Lines of shell blocks, and commands that stand in a sentence, without settings before and comments after. */
const commands = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const blocks = [...text.matchAll(/```(?:sh|bash)\n([^]*?)```/g)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|node) [^`]+)`/g)].map(
    ([, found = '']) => found.replaceAll('\n', ' '),
  );
  return [...blocks, ...inline]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .map((line) => line.replace(/^(?:[A-Z_]+=\S*\s+)+/, ''))
    .filter((line) => /^(npm|npx|node) /.test(line))
    .map((line) => [relative(REPOSITORY, file), line] as const);
});

/** Words of a command line; quotes hold some together. */
const wordsOf = (line: string): string[] => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

function problemOf(line: string, folder = REPOSITORY): string | null {
  const [tool, ...rest] = wordsOf(line);
  if (tool === 'node') {
    const file = rest.find((word) => /\.[cm]?[jt]s$/.test(word)) ?? '';
    return [REPOSITORY, folder].some((from) => existsSync(join(from, file))) ? null : 'no such file';
  }
  if (tool === 'npx')
    return existsSync(join(REPOSITORY, 'node_modules/.bin', rest[0] ?? '')) ? null : `${rest[0]} is not installed`;
  const name = rest[0] === 'run' ? rest[1] : rest[0];
  if (name === undefined || ['install', 'ci', 'ls'].includes(name)) return null;
  const at = rest.indexOf('-w');
  const directory = at < 0 ? REPOSITORY : join(REPOSITORY, rest[at + 1] ?? '');
  // A remote that the text only supposes.
  if (at >= 0 && !existsSync(directory)) return null;
  if (!(name in scripts(directory))) return `there is no script ${name}`;
  const dashes = rest.indexOf('--');
  const args = dashes < 0 ? [] : rest.slice(dashes + 1);
  const options = OPTIONS[name];
  if (!options) return null;
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

test.each(commands)('%s: %s', (file, line) => {
  expect(problemOf(line, join(REPOSITORY, dirname(file)))).toBeNull();
});

test.each([
  'npm run e2e-all',
  'npm run registry -- promot mfe-search@1.0.0',
  'npm run publish:remote -- mfe-search --trafic 10',
  'npx no-such-tool',
  'node platform/no-such-file.mjs',
])('the test finds: %s', (line) => {
  expect(problemOf(line)).not.toBeNull();
});
