import { generateKeyPairSync, sign } from 'node:crypto';
import { formatGrant, grantText, signedText } from '@roost/shared/contracts/registry-signing';
import { getRegistry, versionEntry } from './fixtures.ts';
import { createTrust } from './trust.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519').privateKey;
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const URL_OF_REGISTRY = 'http://assets.test/registry.json';
const trust = createTrust(
  () => ['no key at all', key],
  ['http://assets.test'],
  'production',
  () => 1_000_000,
);

/** A registry as a publisher writes it, with relative addresses, and as it is served. */
function published(by = privateKey): { microFrontends: Record<string, { extras: { baseUrl: string } }[]> } {
  const served = getRegistry([versionEntry('1.0.0', { traffic: 100, isDefault: true })]);
  const written: object = JSON.parse(JSON.stringify(served).replaceAll('http://assets.test/', ''));
  const value = sign(null, Buffer.from(signedText(written, '/')), by).toString('base64');
  return { ...served, signature: { key: 'k', value } } as never;
}

describe('SAFE-2: a registry is trusted when its publisher signed it', () => {
  test('as it is served, whatever order its fields have', () => {
    const { microFrontends, ...rest } = published();
    expect(trust.getProblem({ microFrontends, ...rest }, URL_OF_REGISTRY)).toBeNull();
  });

  test.each([
    ['is not signed', getRegistry([versionEntry('1.0.0')])],
    ['was signed by somebody else', published(stranger)],
    [
      'names another address than was signed',
      JSON.parse(
        JSON.stringify(published()).replace(
          'http://assets.test/mfe-search/1.0.0/"',
          'http://evil.test/mfe-search/1.0.0/"',
        ),
      ),
    ],
    ['names another hash', JSON.parse(JSON.stringify(published()).replace('sha384-entry', 'sha384-other'))],
    ['is no registry', 'registry'],
  ])('not when it %s', (_name, registry) => {
    expect(trust.getProblem(registry, URL_OF_REGISTRY)).toMatch(/signed/);
  });

  test('not from another origin than it was written for', () => {
    expect(trust.getProblem(published(), 'http://evil.test/registry.json')).toMatch(
      /not what a known publisher signed/,
    );
  });
});

test('SAFE-2: the registry of another environment is refused, even without its name', () => {
  const staging: object = {
    ...getRegistry([versionEntry('1.0.0', { traffic: 100, isDefault: true })]),
    environment: 'staging',
  };
  const written: object = JSON.parse(JSON.stringify(staging).replaceAll('http://assets.test/', ''));
  const value = sign(null, Buffer.from(signedText(written, '/')), privateKey).toString('base64');
  const served = { ...staging, signature: { key: 'k', value } };
  expect(trust.getProblem(served, URL_OF_REGISTRY)).toBe('the registry is of staging, this host shows production');
  const { environment: _environment, ...renamed } = served as typeof served & { environment: string };
  expect(trust.getProblem(renamed, URL_OF_REGISTRY)).toMatch(/not what a known publisher signed/);
  const onStaging = createTrust(() => [key], ['http://assets.test'], 'staging');
  expect(onStaging.getProblem(served, URL_OF_REGISTRY)).toBeNull();
  expect(onStaging.getProblem(published(), URL_OF_REGISTRY)).toMatch('is of production, this host shows staging');
});

describe('SAFE-10: a link grants pins when its publisher signed it', () => {
  const link = (until: number, by = privateKey) => {
    const grant = { pins: 'mfe-search@1.4.0', until };
    return formatGrant(grant, sign(null, Buffer.from(grantText(grant)), by).toString('base64url'));
  };
  test('until it expires', () => {
    expect(trust.readGrant(link(1001))).toEqual({ pins: 'mfe-search@1.4.0', until: 1001 });
    expect(trust.readGrant(link(999))).toBeNull();
  });
  test.each([undefined, '', 'x~y~z', link(1001, stranger), link(1001).replace('1.4.0', '1.3.0')])('not %s', (text) => {
    expect(trust.readGrant(text)).toBeNull();
  });
});
