import { act, render } from '@testing-library/react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { ConfigProvider } from '../layout/config-context.ts';
import type { RouteEntry } from '../page/page-state.ts';
import { PageFailed } from './PageFailed.tsx';

const route = { remote: 'mfe-listing', id: 'listing', path: '/x' } as RouteEntry;

test('PLAT-5: a try that began without a connection is waited for, then the page is tried again, once', () => {
  const onRetry = jest.fn();
  const page = (retrying: boolean) => (
    <ConfigProvider value={{ phone: '1', email: 'a@b.co' } as PublicConfig}>
      <PageFailed route={route} retrying={retrying} onRetry={onRetry} />
    </ConfigProvider>
  );
  const connection = jest.spyOn(navigator, 'onLine', 'get');
  const turn = (online: boolean) =>
    act(() => {
      connection.mockReturnValue(online);
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    });
  const { rerender } = render(page(false));
  expect(onRetry).not.toHaveBeenCalled();
  turn(false);
  // The guest presses "Try again" meanwhile.
  rerender(page(true));
  turn(true);
  expect(onRetry).not.toHaveBeenCalled();
  rerender(page(false));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(page(true));
  rerender(page(false));
  expect(onRetry).toHaveBeenCalledTimes(1);
  connection.mockRestore();
});
