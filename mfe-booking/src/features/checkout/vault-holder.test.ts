import type { CardVault } from './card-vault.ts';
import { createVaultHolder } from './vault-holder.ts';

const vault = { problems: () => [] } as unknown as CardVault;

test('BOOK-6: who waits for the card form gets it when it stands in the page, and at once afterwards', async () => {
  const holder = createVaultHolder();
  const early = holder.ready();
  holder.set(null);
  expect(holder.current()).toBeNull();
  holder.set(vault);
  expect(await early).toBe(vault);
  expect(await holder.ready()).toBe(vault);
  expect(holder.current()).toBe(vault);
});
