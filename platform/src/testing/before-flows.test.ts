import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { REPOSITORY } from '../lib/paths.ts';
import { checkAddress, checkChoice, filesForWords, takeTurn } from './before-flows.ts';

const OPTIONS = {
  grep: { type: 'string', short: 'g' },
  project: { type: 'string' },
  busy: { type: 'boolean' },
} as const;
const FILES = ['map.spec.ts', 'search-map.spec.ts', 'own-data.spec.ts', 'home.spec.ts'];

test.each([
  [['own-data'], ['flows/own-data\\.spec\\.ts$']],
  [
    ['map', '--busy'],
    ['flows/map\\.spec\\.ts$', 'flows/search-map\\.spec\\.ts$', '--busy'],
  ],
  [['e2e/flows/MAP.spec.ts:12'], ['flows/map\\.spec\\.ts:12']],
  [
    ['--grep', 'tmp', '-g', 'x'],
    ['--grep', 'tmp', '-g', 'x'],
  ],
  [
    ['--project', 'mobile', 'home'],
    ['--project=mobile', 'flows/home\\.spec\\.ts$'],
  ],
  [
    ['--', 'home'],
    ['--', 'flows/home\\.spec\\.ts$'],
  ],
])('PLAT-7: of %j Playwright gets the files whose names hold the words, wherever the checkout is', (args, wanted) => {
  expect(filesForWords(OPTIONS, args, FILES)).toEqual(wanted);
});

test.each(['tmp', 'work', 'serach', '('])('PLAT-7: the word %s, which no file of flows holds, is named', (word) => {
  expect(() => filesForWords(OPTIONS, ['map', word], FILES)).toThrow(
    `No file of e2e/flows has '${word}' in its name: npm run e2e -- --list names them all.`,
  );
});

test('PLAT-7: what matches no flow ends before a site is started', async () => {
  // Playwright runs in no process of Jest.
  delete process.env.JEST_WORKER_ID;
  // Of one file: Playwright reads all of them otherwise, for each question.
  const file = 'flows/remote-down\\.spec\\.ts$';
  const report = () =>
    statSync(join(REPOSITORY, 'playwright-report/e2e/index.html'), { throwIfNoEntry: false })?.mtimeMs;
  const before = report();
  await expect(checkChoice(['--grep', '@nothing', file])).rejects.toThrow('No flow matches these arguments.');
  await expect(checkChoice(['--grep', '@down', file])).resolves.toBeUndefined();
  // Looking for flows leaves the report of the last run.
  expect(report()).toBe(before);
}, 60_000);

test.each([
  [['--project=tablet'], 'Playwright does not start these flows: Project(s) "tablet" not found.'],
  [['--workers', 'few'], 'Playwright does not start these flows: Workers few must be a number or percentage.'],
  [['--grep', '('], 'Playwright does not start these flows: Invalid regular expression'],
])(
  'PLAT-7: of %j, which Playwright refuses, its reason is said in one line',
  async (args, reason) => {
    delete process.env.JEST_WORKER_ID;
    const failure = await checkChoice([...args, 'flows/remote-down\\.spec\\.ts$']).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Failure);
    expect((failure as Failure).message).toContain(reason);
    expect((failure as Failure).message).not.toContain('\n');
  },
  60_000,
);

test('PLAT-7: what failed last is found in either of the two runs, which remember it each for itself', async () => {
  const listed = (failed: string) => async (_args: readonly string[], run: string) =>
    run === failed ? 'Total: 1 test in 1 file' : 'Total: 0 tests in 0 files';
  for (const run of ['e2e', 'e2e-alone'])
    await expect(checkChoice(['--last-failed'], listed(run))).resolves.toBeUndefined();
  await expect(checkChoice(['--last-failed'], listed('none'))).rejects.toThrow('No flow failed in the last run.');
});

test('PLAT-7: a site that is not there is said once, not by every flow', async () => {
  const server = createServer((_request, answer) => answer.writeHead(503).end());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(checkAddress(address)).resolves.toBeUndefined();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await expect(checkAddress(address)).rejects.toThrow(`Nothing answers at ${address} (BASE_URL): `);
  await expect(checkAddress('staging.example')).rejects.toThrow(
    'BASE_URL is no address: staging.example. It begins with http:// or https://.',
  );
});

test.each(['/en', '/?mfe=mfe-search@1.4.0', '/#top'])(
  'PLAT-7: of an address, %s would be left out: it is refused',
  async (rest) => {
    await expect(checkAddress(`http://127.0.0.1:9${rest}`)).rejects.toThrow(
      `BASE_URL is a site's address without a path: leave out '${rest}'.`,
    );
    // A slash at its end is no path.
    await expect(checkAddress('http://127.0.0.1:9/')).rejects.toThrow('Nothing answers at http://127.0.0.1:9/');
  },
);

test.each([
  ['whose home names another address', 200, {}, '<link rel="canonical" href="https://stay.example/" data-head>', false],
  ['that leads to another address', 308, { location: 'https://stay.example/' }, '', false],
  ['that leads to a page of its own', 302, { location: '/sign-in' }, '', true],
  ['that names none', 200, {}, '<h1>Hello</h1>', true],
])('PLAT-7: a site %s is told before its flows all fail, or walked', async (_what, status, headers, body, isGood) => {
  const server = createServer((_request, answer) => answer.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asked = checkAddress(address);
  await (isGood
    ? expect(asked).resolves.toBeUndefined()
    : expect(asked).rejects.toThrow(`BASE_URL is ${address}, but this site's address is https://stay.example`));
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

test('PLAT-7: two runs of flows in one checkout come one after the other', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'roost-turn-'));
  const file = join(directory, 'flows.lock');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const end = await takeTurn(say, 1_000, file);
  expect(said).toEqual([]);
  await expect(takeTurn(say, 0, file)).rejects.toThrow('Other flows of this checkout still run.');
  const second = takeTurn(say, 60_000, file);
  await end();
  await (
    await second
  )();
  expect(said).toContain('Other flows of this checkout run: these begin when those have ended.');
  await rm(directory, { recursive: true });
});
