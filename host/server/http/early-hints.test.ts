import { request as ask, type IncomingHttpHeaders, type InformationEvent } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { sendEarlyHints } from './early-hints.ts';

const ASSETS = { fonts: ['/_host/b1/media/figtree.woff2'], js: ['/_host/b1/main.js'] };

/** Asks a site that makes each page for a moment; returns what came ahead of the page, and its status. */
async function open(earlyHints: boolean, headers: IncomingHttpHeaders, method = 'GET') {
  const site = fastify();
  site.route({
    url: '/',
    method: ['GET', 'HEAD', 'POST'],
    handler: async (request, reply) => {
      sendEarlyHints(request, reply, { earlyHints }, ASSETS);
      await new Promise((resolve) => setImmediate(resolve));
      return reply.code(404).send('page');
    },
  });
  await site.listen({ port: 0 });
  try {
    return await new Promise<{ early: InformationEvent[]; status: number | undefined }>((resolve, reject) => {
      const early: InformationEvent[] = [];
      const { port } = site.server.address() as AddressInfo;
      ask({ port, method, headers })
        .on('information', (information) => early.push(information))
        .on('response', (response) => {
          response.resume();
          resolve({ early, status: response.statusCode });
        })
        .on('error', reject)
        .end();
    });
  } finally {
    await site.close();
  }
}

const NAVIGATION = { 'sec-fetch-dest': 'document' };

test('FAST-4: fonts and the first script are sent as hints before the page is rendered, whatever its status', async () => {
  const { early, status } = await open(true, NAVIGATION);
  expect(status).toBe(404);
  expect(early).toEqual([
    expect.objectContaining({
      statusCode: 103,
      headers: {
        link: '</_host/b1/media/figtree.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </_host/b1/main.js>; rel=preload; as=script; crossorigin; fetchpriority=low',
      },
    }),
  ]);
});

test.each([
  ['without the setting', false, NAVIGATION, 'GET'],
  ['to a program', true, {}, 'GET'],
  ['to a script that fetches', true, { 'sec-fetch-dest': 'empty' }, 'GET'],
  ['through Varnish', true, { ...NAVIGATION, 'x-varnish': '32770' }, 'GET'],
  ['to a HEAD', true, NAVIGATION, 'HEAD'],
  ['to a form that is sent', true, NAVIGATION, 'POST'],
])('FAST-4: no hints are sent %s', async (_, earlyHints, headers, method) => {
  expect((await open(earlyHints, headers, method)).early).toEqual([]);
});
