import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const REPOSITORY = path.join(import.meta.dirname, '../..');

/** What a build read, by package: `inputs` of its `dist/build.json`. */
async function readInputs(): Promise<Map<string, string[]>> {
  const packages = (await readdir(REPOSITORY)).filter((name) => /^(host|mfe-.+)$/.test(name));
  return new Map(
    await Promise.all(
      packages.map(async (name): Promise<[string, string[]]> => {
        const { inputs } = JSON.parse(await readFile(path.join(REPOSITORY, name, 'dist/build.json'), 'utf8')) as {
          inputs: string[];
        };
        return [name, inputs];
      }),
    ),
  );
}

test.describe('what a change builds anew @platform @local', () => {
  test('PLAT-2: a rate of a tax, a text of a mail or a package that servers use builds no remote and no host', async () => {
    const inputs = await readInputs();
    expect(inputs.size).toBeGreaterThanOrEqual(6);
    for (const [name, files] of inputs) {
      const foreign = files.filter((file) =>
        /(^|\/)(tax-table|package-lock)\b|^(services|sandbox|e2e|docs|observe)\//.test(file.replace(/^\?/, '')),
      );
      expect(foreign, name).toEqual([]);
    }
  });

  test('PLAT-2: of the code of one remote no other package is built', async () => {
    for (const [name, files] of await readInputs()) {
      const others = files.filter((file) => /^\??mfe-/.test(file) && !file.replace(/^\?/, '').startsWith(`${name}/`));
      expect(others, name).toEqual([]);
    }
  });
});
