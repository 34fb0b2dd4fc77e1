import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-wallets.ts';
import type { Wallet, Wallets } from './use-wallets.ts';

const WALLET = { stripe: {} } as Wallet;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('BOOK-6: a wallet that answers late moves nothing in an open step, and is there when the step is shown again', async () => {
  let answer: ReturnType<Wallets['get']> = 'unknown';
  const late = Promise.withResolvers<Wallet | null>();
  const wallets: Wallets = { get: () => answer, find: () => late.promise, warm: () => undefined };
  const { result, rerender } = renderHook(({ shown }) => useSettled(wallets, shown), {
    initialProps: { shown: true },
  });
  expect(result.current).toBe('unknown');
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(result.current).toBeNull();
  answer = WALLET;
  late.resolve(WALLET);
  await act(() => late.promise);
  rerender({ shown: true });
  expect(result.current).toBeNull();
  rerender({ shown: false });
  rerender({ shown: true });
  expect(result.current).toBe(WALLET);
});
