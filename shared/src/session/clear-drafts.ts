import { MESSAGE_DRAFTS } from '../contracts/message-drafts.ts';

/**
 * Deletes what this tab keeps of messages that were not sent: it is as private as a message. Never throws: storage that
 * is forbidden holds nothing.
 */
export function clearDrafts(): void {
  try {
    globalThis.sessionStorage?.removeItem(MESSAGE_DRAFTS);
  } catch {
    // Nothing to clear.
  }
}
