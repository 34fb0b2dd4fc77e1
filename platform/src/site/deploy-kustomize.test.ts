/** Base and example as kubectl renders them: what is written apart from each other has to fit together. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';
import { DEPLOY, manifests, type Manifest } from '../testing/manifests.ts';

const run = promisify(execFile);
const UNRENDERED = 'MANIFESTS ARE NOT RENDERED: `kubectl` is not installed.';

function hasKubectl(): boolean {
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Where there is no kubectl these are not there, which is said loudly; with CI set that is an error. */
function describeWithKubectl(name: string, tests: () => void): void {
  if (hasKubectl()) describe(name, tests);
  else if (process.env.CI) throw new Error(UNRENDERED);
  else process.stderr.write(`\n*** ${UNRENDERED} ***\n`);
}

async function render(directory: string): Promise<Manifest[]> {
  const { stdout } = await run('kubectl', ['kustomize', directory], { maxBuffer: 2 ** 24 });
  return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
}
const formatName = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;

describeWithKubectl('SCALE-3: kubectl kustomize', () => {
  test('renders the base: every manifest, once', async () => {
    const rendered = await render(join(DEPLOY, 'kubernetes'));
    expect(rendered.map(formatName).sort()).toEqual(manifests.map(formatName).sort());
  });

  test('renders the example: in its namespace, with images of its own, and each Secret and setting that a pod names is made', async () => {
    const root = mkdtempSync(join(tmpdir(), 'roost-kustomize-'));
    try {
      for (const name of ['kubernetes', 'kubernetes-example'])
        cpSync(join(DEPLOY, name), join(root, name), { recursive: true });
      writeFileSync(join(root, 'kubernetes-example/registry-key.pem'), 'a key\n');
      const rendered = await render(join(root, 'kubernetes-example'));
      const made = new Set(rendered.map(formatName));
      expect(
        rendered.filter(({ metadata }) => (metadata as { namespace?: string }).namespace !== 'roost').map(formatName),
      ).toEqual([]);
      const pods = rendered.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
      expect(pods).toHaveLength(6);
      for (const manifest of pods) {
        const { containers, volumes = [] } = manifest.spec.template.spec;
        for (const { image, envFrom = [] } of containers) {
          expect(image).toMatch(/^registry\.example\/roost-(host|services|assets):v1$/);
          for (const { configMapRef, secretRef } of envFrom)
            expect(made).toContain(configMapRef ? `ConfigMap ${configMapRef.name}` : `Secret ${secretRef?.name}`);
        }
        for (const { secret } of volumes) if (secret) expect(made).toContain(`Secret ${secret.secretName}`);
      }
      // A changed secret has a new name, so that the processes that read it are replaced.
      expect([...made].filter((name) => /^Secret roost-services-\w{10}$/.test(name))).toHaveLength(1);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
