import { packageDir } from '../lib/paths.ts';
import { exposeFile } from './names.ts';

test.each([
  ['./routes', 'src/routes.tsx'],
  ['./Stars', 'src/slots/Stars.tsx'],
  ['./texts-de', 'src/texts-de.ts'],
])('PLAT-6: that the file of %s is missing is told with the place where it belongs', (expose, file) =>
  expect(() => exposeFile(packageDir('observe'), expose)).toThrow(`observe has no ${file}`),
);
