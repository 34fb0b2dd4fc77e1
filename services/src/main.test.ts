import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './testing/free-port.ts';

const ROOT = join(__dirname, '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const MAIN = fileURLToPath(`file://${join(__dirname, 'main.ts')}`);

type Event = { event: string; reason?: string; url?: string };
type Running = {
  events: Event[];
  process: ChildProcess;
  until: (event: string) => Promise<Event>;
  exit: Promise<number | null>;
};

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

  /** Runs `main.ts` as in production. The sandbox is away on purpose: services start without it. */
  function run(environment: Record<string, string> = {}): Running {
    const child = spawn(NODE, [MAIN], {
      env: {
        PATH: process.env.PATH,
        // What one start compiled, the next finds.
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ROOST_DATA_DIR: dataDir,
        ROOST_SERVICES_PORT: '0',
        ROOST_SANDBOX_PORT: '9',
        ROOST_MAIL_PORT: '9',
        ROOST_LISTINGS: '30',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    const events: Event[] = [];
    const waiting: { event: string; found: (event: Event) => void }[] = [];
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const event = JSON.parse(line) as Event;
        events.push(event);
        for (const each of waiting) if (each.event === event.event) each.found(event);
      }
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    const exit = new Promise<number | null>((resolve) => {
      child.once('close', resolve);
    });
    const until = async (event: string): Promise<Event> => {
      const known = events.find((each) => each.event === event);
      const found =
        known ??
        (await Promise.race([
          new Promise<Event>((resolve) => {
            waiting.push({ event, found: resolve });
          }),
          exit.then((code) => {
            throw new Error(`ended with ${code} before ${event}: ${JSON.stringify(events)} ${errors}`);
          }),
        ]));
      expect(errors).toBe('');
      return found;
    };
    return { events, process: child, until, exit };
  }

  test('makes its database, listens, and stops on SIGTERM; JSON lines only', async () => {
    const half = join(dataDir, 'db-new');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), 'left by a crash');
    const first = run();
    const { url } = await first.until('listening');
    expect(first.events.filter((each) => each.event === 'seed').at(-1)).toMatchObject({ done: 30, of: 30 });
    expect((await fetch(`${url}/home`)).status).toBe(200);
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    expect([existsSync(join(dataDir, 'db', 'PG_VERSION')), existsSync(half)]).toEqual([true, false]);

    const second = run();
    expect((await second.until('failed')).reason).toBe(
      `The database in ${dataDir} is in use by process ${first.process.pid}. Stop that process, or set ROOST_DATA_DIR to another directory.`,
    );
    expect(await second.exit).toBe(1);

    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
  }, 120_000);

  test('keeps its data when it is killed and starts again without seeding', async () => {
    const first = run();
    const { url } = await first.until('listening');
    const before = await (await fetch(`${url}/home`)).text();
    first.process.kill('SIGKILL');
    await first.exit;
    const second = run();
    const again = await second.until('listening');
    expect(second.events.map((each) => each.event)).not.toContain('seed');
    expect(await (await fetch(`${again.url}/home`)).text()).toBe(before);
    second.process.kill('SIGINT');
    expect(await second.exit).toBe(0);
  }, 120_000);

  describe('what a person can mend is told in a sentence', () => {
    test('a taken port', async () => {
      const port = await freePort();
      const other: Server = createServer();
      await new Promise<void>((resolve) => {
        other.listen(port, '127.0.0.1', resolve);
      });
      const services = run({ ROOST_SERVICES_PORT: String(port) });
      expect((await services.until('failed')).reason).toBe(
        `Port ${port} is already taken: stop the other program or choose another port.`,
      );
      expect(await services.exit).toBe(1);
      await new Promise((resolve) => {
        other.close(resolve);
      });
    }, 180_000);

    test('a wrong setting', async () => {
      const services = run({ ROOST_LISTINGS: 'many' });
      expect((await services.until('failed')).reason).toBe(
        'ROOST_LISTINGS is not usable: it must be a whole number from 0 to 200000.',
      );
    }, 120_000);

    test('no database at its address: it says so and waits', async () => {
      const services = run({
        DATABASE_URL: `postgresql://roost@127.0.0.1:${await freePort()}/roost`,
        AUTH_SECRET: 'a secret of tests, 32 characters long',
      });
      expect((await services.until('database_waiting')).reason).toBe('The database at DATABASE_URL does not answer.');
      expect(services.process.exitCode).toBeNull();
    }, 120_000);

    test('SCALE-3: a database that others share, without the secret that they must share too', async () => {
      const services = run({ DATABASE_URL: 'postgresql://roost@127.0.0.1:9/roost' });
      expect((await services.until('failed')).reason).toContain('AUTH_SECRET is not set, but DATABASE_URL names');
      expect(await services.exit).toBe(1);
    }, 120_000);

    test('a data directory that cannot be one', async () => {
      const file = join(dataDir, 'a-file');
      writeFileSync(file, '');
      const services = run({ ROOST_DATA_DIR: join(file, 'below') });
      expect((await services.until('failed')).reason).toContain('The data directory cannot be written');
      expect(await services.exit).toBe(1);
    }, 120_000);
  });

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
