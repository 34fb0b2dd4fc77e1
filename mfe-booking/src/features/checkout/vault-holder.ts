import type { CardVault } from './card-vault.ts';

/** Holds the card form of this page, which comes and goes with the payment step. */
export type VaultHolder = {
  /** Returns the card form, or null while its fields do not stand in the page. */
  current: () => CardVault | null;
  set: (vault: CardVault | null) => void;
  /** Resolves with the card form as soon as there is one. */
  ready: () => Promise<CardVault>;
};

export function createVaultHolder(): VaultHolder {
  let held: CardVault | null = null;
  let waiting: ((vault: CardVault) => void)[] = [];
  return {
    current: () => held,
    set: (vault) => {
      held = vault;
      if (vault === null) return;
      for (const resolve of waiting) resolve(vault);
      waiting = [];
    },
    ready: () =>
      new Promise((resolve) => {
        if (held) resolve(held);
        else waiting.push(resolve);
      }),
  };
}
