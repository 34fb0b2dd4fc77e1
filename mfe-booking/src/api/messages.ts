/** Messages with hosts (TALK-1). Every call is refused with 404 for a thread that is not the caller's. */
import {
  openedDraftSchema,
  readAnswerSchema,
  sealedDraftSchema,
  threadSchema,
  threadsSchema,
} from '@roost/shared/contracts/messages';
import type { MessageRequest, OpenedDraft, SealedDraft, Thread, Threads } from '@roost/shared/contracts/messages';
import { browserApi, createHttp } from '@roost/shared/http';
import type { Fetcher, HttpResult } from '@roost/shared/http';

/** What was written and not sent: sealed for the browser to keep, and opened again after a reload. */
export type DraftRequests = {
  seal: (text: string) => Promise<HttpResult<SealedDraft>>;
  open: (sealed: string) => Promise<HttpResult<OpenedDraft>>;
};

const getPath = (code: string) => `/messages/${encodeURIComponent(code)}`;

/** Returns the threads of the signed-in guest, else of this browser. */
export function getThreads(api: Fetcher): Promise<HttpResult<Threads>> {
  return createHttp(api).get('/messages', threadsSchema);
}

export function getThread(code: string, api: Fetcher = browserApi): Promise<HttpResult<Thread>> {
  return createHttp(api).get(getPath(code), threadSchema);
}

/** Sends a message of the guest and returns the thread with it. A repeat with the same key sends nothing. */
export function sendMessage(code: string, message: MessageRequest): Promise<HttpResult<Thread>> {
  return createHttp(browserApi).post(getPath(code), message, threadSchema);
}

/** Notes that the guest has seen everything up to a message. */
export function markThreadRead(code: string, upTo: number): Promise<HttpResult<{ unread: number }>> {
  return createHttp(browserApi).post(`${getPath(code)}/read`, { upTo }, readAnswerSchema);
}

/** Exchanges the token of a mailed link for this browser's cookie. */
export function openThreadLink(code: string, token: string): Promise<HttpResult<Thread>> {
  return createHttp(browserApi).post(`${getPath(code)}/open`, { token }, threadSchema);
}

/** Returns the thread of a host's link. Refused with 404 when the link is not ours or has expired. */
export function openHostThread(token: string): Promise<HttpResult<Thread>> {
  return createHttp(browserApi).post('/messages/host/open', { token }, threadSchema);
}

/** Sends a message of the host and returns the thread with it. */
export function answerAsHost(token: string, message: MessageRequest): Promise<HttpResult<Thread>> {
  return createHttp(browserApi).post('/messages/host/answer', { ...message, token }, threadSchema);
}

/** @param path of the drafts; `more` is sent with each request */
const draftsAt = (path: string, more: object = {}): DraftRequests => ({
  seal: (text) => createHttp(browserApi).post(path, { ...more, text }, sealedDraftSchema),
  open: (sealed) => createHttp(browserApi).post(`${path}/open`, { ...more, sealed }, openedDraftSchema),
});

export const getGuestDrafts = (code: string): DraftRequests => draftsAt(`${getPath(code)}/draft`);
export const getHostDrafts = (token: string): DraftRequests => draftsAt('/messages/host/draft', { token });
