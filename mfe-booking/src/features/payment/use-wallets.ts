/**
 * Knows whether the browser has a wallet, from the first that a guest types: the step of the payment then stands still
 * from the start.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { WalletSectionProps } from './WalletSection.tsx';
import { loadVaultParts } from './load-vault-parts.ts';

/** The part that offers the wallet, with the vault's library. */
export type Wallet = { Section: ComponentType<WalletSectionProps>; stripe: WalletSectionProps['stripe'] };
/** Null where there is none. */
type WalletAnswer = Wallet | null | 'unknown';
export type Wallets = {
  /** Returns what is known by now. */
  get: () => WalletAnswer;
  /** Loads what a payment takes and looks for a wallet, once. */
  find: () => Promise<Wallet | null>;
  /** Begins to. */
  warm: () => void;
};

export function useWallets(config: PublicConfig['stripe']): Wallets {
  const [wallets] = useState(() => createWallets(config));
  return wallets;
}

function createWallets(config: PublicConfig['stripe']): Wallets {
  let answer: WalletAnswer = 'unknown';
  const look = async (): Promise<Wallet | null> => {
    const { findWallet, WalletSection } = await loadVaultParts();
    const stripe = await findWallet(config);
    return stripe && { Section: WalletSection, stripe };
  };
  let looked: Promise<Wallet | null> | null = null;
  const find = () =>
    (looked ??= look().then(
      (wallet) => {
        answer = wallet;
        return wallet;
      },
      () => {
        // A wallet that fails to load is not offered, and loaded again when the step is opened again. The card form
        // reports its own failure.
        looked = null;
        return null;
      },
    ));
  return { get: () => answer, find, warm: () => void find() };
}

/** How long a step that was opened before the answer stays covered. Longer helps nobody: the card is there. */
const PATIENCE_MS = 2_000;

/**
 * Returns the answer for a step that is open: after a while without one there is no wallet, as long as the step is
 * shown, so that nothing moves. One that came too late is there when the step is shown again.
 */
export function useSettled({ get, find }: Wallets, shown: boolean): WalletAnswer {
  const [settled, setSettled] = useState(get);
  const [before, setBefore] = useState(shown);
  if (shown !== before) {
    setBefore(shown);
    if (settled === null) setSettled(get);
  }
  const waiting = settled === 'unknown';
  useEffect(() => {
    if (!waiting) return;
    let open = true;
    const settle = (wallet: Wallet | null) => {
      if (open) setSettled(wallet);
      open = false;
    };
    void find().then(settle);
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [waiting, find]);
  return settled;
}
