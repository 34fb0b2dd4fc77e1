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
    ['/hero.jpg', { type: 'image/jpeg', body: await heroPicture(), brotli: false }],
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

const CIRCLES = 2600;

/** A picture with the weight of a small photo: many soft circles, the same ones each time. */
function heroPicture(): Promise<Buffer> {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647) * most;
  };
  const circles = Array.from(
    { length: CIRCLES },
    () =>
      `<circle cx="${random(824).toFixed(1)}" cy="${random(464).toFixed(1)}" r="${(3 + random(40)).toFixed(1)}" ` +
      `fill="hsl(${(180 + random(80)).toFixed(0)} 50% ${(30 + random(50)).toFixed(0)}%)" fill-opacity="0.5"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="824" height="464">${circles.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).flatten({ background: '#ffffff' }).jpeg({ quality: 62 }).toBuffer();
}
