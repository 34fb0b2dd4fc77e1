/** Many writers of one registry, in processes that take themselves for other machines. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readAudit } from './audit.ts';
import { emptyRegistry } from './model.ts';
import { publisherKey } from './signing.ts';
import { readRegistry, remotesDir, updateRegistry } from './store.ts';

const run = promisify(execFile);
const WRITERS = 6;
const CHANGES = 8;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'writers-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Adds remotes of names of its own, one a change, and prints the names that were acknowledged. */
const WRITER = `
const [store, directory, name, changes] = process.argv.slice(1);
const { updateRegistry } = await import(store);
const entry = (version) => ({ url: version, fallbackUrl: null, metadata: { integrity: null, version }, deployment: { traffic: 100, default: true },
  extras: { contract: '1.0.0', baseUrl: '/', entry: 'e', routes: [], exposes: {}, serverBundle: 's', files: {}, publishedAt: 'now' } });
for (let at = 0; at < Number(changes); at += 1) {
  const remote = 'mfe-' + name + '-' + at;
  try {
    await updateRegistry(directory, (registry) => ({ ...registry, microFrontends: { ...registry.microFrontends, [remote]: [entry('1.0.0')] } }));
    console.log(remote);
  } catch (error) {
    if (error.name !== 'Failure') throw error;
  }
}`;

test('PLAT-2: what many machines were told is written is written', async () => {
  const directory = remotesDir(dataDir);
  await publisherKey(dataDir);
  const answers = await Promise.all(
    Array.from({ length: WRITERS }, (_, at) =>
      run(
        process.execPath,
        [
          '--no-warnings',
          '--input-type=module',
          '-e',
          WRITER,
          join(import.meta.dirname, 'store.ts'),
          directory,
          `w${at}`,
          String(CHANGES),
        ],
        {
          env: {
            PATH: process.env.PATH,
            NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
            ROOST_MACHINE: `machine-${at}`,
          },
        },
      ),
    ),
  );
  const acknowledged = answers.flatMap(({ stdout }) => stdout.split('\n').filter(Boolean)).sort();
  const { microFrontends, revision } = await readRegistry(directory);
  expect(acknowledged.length).toBeGreaterThan(WRITERS);
  expect(Object.keys(microFrontends).sort()).toEqual(acknowledged);
  expect(revision).toBe(acknowledged.length);
}, 120_000);

test('PLAT-2: a writer whose lock was taken while it was held up is refused, and nothing of the other is lost', async () => {
  const directory = remotesDir(dataDir);
  const slow = updateRegistry(directory, async (registry) => {
    // Meanwhile another machine takes it for gone, and writes.
    await rm(join(directory, 'registry.json.lock'));
    await updateRegistry(directory, (other) => ({ ...other, schema: 'of the other' }));
    return { ...registry, schema: 'of the slow one' };
  });
  await expect(slow).rejects.toThrow('under this writer');
  expect(await readRegistry(directory)).toMatchObject({ revision: 1, schema: 'of the other' });
});

test('PLAT-2: a revision whose writer ended before it was written is finished by the next', async () => {
  const directory = remotesDir(dataDir);
  await updateRegistry(directory, (registry) => ({ ...registry, schema: 'first' }));
  await updateRegistry(directory, (registry) => ({ ...registry, schema: 'second' }));
  const second = await readFile(join(directory, 'registry.json'), 'utf8');
  const claims = await readFile(join(directory, '.revisions/1.json'), 'utf8');
  await writeFile(
    join(directory, 'registry.json'),
    JSON.stringify((JSON.parse(claims) as { registry: object }).registry),
  );
  // Its writer did not come to the record either.
  await rm(join(directory, '.audit/production/000000002.json'));
  await updateRegistry(directory, (registry) => ({ ...registry, schema: `${registry.schema} and third` }));
  expect(second).toContain('"second"');
  expect(await readRegistry(directory)).toMatchObject({ revision: 3, schema: 'second and third' });
  const records = await readAudit(directory, 'production', { limit: 10 });
  expect(records.map(({ revision }) => revision)).toEqual([3, 2, 1]);
});

test('PLAT-2: the lock of a process on another machine is not taken from it', async () => {
  const directory = remotesDir(dataDir);
  await updateRegistry(directory, () => emptyRegistry());
  const { tryLock } = await import('../lib/lock.ts');
  const lock = join(directory, 'registry.json.lock');
  // A process id that runs nowhere here.
  await writeFile(lock, '4194304 another-machine\n');
  expect(await tryLock(lock)).toBeNull();
});
