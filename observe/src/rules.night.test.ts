/** The tests of the alert rules, run by Prometheus' own checker. */
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FOLDER = join(__dirname, '../../deploy/observe');
const run = promisify(execFile);
const RULES_UNTRIED = 'ALERT RULES ARE NOT TRIED: `promtool` is not installed (Debian: the package prometheus).';

function hasPromtool(): boolean {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Where there is no promtool the test is not there, which is said loudly; with CI set that is an error. */
function testWithPromtool(name: string, run: () => Promise<void>): void {
  if (hasPromtool()) test(name, run);
  else if (process.env.CI) throw new Error(RULES_UNTRIED);
  else process.stderr.write(`\n*** ${RULES_UNTRIED} ***\n`);
}

testWithPromtool('alert rules pass their tests', async () => {
  await run('promtool', ['check', 'rules', 'alerts.yml'], { cwd: FOLDER });
  for (const file of ['prometheus.yml', 'prometheus-machines.yml'])
    await run('promtool', ['check', 'config', '--syntax-only', file], { cwd: FOLDER });
  const { stdout } = await run('promtool', ['test', 'rules', 'alerts.test.yml'], { cwd: FOLDER });
  expect(stdout).toContain('SUCCESS');
});
