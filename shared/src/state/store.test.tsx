import { render, screen } from '@testing-library/react';
import { act } from 'react';
import {
  Provider,
  createAppStore,
  createSlice,
  injectSlice,
  toastShown,
  toastsDismissed,
  useAppDispatch,
  useAppSelector,
  useSlice,
} from './index.ts';
import type { PayloadAction } from './index.ts';

const draftSlice = createSlice({
  name: 'draft',
  initialState: { text: 'empty' },
  reducers: {
    written: (state, action: PayloadAction<string>) => {
      state.text = action.payload;
    },
  },
});

function Draft() {
  const text = useSlice(draftSlice, (state) => state.text);
  const dispatch = useAppDispatch();
  return (
    <button type="button" onClick={() => dispatch(draftSlice.actions.written('typed'))}>
      {text}
    </button>
  );
}

describe('the store of a page', () => {
  test('PLAT-6: a remote adds its slice by using it, and every component sees its changes', async () => {
    const store = createAppStore();
    render(
      <Provider store={store}>
        <Draft />
        <Draft />
      </Provider>,
    );
    act(() => {
      store.dispatch(draftSlice.actions.written('typed'));
    });
    expect(screen.getAllByRole('button', { name: 'typed' })).toHaveLength(2);
  });

  test('PLAT-6: a slice that is added later begins with what the server had in it', () => {
    const store = createAppStore({ draft: { text: 'from the server' } });
    render(
      <Provider store={store}>
        <Draft />
      </Provider>,
    );
    expect(screen.getByRole('button', { name: 'from the server' })).toBeInTheDocument();
    act(() => {
      store.dispatch(toastShown({ text: 'another action' }));
    });
    expect(screen.getByRole('button', { name: 'from the server' })).toBeInTheDocument();
  });

  test('PLAT-6: two stores know nothing of each other, as two requests on a server must not', () => {
    const [first, second] = [createAppStore(), createAppStore()];
    injectSlice(first, draftSlice);
    injectSlice(second, draftSlice);
    first.dispatch(draftSlice.actions.written('first'));
    expect(first.read(draftSlice)).toEqual({ text: 'first' });
    expect(second.read(draftSlice)).toEqual({ text: 'empty' });
  });

  test('PLAT-6: a remote cannot take the place of a slice that is there', () => {
    const store = createAppStore();
    const impostor = createSlice({ name: 'session', initialState: { status: 'mine' }, reducers: {} });
    injectSlice(store, impostor);
    expect(store.getState().session.status).toBe('loading');
  });

  test.each(['a reducer', 'a listener'])(
    'PLAT-3: an action goes on when %s of a remote throws, and it is reported',
    (what) => {
      const onEffectError = jest.fn();
      const store = createAppStore({}, onEffectError);
      const failure = new Error(what);
      const fail = (): never => {
        throw failure;
      };
      if (what === 'a listener') store.subscribe(fail);
      else
        injectSlice(
          store,
          createSlice({
            name: 'broken',
            initialState: { kept: true },
            reducers: {},
            extraReducers: (builder) => void builder.addCase(toastShown, fail),
          }),
        );
      const heard = jest.fn();
      store.subscribe(heard);
      store.dispatch(toastShown({ text: 'for all' }));
      expect(store.getState().toasts.items).toHaveLength(1);
      expect(heard).toHaveBeenCalledTimes(1);
      expect(onEffectError).toHaveBeenCalledWith(failure);
    },
  );

  test('PLAT-3: no remote replaces what all dispatch with', () => {
    const store = createAppStore();
    const { dispatch } = store;
    expect(Reflect.set(store, 'dispatch', () => undefined)).toBe(false);
    expect(store.dispatch).toBe(dispatch);
  });

  test('PLAT-6: a remote adds an effect to the store; one that throws is reported and stops nobody', async () => {
    const onEffectError = jest.fn();
    const store = createAppStore({}, onEffectError);
    injectSlice(store, draftSlice);
    const done: string[] = [];
    store.startListening({
      actionCreator: draftSlice.actions.written,
      effect: () => {
        throw new Error('effect');
      },
    });
    const stop = store.startListening({
      actionCreator: draftSlice.actions.written,
      effect: ({ payload }) => {
        done.push(payload);
      },
    });
    store.dispatch(draftSlice.actions.written('first'));
    stop();
    store.dispatch(draftSlice.actions.written('second'));
    expect(done).toEqual(['first']);
    expect(store.read(draftSlice).text).toBe('second');
    await Promise.resolve();
    expect(onEffectError).toHaveBeenCalledWith(new Error('effect'), expect.anything());
  });

  test('UI-1: toasts queue in order and leave together', () => {
    const store = createAppStore();
    store.dispatch(toastShown({ text: 'one' }));
    store.dispatch(toastShown({ text: 'two', kind: 'error' }));
    expect(store.getState().toasts.items).toEqual([
      expect.objectContaining({ text: 'one', kind: 'info' }),
      expect.objectContaining({ text: 'two', kind: 'error' }),
    ]);
    store.dispatch(toastsDismissed());
    expect(store.getState().toasts.items).toEqual([]);
  });

  test('AUTH-2: without a session of the server the status is loading', () => {
    function Status() {
      return <p>{useAppSelector((state) => state.session.status)}</p>;
    }
    render(
      <Provider store={createAppStore()}>
        <Status />
      </Provider>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
  });
});
