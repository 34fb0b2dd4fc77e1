import { lazy, Suspense, useCallback } from 'react';
import type { ConsentManagerProps } from '@roost/shared/contracts/slots';
import { toRemoteError, useFederation } from '@roost/shared/federation';
import { ConsentBanner } from '../features/banner/ConsentBanner.tsx';
import { pageBrowser } from '../hooks/consent-browser.ts';
import type { ConsentBrowser } from '../hooks/consent-browser.ts';
import { useConsentManager } from '../hooks/use-consent-manager.ts';

const PreferencesDialog = lazy(() =>
  import('../features/preferences/PreferencesDialog.tsx').then((module) => ({ default: module.PreferencesDialog })),
);

type Props = ConsentManagerProps & { /** Tests give their own. */ browser?: ConsentBrowser };

/**
 * Slot: the cookie banner and the preferences dialog (CONS-1). Placed after hydration; renders nothing while nobody has
 * to be asked.
 */
export function ConsentManager({ analytics, browser = pageBrowser }: Props) {
  const federation = useFederation();
  const report = useCallback(
    (error: unknown) =>
      federation.report(toRemoteError('mfe-consent', federation.getVersion('mfe-consent'), 'loader', error)),
    [federation],
  );
  const manager = useConsentManager(analytics, report, browser);
  return (
    <>
      {manager.isBannerOpen && (
        <ConsentBanner
          onDeny={() => manager.saveEverything(false)}
          onAccept={() => manager.saveEverything(true)}
          onCustomize={manager.openDialog}
        />
      )}
      {manager.isDialogOpen && (
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
