import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider, createAppStore, toastShown } from '@roost/shared/state';
import { Toaster } from './Toaster.tsx';

describe('toaster', () => {
  let store: ReturnType<typeof createAppStore>;
  beforeEach(() => {
    jest.useFakeTimers();
    store = createAppStore();
    render(
      <Provider store={store}>
        <Toaster />
      </Provider>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const show = (...texts: string[]) =>
    act(() => {
      for (const text of texts) store.dispatch(toastShown({ text }));
    });
  const pass = (milliseconds: number) =>
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });

  test('UI-1: a toast goes after 4 seconds', () => {
    show('Saved');
    pass(3999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('UI-1: three at once, the newest last; the rest waits its turn', () => {
    show('one', 'two', 'three', 'four');
    expect(screen.getAllByText(/one|two|three|four/).map((element) => element.textContent)).toEqual([
      'one',
      'two',
      'three',
    ]);
    pass(4000);
    expect(screen.getByText('four')).toBeInTheDocument();
    pass(3999);
    expect(screen.getByText('four')).toBeInTheDocument();
  });

  test('UI-5: it stays while somebody reads it with the pointer', () => {
    show('Saved');
    fireEvent.mouseEnter(screen.getByText('Saved'));
    pass(10_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('Saved'));
    pass(4000);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('FAV-4: its button does what the region asked for, and the toast is done', () => {
    act(() => {
      store.dispatch(
        toastShown({
          text: 'Removed',
          button: { label: 'Undo', action: { type: 'ui/preferencesModalShown', payload: true } },
        }),
      );
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(store.getState().ui.showPreferencesModal).toBe(true);
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  test('UI-1: all of them go when the page is hidden', () => {
    show('one', 'two');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    hidden.mockRestore();
    expect(screen.queryByText(/one|two/)).not.toBeInTheDocument();
  });
});
