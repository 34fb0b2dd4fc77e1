/** A line between two processes that can be cut, stopped, slowed and filled with nonsense, as a network does. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * `cut` refuses and breaks connections; `still` keeps them open and passes nothing; `slow` waits before each piece;
 * `drip` passes one byte a second; `half` passes the beginning of what is answered and breaks the connection;
 * `nonsense` answers with noise.
 */
export type LineFault = 'cut' | 'still' | 'slow' | 'drip' | 'half' | 'nonsense';
export const LINE_FAULTS: readonly LineFault[] = ['cut', 'still', 'slow', 'drip', 'half', 'nonsense'];
export type Line = { port: number; break: (fault: LineFault | null) => void; close: () => Promise<void> };

const SLOW_MS = 150;
const DRIP_MS = 1_000;
/** Bytes of an answer that come before it breaks: the beginning of its headers, or of a row. */
const HALF_BYTES = 60;
const NOISE = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n<nonsense';

/** Opens a line to a port of this machine. */
export async function openLine(target: number): Promise<Line> {
  let fault: LineFault | null = null;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };

  /** Passes a piece on byte by byte, and the rest at once when that is over. */
  const drip = (piece: Buffer, from: Socket, to: Socket): void => {
    if (to.destroyed) return;
    if (fault !== 'drip' || piece.length === 0) {
      if (piece.length > 0) to.write(piece);
      from.resume();
      return;
    }
    to.write(piece.subarray(0, 1));
    setTimeout(() => drip(piece.subarray(1), from, to), DRIP_MS).unref();
  };
  const pass = (from: Socket, to: Socket, isAnswer: boolean): void => {
    from.on('data', (piece: Buffer) => {
      if (fault === 'still') return from.pause();
      if (fault === 'half' && isAnswer) {
        to.end(piece.subarray(0, HALF_BYTES));
        return void from.destroy();
      }
      if (fault === 'drip') {
        from.pause();
        return drip(piece, from, to);
      }
      if (fault !== 'slow') return void to.write(piece);
      // In order: the next piece waits for this one.
      from.pause();
      setTimeout(() => {
        if (!to.destroyed) to.write(piece);
        if (fault !== 'still') from.resume();
      }, SLOW_MS);
      return undefined;
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    near.on('error', () => near.destroy());
    if (fault === 'cut') return void near.destroy();
    if (fault === 'nonsense') return void near.end(NOISE);
    const far = connect(target, '127.0.0.1');
    keep(far);
    pass(near, far, false);
    pass(far, near, true);
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    break(next) {
      // What a stopped line swallowed is lost, so its connections cannot go on.
      if (next === 'cut' || next === 'nonsense' || fault === 'still') drop();
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        drop();
        server.close(() => resolve());
      }),
  };
}
