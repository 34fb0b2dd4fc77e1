import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPinned, writeBills } from './bill.ts';
import type { Engine } from './engine.ts';

const DIGEST = `sha256:${'ab'.repeat(32)}`;
/** What an image's Node would print. */
const LOOK = {
  node: '24.21.0',
  lock: {
    packages: {
      'node_modules/fastify': { version: '5.12.8', integrity: 'sha512-AAAA', license: 'MIT', resolved: '' },
      'node_modules/@roost/shared': { link: true },
      shared: { version: '1.0.0' },
    },
  },
  system: 'Package: libc6\nStatus: install ok\nVersion: 2.36-9+deb12u10\n\nPackage: tzdata\nVersion: 2025b-0\n',
};
const asked: string[][] = [];
const createEngine = (look: object): Engine => ({
  name: 'fake',
  run: () => Promise.resolve(),
  call: (...args) => {
    asked.push(args);
    return Promise.resolve(args[0] === 'image' ? DIGEST : JSON.stringify(look));
  },
  tryCall: () => Promise.resolve(),
});
let directory: string;
beforeEach(async () => {
  asked.length = 0;
  directory = await mkdtemp(join(tmpdir(), 'bills-'));
});
afterEach(() => rm(directory, { recursive: true }));

describe('SAFE-14: a bill of materials of each image', () => {
  test('names what is in it: packages with checksums, Node, the system, and which image it is of', async () => {
    await writeBills(createEngine(LOOK), ['host', 'assets'], join(directory, 'bills'));
    const bill = JSON.parse(await readFile(join(directory, 'bills/roost-host.cdx.json'), 'utf8')) as {
      bomFormat: string;
      metadata: { component: object };
      components: { purl: string }[];
    };
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { type: 'container', name: 'roost-host', version: DIGEST } },
    });
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/fastify@5.12.8',
      'pkg:generic/node@24.21.0',
      'pkg:deb/debian/libc6@2.36-9%2Bdeb12u10',
      'pkg:deb/debian/tzdata@2025b-0',
    ]);
    expect(bill.components[0]).toHaveProperty('hashes.0.alg', 'SHA-512');
    expect(await readFile(join(directory, 'bills/roost-assets.cdx.json'), 'utf8')).toContain('roost-assets');
    // It looks into an image without giving it a network.
    expect(asked[0]).toEqual(expect.arrayContaining(['--network', 'none', 'roost-host']));
  });

  test('is refused where an image names nothing', async () => {
    await expect(
      writeBills(createEngine({ ...LOOK, lock: { packages: {} }, system: '' }), ['host'], directory),
    ).rejects.toThrow('roost-host names no packages');
  });
});

test('SAFE-14: with --pinned an image is made of base images by digest only', () => {
  expect(() => checkPinned({ node: `node@${DIGEST}`, runtime: `registry.example/runtime:24@${DIGEST}` })).not.toThrow();
  expect(() => checkPinned({ node: 'node:24-bookworm-slim', runtime: undefined })).toThrow(
    'Not pinned by digest: --node node:24-bookworm-slim, --runtime (the version of the file).',
  );
});
