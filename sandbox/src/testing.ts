/** A sandbox for tests: its own ports and data directory, stopped and removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';

/** A directory of its own for one test. */
export function temporaryDirectory(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts one plugin on a free port. Close the app when the test is over. */
export async function startPlugin(
  register: (app: FastifyInstance) => unknown,
): Promise<{ app: FastifyInstance; port: number; url: string }> {
  const app = Fastify({ forceCloseConnections: true });
  await register(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { app, port, url: `http://127.0.0.1:${port}` };
}
