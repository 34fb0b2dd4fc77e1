import { CONFIG } from '../../testing/builders.ts';
import { installFakeStripe } from '../../testing/fake-stripe.ts';
import { findWallet } from './find-wallet.ts';
import { useWallets } from './use-wallets.ts';
import { renderHook } from '@testing-library/react';

/** Holds back what the vault says of its wallets. */
function silence(): () => void {
  const { elements } = window.Stripe!('pk') as unknown as { elements: () => { create: (type: string) => object } };
  const element = elements().create('expressCheckout');
  const prototype = Object.getPrototypeOf(element) as { emit: (event: string, detail: object) => void };
  const mock = jest.spyOn(prototype, 'emit').mockImplementation(() => undefined);
  return () => mock.mockRestore();
}

test('BOOK-6: a vault that does not say in time whether there is a wallet is asked again when the step is opened again', async () => {
  const vault = installFakeStripe();
  vault.wallet = true;
  const speak = silence();
  const before = document.body.childElementCount;
  await expect(findWallet(CONFIG.stripe, 10)).rejects.toThrow('did not say');
  expect(document.body.childElementCount).toBe(before);
  speak();
  const { result } = renderHook(() => useWallets(CONFIG.stripe));
  expect(await result.current.find()).not.toBeNull();
  vault.remove();
});
