import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicConfig } from '@roost/shared/contracts/remote-module';
import { hasChoice, savingReloads, skipsConsent, withCategories, withEverything } from '@roost/shared/domain/consent';
import type { OptionalCategory, TrackingPreferences } from '@roost/shared/domain/consent';
import { preferencesModalShown, toastShown, useAppDispatch, useAppSelector, useSlice } from '@roost/shared/state';
import { copy } from '../copy.ts';
import { bannerHidden, bannerSlice } from '../state/banner.ts';
import type { ConsentBrowser } from './consent-browser.ts';
import { useDestinations } from './use-destinations.ts';
import { usePreferences } from './use-preferences.ts';

/** CONS-1: time until the banner comes back, after the dialog was closed without a choice. */
const BANNER_RETURN_MS = 1_000;

type ConsentManagerState = {
  isBannerOpen: boolean;
  isDialogOpen: boolean;
  preferences: TrackingPreferences | null;
  /** Accept All (true) or Deny (false). */
  saveEverything: (allowed: boolean) => void;
  saveCategories: (choice: Readonly<Record<OptionalCategory, boolean>>) => void;
  openDialog: () => void;
  closeDialog: () => void;
};

/**
 * Behaviour of banner and dialog. A visitor who decided before costs no request: the list of third parties is loaded
 * only when somebody has to be asked or opens the dialog. Without the list there is no UI, and earlier choices still
 * hold (CONS-6).
 */
export function useConsentManager(
  analytics: PublicConfig['analytics'],
  reportError: (error: unknown) => void,
  browser: ConsentBrowser,
): ConsentManagerState {
  const { gate } = browser;
  const dispatch = useAppDispatch();
  const isDialogWanted = useAppSelector((state) => state.ui.showPreferencesModal);
  const isBannerHidden = useSlice(bannerSlice, (state) => state.hideConsentModal);
  const [isSkipped] = useState(() => skipsConsent(browser.getVisitor().userAgent));
  const preferences = usePreferences(gate);
  const { openDialog, closeDialog } = useDialogActions();

  const onError = useCallback(
    (error: unknown) => {
      reportError(error);
      if (!isDialogWanted) return;
      // Somebody pressed "Cookie preferences" and must learn why nothing opens. Another press tries again.
      dispatch(preferencesModalShown(false));
      dispatch(toastShown({ kind: 'error', text: copy.unavailable }));
    },
    [reportError, isDialogWanted, dispatch],
  );
  const isDecided = hasChoice(preferences);
  const { destinations, asks } = useDestinations({
    analytics,
    browser,
    wanted: !isSkipped && (!isDecided || isDialogWanted),
    attempt: isDialogWanted,
    onError,
  });

  const save = (after: TrackingPreferences, everything: boolean) => {
    const reloads = savingReloads({ before: gate.preferences(), after, destinations: destinations ?? [], everything });
    // Nothing may start in a page that is about to reload: it would count the visit twice.
    if (reloads) gate.suspend();
    gate.save(after);
    dispatch(preferencesModalShown(false));
    if (reloads) browser.reload();
  };
  const isReady = !isSkipped && destinations !== null;
  return {
    isBannerOpen: isReady && asks && !isBannerHidden && !isDialogWanted && !isDecided,
    isDialogOpen: isReady && isDialogWanted,
    preferences,
    saveEverything: (allowed) => save(withEverything(allowed, destinations ?? []), allowed),
    saveCategories: (choice) => {
      const after = withCategories(choice, destinations ?? []);
      // Where Global Privacy Control is on, a choice by hand overrides it (CONS-7).
      save(browser.getVisitor().globalPrivacyControl ? { ...after, despitePrivacyControl: true } : after, false);
    },
    openDialog,
    closeDialog,
  };
}

/** Puts a focus that has fallen to the body onto the page's heading. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** Opens the dialog in place of the banner, and closes it with the banner to come back (CONS-1). */
function useDialogActions(): Pick<ConsentManagerState, 'openDialog' | 'closeDialog'> {
  const dispatch = useAppDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    openDialog: () => {
      clearTimeout(timer.current);
      dispatch(bannerHidden(true));
      dispatch(preferencesModalShown(true));
    },
    closeDialog: () => {
      dispatch(preferencesModalShown(false));
      // The dialog gives the focus back to what opened it within a frame. The banner is gone then, so nothing takes it.
      requestAnimationFrame(() => requestAnimationFrame(keepFocus));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => dispatch(bannerHidden(false)), BANNER_RETURN_MS);
    },
  };
}
