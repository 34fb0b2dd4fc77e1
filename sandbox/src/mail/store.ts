/**
 * Mail that was sent, on disk: one `.eml` file a message, newest kept, read back at start. Bounded in number and size.
 */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type Attachment = { filename: string; mimeType: string; size: number; content: Uint8Array };

export type Message = {
  id: string;
  /** Time of arrival, ISO. */
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  html: string | null;
  text: string | null;
  attachments: Attachment[];
};

export class MailStore {
  readonly #dir: string;
  readonly #limit: number;
  #ids: string[];
  #sequence = 0;

  /** Keeps the newest `limit` messages in `dir`. */
  constructor(dir: string, limit = 200) {
    this.#dir = dir;
    this.#limit = limit;
    mkdirSync(dir, { recursive: true });
    this.#ids = readdirSync(dir)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .sort();
  }

  /** Ids, newest first. */
  ids(): string[] {
    return this.#ids.toReversed();
  }

  /** Writes a message whole (temporary file, then rename) and drops the oldest over the limit. Returns its id. */
  add(source: Uint8Array, receivedAt: Date): string {
    this.#sequence = (this.#sequence + 1) % 10_000;
    const id = `${receivedAt.getTime()}-${String(this.#sequence).padStart(4, '0')}`;
    const temporary = join(this.#dir, `${id}.new`);
    writeFileSync(temporary, source);
    renameSync(temporary, this.#path(id));
    this.#ids.push(id);
    for (const old of this.#ids.splice(0, Math.max(0, this.#ids.length - this.#limit)))
      rmSync(this.#path(old), { force: true });
    return id;
  }

  /** Returns the raw message, or null. Unknown ids are not looked up on disk. */
  source(id: string): Buffer | null {
    return this.#ids.includes(id) ? readFileSync(this.#path(id)) : null;
  }

  /** The parsed message, or null. */
  async read(id: string): Promise<Message | null> {
    const source = this.source(id);
    if (!source) return null;
    const mail = await PostalMime.parse(source);
    const address = (entry: { name?: string; address?: string } | undefined) =>
      entry?.name ? `${entry.name} <${entry.address ?? ''}>` : (entry?.address ?? '');
    return {
      id,
      receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
      from: address(mail.from),
      to: (mail.to ?? []).map(address),
      subject: mail.subject ?? '(no subject)',
      html: mail.html ?? null,
      text: mail.text ?? null,
      attachments: mail.attachments.map((attachment, index) => {
        const content =
          typeof attachment.content === 'string'
            ? new TextEncoder().encode(attachment.content)
            : new Uint8Array(attachment.content);
        return {
          filename: attachment.filename ?? `attachment-${index + 1}`,
          mimeType: attachment.mimeType,
          size: content.byteLength,
          content,
        };
      }),
    };
  }

  clear(): void {
    for (const id of this.#ids) rmSync(this.#path(id), { force: true });
    this.#ids = [];
  }

  #path(id: string): string {
    return join(this.#dir, `${id}.eml`);
  }
}
