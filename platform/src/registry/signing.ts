/**
 * The publisher's key (SAFE-2). Whoever may write the registry's file decides what code runs in every page, so hosts
 * believe only what this key signed. The private key stays with the publisher: ROOST_REGISTRY_KEY_FILE, or a pair that
 * is made in the data directory of a local site (decision 0107).
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@roost/shared/contracts/registry';
import { formatGrant, grantText, signedText } from '@roost/shared/contracts/registry-signing';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';
import { Failure } from '../lib/failure.ts';

export type PublisherKey = {
  privateKey: KeyObject;
  /** As hosts are given it: base64 of its SubjectPublicKeyInfo. */
  publicKey: string;
  /** It was made just now: nothing can be signed by it yet. */
  isNew: boolean;
};

const privateFile = (dataDir: string): string =>
  process.env.ROOST_REGISTRY_KEY_FILE || join(dataDir, 'registry-key.pem');
/** Public keys that a local host accepts, one a line. */
const publicFile = (dataDir: string): string => join(dataDir, 'registry-key.pub');
const nextFile = (dataDir: string): string => `${privateFile(dataDir)}.next`;

/** Whether this process has, or was told to have, the publisher's key: whoever has it may change the registry. */
export const hasPublisherKey = (dataDir: string): boolean =>
  Boolean(process.env.ROOST_REGISTRY_KEY_FILE) || existsSync(privateFile(dataDir));

const toPublic = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
/** A short name of a public key, for messages and signatures. */
const getName = (publicKey: string): string => createHash('sha256').update(publicKey).digest('hex').slice(0, 12);

async function makeKey(file: string, dataDir: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  await mkdir(dirname(file), { recursive: true });
  // `wx`: two commands at the same time must not each make one.
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  await appendFile(publicFile(dataDir), `${toPublic(privateKey)}\n`);
  return privateKey;
}

/** The key of this publisher, made on first use. @throws Failure when the file that is configured cannot be read */
export async function publisherKey(dataDir: string): Promise<PublisherKey> {
  const file = privateFile(dataDir);
  const isNew = !existsSync(file);
  if (isNew && process.env.ROOST_REGISTRY_KEY_FILE)
    throw new Failure(`ROOST_REGISTRY_KEY_FILE names ${file}, which does not exist.`);
  const privateKey = isNew ? await makeKey(file, dataDir) : createPrivateKey(await readFile(file, 'utf8'));
  return { privateKey, publicKey: toPublic(privateKey), isNew };
}

/** The registry with this key's signature. Its addresses are relative, as it is written. */
export function signRegistry(registry: Registry, { privateKey, publicKey }: PublisherKey): Registry {
  const value = sign(null, Buffer.from(signedText(registry, '/')), privateKey).toString('base64');
  return { ...registry, signature: { key: getName(publicKey), value } };
}

/** Whether the registry is what this key signed. */
export function isSignedBy(registry: Registry, { publicKey }: Pick<PublisherKey, 'publicKey'>): boolean {
  if (!registry.signature) return false;
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(signedText(registry, '/')), key, Buffer.from(registry.signature.value, 'base64'));
}

/** A grant for pins, as a link carries it. */
export function signGrant(grant: PinGrant, { privateKey }: PublisherKey): string {
  return formatGrant(grant, sign(null, Buffer.from(grantText(grant)), privateKey).toString('base64url'));
}

/**
 * Makes the key that will follow the present one. Returns its public half, for hosts to accept beside the present one.
 */
export async function prepareNextKey(dataDir: string): Promise<string> {
  await publisherKey(dataDir);
  if (existsSync(nextFile(dataDir))) return toPublic(createPrivateKey(await readFile(nextFile(dataDir), 'utf8')));
  return toPublic(await makeKey(nextFile(dataDir), dataDir));
}

/**
 * Puts the next key in the place of the present one; the caller signs the registry anew. @throws Failure when there is
 * none
 */
export async function takeNextKey(dataDir: string): Promise<void> {
  if (!existsSync(nextFile(dataDir)))
    throw new Failure('There is no next key. Make one with `npm run registry -- next-key` and give it to every host.');
  await rename(nextFile(dataDir), privateFile(dataDir));
  const { publicKey } = await publisherKey(dataDir);
  await writeFile(publicFile(dataDir), `${publicKey}\n`);
}
