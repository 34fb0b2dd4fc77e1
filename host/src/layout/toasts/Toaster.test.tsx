import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider, createAppStore, toastShown, toastsDismissed } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import { Toaster } from './Toaster.tsx';

let store: AppStore;
beforeEach(() => {
  store = createAppStore();
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
});

const show = (...messages: (string | Parameters<typeof toastShown>[0])[]) =>
  act(() => {
    for (const message of messages)
      store.dispatch(toastShown(typeof message === 'string' ? { text: message } : message));
  });
const region = () => screen.getByRole('status', { name: 'Messages' });
/** The element that the library times a toast by. jsdom runs no animations: its end is what makes time pass. */
const getTimer = (text: string) =>
  screen.getByText(text).parentElement?.querySelector<HTMLElement>('[role="progressbar"]') as HTMLElement;
const timeIsOver = (text: string) => fireEvent.animationEnd(getTimer(text));
const shown = () => [...region().querySelectorAll('[data-in="true"] > span')].map((text) => text.textContent);

describe('toasts', () => {
  test('UI-1: a toast is timed to 4 seconds and goes when they are over', async () => {
    show('Saved');
    await screen.findByText('Saved');
    expect(getTimer('Saved').style).toMatchObject({ animationDuration: '4000ms', animationPlayState: 'running' });
    timeIsOver('Saved');
    await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
    expect(store.getState().toasts.items).toEqual([]);
  });

  test('UI-1: a guest closes one by its button; no progress bar is shown', async () => {
    show('Saved', 'Removed');
    const saved = (await screen.findByText('Saved')).parentElement as HTMLElement;
    expect(within(saved).queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(within(saved).getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(shown()).toEqual(['Removed']));
  });

  test('UI-1: three at once, the newest last; the fourth comes when one has gone', async () => {
    show('one', 'two', 'three', 'four');
    await screen.findByText('three');
    expect(shown()).toEqual(['one', 'two', 'three']);
    timeIsOver('one');
    await waitFor(() => expect(shown()).toEqual(['two', 'three', 'four']));
  });

  test('UI-5: its time stands still under the pointer and while its button has the focus', async () => {
    show({ text: 'Removed', button: { label: 'Undo', action: { type: 'test/undo' } } });
    const user = userEvent.setup();
    await user.hover(await screen.findByText('Removed'));
    expect(getTimer('Removed').style.animationPlayState).toBe('paused');
    await user.unhover(screen.getByText('Removed'));
    expect(getTimer('Removed').style.animationPlayState).toBe('running');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(getTimer('Removed').style.animationPlayState).toBe('paused');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close message' })).toHaveFocus();
    await user.tab();
    expect(getTimer('Removed').style.animationPlayState).toBe('running');
  });

  test('UI-5: toasts take no focus and are announced politely; an error is an alert', async () => {
    expect(region()).toHaveAttribute('aria-live', 'polite');
    show('Saved', { text: 'Not saved', kind: 'error' });
    await screen.findByText('Saved');
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    expect(region()).toHaveTextContent('Saved');
  });

  test('FAV-4: its button does what the region asked for, and the toast is done', async () => {
    show({ text: 'Removed', button: { label: 'Undo', action: { type: 'ui/preferencesModalShown', payload: true } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().ui.showPreferencesModal).toBe(true);
    await waitFor(() => expect(screen.queryByText('Removed')).not.toBeInTheDocument());
  });

  test('UI-5: when its button is pressed the focus goes back to where it came from', async () => {
    const origin = document.body.appendChild(document.createElement('button'));
    show({ text: 'Removed', button: { label: 'Undo', action: { type: 'test/undo' } } });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => origin.focus());
    act(() => undo.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(origin).toHaveFocus());
    origin.remove();
  });

  test('UI-5: after an undo the focus is on what came back, when it is made anew', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const heart = () => {
      const button = document.createElement('button');
      button.setAttribute('aria-label', 'Save to favorites: "Pine" House');
      return main.appendChild(button);
    };
    const gone = heart();
    show({ text: 'Removed', button: { label: 'Undo', action: { type: 'test/undo' } } });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => gone.focus());
    act(() => undo.focus());
    gone.remove();
    const back = heart();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).toHaveFocus());
    main.remove();
  });

  test('UI-5: after an undo the focus is on what it brought back, also when the focus had fallen to the body', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.append(document.createElement('h1'));
    const heart = main.appendChild(document.createElement('button'));
    heart.setAttribute('aria-label', 'Save to favorites: Pine House');
    const button = { label: 'Undo', action: { type: 'test/undo' }, brings: 'Save to favorites: Pine House' };
    show({ text: 'Removed', button });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heart).toHaveFocus());
    main.remove();
  });

  test('ROUTE-10: all of them go together, those that wait too', async () => {
    show('one', 'two', 'three', 'four', 'five');
    await screen.findByText('three');
    act(() => {
      store.dispatch(toastsDismissed());
    });
    await waitFor(() => expect(shown()).toEqual([]));
    show('six');
    await screen.findByText('six');
    expect(shown()).toEqual(['six']);
  });

  test('UI-1: all of them go when the page is hidden', async () => {
    show('one', 'two');
    await screen.findByText('two');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    hidden.mockRestore();
    await waitFor(() => expect(shown()).toEqual([]));
  });
});
