/** Compresses pages: as well as the processors have time for, in memory that is used again. */
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './host-assets.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Bits of the compressor's window: 256 KiB, more than a page has. With the default (4 MiB) the same bytes come out for a third more processor
 * time, and its memory, which the garbage collector counts, has the whole heap looked through every few pages.
 */
const WINDOW_BITS = 18;

/**
 * How hard pages are compressed. It is half of what a page costs this process (4 to 6 ms); the quick way costs a quarter for a seventh more bytes. It is for
 * times when more pages are compressed at once than there are processors to do it.
 */
const CAREFUL = { brotli: 5, gzip: 6 };
const QUICK = { brotli: 3, gzip: 1 };
const PROCESSORS = availableParallelism();
let compressing = 0;

/**
 * Room that texts of pages are written into before they are compressed, used again and again: a new 200 KB for each page had the garbage collector look
 * through the whole heap every few pages, which was a quarter of what a page costs this process.
 */
const ROOM_BYTES = 2 ** 20;
const free: Buffer[] = [];

/** Calls `work` with the text's bytes, which it must not keep. */
async function withBytes<T>(text: string, work: (bytes: Buffer) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(text) > ROOM_BYTES) return work(Buffer.from(text));
  const room = free.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES);
  try {
    return await work(room.subarray(0, room.write(text)));
  } finally {
    if (free.length < PROCESSORS) free.push(room);
  }
}

/** The text in the encoding that the browser reads. */
export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity'
    ? Promise.resolve(Buffer.from(text))
    : withBytes(text, (bytes) => compressBytes(bytes, encoding));
}

/** More than most pages have when compressed, so that they come out in one step. */
const CHUNK_BYTES = 2 ** 16;

async function compressBytes(bytes: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const quality = compressing < PROCESSORS ? CAREFUL : QUICK;
  compressing += 1;
  try {
    if (encoding === 'gzip') return await gzipped(bytes, { level: quality.gzip, chunkSize: CHUNK_BYTES });
    return await brotli(bytes, {
      chunkSize: CHUNK_BYTES,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      },
    });
  } finally {
    compressing -= 1;
  }
}
