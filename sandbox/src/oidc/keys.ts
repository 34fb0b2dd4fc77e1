/** The issuer's signing key: made at each start, published as a JSON Web Key, used for ES256 tokens. */
import { createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';

export type Signer = { jwks: { keys: JsonWebKey[] }; token: (claims: Record<string, unknown>) => string };

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function createSigner(): Signer {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomUUID();
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
  return {
    jwks: { keys: [{ ...publicKey, kid, use: 'sig', alg: 'ES256' }] },
    token(claims) {
      const content = `${encode({ alg: 'ES256', typ: 'JWT', kid })}.${encode(claims)}`;
      return `${content}.${sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
    },
  };
}
