/** docs/runbooks/database.md, as an operator follows it, on servers of its own (SCALE-4, SCALE-7). */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@roost/observe/metrics';
import { openPostgres } from '../../db/open.ts';
import { measureServer } from '../../server-metrics.ts';
import { freePort } from '../../testing/free-port.ts';
import { findPostgresBinaries } from '../../testing/postgres.ts';
import { Keeper } from './keeper.ts';
import { PostgresPair } from './postgres.ts';
import { parseCommands, readSettings } from './runbook.ts';

const RUNBOOK = join(__dirname, '../../../../docs/runbooks/database.md');
const binaries = findPostgresBinaries();

test('commands of a runbook are read by name, also those that stand in a list', () => {
  const text = 'a\n\n```sql one\nselect 1\n```\n\n1. b\n\n   ```sh two\n   x\n     y\n   ```\n';
  expect([...parseCommands(text)]).toEqual([
    ['one', 'select 1'],
    ['two', 'x\n  y'],
  ]);
  expect(() => parseCommands('```sql one\n1\n```\n```sh one\n2\n```\n')).toThrow('Two commands are named one.');
});

test('a file of the archive has its name only when it is whole', () => {
  const { archive_command: command } = readSettings('archive', { ARCHIVE: '/there' });
  expect(command).toBe(
    'test -f /there/%f || (cp %p /there/%f.part && sync /there/%f.part && mv /there/%f.part /there/%f)',
  );
});

test('no command of the runbook is only written down: the trial or this test runs each', () => {
  const sources = ['postgres.ts', 'run.ts', 'failover.night.test.ts'].map((name) =>
    readFileSync(join(__dirname, name), 'utf8'),
  );
  for (const name of parseCommands(readFileSync(RUNBOOK, 'utf8')).keys())
    expect([name, sources.some((source) => source.includes(`'${name}'`))]).toEqual([name, true]);
});

/** What background work would tell of a server, without `roost_database_`. */
async function readServer(url: string): Promise<Record<string, number | string>> {
  const { db, close } = openPostgres(url);
  try {
    measureServer(db);
    const text = await registry.metrics();
    return Object.fromEntries(
      [...text.matchAll(/^roost_database_((?:replica|archive|backup)\S*) (\S+)$/gm)].map(
        ([, name = '', value = '']) => [name, value === '+Inf' ? value : Number(value)],
      ),
    );
  } finally {
    measureServer(null);
    await close();
  }
}

(binaries === null ? describe.skip : describe)(
  'SCALE-4, SCALE-7: failover, a new replica and a restore by the runbook',
  () => {
    const root = mkdtempSync(join(tmpdir(), 'roost-failover-'));
    let keeper: Keeper;
    let postgres: PostgresPair;
    beforeAll(() => {
      chmodSync(root, 0o755);
      mkdirSync(join(root, 'logs'));
      keeper = new Keeper(join(root, 'logs'));
      postgres = new PostgresPair(binaries ?? '', root);
    });
    afterAll(async () => {
      await keeper?.close();
      rmSync(root, { recursive: true, force: true });
    }, 60_000);

    test('nothing that was committed is lost, the old primary takes no writes, and a moment comes back', async () => {
      const [first, second] = [postgres.at('primary', await freePort()), postgres.at('replica', await freePort())];
      const read = (port: number) =>
        postgres
          .query<{ name: string }>(port, 'select name from settings order by name')
          .then((rows) => rows.map(({ name }) => name));
      const write = (port: number, name: string) => postgres.query(port, `insert into settings values ('${name}', '')`);
      postgres.initialise(first);
      await keeper.start(postgres.spec(first));
      await postgres.createDatabase(first.port);
      await postgres.query(first.port, 'create table settings (name text primary key, value text not null)');
      await postgres.rebuild(first.port, second);
      await keeper.start(postgres.spec(second));
      await postgres.makeSynchronous(first.port);
      await expect(readServer(postgres.url(first.port))).resolves.toMatchObject({
        replicas: 1,
        backup_age_seconds: '+Inf',
      });
      const backup = postgres.at('backup', 0).directory;
      await postgres.backUp(first.port, backup);
      const told = await readServer(postgres.url(first.port));
      for (const name of ['replica_lag_seconds', 'archive_age_seconds', 'backup_age_seconds'])
        expect([name, Number(told[name]) >= 0 && Number(told[name]) < 120]).toEqual([name, true]);
      // A role that may not see what others do says nothing of replicas, instead of "none".
      await postgres.query(first.port, 'create role guest login; grant select on settings to guest');
      const asGuest = await readServer(postgres.url(first.port).replace('roost@', 'guest@'));
      expect(Object.keys(asGuest).sort()).toEqual(['archive_age_seconds', 'backup_age_seconds']);
      await write(first.port, 'early');
      const [{ moment } = { moment: '' }] = await postgres.query<{ moment: string }>(
        first.port,
        'select now()::text as moment',
      );
      await write(first.port, 'late');
      expect(await postgres.command(second.port, 'replica-position')).toMatchObject([{ standby: true }]);

      // The primary is gone, then somebody starts it again.
      await keeper.kill('primary', true);
      expect(await postgres.isAlive(first.port)).toBe(false);
      expect(await readServer(postgres.url(first.port))).toEqual({});
      await postgres.fence(first);
      await postgres.promote(second.port);
      await expect(readServer(postgres.url(second.port))).resolves.toMatchObject({ replicas: 0 });
      await write(second.port, 'after');
      expect(await read(second.port)).toEqual(['after', 'base_backup_at', 'early', 'late']);
      await keeper.start(postgres.spec(first));
      await expect(write(first.port, 'split')).rejects.toThrow('read-only transaction');
      await keeper.stop('primary');

      const third = postgres.at('replica-2', await freePort());
      await postgres.rebuild(second.port, third);
      await keeper.start(postgres.spec(third));
      await postgres.makeSynchronous(second.port);
      await write(second.port, 'on two disks');
      expect(await read(third.port)).toContain('on two disks');

      await postgres.archiveAll(second.port);
      const rewound = postgres.at('rewound', await freePort());
      await postgres.prepareRestore(rewound, backup, { time: moment });
      await keeper.start(postgres.spec(rewound));
      await postgres.restored(rewound.port);
      expect(await read(rewound.port)).toEqual(['base_backup_at', 'early']);
    }, 300_000);
  },
);
