import { toSharedAddress } from './shared-address.ts';

test('LIST-4: a shared address keeps the stay and tells nothing of the guest', () => {
  expect(
    toSharedAddress(new URL('https://roost.example/vacation-rentals/1?adults=2&queryID=q&utm_source=a&lc=b#reviews')),
  ).toBe('https://roost.example/vacation-rentals/1?adults=2');
});
