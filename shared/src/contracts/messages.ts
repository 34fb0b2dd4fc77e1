/**
 * Messages between a guest and the host of a home (TALK-1): one thread for each stay and for each inquiry. The guest
 * reads and writes it on the site, the host by the signed link of a mail. A thread is named by the code of its stay or
 * the number of its inquiry.
 */
import * as z from 'zod/mini';
import { partySchema } from './booking.ts';
import { whatChangedSchema } from './stay-change.ts';

/** Characters of one message. */
export const MESSAGE_TEXT = { least: 1, most: 2_000 } as const;
/** Milliseconds after which an open thread asks for new messages. */
export const THREAD_POLL_MS = 15_000;

export const messageSideSchema = z.enum(['guest', 'host']);
export type MessageSide = z.infer<typeof messageSideSchema>;

/** What Roost itself knows of the stay, between the messages. Amounts in cents, 0 where none was paid or given back. */
export const threadEventSchema = z.object({
  type: z.enum(['asked', 'booked', 'changed', 'rest', 'cancelled']),
  at: z.string(),
  /** Dates of the stay since then; empty where an inquiry has none. */
  startDate: z.string(),
  endDate: z.string(),
  paidCents: z.number(),
  refundCents: z.number(),
  /** Of `cancelled`: true when the host or we cancelled. */
  notByGuest: z.optional(z.literal(true)),
  /** Of `changed`; left out for changes before December 2026. */
  change: z.optional(whatChangedSchema),
});
export type ThreadEvent = z.infer<typeof threadEventSchema>;

export const messageSchema = z.object({
  /** Grows with each message. */
  id: z.number(),
  from: messageSideSchema,
  text: z.string(),
  /** ISO instant. */
  at: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

const threadHomeSchema = z.object({
  id: z.string(),
  headline: z.string(),
  city: z.nullable(z.string()),
  imageUrl: z.string(),
});

/** What a list of threads needs of one. */
export const threadRowSchema = z.object({
  code: z.string(),
  kind: z.enum(['stay', 'inquiry']),
  listing: threadHomeSchema,
  hostName: z.string(),
  /** ISO dates; empty where an inquiry has none. */
  startDate: z.string(),
  endDate: z.string(),
  /** The newest message; null in a thread that was only opened. */
  last: z.nullable(messageSchema),
  /** Messages of the host that the guest has not seen. */
  unread: z.number(),
});
export type ThreadRow = z.infer<typeof threadRowSchema>;

/** `GET /messages`: threads of the signed-in guest, else of this browser; the newest message first. */
export const threadsSchema = z.object({
  signedIn: z.boolean(),
  threads: z.array(threadRowSchema),
  /** There are older threads, which are left out; each is still found by its code. */
  hasMore: z.optional(z.boolean()),
});
export type Threads = z.infer<typeof threadsSchema>;

/**
 * `GET /messages/:code`, and the answers of writing and of the host's link. Refused with 404 for everybody whose thread
 * it is not, by the same words as for one that does not exist.
 */
export const threadSchema = z.object({
  code: z.string(),
  kind: z.enum(['stay', 'inquiry']),
  /** Who reads it. */
  side: messageSideSchema,
  listing: threadHomeSchema,
  hostName: z.string(),
  /** Read by versions of remotes older than December 2026; no page shows it now. */
  responseHours: z.number(),
  /** First name. */
  guestName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  party: partySchema,
  /** Oldest first. */
  messages: z.array(messageSchema),
  events: z.array(threadEventSchema),
  /** Id of the newest message that this side had read before this answer; 0 before the first visit. */
  readUpTo: z.number(),
  /** Id of the newest message that the other side has read. */
  otherReadUpTo: z.number(),
});
export type Thread = z.infer<typeof threadSchema>;

/**
 * `POST /messages/:code` by the guest, `POST /messages/host/answer` with the link's `token` by the host. Refused with
 * `message_required`, `message_too_long`, `attachments_refused`, `thread_full` (409); 429 `too_many`. The same key
 * again stores and mails nothing.
 */
export type MessageRequest = { text: string; idempotencyKey: string };

/** `POST /messages/:code/read` with `{ upTo }`. */
export const readAnswerSchema = z.object({ unread: z.number() });

/**
 * `POST /messages/:code/draft` with what was written and not sent, and `POST /messages/host/draft` with the link's
 * `token`: sealed for the thread and the side, for two hours.
 */
export const sealedDraftSchema = z.object({ sealed: z.string() });
export type SealedDraft = z.infer<typeof sealedDraftSchema>;

/** The same with `/open` behind it and the sealed text: what was written, null when its time is over. */
export const openedDraftSchema = z.object({ text: z.nullable(z.string()) });
export type OpenedDraft = z.infer<typeof openedDraftSchema>;
