/** Alert rules and dashboards against what processes really export; their own tests are in `rules.night.test.ts`. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = join(__dirname, '../..');
const FOLDER = join(REPOSITORY, 'deploy/observe');
const run = promisify(execFile);

/**
 * Prints the names of all metrics that host, services and asset servers define, by importing what defines them as those
 * processes do.
 */
const EXPORTED = `
  import '${join(REPOSITORY, 'services/src/metrics.ts')}';
  import '${join(REPOSITORY, 'services/src/server-metrics.ts')}';
  import '${join(REPOSITORY, 'platform/src/assets/metrics.ts')}';
  import { measureQueues } from '${join(REPOSITORY, 'host/server/metrics.ts')}';
  import { registry } from '${join(REPOSITORY, 'observe/src/metrics.ts')}';
  import { collectDefaultMetrics } from 'prom-client';
  const none = () => ({ running: 0, waiting: 0 });
  measureQueues({ render: none, images: none, registryAge: () => 0 });
  collectDefaultMetrics({ register: registry });
  console.log(JSON.stringify(registry.getMetricsAsArray().map(({ name, constructor }) => [name, constructor.name])));
  process.exit();`;

test('SCALE-3: every metric that a rule or a dashboard names is exported, and every recorded one is recorded', async () => {
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', EXPORTED],
    { cwd: join(REPOSITORY, 'observe') },
  );
  const exported = new Set(
    (JSON.parse(stdout) as [string, string][]).flatMap(([name, kind]) =>
      kind === 'Histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const rules = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
  const recorded = new Set([...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name ?? ''));
  const boards = readdirSync(join(FOLDER, 'dashboards')).map((name) =>
    readFileSync(join(FOLDER, 'dashboards', name), 'utf8'),
  );
  const expressions = [
    rules,
    ...boards.flatMap((text) =>
      [...text.matchAll(/"(?:expr|query)": "((?:[^"\\]|\\.)*)"/g)].map(([, expr]) => expr ?? ''),
    ),
  ].join('\n');
  const named = new Set(expressions.match(/\b(?:roost|process|nodejs)_[a-z0-9_]+\b(?!")|\broost:[a-z0-9_:]+/g));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !exported.has(name) && !recorded.has(name)).sort()).toEqual([]);
});

test('dashboards are JSON with a title, and each panel asks something', () => {
  for (const name of readdirSync(join(FOLDER, 'dashboards'))) {
    const board = JSON.parse(readFileSync(join(FOLDER, 'dashboards', name), 'utf8')) as {
      title: string;
      panels: { type: string; title: string; targets?: { expr: string }[] }[];
    };
    expect(board.title).toMatch(/^Roost/);
    for (const panel of board.panels.filter(({ type }) => type !== 'row'))
      expect([panel.title, panel.targets?.every(({ expr }) => expr.length > 0)]).toEqual([panel.title, true]);
  }
});

test('every alert has a test of its own, and somebody is told of it', () => {
  const named = (file: string, pattern: RegExp): Set<string | undefined> =>
    new Set([...readFileSync(join(FOLDER, file), 'utf8').matchAll(pattern)].map(([, name]) => name));
  const alerts = named('alerts.yml', /- alert: (\w+)/g);
  const tried = named('alerts.test.yml', /alertname: (\w+)/g);
  expect(alerts.size).toBeGreaterThan(10);
  expect([...alerts].filter((name) => !tried.has(name))).toEqual([]);
  for (const file of ['prometheus.yml', 'prometheus-machines.yml'])
    expect(readFileSync(join(FOLDER, file), 'utf8')).toMatch(/^ +alertmanagers: .*targets: \['\S+:9093'\]/m);
});

test('every alert leads to a heading of its own that says what to do, and no heading is of an alert that is gone', () => {
  const rules = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
  const page = readFileSync(join(REPOSITORY, 'docs/runbooks/alerts.md'), 'utf8');
  const blocks = rules.split('- alert: ').slice(1);
  for (const block of blocks) {
    const name = block.split('\n', 1)[0] ?? '';
    expect([name, /runbook_url: (\S+)/.exec(block)?.[1]]).toEqual([
      name,
      `docs/runbooks/alerts.md#${name.toLowerCase()}`,
    ]);
  }
  const headings = [...page.matchAll(/^## (.*)\n(.*)/gm)].map(([, name, first]) => [name, (first ?? '').length > 80]);
  const names = new Set(blocks.map((block) => block.split('\n', 1)[0]));
  expect(headings.sort()).toEqual([...names].map((name) => [name, true]).sort());
});
