import { spawnSync } from 'node:child_process';
import {
  asksForReport,
  asksForRetries,
  readFlowOptions,
  refuseUnknown,
  runsFor,
  takeProjects,
  withCounts,
} from './flow-options.ts';

let options: Awaited<ReturnType<typeof readFlowOptions>>;
beforeAll(async () => {
  options = await readFlowOptions();
});

test.each([
  ['', []],
  [
    'words of flows and options of Playwright',
    ['search', '--grep', '@search', '-g', 'x', '-j2', '--debug=cli', '--list'],
  ],
  ['our own', ['--busy', 'consent-proof', '--repeat-each', '20', '--report']],
  ['what stands behind two dashes', ['--', '--unknown']],
])('PLAT-7: npm run e2e takes %s', (_what, args) => {
  expect(() => refuseUnknown(options, args)).not.toThrow();
});

test.each([
  [['--unknown-flag'], "Unknown option '--unknown-flag'. See --help."],
  [['search', '--unknown=1'], "Unknown option '--unknown'. See --help."],
  [['-q'], "Unknown option '-q'. See --help."],
  [['search', '--grep'], "Option '--grep <value>' argument missing. See --help."],
])('PLAT-7: npm run e2e refuses %j as other commands do', (args, words) => {
  expect(() => refuseUnknown(options, args)).toThrow(words);
});

test.each([
  [['--report', 'playwright-report/e2e'], 'playwright-report/e2e'],
  [['search', '--report', '--busy'], 'search --busy'],
  [['--report=e2e'], '--report=e2e'],
])('PLAT-7: npm run e2e with --report alone shows it, and of %j says what it does not take', (args, words) => {
  expect(asksForReport(['--report'])).toBe(true);
  expect(asksForReport(['search', '--reporter', 'line'])).toBe(false);
  expect(() => asksForReport(args)).toThrow(
    `--report opens the newest report and takes nothing else: leave out '${words}'.`,
  );
});

test('PLAT-6 PLAT-7: an option that npm took for itself ends npm run e2e before a site is started', () => {
  const { status, stderr } = spawnSync(process.execPath, ['platform/src/cli/e2e.ts'], {
    env: { ...process.env, npm_config_busy: 'true' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('npm took --busy for itself: options stand behind `--`.');
  expect(status).toBe(1);
});

test.each([
  [['search', '--reporter=line'], ['search', '--reporter=line,json'], false],
  [['--reporter', 'junit,html', 'search'], ['--reporter', 'junit,html,json', 'search'], false],
  [['--reporter=json'], ['--reporter=json'], true],
  [['search', '--report'], ['search', '--report'], false],
])('PLAT-7: with %j flows are counted all the same', (args, wanted, asksForJson) => {
  expect(withCounts(args)).toEqual({ args: wanted, asksForJson });
});

test.each([
  [['--retries', '2'], true],
  [['search', '--retries=1'], true],
  [['--retries=0', 'search', '1'], false],
  [['search'], false],
])('PLAT-7: whoever asks for second tries gets them counted: %j', (args, wanted) => {
  expect(asksForRetries(args)).toBe(wanted);
});

test.each([
  [
    ['search'],
    [
      ['e2e', 'desktop', 'mobile'],
      ['e2e-alone', 'alone'],
    ],
  ],
  [
    ['--project', 'desktop', '--project', 'alone'],
    [
      ['e2e', 'desktop'],
      ['e2e-alone', 'alone'],
    ],
  ],
  [['--project=alone'], [['e2e-alone', 'alone']]],
  [['--project=MOB*', '--project=mobile'], [['e2e', 'mobile']]],
])('PLAT-7: what needs the site to itself runs after the others: %j', (args, wanted) => {
  const { args: rest, projects } = takeProjects(args);
  expect(rest).toEqual(args.filter((arg) => arg === 'search'));
  expect(runsFor(projects).map((run) => [run.name, ...run.projects])).toEqual(wanted);
});
