import type { ReactNode } from 'react';
import { Provider as ReduxProvider } from 'react-redux';
import type { AppStore } from './store.ts';

/**
 * Gives the page its store. In the browser, regions that hydrate late first see the state that the server rendered
 * with.
 */
export function Provider({ store, children }: { store: AppStore; children: ReactNode }) {
  const hydrating = typeof document !== 'undefined';
  return (
    <ReduxProvider store={store} {...(hydrating ? { serverState: store.serverState } : {})}>
      {children}
    </ReduxProvider>
  );
}
