/**
 * `npm run supply`: checks the packages of others: checksums, licences, install scripts. `-- --sbom FILE` writes a bill
 * of materials (CycloneDX), `-- --notices FILE` the licences of what the site hands out, `-- --advisories` asks the registry for known holes and says so when it has no such
 * service.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandOptions, runCommand, say } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { billOfMaterials, findMissingOptional, getPackages, supplyProblems, type Lock } from '../supply/lock.ts';
import { formatNotices, getShipped, readLicenseTexts } from '../supply/notices.ts';

/** Milliseconds that the registry may take. */
const LIMIT_MS = 60_000;

/** What `npm audit` found, in a sentence; it is a failure when there are known holes. */
function askAdvisories(): string {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    timeout: LIMIT_MS,
    shell: process.platform === 'win32',
  });
  try {
    const answer = JSON.parse(stdout) as { metadata?: { vulnerabilities?: Record<string, number> } };
    const counts = answer.metadata?.vulnerabilities;
    if (!counts) return 'advisories: not known, because this registry has no service for them.';
    const [high, critical] = [counts.high ?? 0, counts.critical ?? 0];
    if (high + critical > 0) throw new Failure(`advisories: ${critical} critical and ${high} high. See npm audit.`);
    return `advisories: none high or critical among ${counts.total ?? 0}.`;
  } catch (error) {
    if (error instanceof Failure) throw error;
    return 'advisories: not known, because npm gave no answer that can be read.';
  }
}

await runCommand(async () => {
  const values = commandOptions(
    { sbom: { type: 'string' }, notices: { type: 'string' }, advisories: { type: 'boolean', default: false } },
    'npm run supply -- [--sbom FILE] [--notices FILE] [--advisories]',
  );
  const lock = JSON.parse(await readFile(join(REPOSITORY, 'package-lock.json'), 'utf8')) as Lock;
  const packages = getPackages(lock);
  const problems = [
    ...supplyProblems(packages),
    ...findMissingOptional(lock).map((name) => `${name}, a program of another system, is not in the lock file.`),
  ];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
  say(`${packages.length} packages: all with checksums, allowed licences and known install scripts.`);
  if (values.sbom !== undefined) {
    await writeFile(values.sbom, `${JSON.stringify(billOfMaterials(packages), null, 1)}\n`);
    say(`bill of materials: ${values.sbom}`);
  }
  if (values.notices !== undefined) {
    const notices = formatNotices(getShipped(lock), (path) => readLicenseTexts(join(REPOSITORY, path)));
    await writeFile(values.notices, notices);
    say(`notices: ${values.notices}`);
  }
  if (values.advisories) say(askAdvisories());
});
