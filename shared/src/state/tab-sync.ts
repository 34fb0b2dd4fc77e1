/** Shares chosen actions between the tabs of one browser (UI-4). */
import { isAction } from 'redux';
import type { UnknownAction } from 'redux';
import type { AppStore } from './store.ts';

/** The bit of BroadcastChannel that is used, so that tests need no second tab. */
export type TabChannel = {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

/** An action that came from another tab carries this mark, so that it does not echo. */
export function isFromOtherTab(action: { type: string; meta?: unknown }): boolean {
  return (action.meta as { fromOtherTab?: boolean } | null | undefined)?.fromOtherTab === true;
}

/**
 * Sends every action that `shares` accepts to the other tabs, and dispatches what they send. A message that is no
 * action, or of a type that this tab does not share, is dropped.
 */
export function syncTabs(
  store: Pick<AppStore, 'dispatch' | 'startListening'>,
  channel: TabChannel,
  shares: (action: UnknownAction) => boolean,
): void {
  channel.addEventListener('message', (event) => {
    const { data } = event;
    if (!isAction(data)) return;
    const action = data as UnknownAction;
    if (!shares(action)) return;
    const { meta } = action;
    store.dispatch({ ...action, meta: { ...(typeof meta === 'object' ? meta : null), fromOtherTab: true } });
  });
  store.startListening({
    predicate: (action) => shares(action) && !isFromOtherTab(action),
    effect: (action) => channel.postMessage(action),
  });
}
