import { createAppStore } from './store.ts';
import { createSlice } from './index.ts';
import { isSharedWithTabs, shareWithTabs } from './shared-actions.ts';

const slice = createSlice({
  name: 'draft',
  initialState: { text: '' },
  reducers: {
    shared: {
      reducer: (state, { payload }: { payload: string; type: string }) => {
        state.text = payload;
      },
      prepare: shareWithTabs<string>,
    },
    own: () => undefined,
  },
});

test('UI-4: the owner of an action marks it as shared; everything else, the session included, stays in its tab', () => {
  const store = createAppStore();
  store.inject(slice);
  store.dispatch(slice.actions.shared('written'));
  expect(store.read(slice).text).toBe('written');
  const actions = [slice.actions.shared('a'), slice.actions.own(), { type: 'session/sessionReceived', payload: null }];
  expect(actions.map(isSharedWithTabs)).toEqual([true, false, false]);
  expect([null, 'text', {}].map((meta) => isSharedWithTabs({ type: 'x', meta }))).toEqual([false, false, false]);
});
