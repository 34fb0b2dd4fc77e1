import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../lib/paths.ts';
import { remoteDev } from './remote-dev.ts';
import { sharedPackages } from './shared-packages.ts';

test('PLAT-6: the renderer hands over every package that server bundles of remotes require', () => {
  const renderer = readFileSync(join(REPOSITORY, 'host/src/render.ts'), 'utf8');
  const handedOver = [...renderer.matchAll(/^ {2}(?:'([^']+)'|(\w+)): \w+,$/gm)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  const required = sharedPackages()
    .filter(({ external }) => external)
    .map(({ name }) => name);
  expect(handedOver.toSorted()).toEqual(required.toSorted());
});

test('PLAT-7: the dev build of a remote leaves the page alone, which lies below it', () => {
  expect(remoteDev('mfe-consent', { mode: 'development', outDir: '/nowhere' }).output).toMatchObject({ clean: false });
});
