import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageDir } from '../lib/paths.ts';
import { exposeFile } from './names.ts';

test.each([
  ['./routes', 'src/routes.tsx'],
  ['./Stars', 'src/slots/Stars.tsx'],
  ['./texts-de', 'src/texts-de.ts'],
])('PLAT-6: that the file of %s is missing is told with the place where it belongs', (expose, file) =>
  expect(() => exposeFile(packageDir('observe'), expose)).toThrow(`observe has no ${file}`),
);

test('PLAT-6: a package without a webpack configuration is told so, without a stack', () => {
  const { stderr } = spawnSync(process.execPath, [join(packageDir('platform'), 'src/build/worker.ts'), 'observe'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('observe has no webpack.config.ts: take that of another remote, with this name in it.\n');
});
