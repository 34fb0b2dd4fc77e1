/** The pages of messages with their loader, for a chunk of their own: no other page of this remote carries any of it. */
export { loadMessages } from './load-messages.ts';
export { HostMessagesPage, MessagesPage } from './MessagesPage.tsx';
