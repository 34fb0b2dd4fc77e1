import type { AddressInfo } from 'node:net';
import { createServer, type RequestListener } from 'node:http';
import { silentLog } from '../log.ts';
import { pictureLoader } from './home-picture.ts';

const PICTURE = '/pictures/cabin-lake-summer/41827/front-0-clear.svg';

async function withHost<T>(answer: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('BOOK-9: the picture of a mail is asked of the host, as the JPEG that every mail program draws', async () => {
  const asked: (string | undefined)[] = [];
  const picture = await withHost(
    (request, response) => {
      asked.push(request.url, request.headers.accept);
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('jpeg');
    },
    (url) => pictureLoader(url, silentLog)(PICTURE),
  );
  expect(picture?.toString()).toBe('jpeg');
  expect(asked).toEqual([`/_image?url=${encodeURIComponent(PICTURE)}&w=1080&q=60`, 'image/jpeg']);
});

test.each<[string, RequestListener]>([
  ['the host fails', (_request, response) => response.writeHead(503).end()],
  [
    'the answer is no JPEG',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  [
    'the picture is too large to mail',
    (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(300_001)),
  ],
  ['the host hangs up', (request) => request.destroy()],
])('BOOK-9: a mail goes without its picture when %s', async (_name, answer) => {
  expect(await withHost(answer, (url) => pictureLoader(url, silentLog)(PICTURE))).toBeNull();
});

test('BOOK-9: nothing but our own pictures is asked for', async () => {
  const load = pictureLoader('http://localhost', silentLog, () => {
    throw new Error('was asked');
  });
  for (const address of ['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', '/api/trips/X', ''])
    expect(await load(address)).toBeNull();
});
