/** The order of a thread, and what a message must be (TALK-1). The same rules in the page and in services. */
import { MESSAGE_TEXT } from '../contracts/messages.ts';
import type { Message, Thread, ThreadEvent } from '../contracts/messages.ts';
import { defineTexts } from '../texts/index.ts';

export type ThreadItem =
  | {
      type: 'message';
      message: Message;
      /** The first that this side has not seen: a line stands above it. */ isFirstNew: boolean;
    }
  | { type: 'event'; event: ThreadEvent };

/** Returns messages and events by time. What happened at the same moment comes before what was written about it. */
export function toThreadItems({ messages, events, side, readUpTo }: Thread): ThreadItem[] {
  const firstNew = messages.find((message) => message.from !== side && message.id > readUpTo);
  const items: { at: string; item: ThreadItem }[] = [
    ...events.map((event) => ({ at: event.at, item: { type: 'event', event } as const })),
    ...messages.map((message) => ({
      at: message.at,
      item: { type: 'message', message, isFirstNew: message === firstNew } as const,
    })),
  ];
  return items.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ item }) => item);
}

/** Returns the code of what is wrong with a message, null when it can be sent. `text` is trimmed. */
export function findMessageProblem(text: string): 'message_required' | 'message_too_long' | null {
  if (text.length < MESSAGE_TEXT.least) return 'message_required';
  return text.length > MESSAGE_TEXT.most ? 'message_too_long' : null;
}

/** Texts of refused messages. */
export const MESSAGE_PROBLEMS = /* @__PURE__ */ defineTexts('shared/message-problems', {
  message_required: 'Please write a message.',
  message_too_long: `Please keep your message under ${MESSAGE_TEXT.most} characters.`,
  attachments_refused:
    'Messages carry words only, so nothing was sent. Describe what you want to show, or send a link to it.',
});
