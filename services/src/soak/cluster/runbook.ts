/** The commands of docs/runbooks/database.md, which the trial runs as they stand there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../../docs/runbooks/database.md', import.meta.url));

export type CommandName =
  | 'is-alive'
  | 'replica-position'
  | 'fence'
  | 'promote'
  | 'commit-alone'
  | 'rebuild'
  | 'commit-with-replica'
  | 'replicas'
  | 'archive'
  | 'archived'
  | 'backup'
  | 'restore'
  | 'restore-to-time'
  | 'restore-to-mark'
  | 'recovering';

/** All commands of a runbook by the name behind the language of their block. */
export function parseCommands(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, indent = '', name = '', body = ''] of text.matchAll(
    /^( *)```(?:sql|sh|conf) (\S+)\n([^]*?)^ *```$/gm,
  )) {
    if (found.has(name)) throw new Error(`Two commands are named ${name}.`);
    found.set(name, body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim());
  }
  return found;
}

/** @throws an error when the page has no such command any more */
export function readCommand(name: CommandName): string {
  const command = parseCommands(readFileSync(FILE, 'utf8')).get(name);
  if (command === undefined) throw new Error(`docs/runbooks/database.md has no command "${name}".`);
  return command;
}

/** `name = value` lines of a block of settings. @param variables what stands behind a `$` in them */
export function readSettings(name: CommandName, variables: Readonly<Record<string, string>>): Record<string, string> {
  const filled = readCommand(name).replaceAll(/\$(\w+)/g, (whole, variable: string) => variables[variable] ?? whole);
  return Object.fromEntries(
    [...filled.matchAll(/^(\w+) = (?:'(.*)'|(.*))$/gm)].map(([, key = '', quoted, plain]) => [
      key,
      quoted ?? plain ?? '',
    ]),
  );
}
