/**
 * Decides what the host trusts (SAFE-2, SAFE-10): registries and links that a publisher's key signed, and files from
 * the configured asset origins.
 */
import { createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@roost/shared/contracts/registry';
import { grantText, parseGrant, signedText } from '@roost/shared/contracts/registry-signing';
import type { PinGrant } from '@roost/shared/contracts/registry-signing';

export type Trust = {
  /**
   * Returns null for a registry that may be used, else what is wrong with it.
   * @param url the address it came from
   */
  getProblem: (registry: unknown, url: string) => string | null;
  /** Origins from which remotes may be loaded. */
  origins: readonly string[];
  /** Returns the grant of a link or cookie; null unless a publisher signed it and it has not expired. */
  readGrant: (text: string | undefined) => PinGrant | null;
};

/** File with a local publisher's public keys, one per line. */
const LOCAL_KEYS = 'registry-key.pub';

function isSigned(text: string, signature: Buffer, keys: readonly string[]): boolean {
  return keys.some((key) => {
    try {
      const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
      return verify(null, Buffer.from(text), publicKey, signature);
    } catch {
      // An invalid key does not invalidate the others.
      return false;
    }
  });
}

/**
 * Creates the checks.
 * @param keys public keys, base64 of their SubjectPublicKeyInfo; read each time, so that a local publisher's first key
 *   is found
 * @param environment environment that the registry must name: one publisher signs those of several
 * @param now in milliseconds
 */
export function createTrust(
  keys: () => readonly string[],
  origins: readonly string[],
  environment: Environment = 'production',
  now = Date.now,
): Trust {
  return {
    origins,
    getProblem(registry, url) {
      const signature: unknown =
        typeof registry === 'object' && registry !== null && 'signature' in registry ? registry.signature : null;
      if (typeof signature !== 'object' || signature === null || !('value' in signature))
        return 'the registry is not signed';
      const text = signedText(registry as object, `${new URL(url).origin}/`);
      if (!isSigned(text, Buffer.from(String(signature.value), 'base64'), keys()))
        return 'the registry is not what a known publisher signed';
      const of =
        'environment' in (registry as object) ? (registry as { environment: unknown }).environment : 'production';
      return of === environment ? null : `the registry is of ${String(of)}, this host shows ${environment}`;
    },
    readGrant(text) {
      const read = text === undefined ? null : parseGrant(text);
      if (!read || read.grant.until * 1000 < now()) return null;
      return isSigned(grantText(read.grant), Buffer.from(read.signature, 'base64url'), keys()) ? read.grant : null;
    },
  };
}

/** Returns the configured keys, else those of the publisher of this data directory. */
export function registryKeys(configured: readonly string[], dataDir: string): () => readonly string[] {
  if (configured.length > 0) return () => configured;
  return () => {
    try {
      return readFileSync(join(dataDir, LOCAL_KEYS), 'utf8').split('\n').filter(Boolean);
    } catch {
      return [];
    }
  };
}
