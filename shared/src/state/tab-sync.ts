/** Shares chosen actions between the tabs of one browser (UI-4). */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** The bit of BroadcastChannel that is used, so that tests need no second tab. */
export type TabChannel = {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

const sharedAction = z.looseObject({ type: z.string() });

/** An action that came from another tab carries this mark, so that it does not echo. */
export function isFromOtherTab(action: { type: string; meta?: unknown }): boolean {
  return (action.meta as { fromOtherTab?: boolean } | null | undefined)?.fromOtherTab === true;
}

/**
 * Middleware that sends every action `shares` says yes to, and dispatches what other tabs send.
 * A message that is no action, or of a type this tab would not share, is dropped.
 */
export function tabSyncMiddleware(channel: TabChannel, shares: (action: UnknownAction) => boolean): Middleware {
  return (api) => {
    channel.addEventListener('message', (event) => {
      const parsed = sharedAction.safeParse(event.data);
      if (!parsed.success || !shares(parsed.data)) return;
      const meta = parsed.data['meta'];
      api.dispatch({ ...parsed.data, meta: { ...(typeof meta === 'object' ? meta : null), fromOtherTab: true } });
    });
    return (next) => (action) => {
      const result = next(action);
      const candidate = action as UnknownAction;
      if (typeof candidate?.type === 'string' && shares(candidate) && !isFromOtherTab(candidate))
        channel.postMessage(candidate);
      return result;
    };
  };
}
