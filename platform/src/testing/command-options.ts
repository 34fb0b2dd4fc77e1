/**
 * The options of the repository's commands, read from the source that parses them. A script that hands its arguments on
 * names the file that does the parsing (`HANDED_ON`), and Playwright says itself which options its tests take.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import * as usage from '../cli/usage.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { readFlowOptions } from './flow-options.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Files that parse the arguments of scripts which hand them on. */
const HANDED_ON: Readonly<Record<string, string>> = {
  'platform/src/cli/attack.ts': 'services/src/soak/public/main.ts',
  'platform/src/cli/bench.ts': 'e2e/bench/main.ts',
  'platform/src/cli/bench-search.ts': 'sandbox/bench/search/main.ts',
  'platform/src/cli/chaos.ts': 'services/src/soak/chaos/main.ts',
  'platform/src/cli/cluster.ts': 'services/src/soak/cluster/main.ts',
  'platform/src/cli/pictures.ts': 'e2e/pictures/main.ts',
};

const OPTION = /(?<![\w-])'?([a-z][\w-]*)'?: \{\s*type: '(string|boolean)'/g;

/**
 * Returns the options that a file declares for `parseArgs`; those of `cli/usage.ts` by their name. Null when it parses
 * none.
 */
function readDeclared(file: string): Options | null {
  const source = readFileSync(join(REPOSITORY, file), 'utf8');
  const named = /command(?:Arguments|Options)\(\s*([A-Z_]+_OPTIONS)/.exec(source)?.[1];
  if (named !== undefined) return (usage as unknown as Record<string, Options>)[named] ?? null;
  if (!/\b(?:commandArguments|commandOptions|readArguments|readOptions|readCommandLine|runCommand)\(/.test(source))
    return null;
  return Object.fromEntries(
    [...source.matchAll(OPTION)].map(([, name = '', type]) => [name, { type: type as 'string' | 'boolean' }]),
  );
}

let flowOptions: Promise<Options> | undefined;

/**
 * Returns the options of a script of package.json; null when nothing tells them.
 * @param script its command line, e.g. `node platform/bootstrap.mjs start`
 */
export async function readOptions(script: string): Promise<Options | null> {
  const [, command] = /^node platform\/bootstrap\.mjs ([\w-]+)/.exec(script) ?? [];
  const file = command === undefined ? /\S+\.ts$/.exec(script)?.[0] : `platform/src/cli/${command}.ts`;
  if (file === undefined || !existsSync(join(REPOSITORY, file))) return null;
  if (command === 'e2e') return (flowOptions ??= readFlowOptions());
  return readDeclared(HANDED_ON[file] ?? file);
}
