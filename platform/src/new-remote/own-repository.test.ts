import { getExposes, remoteFactsSchema } from '@roost/shared/contracts/remotes';
import { CONTRACT_OPTIONS, PUBLISH_OPTIONS, REGISTRY_COMMANDS } from '../cli/usage.ts';
import { ownRepositoryFiles } from './own-repository.ts';
import { remoteFiles } from './template.ts';

const SOURCES = { shared: '^1.0.0', platform: '^1.2.0', react: '19.0.0' };
const files = ownRepositoryFiles('mfe-host-stories', SOURCES);

test('PLAT-2: a remote of its own repository offers what one of this repository does, from the same sources', () => {
  const { roost, dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Record<string, unknown>;
  expect(getExposes(remoteFactsSchema.parse(roost))).toEqual(['./routes', './HostStoriesSection', './texts-es']);
  expect(dependencies).toEqual({ '@roost/shared': '^1.0.0', react: '19.0.0', 'react-dom': '19.0.0' });
  expect(devDependencies).toEqual({ '@roost/platform': '^1.2.0' });
  const here = remoteFiles('mfe-host-stories', '1.0.0');
  for (const path of Object.keys(here).filter((name) => name.startsWith('src/'))) expect(files[path]).toBe(here[path]);
});

test('PLAT-2: nothing in it leads out of it', () => {
  for (const text of Object.values(files)) expect(text).not.toMatch(/\.\.\/(platform|shared)|bootstrap\.mjs/);
});

test('PLAT-2: its README names scripts that there are, with options that they take', () => {
  const { scripts } = JSON.parse(files['package.json'] ?? '') as { scripts: Record<string, string> };
  const commands = [...(files['README.md'] ?? '').matchAll(/^npm (?:run )?([\w:]+)(.*)$/gm)];
  expect(commands.length).toBeGreaterThan(5);
  for (const [, name = '', rest = ''] of commands) {
    if (name === 'install') continue;
    expect(Object.keys(scripts)).toContain(name);
    const options = [...rest.matchAll(/--([a-z][\w-]*)/g)].map(([, option]) => option);
    const known = Object.keys({ ...PUBLISH_OPTIONS, ...CONTRACT_OPTIONS });
    for (const option of options) expect(known).toContain(option);
    if (name === 'registry') expect(REGISTRY_COMMANDS).toContain(/-- (\w+)/.exec(rest)?.[1]);
  }
});
