/** The process of services. That it makes its database when there is none is shown at night: that takes 17 s of a processor. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from './config.ts';
import { openPglite, openPostgres } from './db/open.ts';
import { waitForDatabase } from './db/wait.ts';
import { explain } from './explain.ts';
import { silentLog } from './log.ts';
import { startServices } from './start.ts';
import { fillPgliteDirectory, freshDatabase } from './testing/databases.ts';
import { freePort } from './testing/free-port.ts';
import { runMain, type MainProcess } from './testing/main-process.ts';

describe('the services process', () => {
  let dataDir: string;
  const children: ChildProcess[] = [];
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'roost-services-'));
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  const run = (environment: Record<string, string> = {}): MainProcess => {
    const running = runMain({ ROOST_DATA_DIR: dataDir, ...environment });
    children.push(running.process);
    return running;
  };

  test('fills its database and listens; killed, it starts again with its data, and stops on SIGTERM; JSON lines only', async () => {
    await fillPgliteDirectory(join(dataDir, 'db'));
    const first = run();
    const { url } = await first.until('listening');
    expect(first.events.filter((each) => each.event === 'seed').at(-1)).toMatchObject({ done: 30, of: 30 });
    expect((await fetch(`${url}/home`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    await expect(openPglite(join(dataDir, 'db'))).rejects.toThrow(
      `The database in ${dataDir} is in use by process ${first.process.pid}. Stop that process, or set ROOST_DATA_DIR to another directory.`,
    );

    const before = await (await fetch(`${url}/home`)).text();
    first.process.kill('SIGKILL');
    await first.exit;
    const second = run();
    const again = await second.until('listening');
    expect(second.events.map((each) => each.event)).not.toContain('seed');
    expect(await (await fetch(`${again.url}/home`)).text()).toBe(before);
    second.process.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
  }, 120_000);

  test('a data directory that cannot be one ends both processes with one sentence', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const services = run({ ROOST_DATA_DIR: join(file, 'below') });
    expect((await services.until('failed')).reason).toContain('The data directory cannot be written');
    expect(await services.exit).toBe(1);
    expect(services.events.filter(({ event }) => event === 'failed')).toHaveLength(1);
  }, 120_000);

  test('SAFE-1: a public site without secrets and third parties of its own is refused, all in one message', async () => {
    const { exit, until } = run({ ROOST_SITE_URL: 'https://stays.example' });
    const { reason } = await until('failed');
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SEARCH_ADMIN_KEY',
      'OIDC_ISSUER',
      'AUTH_SECRET',
      'SMTP_URL',
    ])
      expect(reason).toContain(name);
    expect(await exit).toBe(1);
  });
});

/** What a person reads of a start that fails. `main.ts` prints it: the process costs seconds of a processor each time. */
describe('what a person can mend is told in a sentence', () => {
  const getReason = async (start: () => unknown): Promise<string | null> => {
    try {
      await start();
    } catch (error) {
      return explain(error);
    }
    throw new Error('It started.');
  };

  test('a taken port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const database = await freshDatabase();
    const config = parseConfig({
      ROOST_SERVICES_PORT: String(port),
      ROOST_SANDBOX_PORT: '9',
      ROOST_MAIL_PORT: '9',
      AUTH_SECRET: 'a secret of tests, 32 characters long',
    });
    const start = () => startServices({ config, database, log: silentLog, generate: () => [] });
    expect(await getReason(start)).toBe(
      `Port ${port} is already taken: stop the other program or choose another port.`,
    );
    await database.close();
    await new Promise((resolve) => {
      other.close(resolve);
    });
  }, 180_000);

  test('a wrong setting', async () => {
    expect(await getReason(() => parseConfig({ ROOST_LISTINGS: 'many' }))).toBe(
      'ROOST_LISTINGS is not usable: it must be a whole number from 0 to 200000.',
    );
  });

  test('no database at its address: it says so and waits', async () => {
    const { db, close } = openPostgres(`postgresql://roost@127.0.0.1:${await freePort()}/roost`);
    let end: Promise<unknown> = Promise.resolve();
    const reason = await new Promise((resolve) => {
      end = waitForDatabase(db, (event, fields) => {
        if (fields?.['tries'] === 2) resolve([event, fields['reason']]);
      }).catch((error: unknown) => error);
    });
    expect(reason).toEqual(['database_waiting', 'The database at DATABASE_URL does not answer.']);
    // Any other failure ends the waiting.
    await close();
    expect(await end).toBeInstanceOf(Error);
  }, 120_000);

  test('SCALE-3: a database that others share, without the secret that they must share too', async () => {
    const shared = { DATABASE_URL: 'postgresql://roost@127.0.0.1:9/roost' };
    expect(await getReason(() => parseConfig(shared))).toContain('AUTH_SECRET is not set, but DATABASE_URL names');
  });
});
