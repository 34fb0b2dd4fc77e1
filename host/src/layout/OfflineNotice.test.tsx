import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OfflineNotice } from './OfflineNotice.tsx';

test('PLAT-5: no connection is said calmly; when it is back the page loads its data again', async () => {
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: <OfflineNotice />, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  const notice = await screen.findByRole('status');
  expect(notice).toBeEmptyDOMElement();
  const connection = jest.spyOn(navigator, 'onLine', 'get');
  const turn = (online: boolean) =>
    act(() => {
      connection.mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  turn(false);
  expect(notice).toHaveTextContent('You’re offline.');
  expect(loader).toHaveBeenCalledTimes(1);
  turn(true);
  expect(notice).toBeEmptyDOMElement();
  await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  connection.mockRestore();
});
