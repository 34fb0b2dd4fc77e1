/** The table of external parts in docs/production.md, against the code: what it names is what there is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const sourcesBelow = (folder: string): string =>
  readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|node_modules/.test(name))
    .map((name) => read(join(folder, name)))
    .join('\n');

const table = /## External parts\n[^]*?\n\|---[^\n]*\n([^]*?)\n\n/.exec(read('docs/production.md'))?.[1] ?? '';
const rows = table.split('\n').map((line) => {
  const [, part = '', setting = '', without = '', start = '', says = ''] = line.split('|').map((cell) => cell.trim());
  return { part, setting: setting.replaceAll('`', ''), without, start, says };
});
/** Where each process takes its settings from, and where it answers `/healthz`. */
const CONFIGS = [
  'services/src/config.ts',
  'host/server/config.ts',
  'platform/src/lib/environment.ts',
  'platform/src/objects/settings.ts',
];
const HEALTH: Readonly<Record<string, string>> = {
  services: 'services/src/health.ts',
  host: 'host/server/http/health.ts',
  assets: 'platform/src/assets/server.ts',
};
const configs = CONFIGS.map(read).join('\n');
const servers = ['services/src', 'host/server', 'platform/src', 'observe/src'].map(sourcesBelow).join('\n');

test('SCALE-6: the table has the parts that a public site stands on', () => {
  expect(rows.length).toBeGreaterThanOrEqual(12);
  // Every address that services take is one of them.
  const addresses = [...read('services/src/config.ts').matchAll(/^ {2}(\w+): address,/gm)].map(([, name = '']) => name);
  // The last is the same database as another role.
  const ours = ['ROOST_SITE_URL', 'ROOST_SANDBOX_URL', 'MIGRATE_DATABASE_URL'];
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((name) => !ours.includes(name) && !rows.some(({ setting }) => setting === name))).toEqual([]);
});

test.each(rows)(
  'SCALE-6: $part: its setting is parsed and documented, and says what is without it',
  ({ setting, without }) => {
    expect(configs).toMatch(new RegExp(`\\b${setting}: `));
    expect(read('docs/settings.md')).toContain(`\`${setting}\``);
    expect(without).not.toBe('');
  },
);

test.each(rows)('SCALE-6: $part: what starts it is there', ({ start }) => {
  const command = /`node (\S+)`/.exec(start)?.[1];
  if (command === undefined) expect(start).toMatch(/(’|')s( own)?$/);
  else expect(existsSync(join(REPOSITORY, command))).toBe(true);
});

test.each(rows)('SCALE-6: $part: it says so where the table says', ({ says }) => {
  for (const one of says.split(';').map((text) => text.trim())) {
    const [, process = '', line = ''] = /^`\/healthz` of (\w+): `(\w+)`$/.exec(one) ?? [];
    const [, metric] = /^`(roost_\w+)`$/.exec(one) ?? [];
    const [, event] = /^log `(\w+)`$/.exec(one) ?? [];
    if (line !== '') expect([one, new RegExp(`\\b${line}\\b`).test(read(HEALTH[process] ?? ''))]).toEqual([one, true]);
    else if (metric !== undefined) expect([one, servers.includes(`'${metric}'`)]).toEqual([one, true]);
    else if (event !== undefined) expect([one, servers.includes(`'${event}'`)]).toEqual([one, true]);
    else expect(one).toMatch(/^none: /);
  }
});
