import Cookies from 'js-cookie';
import { CONSENT_COOKIE } from '../domain/consent.ts';
import { createConsentGate } from './gate.ts';
import type { ConsentCookie } from './gate.ts';

/** Returns a cookie of this browser, undefined when there is none and on the server. */
export const readCookie = (name: string): string | undefined => Cookies.get(name);

const browserCookie: ConsentCookie = {
  read: () => Cookies.get(CONSENT_COOKIE),
  write: (text, days) => {
    Cookies.set(CONSENT_COOKIE, text, {
      expires: days,
      path: '/',
      sameSite: 'lax',
      secure: window.location.protocol === 'https:',
    });
  },
};

/** Global Privacy Control, as the browser tells pages. */
export function privacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** The gate of this page. On the server, where there is no visitor's cookie to read, everything optional is off. */
export const consentGate = createConsentGate(typeof document === 'undefined' ? null : browserCookie, privacyControl);
