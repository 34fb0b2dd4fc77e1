/**
 * `npm run import:homes -- homes.csv [--dry-run]`: brings homes of your own into the database (docs/import.md). Ends
 * with 1 when any home is wrong; nothing is written then.
 */
import { statSync } from 'node:fs';
import { readArguments as readCommandLine } from '@roost/observe/command-line';
import { earliestToday } from '@roost/shared/domain/home-day';
import { ConfigError, parseConfig } from './config.ts';
import { explain } from './explain.ts';
import { checkFile, importFile } from './import/import-homes.ts';
import { getUnit, ImportFileError } from './import/read-file.ts';
import { withDatabase } from './import/with-database.ts';

const USAGE = 'npm run import:homes -- homes.csv [--dry-run]   (also .jsonl, .ndjson or .json)';
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function readArguments(): { path: string; dryRun: boolean } {
  const { values, positionals } = readCommandLine({ 'dry-run': { type: 'boolean', default: false } }, USAGE);
  const [path, ...more] = positionals;
  const isOne = path !== undefined && more.length === 0;
  if (isOne && statSync(path, { throwIfNoEntry: false })?.isFile()) return { path, dryRun: values['dry-run'] };
  throw new ConfigError(isOne ? `There is no file ${path}.` : USAGE);
}

async function main(): Promise<void> {
  const { path, dryRun } = readArguments();
  const config = parseConfig(process.env, { signsIn: false });
  // A home that lies behind UTC can be rented for its own evening.
  const today = earliestToday(new Date().toISOString());
  const { homes, wrong, problems } = await checkFile(path);
  for (const { line, problems: found } of problems) say(`${getUnit(path)} ${line}: ${found.join('; ')}`);
  if (wrong > problems.length) say(`… and ${wrong - problems.length} more`);
  if (wrong > 0) throw new ConfigError(`${wrong} of ${homes + wrong} homes are wrong. Nothing was written.`);
  if (homes === 0) throw new ConfigError(`There is no home in ${path}.`);
  say(`${homes} homes are good.`);
  if (dryRun) return;
  const result = await withDatabase(config, (db) => importFile(db, path, today, (done) => say(`${done} of ${homes}`)));
  say(
    result.skipped > 0
      ? `${result.homes} homes written; ${result.skipped} were written by an earlier run of this file.`
      : `${result.homes} homes written. Searches show them when the index has them, within seconds on a running site.`,
  );
}

main().catch((error: unknown) => {
  const reason = error instanceof ImportFileError ? error.message : explain(error);
  process.stderr.write(`${reason ?? ''}\n`);
  process.exit(1);
});
