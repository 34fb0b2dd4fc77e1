/**
 * A remote's page of its own (PLAT-7) as it is built for a check: on a free port, with data of the site that runs,
 * which it can only read.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import webpack from 'webpack';
import type { RemoteName } from '@roost/shared/contracts/remotes';
import { Failure } from '../lib/failure.ts';
import { getSource } from '../webpack/names.ts';
import { ALONE_PATH, remoteAloneOnce } from '../webpack/remote-dev.ts';

const DATA = /^\/(api|_image)\//;
const DATA_MS = 5_000;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export type AloneServer = { address: string; stop: () => Promise<void> };

/** What a page may ask beside its own files, by path. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Builds the page. @returns the directory of its files */
async function build(name: RemoteName): Promise<string> {
  const source = getSource(name);
  const outDir = join(source.directory, 'dist/checked');
  const compiler = webpack(remoteAloneOnce(name, { mode: 'production', outDir }, source));
  if (!compiler) throw new Failure('webpack refused the configuration.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (!error && stats && !stats.hasErrors()) return resolve();
        reject(new Failure(`${name} alone does not build:\n${error?.message ?? stats?.toString('errors-only') ?? ''}`));
      });
    });
  });
  return join(outDir, 'alone');
}

/** Asks the site that runs. A check changes nothing there: whatever is not read is refused. */
async function passOn({ method, url }: IncomingMessage, response: ServerResponse, siteUrl: string): Promise<void> {
  if (method !== 'GET') return void response.writeHead(405).end();
  const answer = await fetch(`${siteUrl}${url}`, { signal: AbortSignal.timeout(DATA_MS) }).catch(() => null);
  if (!answer) return void response.writeHead(503).end();
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
}

/**
 * @param html of the page at `/`
 * @param answers of other paths
 * @throws Failure when the page does not build
 */
export async function serveAlone(
  name: RemoteName,
  siteUrl: string,
  html: string,
  answers: Readonly<Record<string, Answer>>,
): Promise<AloneServer> {
  const directory = await build(name);
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const answer = answers[path];
    if (answer) return answer(request, response);
    if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    if (DATA.test(path)) return void passOn(request, response, siteUrl);
    if (!path.startsWith(ALONE_PATH) || path.includes('..')) return void response.writeHead(404).end();
    readFile(join(directory, path.slice(ALONE_PATH.length))).then(
      (file) =>
        response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://localhost:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
