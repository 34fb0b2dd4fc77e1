import { Profiler } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from '@roost/shared/testing/memory-router';
import { useLocation } from '@roost/shared/router';
import { AppLink } from './AppLink.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}

test('FAST-5: a navigation renders no link that stays as it is', async () => {
  const onRender = jest.fn();
  // In an element of its own: React tells a profiler that is the page itself of nothing.
  const element = (
    <main>
      <Profiler id="link" onRender={onRender}>
        <AppLink href="/search?query=Moab">Moab</AppLink>
      </Profiler>
    </main>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  onRender.mockClear();
  await act(() => router.navigate('/favorites#list'));
  expect(onRender).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link'));
  expect(router.state.location).toMatchObject({ pathname: '/search', search: '?query=Moab' });
});

test('in a page without loaders it navigates too, and replaces where it is asked to', async () => {
  render(
    <MemoryRouter>
      <AppLink href="/a?b=c">Add</AppLink>
      <AppLink href="/d" replace>
        Replace
      </AppLink>
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Add' }));
  expect(screen.getByRole('status')).toHaveTextContent('/a?b=c');
  await userEvent.click(screen.getByRole('link', { name: 'Replace' }));
  expect(screen.getByRole('status')).toHaveTextContent('/d');
});

test.each([
  ['a device that draws a press within two frames', 20, true],
  ['a slow one, where the pictures for it would take longer than the page', 60, false],
])('FAST-5: a photo is carried over by a view transition on %s', async (_device, drawnAfter, expected) => {
  const element = (
    <AppLink href="/search" carry={() => true}>
      A home
    </AppLink>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const navigate = jest.spyOn(router, 'navigate').mockResolvedValue(undefined);
  render(<RouterProvider router={router} />);
  jest.spyOn(performance, 'now').mockReturnValue(1000 + drawnAfter);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(press, 'timeStamp', { value: 1000 });
  await act(async () => screen.getByRole('link').dispatchEvent(press));
  expect(navigate).not.toHaveBeenCalled();
  await waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.calls[0]?.[1]).toMatchObject({ replace: false, viewTransition: expected });
  jest.restoreAllMocks();
});
