import type { UnknownAction } from 'redux';
import { createSlice } from './index.ts';
import type { PayloadAction } from './index.ts';
import { createAppStore } from './store.ts';
import { syncTabs } from './tab-sync.ts';
import type { TabChannel } from './tab-sync.ts';

/** Channels joined like BroadcastChannel: a message reaches every other one. */
function joinedChannels(count: number): { channels: TabChannel[]; sent: () => number } {
  const listeners: ((event: { data: unknown }) => void)[][] = Array.from({ length: count }, () => []);
  let sent = 0;
  const channels = listeners.map((own): TabChannel => ({
    postMessage(message) {
      sent += 1;
      for (const others of listeners)
        if (others !== own) for (const listener of others) listener({ data: structuredClone(message) });
    },
    addEventListener: (_type, listener) => {
      own.push(listener);
    },
  }));
  return { channels, sent: () => sent };
}
const listSlice = createSlice({
  name: 'list',
  initialState: [] as string[],
  reducers: { added: (state, { payload }: PayloadAction<string>) => [...state, payload] },
});
const shares = (action: UnknownAction) => action.type.startsWith('list/');
const tab = (channel: TabChannel) => {
  const store = createAppStore();
  store.inject(listSlice);
  syncTabs(store, channel, shares);
  return store;
};
const saved = listSlice.actions.added('1');

describe('tab sync', () => {
  test('UI-4: an action of one tab is done in the others, without an echo', () => {
    const { channels, sent } = joinedChannels(3);
    const tabs = channels.map(tab);
    tabs[0]?.dispatch(saved);
    expect(tabs.map((store) => store.read(listSlice))).toEqual([['1'], ['1'], ['1']]);
    expect(sent()).toBe(1);
  });

  test('UI-4: actions that are not shared stay in their tab', () => {
    const { channels, sent } = joinedChannels(2);
    tab(channels[0] as TabChannel).dispatch({ type: 'draft/written' });
    expect(sent()).toBe(0);
  });

  test.each([[null], ['text'], [{ type: 3 }], [{ type: 'session/sessionReceived', payload: {} }]])(
    'PLAT-8: the message %j changes nothing',
    (message) => {
      const { channels } = joinedChannels(2);
      const store = tab(channels[0] as TabChannel);
      const before = store.getState();
      channels[1]?.postMessage(message);
      expect(store.getState()).toBe(before);
    },
  );
});
