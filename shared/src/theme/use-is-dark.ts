import { useSyncExternalStore } from 'react';

/**
 * Calls back when the guest changes the theme (`data-theme` on the document) or the system does. Returns what ends it.
 */
function subscribe(onChange: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', onChange);
  };
}

/** The guest's choice wins, then the system's setting: the same rule as in tokens-dark.css. */
function readIsDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** Returns whether the page is dark now; false on the server. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, readIsDark, () => false);
