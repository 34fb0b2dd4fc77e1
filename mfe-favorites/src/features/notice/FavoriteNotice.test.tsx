import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider, createAppStore } from '@roost/shared/state';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import { FavoriteNotice } from './FavoriteNotice.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <FavoriteNotice href="/favorites" />
      </MemoryRouter>
    </Provider>,
  );
});
afterEach(() => jest.useRealTimers());

const notice = () => screen.queryByRole('region', { name: 'Saved homes' });
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('UI-3: the note about saved homes leaves by itself', () => {
  pass(9);
  expect(notice()).toBeVisible();
  pass(2);
  expect(notice()).not.toBeInTheDocument();
});

test('UI-5: it stays while somebody reads it', () => {
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Saved homes' }));
  pass(60);
  expect(notice()).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Saved homes' }));
  pass(11);
  expect(notice()).not.toBeInTheDocument();
});
