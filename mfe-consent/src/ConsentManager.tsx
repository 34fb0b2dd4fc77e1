/** Slot: consent banner and preferences dialog. Placed after hydration; renders nothing until somebody has to be asked. */
import { lazy, Suspense, useCallback } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import type { ConsentManagerProps } from '@roost/shared/contracts/slots';
import { toRemoteError, useFederation } from '@roost/shared/federation';
import { ConsentBanner } from './features/banner/ConsentBanner.tsx';
import { pageBrowser, useConsentManager } from './features/use-consent-manager.ts';
import type { ConsentBrowser } from './features/use-consent-manager.ts';

const PreferencesDialog = lazy(() =>
  import('./features/preferences/PreferencesDialog.tsx').then((module) => ({ default: module.PreferencesDialog })),
);

/** The slot. */
export function ConsentManager({ analytics }: ConsentManagerProps) {
  return <Manager analytics={analytics} browser={pageBrowser} />;
}

/** The manager over a browser; tests give their own. */
export function Manager({ analytics, browser }: { analytics: PublicConfig['analytics']; browser: ConsentBrowser }) {
  const federation = useFederation();
  const report = useCallback(
    (error: unknown) =>
      federation.report(toRemoteError('mfe-consent', federation.versionOf('mfe-consent'), 'loader', error)),
    [federation],
  );
  const manager = useConsentManager(analytics, report, browser);
  return (
    <>
      {manager.bannerOpen && (
        <ConsentBanner
          onDeny={() => manager.everything(false)}
          onAccept={() => manager.everything(true)}
          onCustomize={manager.customize}
        />
      )}
      {manager.dialogOpen && (
        <Suspense>
          <PreferencesDialog
            preferences={manager.preferences}
            onSave={manager.saveCategories}
            onClose={manager.closeDialog}
          />
        </Suspense>
      )}
    </>
  );
}
