import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compression.ts';

const BYTES = Buffer.from('<main>Señal del “lago” — 湖</main>');
const PIECES = ['<html>“', BYTES, '', new Uint8Array([60, 47, 104, 62])];
const TEXT = '<html>“<main>Señal del “lago” — 湖</main></h>';
const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe.each(['br', 'gzip', 'identity'] as const)('a document in %s', (encoding) => {
  test('has the pieces of text and of bytes in their order', async () => {
    expect(read[encoding](await compress(PIECES, encoding)).toString()).toBe(TEXT);
  });

  test('is whole when it has more bytes than the buffer that is used again', async () => {
    const long = 'á'.repeat(400_000);
    expect(read[encoding](await compress([long, BYTES], encoding)).toString()).toBe(long + BYTES.toString());
  });

  test('has nothing of another that is compressed at the same time', async () => {
    const made = await Promise.all(['one', 'two', 'three'].map((name) => compress([name, BYTES], encoding)));
    expect(made.map((bytes) => read[encoding](bytes).toString())).toEqual(
      ['one', 'two', 'three'].map((name) => name + BYTES.toString()),
    );
  });
});
