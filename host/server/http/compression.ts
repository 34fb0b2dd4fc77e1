/** Compresses pages, as well as the processors have time for, in buffers that are reused. */
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DocumentPiece } from '../html/document.ts';
import type { Encoding } from './host-assets.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Bits of the compressor's window: 256 KiB, more than a page has. The default (4 MiB) takes a third more processor time
 * for the same bytes, and the garbage collector counts its memory and so runs over the whole heap every few pages.
 */
const WINDOW_BITS = 18;

/**
 * Brotli qualities. The usual one takes 2.4 ms of a search, whose page it makes 28.3 KB: 7 takes 3.1 ms and saves 150
 * bytes, 5 takes 2.2 and costs 450. The quick one takes 1 ms and makes the page a seventh larger; it is used while
 * more pages are being compressed than there are processors.
 */
const CAREFUL = { brotli: 6, gzip: 6 };
const QUICK = { brotli: 3, gzip: 1 };
const PROCESSORS = availableParallelism();
let compressing = 0;

/**
 * A reused buffer for pages before compression. Allocating 200 KB for each page made the garbage collector run over the
 * whole heap every few pages, a quarter of what a page costs this process.
 */
const ROOM_BYTES = 2 ** 20;
const free: Buffer[] = [];
/** Of one unit of a JavaScript string in UTF-8. Counting the bytes of a page takes as long as writing them. */
const MOST_BYTES_OF_A_CHARACTER = 3;

const mostBytes = (piece: DocumentPiece): number =>
  typeof piece === 'string' ? piece.length * MOST_BYTES_OF_A_CHARACTER : piece.length;
const joinPieces = (pieces: readonly DocumentPiece[]): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** Writes the pieces into the buffer one after another and returns how many bytes they have. */
function writePieces(pieces: readonly DocumentPiece[], room: Buffer): number {
  let end = 0;
  for (const piece of pieces) {
    if (typeof piece === 'string') end += room.write(piece, end);
    else {
      room.set(piece, end);
      end += piece.length;
    }
  }
  return end;
}

/** Calls `work` with the document's bytes. `work` must not keep them. */
async function withBytes<T>(pieces: readonly DocumentPiece[], work: (bytes: Buffer) => Promise<T>): Promise<T> {
  if (pieces.reduce((sum, piece) => sum + mostBytes(piece), 0) > ROOM_BYTES) return work(joinPieces(pieces));
  const room = free.pop() ?? Buffer.allocUnsafeSlow(ROOM_BYTES);
  try {
    return await work(room.subarray(0, writePieces(pieces, room)));
  } finally {
    if (free.length < PROCESSORS) free.push(room);
  }
}

/** Returns the document in the encoding that the browser accepts. */
export function compress(pieces: readonly DocumentPiece[], encoding: Encoding): Promise<Buffer> {
  return encoding === 'identity'
    ? Promise.resolve(joinPieces(pieces))
    : withBytes(pieces, (bytes) => compressBytes(bytes, encoding));
}

/** Bytes of one output chunk: more than most compressed pages have, so that they come out in one step. */
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
