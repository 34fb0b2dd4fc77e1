/**
 * The bill of materials of each image, read from the image itself: the packages of npm in it, Node, and the packages of
 * the system below.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { billOfMaterials, getPackages, type Lock } from '../supply/lock.ts';
import type { Engine } from './engine.ts';

/**
 * Run by an image's own Node, since it has no shell: what npm wrote of its installation, and what Debian's package
 * manager wrote of the base image.
 */
const LOOK = `const { existsSync: has, readdirSync: list, readFileSync: read } = require('node:fs');
const folder = '/var/lib/dpkg/status.d';
const files = has(folder) ? list(folder).map((name) => folder + '/' + name) : ['/var/lib/dpkg/status'].filter(has);
console.log(JSON.stringify({
  node: process.versions.node,
  lock: JSON.parse(read('/app/node_modules/.package-lock.json', 'utf8')),
  system: files.map((file) => read(file, 'utf8')).join('\\n\\n'),
}));`;

type Look = { node: string; lock: Lock; system: string };
type Component = { type: string; name: string; version: string; purl: string };

/** Reads the records of Debian's package manager. */
function readSystem(text: string): Component[] {
  return text.split(/\n\s*\n/).flatMap((record) => {
    const name = /^Package: (\S+)$/m.exec(record)?.[1];
    const version = /^Version: (\S+)$/m.exec(record)?.[1];
    if (name === undefined || version === undefined) return [];
    return [{ type: 'library', name, version, purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}` }];
  });
}

/** Returns the bill in CycloneDX 1.6. @param id of the image, by which an engine finds it again */
function makeBill(image: string, id: string, { node, lock, system }: Look): object {
  const bill = billOfMaterials(getPackages(lock)) as { components: object[] };
  return {
    ...bill,
    metadata: { component: { type: 'container', name: `roost-${image}`, version: id } },
    components: [
      ...bill.components,
      { type: 'platform', name: 'node', version: node, purl: `pkg:generic/node@${node}` },
      ...readSystem(system),
    ],
  };
}

/** Writes `roost-host.cdx.json` and its like. @returns their names with what each counts */
export async function writeBills(engine: Engine, images: readonly string[], directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  const told: string[] = [];
  for (const image of images) {
    const look = await engine.call('run', '--rm', '--network', 'none', '--read-only', `roost-${image}`, '-e', LOOK);
    const id = await engine.call('image', 'inspect', '--format', '{{.Id}}', `roost-${image}`);
    const bill = makeBill(image, id, JSON.parse(look) as Look) as { components: object[] };
    if (bill.components.length < 2) throw new Failure(`roost-${image} names no packages: its bill would be empty.`);
    const file = join(directory, `roost-${image}.cdx.json`);
    await writeFile(file, `${JSON.stringify(bill, null, 1)}\n`);
    told.push(`${file} (${bill.components.length})`);
  }
  return told.join(', ');
}

const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** @throws Failure that names each base image which another day may be another one under the same name */
export function checkPinned(bases: Readonly<Record<string, string | undefined>>): void {
  const loose = Object.entries(bases).filter(([, image]) => !DIGEST.test(image ?? ''));
  if (loose.length > 0)
    throw new Failure(
      `Not pinned by digest: ${loose.map(([option, image]) => `--${option} ${image ?? '(the version of the file)'}`).join(', ')}. ` +
        'Name each as image@sha256:…; docs/production.md says how to find it.',
    );
}
