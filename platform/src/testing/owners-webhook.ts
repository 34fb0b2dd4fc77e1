/** Where owners' notices go in a test: a webhook that keeps what it is sent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OwnersWebhook = {
  /** For `OWNERS_WEBHOOK_URL`. */
  url: string;
  /** The notices, in the order in which they came. */
  told: unknown[];
  close: () => Promise<void>;
};

export async function startOwnersWebhook(): Promise<OwnersWebhook> {
  const told: unknown[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      told.push(JSON.parse(text));
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    told,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
