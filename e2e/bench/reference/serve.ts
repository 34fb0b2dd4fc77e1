import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { bundle } from '../bundle.ts';

const CSS =
  'body{margin:0;font:16px/1.4 system-ui}main{padding:12px}img{width:100%;height:auto;aspect-ratio:16/9;display:block}ul{list-style:none;padding:0;display:grid;gap:16px}.picture{aspect-ratio:16/10;border-radius:12px}h3{margin:8px 0 2px;font-size:16px}p{margin:0}button,input{padding:8px 12px;font:inherit}';

/** Builds and serves the reference page on a free port; brotli like the site it is compared with. */
export async function serveReference(
  workDir: string,
): Promise<{ url: string; scriptBytes: number; close: () => Promise<void> }> {
  const here = import.meta.dirname;
  const client = await bundle({
    entry: path.join(here, 'client.tsx'),
    outDir: path.join(workDir, 'reference-client'),
    target: 'web',
  });
  const server = await bundle({
    entry: path.join(here, 'server.tsx'),
    outDir: path.join(workDir, 'reference-server'),
    target: 'node',
  });
  const { html } = createRequire(import.meta.url)(server) as { html: () => string };
  const script = readFileSync(client);
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Reference</title><link rel="icon" href="data:,"><style>${CSS}</style><script defer src="/client.js"></script></head><body><div id="root">${html()}</div></body></html>`;
  const files = new Map<string, { type: string; body: Buffer; brotli: boolean }>([
    ['/', { type: 'text/html; charset=utf-8', body: brotliCompressSync(page), brotli: true }],
    ['/client.js', { type: 'text/javascript', body: brotliCompressSync(script), brotli: true }],
    ['/hero.webp', { type: 'image/webp', body: await heroPicture(), brotli: false }],
  ]);
  const listener = http.createServer((request, response) => {
    const file = files.get(request.url ?? '/');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-length': file.body.length,
        ...(file.brotli && { 'content-encoding': 'br' }),
      })
      .end(file.body);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The reference server has no port.');
  return {
    url: `http://localhost:${address.port}/`,
    scriptBytes: files.get('/client.js')?.body.length ?? 0,
    close: () =>
      new Promise((resolve) => {
        listener.closeAllConnections();
        listener.close(() => resolve());
      }),
  };
}

/** A picture with the weight of a photo: noise that does not compress away. */
function heroPicture(): Promise<Buffer> {
  return sharp({
    create: {
      width: 824,
      height: 464,
      channels: 3,
      background: '#7fabc0',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .webp({ quality: 62 })
    .toBuffer();
}
