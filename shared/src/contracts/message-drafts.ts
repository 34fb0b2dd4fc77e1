/**
 * Where a tab keeps messages that were written and not sent, by thread: the messages' remote writes it, signing out
 * takes it away.
 */
export const MESSAGE_DRAFTS = 'messages.drafts';
