/**
 * The SMTP server: accepts every message and delivers none. It listens on this machine only, so it has no sign-in and
 * no encryption.
 */
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { Log } from '../log.ts';
import type { MailStore } from './store.ts';

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** Starts listening. Resolves with a function that stops it; rejects when the port is taken. */
export async function startSmtpSink(options: {
  port: number;
  bind: string;
  store: MailStore;
  log: Log;
}): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_MESSAGE_BYTES,
    disableReverseLookup: true,
    banner: 'Sandbox mail',
    logger: false,
    onData(stream: SMTPServerDataStream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        if (!stream.sizeExceeded) chunks.push(chunk);
      });
      stream.on('error', callback);
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          callback(Object.assign(new Error('Message is larger than the sink takes.'), { responseCode: 552 }));
          return;
        }
        try {
          const id = options.store.add(Buffer.concat(chunks), new Date());
          options.log('mail_received', { id, recipients: session.envelope.rcptTo.length });
          callback(null, `kept as ${id}`);
        } catch (error) {
          options.log('mail_failed', { error: error instanceof Error ? error.message : 'unknown' });
          callback(Object.assign(new Error('The sink cannot keep the message.'), { responseCode: 452 }));
        }
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.bind, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (error) => options.log('smtp_error', { error: error.message }));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
