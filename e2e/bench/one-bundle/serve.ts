import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { brotliCompressSync, constants } from 'node:zlib';
import type { OneBundle } from './build.ts';

/**
 * Serves the running site's own HTML with its scripts and styles exchanged for the one bundle's; everything else is
 * passed on to the site. So both variants have the same server, data and pictures, and differ in nothing but the build.
 */
export async function serveOneBundle(
  site: string,
  bundle: OneBundle,
): Promise<{ url: string; close: () => Promise<void> }> {
  const compressed = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (url.startsWith('/_one/')) return file(url.slice('/_one/'.length), response);
    const upstream = await fetch(site + url, {
      headers: {
        accept: request.headers.accept ?? '*/*',
        cookie: request.headers.cookie ?? '',
        'accept-encoding': 'identity',
      },
      redirect: 'manual',
    });
    const type = upstream.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) {
      response.writeHead(upstream.status, {
        'content-type': type,
        'cache-control': upstream.headers.get('cache-control') ?? '',
      });
      if (upstream.body) Readable.fromWeb(upstream.body as ReadableStream).pipe(response);
      else response.end();
      return;
    }
    const html = brotliCompressSync(exchange(await upstream.text()), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    response
      .writeHead(upstream.status, { 'content-type': type, 'content-encoding': 'br', 'content-length': html.length })
      .end(html);
  }

  async function file(name: string, response: http.ServerResponse): Promise<void> {
    const found =
      compressed.get(name) ?? brotliCompressSync(await readFile(path.join(bundle.dir, path.basename(name))));
    compressed.set(name, found);
    const type = name.endsWith('.css') ? 'text/css' : name.endsWith('.js') ? 'text/javascript' : 'font/woff2';
    response
      .writeHead(200, {
        'content-type': type,
        'content-encoding': 'br',
        'content-length': found.length,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .end(found);
  }

  function exchange(html: string): string {
    const state = /id="roost-page">([^<]+)</.exec(html)?.[1];
    const used = state ? (JSON.parse(state) as { used: string[] }).used : [];
    const chunks = ['main', ...used.map((name) => name.replace('/', '-'))].map((chunk) => bundle.getFiles(chunk));
    const styles = new Set(chunks.flatMap(({ css }) => css));
    const scripts = new Set(chunks.flatMap(({ js }) => js));
    const head = [
      ...[...styles].map((name) => `<link rel="stylesheet" href="/_one/${name}">`),
      ...[...scripts].map((name) => `<link rel="preload" as="script" href="/_one/${name}">`),
    ].join('');
    return html
      .replace(/<link[^>]+rel="preload"[^>]+as="script"[^>]*>/g, '')
      .replace(/<link[^>]+rel="stylesheet"[^>]*>/g, '')
      .replace(/<style[^>]+data-href[^>]*>.*?<\/style>/gs, '')
      .replace(/<script[^>]+src="\/_host\/[^>]*><\/script>/g, '<script async src="/_one/main.js"></script>')
      .replace('</title>', `</title>${head}`);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The one-bundle server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
