import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryLock } from '../lib/lock.ts';
import { siteBeside } from './site-beside.ts';

test('PLAT-4: a site beside another is found again while it runs, and gets new ports when it does not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beside-'));
  const dataDir = join(folder, 'data');
  try {
    const first = await siteBeside({ dataDir });
    expect(first).toMatchObject({ dataDir: `${dataDir}-dev`, siteUrl: `http://localhost:${first.ports.host}` });
    const runs = await tryLock(join(first.dataDir, 'site.lock'));
    expect((await siteBeside({ dataDir })).ports).toEqual(first.ports);
    await writeFile(join(first.dataDir, 'ports.json'), '{"host":');
    expect((await siteBeside({ dataDir })).ports).not.toEqual(first.ports);
    await runs?.();
    const [next, after] = [await siteBeside({ dataDir }), await siteBeside({ dataDir })];
    expect(next.ports).not.toEqual(after.ports);
  } finally {
    await rm(folder, { recursive: true });
  }
});
