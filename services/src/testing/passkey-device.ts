/** An authenticator in software, for tests of passkeys: it makes keys and signs challenges, honestly or not. */
import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const FLAG = { present: 0x01, verified: 0x04, attested: 0x40 };
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** Head of a CBOR item with up to 16 bits of length. */
function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 255]);
}
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborInt = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** What an attacker changes in an answer. */
export type Lie = Partial<{
  origin: string;
  rpId: string;
  counter: number;
  verified: boolean;
  userHandle: string;
  type: string;
}>;
type Asked = { challenge: string; rp?: { id?: string }; rpId?: string; user?: { id: string } };

export class PasskeyDevice {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;
  private userHandle = '';
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.publicKey = cborMap([
      [cborInt(1), cborInt(2)],
      [cborInt(3), cborInt(-7)],
      [cborInt(-1), cborInt(1)],
      [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  private client(type: string, { challenge }: Asked, lie: Lie): Buffer {
    return Buffer.from(
      JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? this.origin, crossOrigin: false }),
    );
  }

  private data(rpId: string, flags: number, lie: Lie): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lie.counter ?? this.counter);
    const verified = lie.verified === false ? 0 : FLAG.verified;
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([FLAG.present | verified | flags]), count]);
  }

  /** Answers `navigator.credentials.create`. */
  create(asked: Asked, lie: Lie = {}): string {
    this.userHandle = asked.user?.id ?? '';
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.publicKey]);
    const authData = Buffer.concat([this.data(asked.rp?.id ?? '', FLAG.attested, lie), attested]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    const response = {
      clientDataJSON: base64url(this.client('webauthn.create', asked, lie)),
      attestationObject: base64url(attestation),
    };
    return JSON.stringify({ id: base64url(this.id), rawId: base64url(this.id), type: 'public-key', response });
  }

  /** Answers `navigator.credentials.get`. */
  get(asked: Asked, lie: Lie = {}): string {
    this.counter += 1;
    const authenticatorData = this.data(asked.rpId ?? '', 0, lie);
    const client = this.client('webauthn.get', asked, lie);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(client)]))
      .sign(this.key);
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
      userHandle: lie.userHandle ?? this.userHandle,
    };
    return JSON.stringify({ id: base64url(this.id), rawId: base64url(this.id), type: 'public-key', response });
  }
}
