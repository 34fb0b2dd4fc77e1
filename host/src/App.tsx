import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FederationProvider } from '@roost/shared/federation';
import type { FederationRuntime } from '@roost/shared/federation';
import { SessionProvider } from '@roost/shared/session';
import { Provider, useAppSelector } from '@roost/shared/state';
import type { AppStore } from '@roost/shared/state';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { showIn } from '@roost/shared/domain/currency';
import { CurrencyContext, PriceDisplayContext } from '@roost/shared/ui';
import { ConfigProvider } from './layout/config-context.ts';
import { PinsProvider } from './layout/PinBadge.tsx';
import type { Pin } from './page/page-state.ts';

/** How often an open page looks whether its guest is still signed in (AUTH-3). */
const SESSION_SECONDS = 900;

/** Everything a page's components find in context. The router comes as child: it differs between server and browser. */
export function App({
  store,
  federation,
  config,
  pins,
  children,
}: {
  store: AppStore;
  federation: FederationRuntime;
  config: PublicConfig;
  pins: readonly Pin[];
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <ConfigProvider value={config}>
        <PinsProvider value={pins}>
          <FederationProvider value={federation}>
            <SessionProvider refetchInterval={SESSION_SECONDS}>
              <ChosenPrices rates={config.exchange}>{children}</ChosenPrices>
            </SessionProvider>
          </FederationProvider>
        </PinsProvider>
      </ConfigProvider>
    </Provider>
  );
}

/** Tells every price of the page how the guest compares homes, and in which currency. */
function ChosenPrices({ rates, children }: { rates: PublicConfig['exchange']; children: ReactNode }) {
  const display = useAppSelector(({ ui }) => ui.priceDisplay);
  const code = useAppSelector(({ ui }) => ui.currency);
  const currency = useMemo(() => showIn(code, rates), [code, rates]);
  return (
    <PriceDisplayContext value={display}>
      <CurrencyContext value={currency}>{children}</CurrencyContext>
    </PriceDisplayContext>
  );
}
