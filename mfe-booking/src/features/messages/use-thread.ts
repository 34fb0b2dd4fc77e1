import type { DraftRequests } from '../../api/messages.ts';
import { refusalText } from '../../api/refusal-text.ts';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { THREAD_POLL_MS } from '@roost/shared/contracts/messages';
import type { MessageRequest, Thread } from '@roost/shared/contracts/messages';
import { findMessageProblem, MESSAGE_PROBLEMS } from '@roost/shared/domain/thread';
import { mayHaveArrived } from '@roost/shared/http';
import type { HttpResult } from '@roost/shared/http';

/** What one side may ask for. The guest's go by the thread's code, the host's by the token of a mail. */
export type ThreadRequests = {
  load: () => Promise<HttpResult<Thread>>;
  send: (message: MessageRequest) => Promise<HttpResult<Thread>>;
  /** Left out where loading itself marks what is read. */
  markRead?: (upTo: number) => Promise<unknown>;
  /** Left out where what is not sent ends with the page. */
  drafts?: DraftRequests;
};

/**
 * A message on its way, one that did not get there, or one whose answer was lost (`unsure`): its text is kept. `after` is
 * the newest message that was there when it was sent.
 */
export type Outgoing = MessageRequest & { state: 'sending' | 'failed' | 'unsure'; reason: string; after: number };

const getNewest = ({ messages }: Thread): number => messages.at(-1)?.id ?? 0;

/** True when the thread has this message, whose answer was lost. */
const hasArrived = ({ messages, side }: Thread, { state, text, after }: Outgoing): boolean =>
  state === 'unsure' &&
  messages.some((message) => message.id > after && message.from === side && message.text === text);

/**
 * The thread as it is now: new messages are asked for while somebody looks, what is seen is marked as read, and what is
 * sent shows at once. `newFrom` is what had been read when the page opened, so that the line above new messages stays
 * where it is.
 */
export function useThread(loaded: Thread, requests: ThreadRequests, pollMs: number = THREAD_POLL_MS) {
  const [thread, setThread] = useState(loaded);
  const [newFrom] = useState(loaded.readUpTo);
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);

  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const answer = await requests.load();
    // An answer that was on its way while a message was sent is older.
    if (!answer.ok) return;
    setThread((shown) => (answer.value.messages.length < shown.messages.length ? shown : answer.value));
    setOutgoing((all) => all.filter((message) => !hasArrived(answer.value, message)));
  });
  useEffect(() => {
    const poll = setInterval(() => void refresh(), pollMs);
    const look = () => void refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(poll);
      document.removeEventListener('visibilitychange', look);
    };
  }, [pollMs]);

  const marked = useRef(loaded.readUpTo);
  const newest = getNewest(thread);
  const mark = useEffectEvent(async (upTo: number) => {
    if (document.visibilityState !== 'visible' || upTo <= marked.current) return;
    marked.current = upTo;
    await requests.markRead?.(upTo);
  });
  useEffect(() => {
    void mark(newest);
  }, [newest]);

  const send = useCallback(
    async ({ text, idempotencyKey }: MessageRequest) => {
      const message = { text, idempotencyKey, after: newest };
      const put = (change: Outgoing | null) =>
        setOutgoing((all) => [
          ...all.filter(({ idempotencyKey }) => idempotencyKey !== message.idempotencyKey),
          ...(change ? [change] : []),
        ]);
      put({ ...message, state: 'sending', reason: '' });
      const answer = await requests.send(message);
      if (answer.ok) {
        setThread(answer.value);
        put(null);
        return;
      }
      const { failure } = answer;
      const isUnsure = mayHaveArrived(failure);
      const reason = failure.type === 'refused' ? refusalText(failure.error) : '';
      put({ ...message, state: isUnsure ? 'unsure' : 'failed', reason });
    },
    [requests, newest],
  );
  const discard = (key: string) => setOutgoing((all) => all.filter(({ idempotencyKey }) => idempotencyKey !== key));
  return { thread, newFrom, outgoing, send, discard };
}

/** Returns what is wrong with a text in words, null when it can be sent. */
export function describeProblem(text: string): string | null {
  const problem = findMessageProblem(text.trim());
  return problem === null ? null : MESSAGE_PROBLEMS[problem];
}
