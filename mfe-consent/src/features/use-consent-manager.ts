import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { consentGate } from '@roost/shared/consent';
import type { ConsentGate } from '@roost/shared/consent';
import {
  firstLoad,
  hasChoice,
  savingReloads,
  skipsConsent,
  withCategories,
  withEverything,
} from '@roost/shared/domain/consent';
import type { Destination, OptionalCategory, TrackingPreferences, Visitor } from '@roost/shared/domain/consent';
import {
  consentModalHidden,
  preferencesModalShown,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@roost/shared/state';
import { copy } from '../copy.ts';
import { fetchDestinations } from './destinations/fetch-destinations.ts';

/** CONS-1: the banner comes back this long after the dialog closed without a choice. */
export const BANNER_RETURN_MS = 1_000;

/** What the manager needs of the browser; tests give their own. */
export type ConsentBrowser = {
  gate: ConsentGate;
  visitor: () => Visitor;
  loadDestinations: (analytics: PublicConfig['analytics']) => Promise<Destination[]>;
  reload: () => void;
};

/** The real browser. Everything is asked when it is needed, never while the module loads. */
export const pageBrowser: ConsentBrowser = {
  gate: consentGate,
  visitor: () => ({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    globalPrivacyControl: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
    userAgent: navigator.userAgent,
  }),
  loadDestinations: (analytics) => fetchDestinations(analytics),
  reload: () => window.location.reload(),
};

export type ConsentManagerState = {
  bannerOpen: boolean;
  dialogOpen: boolean;
  preferences: TrackingPreferences | null;
  everything: (allowed: boolean) => void;
  customize: () => void;
  saveCategories: (choice: Readonly<Record<OptionalCategory, boolean>>) => void;
  closeDialog: () => void;
};

/**
 * Behaviour of banner and dialog. The list of third parties is fetched when somebody has to be asked or opens the dialog, so
 * a visitor who decided before costs no request. If it cannot be had, there is no UI, and what was decided before holds: else nothing (CONS-6).
 */
export function useConsentManager(
  analytics: PublicConfig['analytics'],
  onError: (error: unknown) => void,
  browser: ConsentBrowser = pageBrowser,
): ConsentManagerState {
  const { gate } = browser;
  const dispatch = useAppDispatch();
  const dialogAsked = useAppSelector((state) => state.ui.showPreferencesModal);
  const hidden = useAppSelector((state) => state.ui.hideConsentModal);
  const [skipped] = useState(() => skipsConsent(browser.visitor().userAgent));
  const [preferences, setPreferences] = useState(() => gate.preferences());
  const [asking, setAsking] = useState(false);
  const [destinations, setDestinations] = useState<readonly Destination[] | null>(null);
  const returning = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = !skipped && (!hasChoice(preferences) || dialogAsked);

  useEffect(() => gate.subscribe(() => setPreferences(gate.preferences())), [gate]);
  useEffect(() => {
    // Another tab may have changed the cookie meanwhile.
    const onVisible = () => {
      if (document.visibilityState === 'visible') gate.refresh();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [gate]);
  useEffect(() => () => clearTimeout(returning.current), []);

  useEffect(() => {
    if (!wanted || destinations !== null) return undefined;
    let current = true;
    browser.loadDestinations(analytics).then(
      (list) => {
        if (!current) return;
        const { save, ask } = firstLoad(gate.preferences(), browser.visitor(), list);
        if (save) gate.save(save);
        setAsking(ask);
        setDestinations(list);
      },
      (error: unknown) => {
        if (!current) return;
        // Nothing was saved, so nothing optional runs; what was agreed to before still holds (CONS-6).
        onError(error);
        if (!dialogAsked) return;
        // Somebody pressed "Cookie preferences" and must hear why nothing opens; another press tries again.
        dispatch(preferencesModalShown(false));
        dispatch(toastShown({ kind: 'error', text: copy.unavailable }));
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, dialogAsked, destinations, analytics, browser, gate, onError, dispatch]);

  const save = (after: TrackingPreferences, everything: boolean) => {
    const reloads = savingReloads({ before: gate.preferences(), after, destinations: destinations ?? [], everything });
    // Nothing starts in a page that is about to be loaded again: it would count the visit twice.
    if (reloads) gate.suspend();
    gate.save(after);
    setAsking(false);
    dispatch(preferencesModalShown(false));
    if (reloads) browser.reload();
  };
  const closeDialog = useCallback(() => {
    dispatch(preferencesModalShown(false));
    clearTimeout(returning.current);
    returning.current = setTimeout(() => dispatch(consentModalHidden(false)), BANNER_RETURN_MS);
  }, [dispatch]);

  const ready = !skipped && destinations !== null;
  return {
    bannerOpen: ready && asking && !hidden && !dialogAsked && !hasChoice(preferences),
    dialogOpen: ready && dialogAsked,
    preferences,
    everything: (allowed) => save(withEverything(allowed, destinations ?? []), allowed),
    customize: () => {
      clearTimeout(returning.current);
      dispatch(consentModalHidden(true));
      dispatch(preferencesModalShown(true));
    },
    // A choice by hand is one in spite of Global Privacy Control, where that is on (CONS-7).
    saveCategories: (choice) =>
      save(
        {
          ...withCategories(choice, destinations ?? []),
          ...(browser.visitor().globalPrivacyControl ? { despitePrivacyControl: true as const } : {}),
        },
        false,
      ),
    closeDialog,
  };
}
