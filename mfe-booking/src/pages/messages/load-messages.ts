/** Data of `/messages` and `/messages/:code` (TALK-1). Never cached: it is one guest's. */
import type { LoaderContext, LoaderResult } from '@roost/shared/contracts/remote-module';
import type { Thread, Threads } from '@roost/shared/contracts/messages';
import { getThread, getThreads } from '../../api/messages.ts';

export type MessagesData =
  | { type: 'messages'; threads: Threads; thread: Thread | null; phone: string }
  /** Not for this browser to see, or no such thread: the mailed link opens it. */
  | { type: 'closed'; code: string; phone: string }
  | { type: 'failed'; phone: string };

/** Loads the list and the open thread at once. Without the list a thread still shows. */
export async function loadMessages(
  context: LoaderContext,
  ask = { getThread, getThreads },
): Promise<LoaderResult<MessagesData>> {
  context.setHeader?.('cache-control', 'private, no-store');
  const code = context.params['code'] ?? null;
  const { phone } = context.config;
  const [threads, thread] = await Promise.all([
    ask.getThreads(context.api),
    code === null ? null : ask.getThread(code, context.api),
  ]);
  if (code !== null && thread !== null && !thread.ok)
    return thread.failure.type === 'refused'
      ? { type: 'data', data: { type: 'closed', code, phone }, status: 404 }
      : { type: 'data', data: { type: 'failed', phone }, status: 503 };
  if (!threads.ok && thread === null) return { type: 'data', data: { type: 'failed', phone }, status: 503 };
  return {
    type: 'data',
    data: {
      type: 'messages',
      threads: threads.ok ? threads.value : { signedIn: true, threads: [] },
      thread: thread?.ok ? thread.value : null,
      phone,
    },
  };
}
