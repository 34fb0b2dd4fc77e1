/** Mail of the sandbox: the SMTP server, the page with the received messages, and the same as JSON for tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from '../log.ts';
import { VIEWS, renderMailPage, type View } from './page.ts';
import { handIn, renderReplyForm, type ReplySettings } from './reply.ts';
import { startSmtpSink } from './smtp.ts';
import { MailStore } from './store.ts';

export type MailOptions = {
  dataDir: string;
  /** Port of the SMTP server; 0 takes a free one, which `onListening` gets. */
  port: number;
  bind: string;
  log: Log;
  onListening?: (port: number) => void;
  replies: ReplySettings;
};

const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src * data:; frame-src 'self'; form-action 'self'; base-uri 'none'";

/** Starts and stops the SMTP server with the app. Pages: `/mail`, `/mail/:id`; JSON: `/mail.json`. */
export async function mailPlugin(app: FastifyInstance, options: MailOptions): Promise<void> {
  const store = new MailStore(join(options.dataDir, 'mail'));
  const css = readFileSync(new URL('./mail.css', import.meta.url), 'utf8');
  const sink = await startSmtpSink({ port: options.port, bind: options.bind, store, log: options.log });
  app.addHook('onClose', () => sink.close());
  options.onListening?.(sink.port);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 128 * 1024 },
    (_request, body, done) => done(null, body),
  );

  async function page(
    reply: FastifyReply,
    id: string | null,
    view: string | undefined,
    said = '',
  ): Promise<FastifyReply> {
    const messages = await store.readTo();
    const open = messages.find((message) => message.id === id) ?? null;
    if (id !== null && !open)
      return reply.code(404).type('text/plain; charset=utf-8').send('This message is not here any more.');
    const fallback: View = open?.html ? 'html' : 'text';
    const chosen = VIEWS.find((name) => name === view) ?? fallback;
    const html = renderMailPage({
      messages,
      open,
      view: chosen,
      source: open ? (store.source(open.id)?.toString('utf8') ?? '') : '',
      now: new Date(),
      answer: open ? renderReplyForm(open, options.replies, said) : '',
    });
    return reply
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  app.get('/mail/mail.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get<{ Querystring: { view?: string } }>('/mail', async (request, reply) =>
    page(reply, store.ids()[0] ?? null, request.query.view),
  );
  app.get<{ Params: { id: string }; Querystring: { view?: string } }>('/mail/:id', async (request, reply) =>
    page(reply, request.params.id, request.query.view),
  );
  app.get<{ Params: { id: string; index: string } }>('/mail/:id/attachments/:index', async (request, reply) => {
    const attachment = (await store.read(request.params.id))?.attachments[Number(request.params.index)];
    if (!attachment)
      return reply.code(404).type('text/plain; charset=utf-8').send('This attachment is not here any more.');
    const name = attachment.filename.replace(/[^\w. -]/g, '_');
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('x-content-type-options', 'nosniff')
      .type(attachment.mimeType)
      .send(Buffer.from(attachment.content));
  });
  app.post<{ Params: { id: string }; Body: string | null }>('/mail/:id/reply', async (request, reply) => {
    const message = await store.read(request.params.id);
    const text = new URLSearchParams(request.body ?? '').get('text') ?? '';
    const said = message ? await handIn(message, text, options.replies) : '';
    return page(reply, request.params.id, undefined, said);
  });
  app.post('/mail/clear', async (_request, reply) => {
    store.clear();
    return reply.redirect('/mail', 303);
  });

  /** For tests: everything, newest first, attachments that are text with it. `?to=` keeps one recipient's. */
  app.get<{ Querystring: { to?: string } }>('/mail.json', async (request) => {
    const messages = await store.readTo(request.query.to);
    return {
      messages: messages.map((message) => ({
        ...message,
        attachments: message.attachments.map(({ content, ...attachment }) => ({
          ...attachment,
          text: attachment.mimeType.startsWith('image/') ? '' : new TextDecoder().decode(content),
        })),
      })),
    };
  });
  app.delete('/mail.json', async () => {
    store.clear();
    return { messages: [] };
  });
}
