/**
 * Mail that was sent, on disk: one `.eml` file a message, newest kept, read back at start. Bounded in number and size.
 * A message whose Message-ID it has already is the same message, sent again because an answer was lost: mailboxes show
 * it once, and so does this one.
 */
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export type Attachment = {
  filename: string;
  mimeType: string;
  size: number;
  content: Uint8Array;
  /** How the HTML names it, null for a file beside the message. */ contentId: string | null;
};

export type Message = {
  id: string;
  /** Time of arrival, ISO. */
  receivedAt: string;
  from: string;
  to: string[];
  /** Where an answer goes; null when that is where it came from. */
  replyTo: string | null;
  subject: string;
  html: string | null;
  text: string | null;
  attachments: Attachment[];
};

/** Bytes in which the headers of a message end. */
const HEADER_BYTES = 64 * 1024;

const address = (entry: { name?: string; address?: string } | undefined): string =>
  entry?.name ? `${entry.name} <${entry.address ?? ''}>` : (entry?.address ?? '');

/** The Message-ID of a raw message, null when it has none. */
function readMessageId(source: Uint8Array): string | null {
  const head =
    Buffer.from(source.subarray(0, HEADER_BYTES))
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  return /^message-id:\s*(<[^>\s]{1,998}>)/im.exec(head)?.[1] ?? null;
}

export class MailStore {
  readonly #dir: string;
  readonly #limit: number;
  #ids: string[];
  #sequence = 0;
  /** Ids of ours by Message-ID. */
  readonly #known = new Map<string, string>();
  /** Recipients of messages that were read once, by id. */
  readonly #recipients = new Map<string, readonly string[]>();

  /** Keeps the newest `limit` messages in `dir`. */
  constructor(dir: string, limit = 200) {
    this.#dir = dir;
    this.#limit = limit;
    mkdirSync(dir, { recursive: true });
    this.#ids = readdirSync(dir)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -4))
      .sort();
    for (const id of this.#ids) this.#remember(id, readFileSync(this.#path(id)));
  }

  /** Ids, newest first. */
  ids(): string[] {
    return this.#ids.toReversed();
  }

  /**
   * Writes a message whole (temporary file, then rename) and drops the oldest over the limit. Returns its id, the first
   * one's for a message sent again.
   */
  add(source: Uint8Array, receivedAt: Date): string {
    const messageId = readMessageId(source);
    const known = messageId === null ? undefined : this.#known.get(messageId);
    if (known !== undefined && this.#ids.includes(known)) return known;
    this.#sequence = (this.#sequence + 1) % 10_000;
    const id = `${receivedAt.getTime()}-${String(this.#sequence).padStart(4, '0')}`;
    const temporary = join(this.#dir, `${id}.new`);
    writeFileSync(temporary, source);
    renameSync(temporary, this.#path(id));
    this.#ids.push(id);
    this.#remember(id, source);
    for (const old of this.#ids.splice(0, Math.max(0, this.#ids.length - this.#limit))) {
      rmSync(this.#path(old), { force: true });
      this.#recipients.delete(old);
    }
    return id;
  }

  /** Returns the raw message, or null. Unknown ids are not looked up on disk. */
  source(id: string): Buffer | null {
    return this.#ids.includes(id) ? readFileSync(this.#path(id)) : null;
  }

  /**
   * The messages to an address, or a part of one, newest first; all without one. A test asks again and again until its
   * mail is there: what is known to be somebody else's is not read again.
   */
  async readTo(part = ''): Promise<Message[]> {
    const isTo = (to: readonly string[]): boolean => part === '' || to.some((address) => address.includes(part));
    const ids = this.ids().filter((id) => isTo(this.#recipients.get(id) ?? [part]));
    const messages = await Promise.all(ids.map((id) => this.read(id)));
    return messages.filter((message) => message !== null).filter(({ to }) => isTo(to));
  }

  /** The parsed message, or null. */
  async read(id: string): Promise<Message | null> {
    const source = this.source(id);
    if (!source) return null;
    const mail = await PostalMime.parse(source);
    const to = (mail.to ?? []).map(address);
    if (this.#ids.includes(id)) this.#recipients.set(id, to);
    return {
      id,
      receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
      from: address(mail.from),
      to,
      replyTo: mail.replyTo?.[0]?.address ?? null,
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
          contentId: attachment.contentId?.replace(/^<|>$/g, '') ?? null,
        };
      }),
    };
  }

  clear(): void {
    for (const id of this.#ids) rmSync(this.#path(id), { force: true });
    this.#ids = [];
    this.#known.clear();
    this.#recipients.clear();
  }

  #remember(id: string, source: Uint8Array): void {
    const messageId = readMessageId(source);
    if (messageId !== null) this.#known.set(messageId, id);
    const oldest = this.#known.size > this.#limit ? this.#known.keys().next().value : undefined;
    if (oldest !== undefined) this.#known.delete(oldest);
  }

  #path(id: string): string {
    return join(this.#dir, `${id}.eml`);
  }
}
