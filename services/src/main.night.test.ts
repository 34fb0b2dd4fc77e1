import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from './testing/main-process.ts';

test('the services process makes its database, over half of one that a crash left', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'roost-services-'));
  const half = join(dataDir, 'db-new');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'PG_VERSION'), 'left by a crash');
  const services = runMain({ ROOST_DATA_DIR: dataDir });
  try {
    const { url } = await services.until('listening');
    expect(services.events.filter((each) => each.event === 'seed').at(-1)).toMatchObject({ done: 30, of: 30 });
    expect((await fetch(`${url}/home`)).status).toBe(200);
    expect([existsSync(join(dataDir, 'db', 'PG_VERSION')), existsSync(half)]).toEqual([true, false]);
    services.process.kill('SIGTERM');
    expect(await services.exit).toBe(0);
  } finally {
    services.process.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);
