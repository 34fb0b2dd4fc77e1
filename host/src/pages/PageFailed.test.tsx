import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { ConfigProvider } from '../layout/config-context.ts';
import type { RouteEntry } from '../page/page-state.ts';
import { PageFailed } from './PageFailed.tsx';

const route = { remote: 'mfe-listing', id: 'listing', path: '/x' } as RouteEntry;

test('PLAT-5: a try that began without a connection is waited for, then the page is tried again, once', () => {
  const onRetry = jest.fn();
  const page = (retrying: boolean) => (
    <MemoryRouter>
      <ConfigProvider value={{ phone: '1', email: 'a@b.co' } as PublicConfig}>
        <PageFailed route={route} retrying={retrying} onRetry={onRetry} />
      </ConfigProvider>
    </MemoryRouter>
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

test.each([
  ['/booking/confirmation/RST41827', /reservation code/],
  ['/trips', /reservation code/],
  ['/booking?listingId=41827&startDate=2027-01-28&endDate=2027-02-01&adults=2', /we’ll book it for you/],
])(
  'PLAT-5 TRUE-1: where booking is away, %s claims nothing of charges, which it cannot know',
  async (address, words) => {
    await act(async () =>
      render(
        <MemoryRouter initialEntries={[address]}>
          <ConfigProvider value={{ phone: '1', email: 'a@b.co' } as PublicConfig}>
            <PageFailed route={{ ...route, whenDown: 'call' }} retrying={false} onRetry={() => undefined} />
          </ConfigProvider>
        </MemoryRouter>,
      ),
    );
    const page = screen.getByRole('alert');
    expect(page).toHaveTextContent(words);
    expect(page).not.toHaveTextContent(/Nothing was charged/);
    // Only a home that somebody was about to book can be booked for them.
    expect(/book it for you/.test(page.textContent)).toBe(address.startsWith('/booking?'));
  },
);
