import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

const never = () => () => undefined;

/** Renders its children in the browser only, after the first paint: for what no page needs to be readable. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? children : null;
}
