import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getExposes, remoteFactsSchema } from '@roost/shared/contracts/remotes';
import { filesBelow } from '../lib/files.ts';
import { createRemote, removeRemote } from './create.ts';

const SOLUTION = '{\n  "files": [],\n  "references": [\n    {\n      "path": "shared"\n    }\n  ]\n}\n';
let repository: string;
const keepIn = (): string => join(repository, '.data/removed');
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'roost-new-'));
  await writeFile(join(repository, 'tsconfig.json'), SOLUTION);
  await mkdir(join(repository, 'shared'));
  await writeFile(join(repository, 'shared/package.json'), '{ "version": "1.2.0" }');
});
afterEach(() => rm(repository, { recursive: true, force: true }));

test('PLAT-7b: a new remote has a page, a slot in a place, a page of its own and tests', async () => {
  await createRemote(repository, 'mfe-host-stories');
  const { roost, dependencies } = JSON.parse(
    await readFile(join(repository, 'mfe-host-stories/package.json'), 'utf8'),
  ) as { roost: unknown; dependencies: unknown };
  // npm links the repository's own package only where the version is the same.
  expect(dependencies).toEqual({ '@roost/shared': '1.2.0' });
  const facts = remoteFactsSchema.parse(roost);
  expect(facts.routes).toEqual([{ id: 'host-stories', path: '/host-stories', monitoring: 'Host stories' }]);
  expect(getExposes(facts)).toEqual(['./routes', './HostStoriesSection', './texts-es']);
  expect(await filesBelow(join(repository, 'mfe-host-stories'))).toEqual(
    expect.arrayContaining([
      'README.md',
      'src/routes.tsx',
      'src/standalone.tsx',
      'src/slots/HostStoriesSection.tsx',
      'src/pages/host-stories/HostStoriesPage.test.tsx',
    ]),
  );
  expect(await readFile(join(repository, 'tsconfig.json'), 'utf8')).toContain('mfe-host-stories');
});

describe('PLAT-7: work that is in no commit', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: repository });
  beforeEach(async () => {
    git('init', '-q');
    await createRemote(repository, 'mfe-reviews');
  });

  test('of a remote that has commits is not removed with it', async () => {
    git('add', '.');
    git('commit', '-qm', 'mfe-reviews: first');
    const file = join(repository, 'mfe-reviews/src/copy.ts');
    await writeFile(file, 'export const copy = 1;');
    await expect(removeRemote(repository, 'mfe-reviews', keepIn())).rejects.toThrow(
      'Files of mfe-reviews are in no commit and would be lost: mfe-reviews/src/copy.ts. Commit them or take them back first; nothing was removed.',
    );
    expect(await readFile(file, 'utf8')).toContain('copy = 1');
    git('commit', '-qam', 'mfe-reviews: second');
    await removeRemote(repository, 'mfe-reviews', keepIn());
  });

  test('of one that was made a moment ago is none: it is gone', async () => {
    const file = join(repository, 'mfe-reviews/src/copy.ts');
    // As a formatter leaves it.
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\n\n'));
    await mkdir(join(repository, 'mfe-reviews/dist'));
    await writeFile(join(repository, 'mfe-reviews/dist/main.js'), '');
    expect(await removeRemote(repository, 'mfe-reviews', keepIn())).toBeNull();
    expect((await filesBelow(repository)).filter((path) => path.includes('mfe-reviews/'))).toEqual([]);
  });

  test.each(['src/copy.ts', 'package.json', 'src/stars.ts'])(
    'of one that is in no commit at all is kept elsewhere: %s',
    async (path) => {
      await mkdir(join(repository, 'mfe-reviews/dist'));
      await writeFile(join(repository, 'mfe-reviews/dist/main.js'), '');
      await writeFile(join(repository, 'mfe-reviews', path), '{ "a": 1 }');
      const kept = (await removeRemote(repository, 'mfe-reviews', keepIn())) ?? '';
      expect(kept).toMatch(/removed\/mfe-reviews-20/);
      expect(await readFile(join(kept, path), 'utf8')).toBe('{ "a": 1 }');
      expect(await filesBelow(kept)).toContain('src/routes.tsx');
      expect(await filesBelow(kept)).not.toContain('dist/main.js');
      expect(await filesBelow(join(repository, 'mfe-reviews'))).toEqual([]);
    },
  );
});

test('PLAT-7: what a remote added is gone when it is removed', async () => {
  await createRemote(repository, 'mfe-host-stories');
  await removeRemote(repository, 'mfe-host-stories', keepIn());
  expect(await filesBelow(repository)).toEqual(['shared/package.json', 'tsconfig.json']);
  expect(await readFile(join(repository, 'tsconfig.json'), 'utf8')).toBe(SOLUTION);
});

test('PLAT-7: no remote is written over another', async () => {
  await createRemote(repository, 'mfe-reviews');
  await expect(createRemote(repository, 'mfe-reviews')).rejects.toThrow('exists already');
});

test('PLAT-7b: a link of the name is in the way, also one that leads nowhere', async () => {
  await symlink(join(repository, 'nowhere'), join(repository, 'mfe-reviews'));
  await expect(createRemote(repository, 'mfe-reviews')).rejects.toThrow(
    'mfe-reviews exists already, as a link: nothing is written through it.',
  );
});
