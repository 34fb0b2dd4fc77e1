/**
 * `npm run e2e -- [Playwright arguments]`: the flows alone. With `BASE_URL` they run against that site, else against
 * one that is started for them. `MFE_PINS=mfe-search@1.4.0` pins versions. `--busy` keeps every processor busy with
 * other work meanwhile, `--report` opens the report of the last run with its traces:
 * `npm run e2e -- --busy consent-accepted search-map consent-proof --repeat-each 20`.
 */
import { join } from 'node:path';
import { asksForHelp } from '@roost/observe/command-line';
import { refuseOptionTakenByNpm, runCommand, say } from '../lib/command.ts';
import { filesBelow } from '../lib/files.ts';
import { packageDir, REPOSITORY } from '../lib/paths.ts';
import { runTool } from '../lib/run.ts';
import { parsePins } from '../registry/flow-pins.ts';
import { resultLine, secondTryLines } from '../testing/counts.ts';
import { checkAddress, checkChoice, filesForWords } from '../testing/before-flows.ts';
import { asksForReport, readFlowOptions, refuseUnknown } from '../testing/flow-options.ts';
import { runFlows, showReport } from '../testing/flows.ts';

const USAGE = 'npm run e2e [-- --busy | --report | words of flows and options of Playwright]';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const playwright = async (...its: readonly string[]): Promise<void> => {
    const script = join(REPOSITORY, 'node_modules/@playwright/test/cli.js');
    process.exitCode = await runTool(process.execPath, [script, 'test', ...its], { cwd: packageDir('e2e') });
  };
  if (asksForHelp(args)) {
    say(`Usage: ${USAGE}\n`);
    return playwright('--help');
  }
  const options = await readFlowOptions();
  refuseOptionTakenByNpm(Object.keys(options), USAGE);
  refuseUnknown(options, args);
  if (asksForReport(args)) return showReport();
  parsePins(process.env.MFE_PINS);
  const busy = args.includes('--busy');
  const asked = filesForWords(
    options,
    args.filter((arg) => arg !== '--busy'),
    await filesBelow(join(packageDir('e2e'), 'flows')),
  );
  // Needs no site.
  if (args.includes('--list')) return playwright(...asked);
  const baseUrl = process.env.BASE_URL || null;
  await checkChoice(asked);
  if (baseUrl !== null) await checkAddress(baseUrl);
  const counts = await runFlows({ args: asked, busy, baseUrl, say });
  secondTryLines(counts).forEach(say);
  say(resultLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
});
